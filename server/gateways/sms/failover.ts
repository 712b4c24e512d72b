import { NoTemplateError, UnansweredError, type SmsGateway } from './port.ts'

const strictest = ['flow', 'text'] as const

/** Sends by the first provider and, when it fails, tries each of the others once. Rejects with an AggregateError of all failures, or with the one that says more. */
export function withFailover(routes: readonly SmsGateway[]): SmsGateway {
  return {
    send: async (message, { isOnce = false } = {}) => {
      const errors: unknown[] = []
      for (const route of routes) {
        try {
          return await route.send(message, { isOnce })
        } catch (error) {
          if (isOnce && error instanceof UnansweredError) throw error
          errors.push(error)
        }
      }
      const [first] = errors
      if (errors.every((error) => error instanceof NoTemplateError)) throw first
      throw new AggregateError(errors, 'no SMS provider accepted the message')
    },
    hasTemplate: (template, wording) => routes.some((route) => route.hasTemplate(template, wording)),
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
