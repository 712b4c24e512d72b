import type { SmsGateway } from './port.ts'

/** Sends over the first route, and over the next ones, once each, when it fails. Rejects with all that went wrong. */
export function withFailover(routes: readonly SmsGateway[]): SmsGateway {
  return {
    send: async (message) => {
      const faults: unknown[] = []
      for (const route of routes) {
        try {
          return await route.send(message)
        } catch (error) {
          faults.push(error)
        }
      }
      throw new AggregateError(faults, 'no route took the message')
    },
    readReports: (name, request) => {
      for (const route of routes) {
        const reports = route.readReports(name, request)
        if (reports !== null) return reports
      }
      return null
    },
  }
}
