import type { Language } from '../i18n/language.ts'
import { createInvoice, type BillTo } from '../invoices/create-invoice.ts'
import type { Seller } from '../invoices/seller.ts'
import type { Invoice } from '../invoices/tax-document.ts'
import { billOf } from '../fulfilments/order-value.ts'
import { ZERO } from '../money/paise.ts'
import type { Quotation, QuotationContent, QuotationState } from './quotation.ts'

/** An offer on paper: what its invoice would say, with the time until which it holds. */
export type QuotationDocument = Omit<Invoice, 'kind'> & {
  readonly kind: 'quotation'
  readonly state: Exclude<QuotationState, 'AWAITING_APPROVAL'>
  /** ISO 8601, UTC. */
  readonly validUntil: string
  /** True when it names the customer and the address, which a quotation opened by a link does not. */
  readonly namesPerson: boolean
}

/**
 * The paper of a quotation (DESK-04): prices, tax and place of supply as the invoice would have them, and exactly the total that was
 * quoted. It has no number of a tax series.
 */
export function createQuotationDocument(
  quotation: Quotation & { readonly content: QuotationContent },
  {
    seller,
    customer,
    language,
    namesPerson,
  }: {
    readonly seller: Seller
    readonly customer: Pick<BillTo, 'name' | 'phone'>
    /** In which the customer reads; English unless told. */
    readonly language?: Language | undefined
    readonly namesPerson: boolean
  },
): QuotationDocument {
  const { id, number, content, total, createdAt, expiresAt, state } = quotation
  const { kind: _, ...document } = createInvoice({
    order: {
      orderId: id,
      createdAt,
      orderItems: content.items,
      ...(content.offers && { offers: content.offers }),
      shippingAddress: content.address,
      ...(content.billing && { billing: content.billing }),
      ...(content.firm && { firm: content.firm }),
      deliveryCharge: content.deliveryFee ?? ZERO,
      grandTotal: total,
      itemMRPTotal: billOf(content.items).mrpTotal,
      paymentMode: 'COD',
      paymentStatus: 'PENDING',
      paymentId: null,
    },
    orderNumber: number,
    number,
    seller,
    billTo: { ...customer, addressLines: null, gstin: content.buyerGstin },
    issuedAt: new Date(createdAt),
    language,
  })
  // on paper an offer holds while its customer waits for an approval
  const shown = state === 'AWAITING_APPROVAL' ? 'OPEN' : state
  return { ...document, kind: 'quotation', state: shown, validUntil: expiresAt, namesPerson }
}
