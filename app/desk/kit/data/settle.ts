import { ApiError } from '#app/api/transport/request.ts'

/** An outcome that a page shows below its filters, which stay when the list cannot be read. */
export type Settled<T> =
  | { readonly content: T; readonly failure: null }
  | { readonly content: null; readonly failure: unknown }

/** Waits for a list and gives its failure as a value. Throws once the session is over. */
export async function settle<T>(reading: Promise<T>): Promise<Settled<T>> {
  try {
    return { content: await reading, failure: null }
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'not-signed-in') throw failure
    return { content: null, failure }
  }
}
