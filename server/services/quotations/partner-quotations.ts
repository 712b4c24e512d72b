import type { CartLine } from '#domain/cart/line.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { holdsPrices } from '#domain/quotations/quotation.ts'
import { createPartnerPaper } from '#domain/quotations/partner-quotation-paper.ts'
import {
  MAX_PARTNER_QUOTATIONS,
  MAX_PARTNER_QUOTATIONS_A_DAY,
  withMargin,
  type PartnerQuotation,
  type PartnerSeller,
} from '#domain/quotations/partner-quotation.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../db/database.ts'
import { lockPartner } from '../../db/privacy/person.ts'
import {
  addPartnerQuotation,
  countPartnerQuotations,
  findPartnerQuotation,
  findPartnerQuotationsOf,
  removePartnerQuotation,
} from '../../db/quotations/partner-quotations.ts'
import { findQuotation } from '../../db/quotations/quotations.ts'
import type { RenderDocuments } from '../../gateways/documents/port.ts'
import { frozenItem, priceLines } from '../orders/steps/price-lines.ts'
import type { PrintedFile } from '../printing/steps/printed-file.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }
type PrintDependencies = Pick<Dependencies, 'database'> & { readonly renderDocuments: RenderDocuments }

/** A quotation that a partner makes: of lines, or of one that the shop made to them; a margin for each line. */
export type QuotationToPass = Pick<PartnerQuotation, 'id' | 'customer'> & {
  readonly lines?: readonly CartLine[] | undefined
  readonly quotationId?: string | undefined
  /** At whose prices lines are; their own without it. */
  readonly firmId?: string | null | undefined
  readonly margins: readonly number[]
  readonly days: number
  readonly seller: Pick<PartnerSeller, 'name' | 'firm'> & {
    readonly gstin?: PartnerSeller['gstin'] | undefined
  }
}

/**
 * A partner makes a quotation to a customer of their own (QUOTE-02), at their prices of this moment or of a quotation of the shop, which
 * it does not outlast; its id makes the same request one. Throws `not-found` to whoever is no active partner, for a foreign quotation
 * and a foreign id, `invalid-input` for other than one margin a line, `too-many-requests`, and what pricing lines throws.
 */
export async function makePartnerQuotation(
  { database, now }: Dependencies,
  actor: Partner,
  wanted: QuotationToPass,
): Promise<PartnerQuotation> {
  const userId = requireActive(actor)
  const at = now()
  return database.queries.transaction().execute(async (queries) => {
    await lockPartner(queries, userId)
    const known = await findPartnerQuotation(queries, { id: wanted.id, userId })
    if (known !== null) return known
    const recent = await countPartnerQuotations(queries, userId, new Date(at.getTime() - DAY_MS))
    if (recent >= MAX_PARTNER_QUOTATIONS_A_DAY)
      throw new AppError('too-many-requests', { retryAfterSeconds: 3_600 })
    const { items, until } = await itemsOf(queries, wanted, { userId, at })
    if (items.length !== wanted.margins.length)
      throw new AppError('invalid-input', { reasons: [{ code: 'margin-for-each-line' }] })
    const last = new Date(Math.min(at.getTime() + wanted.days * DAY_MS, until))
    const { name, firm, gstin = null } = wanted.seller
    const quotation: PartnerQuotation = {
      id: wanted.id,
      userId,
      customer: wanted.customer,
      seller: { name, firm, gstin, phone: actor.phone },
      lines: items.map(({ productName, variantSpecs, quantity, priceWithGst }, index) => {
        const margin = wanted.margins[index] ?? 0
        return {
          name: productName,
          options: variantSpecs.options,
          quantity,
          unit: variantSpecs.unit,
          shopPrice: priceWithGst,
          margin,
          price: withMargin(priceWithGst, margin),
        }
      }),
      createdAt: at.toISOString(),
      validUntil: istDay(last),
    }
    if (!(await addPartnerQuotation(queries, quotation))) throw new AppError('not-found')
    return quotation
  })
}

/** The quotations of a partner, the newest first. Throws `not-found` to whoever is no active partner. */
export async function listPartnerQuotations(
  { database }: Dependencies,
  actor: Partner,
): Promise<PartnerQuotation[]> {
  return findPartnerQuotationsOf(database.queries, requireActive(actor), MAX_PARTNER_QUOTATIONS)
}

/** One of them. Throws `not-found`. */
export async function showPartnerQuotation(
  { database }: Pick<Dependencies, 'database'>,
  actor: Partner,
  id: string,
): Promise<PartnerQuotation> {
  const found = await findPartnerQuotation(database.queries, { id, userId: requireActive(actor) })
  if (found === null) throw new AppError('not-found')
  return found
}

/** Removes one of them. Throws `not-found` to whoever is no active partner. */
export async function dropPartnerQuotation(
  { database }: Dependencies,
  actor: Partner,
  id: string,
): Promise<void> {
  await removePartnerQuotation(database.queries, { id, userId: requireActive(actor) })
}

/** One of them as a PDF for the partner's customer, in the language of the partner. Throws `not-found`. */
export async function printPartnerQuotation(
  dependencies: PrintDependencies,
  actor: Partner,
  id: string,
): Promise<PrintedFile> {
  const found = await showPartnerQuotation(dependencies, actor, id)
  const document = createPartnerPaper(found, actor.language)
  return {
    bytes: await dependencies.renderDocuments({ paper: 'a4', documents: [document] }),
    name: `quotation-${istDay(new Date(found.createdAt))}`,
    leftOut: [],
  }
}

/** The uid of an active partner. Throws `not-found`: nobody else learns of it. */
function requireActive({ uid, active }: Partner): string {
  if (!active) throw new AppError('not-found')
  return uid
}

async function itemsOf(
  queries: Queries,
  { lines = [], quotationId, firmId = null }: QuotationToPass,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<{ readonly items: readonly OrderItem[]; readonly until: number }> {
  if (quotationId === undefined) {
    const priced = await priceLines(queries, lines, { uid: userId, firmId, at })
    return { items: priced.map(frozenItem), until: Number.POSITIVE_INFINITY }
  }
  const quotation = await findQuotation(queries, { id: quotationId }, { at })
  if (quotation?.userId !== userId || quotation.content === null || !holdsPrices(quotation))
    throw new AppError('not-found')
  return { items: quotation.content.items, until: Date.parse(quotation.expiresAt) }
}
