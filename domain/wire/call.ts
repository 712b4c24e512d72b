import { config, type z } from 'zod'

// pages may not make code of text, and browsers report even the attempt
if ('document' in globalThis) config({ jitless: true })

/**
 * A call of the API, from which the server makes its route and the app its request. `path` is below `/api` and names its parameters
 * as `{id}`. Without an `answer` or a `download` it is answered without content.
 */
export type Call = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: `/${string}`
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** Says that the body is a file as it is. */
  readonly upload?: true
  readonly answer?: z.ZodType
  /** The media type of the file that it answers with. */
  readonly download?: string
}

/** The calls of a noun by name, with their exact types. */
export function defineCalls<const C extends Readonly<Record<string, Call>>>(calls: C): C {
  return calls
}
