import type { Context } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { ApiEnv } from './session.ts'

type Guess = { readonly code: string | null | undefined; readonly uid: string | null }

/**
 * Runs what tells whether a coupon holds, and counts a wrong one, which is refused as `offers-changed` or answered as unknown. Throws
 * `too-many-requests` to a person, or an address of guests, that typed too many.
 */
export async function guessingCoupon<T extends object>(
  context: Context<ApiEnv>,
  { code, uid }: Guess,
  run: () => Promise<T & { readonly isCouponKnown?: boolean }>,
): Promise<T> {
  if (code === null || code === undefined) return run()
  const { route, person } = context.env
  const guesser = uid ?? person
  await route.requireGuess(guesser)
  try {
    const result = await run()
    if (result.isCouponKnown === false) await route.countWrongCode(guesser)
    return result
  } catch (error) {
    if (error instanceof AppError && error.code === 'offers-changed') await route.countWrongCode(guesser)
    throw error
  }
}
