import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { fillFromPinCode } from '#domain/addresses/fill-from-pin-code.ts'
import type { QuotationRequestWire } from '#domain/quotations/desk-wire.ts'
import { fetchQuotationRequest } from '#app/api/desk/quotations.ts'
import { fetchProducts } from '#app/api/products.ts'
import { emptyAddress, type TypedAddress } from './address-section.tsx'
import { emptyBuying } from './buying-section.tsx'
import type { OrderDraft } from './order-draft.ts'
import { takenFromList } from './taken-from-list.ts'

/** A request for a quotation as the order pad takes it down, and the names of what is no longer sold. */
export interface RequestedQuotation {
  readonly request: QuotationRequestWire
  readonly draft: Pick<OrderDraft, 'address' | 'buying' | 'lines'>
  readonly gone: readonly string[]
}

/** Reads a request with the products of its lines as they are sold now. */
export async function readRequestedQuotation(id: string): Promise<RequestedQuotation> {
  const request = await fetchQuotationRequest(id)
  const ids = request.lines.flatMap(({ product }) => parseCompositeId(product)?.productId ?? [])
  return requestedQuotation(request, takenFromList(request.lines, await fetchProducts(ids)))
}

/** Fills the order pad from a request. */
function requestedQuotation(
  request: QuotationRequestWire,
  { taken, gone }: ReturnType<typeof takenFromList>,
): RequestedQuotation {
  const { firm } = request
  return {
    request,
    gone,
    draft: {
      lines: taken.map((line, index) => ({ ...line, key: `${index} ${line.text}` })),
      address: addressOf(request),
      buying:
        firm === null
          ? emptyBuying
          : {
              firmId: firm.id,
              siteId: firm.site?.id ?? '',
              poNumber: firm.poNumber ?? '',
              reference: firm.reference ?? '',
            },
    },
  }
}

/** One of their addresses, or a new one that begins with the PIN code. */
function addressOf({ address, firm, pin }: QuotationRequestWire): TypedAddress {
  if (address !== null) return { ...emptyAddress, id: address.id }
  if (firm?.site !== undefined) return emptyAddress
  const found = fillFromPinCode({ ...emptyAddress, country: 'India' }, pin, {})
  return { ...emptyAddress, zipcode: pin, city: found?.city ?? '', state: found?.state ?? '' }
}
