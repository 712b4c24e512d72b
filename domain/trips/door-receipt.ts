import type { EntryMethod } from '../accounts/receipt.ts'
import type { Paise } from '../money/paise.ts'

/** Forms in which a driver takes money on account. */
export const doorMethods = ['CASH', 'UPI', 'CHEQUE'] as const
export type DoorMethod = (typeof doorMethods)[number]

/** Money that a driver took on account at a stop. */
export type DoorReceipt = {
  readonly id: string
  readonly number: number
  readonly amount: Paise
  readonly method: EntryMethod
  /** True when the office took it back. */
  readonly isTakenBack: boolean
}

/** The number of a receipt as the customer is told it: `D-17`. */
export function doorReceiptNumber(number: number): string {
  return `D-${number}`
}
