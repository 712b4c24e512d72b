import type { z } from 'zod'
import type { Call } from '#domain/wire/call.ts'
import { ApiError, send } from './request.ts'

type Options = {
  readonly headers?: Readonly<Record<string, string>>
  /** How long it may take; `TIMEOUT_MS` unless told. */
  readonly timeoutMs?: number
}

type Given<C extends Call> = Options & {
  readonly [Name in Extract<keyof C, 'params'>]: Readonly<
    Record<keyof z.input<Extract<C[Name], z.ZodObject>>, string>
  >
} & {
  readonly [Name in Extract<keyof C, 'query'>]?: URLSearchParams
} & {
  readonly [Name in Extract<keyof C, 'body'>]: z.input<Extract<C[Name], z.ZodType>>
}

type AnyGiven = Options & {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: URLSearchParams
  readonly body?: unknown
}

/** Makes a call of the API and parses its answer. Throws `ApiError`, `failed` where the answer is not what the contract says. */
export function callApi<const C extends Call>(call: C, given: Given<C>): Promise<z.output<C['answer']>>
export async function callApi(call: Call, { params, query, ...options }: AnyGiven): Promise<unknown> {
  const url = `/api${pathOf(call.path, params)}${searchOf(query)}`
  const response = await send(call.method.toUpperCase(), url, options)
  const parsed = call.answer.safeParse(await response.json().catch(() => null))
  // something else in its place, such as the page of a proxy
  if (!parsed.success) throw new ApiError('failed')
  return parsed.data
}

function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function searchOf(query: URLSearchParams | undefined): string {
  return query === undefined || query.size === 0 ? '' : `?${query}`
}

/** Loads the calls of a noun when the first of them is made: schemas are no part of the pages on which people begin. */
export async function loadCalls<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(() => {
    throw new ApiError('offline')
  })
}
