import { AppError } from '#domain/errors.ts'

/** Waits for a body. One that its sender broke off is no failure of ours: `invalid-input`, which nobody is there to read. */
export async function arriving<T>(body: Promise<T>): Promise<T> {
  try {
    return await body
  } catch (error) {
    const isBrokenOff = error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
    throw isBrokenOff ? new AppError('invalid-input', { reasons: [{ code: 'body-broken-off' }] }) : error
  }
}
