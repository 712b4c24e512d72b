import { ApiError } from './request.ts'

/** An answer that is what the store says. Throws `failed` for anything else: something may answer in its place. */
export function assertResponse<T>(answer: T, isSound: boolean): T {
  if (!isSound) throw new ApiError('failed')
  return answer
}
