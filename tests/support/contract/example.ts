import type { ErrorCode } from '#domain/errors.ts'
import type { ContractStore } from './store.ts'

/** Makes a request of the API. */
export type Request = () => Promise<Response>

/** Requests of one operation: those that succeed, and those that fail, by code. */
export type Example = {
  readonly succeeds: readonly Request[]
  readonly fails: { readonly [code in ErrorCode | 'unexpected']?: Request }
}

/** Examples by operation, such as `GET /api/orders`. */
export type Examples = Readonly<Record<string, Example>>

/** An id that nothing has. */
export const NOTHING = '00000000-0000-4000-8000-000000000000'

/** Requests of the customer, and of a guest. */
export function requestsOf({ me, guest }: Pick<ContractStore, 'me' | 'guest'>) {
  const request =
    (method: string, path: string, body?: unknown): Request =>
    () =>
      me.call(path, { method, ...(body === undefined ? {} : { body }) })
  return {
    get: (path: string): Request => request('GET', path),
    post: (path: string, body?: unknown): Request => request('POST', path, body),
    put: (path: string, body: unknown): Request => request('PUT', path, body),
    remove: (path: string): Request => request('DELETE', path),
    asGuest:
      (method: string, path: string, body?: unknown): Request =>
      () =>
        guest(path, { method, ...(body === undefined ? {} : { body }) }),
  }
}
