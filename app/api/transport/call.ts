import type { z } from 'zod'
import type { Call } from '#domain/wire/call.ts'
import { withoutLimits } from '#domain/wire/without-limits.ts'
import { ApiError, send } from './request.ts'

type Options = {
  /** Time that it may take; `TIMEOUT_MS` unless told. */
  readonly timeoutMs?: number
  /** Ends it before it is answered. */
  readonly signal?: AbortSignal
}

/** A field of what is given for a call, where the call has it. */
type Texts<C extends Call, Name extends 'params' | 'headers'> = {
  readonly [N in Extract<keyof C, Name>]: Readonly<Record<keyof z.input<Extract<C[N], z.ZodObject>>, string>>
}

type Given<C extends Call> = Options &
  Texts<C, 'params'> &
  Texts<C, 'headers'> & {
    readonly [Name in Extract<keyof C, 'query'>]?: URLSearchParams
  } & {
    readonly [Name in Extract<keyof C, 'body'>]: z.input<Extract<C[Name], z.ZodType>>
  } & {
    readonly [Name in C extends { readonly upload: true } ? 'file' : never]: Blob
  }

type AnyGiven = Options & {
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: URLSearchParams
  readonly body?: unknown
  readonly file?: Blob
}

type Answer<C extends Call> = C extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : void

/** Makes a call of the API and parses its answer. Throws `ApiError`, `failed` where the answer is not what the contract says. */
export function callApi<const C extends Call>(call: C, given: Given<C>): Promise<Answer<C>>
export async function callApi(call: Call, given: AnyGiven): Promise<unknown> {
  return parseAnswer(call, await respond(call, given))
}

/** Makes a call and resolves with its answer as a file, with the headers that tell of it. Throws `ApiError`. */
export function callForFile<const C extends Call>(call: C, given: Given<C>): Promise<Response>
export async function callForFile(call: Call, given: AnyGiven): Promise<Response> {
  return respond(call, given)
}

/** The address of a call, where a link leads to its answer. */
export function addressOf<const C extends Call>(
  call: C,
  given: Texts<C, 'params'> & { readonly query?: URLSearchParams },
): string
export function addressOf(call: Call, given: AnyGiven): string {
  return urlOf(call, given)
}

function urlOf(call: Call, { params = {}, query }: AnyGiven): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/api${path}${query === undefined || query.size === 0 ? '' : `?${query}`}`
}

function respond(call: Call, given: AnyGiven): Promise<Response> {
  return send(call.method.toUpperCase(), urlOf(call, given), given)
}

/** The answer of a call, parsed. Throws `failed` where it is not what the contract says, such as the page of a proxy. */
export function parseAnswer<const C extends Call>(call: C, response: Response): Promise<Answer<C>>
export async function parseAnswer({ answer }: Call, response: Response): Promise<unknown> {
  if (answer === undefined) {
    if (response.status !== 204) throw new ApiError('failed')
    return undefined
  }
  const parsed = withoutLimits(answer).safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new ApiError('failed')
  return parsed.data
}
