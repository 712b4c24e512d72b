import type { SmsGateway } from './port.ts'

const strictest = ['flow', 'text'] as const

/** Sends by the first provider and, when it fails, tries each of the others once. Rejects with an AggregateError of all failures. */
export function withFailover(routes: readonly SmsGateway[]): SmsGateway {
  return {
    send: async (message) => {
      const errors: unknown[] = []
      for (const route of routes) {
        try {
          return await route.send(message)
        } catch (error) {
          errors.push(error)
        }
      }
      throw new AggregateError(errors, 'no SMS provider accepted the message')
    },
    registration: strictest.find((one) => routes.some(({ registration }) => registration === one)) ?? 'none',
    readReports: (name, request) => {
      for (const route of routes) {
        const reports = route.readReports(name, request)
        if (reports !== null) return reports
      }
      return null
    },
  }
}
