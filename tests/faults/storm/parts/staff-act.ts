import type { Observations } from '../shopper/observations.ts'

/** What the rules may refuse to staff who act at the same moment as others. */
const refusals = [
  'already-on-trip',
  'amount-changed',
  'cash-limit',
  'credit-limit',
  'edit-conflict',
  'invalid-input',
  'move-not-allowed',
  // no refund was refused
  'not-found',
  'nothing-to-refund',
  'out-of-stock',
  // the price of everybody fell meanwhile
  'price-not-allowed',
]

const TRIES = 5

/** Two who change the same orders at once may hold each other up; the store ends one of them, who tries again. */
async function untilItCan(observations: Observations, act: () => Promise<unknown>): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      await act()
      return
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== 'temporarily-unavailable') throw error
      observations.count('desk: tried again')
    }
  }
}

/** Does something at the desk; false when a rule refused it. Anything else that goes wrong is unexpected. */
export async function staffAct(
  observations: Observations,
  what: string,
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await untilItCan(observations, act)
    observations.count(`desk: ${what}`)
    return true
  } catch (error) {
    const { code = 'no code' } = error as { code?: string }
    if (refusals.includes(code)) observations.count(`desk: ${what}: ${code}`)
    else
      observations.unexpected.push(`${what} at the desk failed: ${String((error as Error).stack ?? error)}`)
    return false
  }
}
