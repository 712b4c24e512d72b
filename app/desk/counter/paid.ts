import type { Paise } from '#domain/money/paise.ts'
import type { PaymentShare, SaleMethod } from '#domain/orders/counter/counter-sale.ts'

/** A way to pay, or several of them. */
export type PayChoice = SaleMethod | 'SPLIT'

/** Payment of a sale, as the store takes it. */
export interface Paid {
  readonly method: SaleMethod
  /** Reason to go above the limit of an account; null for none. */
  readonly creditPass: string | null
  readonly reference: string | null
  readonly tendered: Paise | null
  /** The forms of a split payment. */
  readonly parts?: PaymentShare[]
}
