import type { CartLine } from '#domain/cart/line.ts'
import { AppError } from '#domain/errors.ts'
import type { BuyingFor } from '#domain/firms/order-firm.ts'
import type { Partner } from '#domain/identity/partner.ts'
import {
  MAX_OPEN_QUOTATION_REQUESTS,
  MAX_QUOTATION_REQUESTS_A_DAY,
  type QuotationRequestContent,
} from '#domain/quotations/quotation-request.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database, Queries } from '../../db/database.ts'
import { lockPartner } from '../../db/privacy/person.ts'
import {
  addQuotationRequest,
  countQuotationRequests,
  findQuotationRequest,
} from '../../db/quotations/quotation-requests.ts'
import { readAddressBook } from '../addresses/steps/read-address-book.ts'
import { billToFirm, requireBuyer, siteOfOrder } from '../firms/steps/firm-of-order.ts'
import { nameLines } from '../site-lists/steps/name-lines.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A request as it is made: lines, and a site, one of their addresses or a PIN code. */
export type RequestedQuotation = {
  readonly id: string
  readonly lines: readonly Pick<CartLine, 'product' | 'variantUid' | 'quantity' | 'seenPrice'>[]
  readonly note: string
  readonly firm?: BuyingFor | null | undefined
  readonly addressId?: string | undefined
  readonly pin?: string | undefined
}

/**
 * A customer asks for a quotation (QUOTE-01); its id makes the same request one. What is no longer sold is left out. Throws
 * `too-many-requests` when too many of theirs wait or were made in a day, `invalid-input` when nothing of it is sold, `not-found` for a
 * foreign firm, site, address or id, `firm-right-missing` and `firm-site-closed`.
 */
export async function askForQuotation(
  { database, now }: Dependencies,
  { uid }: Partner,
  asked: RequestedQuotation,
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockPartner(queries, uid)
    const known = await findQuotationRequest(queries, asked.id)
    if (known?.userId === uid) return
    const since = new Date(at.getTime() - DAY_MS)
    const { open, recent } = await countQuotationRequests(queries, { userId: uid, since })
    if (open >= MAX_OPEN_QUOTATION_REQUESTS || recent >= MAX_QUOTATION_REQUESTS_A_DAY)
      throw new AppError('too-many-requests', { retryAfterSeconds: 3_600 })
    const content = await contentOf(queries, uid, asked)
    if (!(await addQuotationRequest(queries, { id: asked.id, userId: uid, content, at })))
      throw new AppError('not-found')
  })
}

async function contentOf(
  queries: Queries,
  uid: string,
  { lines, note, firm, ...to }: RequestedQuotation,
): Promise<QuotationRequestContent> {
  const place = firm ? await placeOfFirm(queries, uid, firm) : null
  const own = place?.pin === undefined ? await ownPlace(queries, uid, to) : { pin: place.pin }
  return {
    lines: await nameLines(queries, lines),
    note,
    ...(place && { firm: place.firm }),
    ...own,
  }
}

/** The firm under its name, and the PIN code of its site if it goes to one. */
async function placeOfFirm(queries: Queries, uid: string, wanted: BuyingFor) {
  await requireBuyer(queries, wanted, uid)
  const { billing } = await billToFirm(queries, wanted)
  const { firm, address } = await siteOfOrder(queries, wanted)
  return { firm: { ...firm, legalName: billing.legalName }, pin: address?.zipcode }
}

async function ownPlace(
  queries: Queries,
  uid: string,
  { addressId, pin }: Pick<RequestedQuotation, 'addressId' | 'pin'>,
): Promise<Pick<QuotationRequestContent, 'address' | 'pin'>> {
  if (addressId === undefined) return { pin: pin ?? '' }
  const { addresses } = await readAddressBook(queries, uid)
  const address = addresses.find(({ id }) => id === addressId)
  if (address === undefined) throw new AppError('not-found')
  return { address, pin: address.zipcode }
}
