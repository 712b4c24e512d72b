import { z } from 'zod'
import { toPaise, type Paise } from '../money/paise.ts'

/** Limits on cash that the store itself sets; null leaves it to the law, or to the configuration of the store. */
export type CashSettings = {
  /** Amount that the cash of one customer in a day, and for one order, stays below; the law's limit holds where that is lower. */
  readonly limit: Paise | null
  /** Cash orders of one customer that are on their way at once; ten times as many for an active partner. */
  readonly openOrders: number | null
  /** True when drivers see what an account owes, and take money for it at its stops. */
  readonly driversCollect: boolean
}

export const noCashSettings: CashSettings = { limit: null, openOrders: null, driversCollect: false }

const MOST_PAISE = 100_000_000

/** As it is saved and sent: `limit` in whole paise. */
export const cashSettingsSchema = z.strictObject({
  limit: z
    .int()
    .min(10_000, 'cash-limit-too-low')
    .max(MOST_PAISE, 'cash-limit-too-high')
    .transform(toPaise)
    .nullable(),
  openOrders: z.int().min(0).max(1_000).nullable(),
  driversCollect: z.boolean(),
})
