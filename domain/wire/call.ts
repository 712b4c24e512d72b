import type { z } from 'zod'

/**
 * A call of the API, from which the server makes its route and the app its request. `path` is below `/api` and names its parameters
 * as `{id}`.
 */
export type Call = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: `/${string}`
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

/** The calls of a noun by name, with their exact types. */
export function defineCalls<const C extends Readonly<Record<string, Call>>>(calls: C): C {
  return calls
}
