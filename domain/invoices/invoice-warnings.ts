import type { Order } from '../orders/order.ts'
import { isHsn } from '../catalogue/hsn.ts'
import { stateOfAddress } from '../addresses/state-of-address.ts'
import { gstRateOf } from './tax-rates.ts'
import { parseRate } from '../catalogue/prices/gst-rate.ts'
import type { Seller } from './seller.ts'

/** Something to check before an invoice is issued; `product` is the name of the product concerned. */
export type InvoiceWarning =
  | { readonly kind: 'no-hsn' | 'no-rate' | 'rate-from-prices'; readonly product: string }
  | { readonly kind: 'state-unknown' | 'pin-of-another-state' }

/** The warnings about an order to be invoiced; none of them prevents the invoice. */
export function findInvoiceWarnings(order: Order, seller: Pick<Seller, 'gstRates'>): InvoiceWarning[] {
  const { state, agrees } = stateOfAddress(order.shippingAddress)
  return [
    ...order.orderItems.flatMap((item): InvoiceWarning[] => {
      const { hsn, gstRate } = item.variantSpecs
      const product = item.productName
      const hasRecordedRate = parseRate(gstRate) !== null
      const rate = gstRateOf(item, seller.gstRates)
      return [
        ...(!isHsn(hsn) ? [{ kind: 'no-hsn', product } as const] : []),
        ...(rate === null ? [{ kind: 'no-rate', product } as const] : []),
        ...(!hasRecordedRate && rate !== null ? [{ kind: 'rate-from-prices', product } as const] : []),
      ]
    }),
    ...(state === null ? [{ kind: 'state-unknown' } as const] : []),
    ...(agrees ? [] : [{ kind: 'pin-of-another-state' } as const]),
  ]
}
