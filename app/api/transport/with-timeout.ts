import { ApiError, TIMEOUT_MS } from './request.ts'

/**
 * The answer of a server loader, within the time that any request may take. Throws `slow` when it takes longer, and
 * `offline` when the store cannot be reached.
 */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('slow')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    // a fetch without connection throws a TypeError
    throw error instanceof TypeError ? new ApiError('offline') : error
  } finally {
    clearTimeout(timer)
  }
}
