import type { Order } from '../orders/order.ts'
import { stateOfAddress } from './place-of-supply.ts'
import { gstRateOf, parseRate } from './tax-rates.ts'
import type { Seller } from './seller.ts'

/** What an accountant should see to before an invoice is issued; `article` names what it is about. */
export type InvoiceWarning =
  | { readonly doubt: 'no-hsn' | 'no-rate' | 'rate-from-prices'; readonly article: string }
  | { readonly doubt: 'state-unknown' | 'pin-of-another-state' }

/** The doubts about an order that is about to be invoiced; none of them stands in the way of the invoice. */
export function findInvoiceWarnings(order: Order, seller: Pick<Seller, 'gstRates'>): InvoiceWarning[] {
  const { state, agrees } = stateOfAddress(order.shippingAddress)
  return [
    ...order.orderItems.flatMap((item): InvoiceWarning[] => {
      const { hsn, gstRate } = item.variantSpecs
      const article = item.productName
      const recorded = parseRate(gstRate) !== null
      return [
        ...(hsn === null || !/\d/.test(hsn) ? [{ doubt: 'no-hsn', article } as const] : []),
        ...(gstRateOf(item, seller.gstRates) === null ? [{ doubt: 'no-rate', article } as const] : []),
        ...(!recorded && gstRateOf(item, seller.gstRates) !== null
          ? [{ doubt: 'rate-from-prices', article } as const]
          : []),
      ]
    }),
    ...(state === null ? [{ doubt: 'state-unknown' } as const] : []),
    ...(agrees ? [] : [{ doubt: 'pin-of-another-state' } as const]),
  ]
}
