import { CallFailure } from './request.ts'

/** An answer that is what the store says. Throws `failed` for anything else: something may answer in its place. */
export function soundAnswer<T>(answer: T, isSound: boolean): T {
  if (!isSound) throw new CallFailure('failed')
  return answer
}
