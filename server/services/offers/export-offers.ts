import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import type { OfferBenefit, OfferReach } from '#domain/offers/offer.ts'
import type { OfferFile } from '#domain/offers/sheets/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findOffers } from '../../db/offers/offer-imports.ts'
import type { UsedOffer } from '../../db/offers/offers.ts'
import { findKnownHolders } from '../../db/pricing/names.ts'
import type { Cell, Sheets } from '../../gateways/sheets/port.ts'
import { targetSheet } from '../pricing/steps/target-sheet.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets }
type Cells = Readonly<Record<string, Cell>>

const heads = [
  'Offer ID',
  'Offer',
  'Name in Hindi',
  'Coupon',
  'Per cent off',
  'At most',
  'Amount off',
  'Buy',
  'Get free',
  'Free delivery',
  'On',
  'Product ID',
  'SKU',
  'Brand',
  'Category',
  'Subcategory',
  'Name',
  'From value',
  'From quantity',
  'First order',
  'PIN codes',
  'Valid from',
  'Valid until',
  'Budget',
  'Uses per person',
  'Orders in all',
  'Combinable',
  'For whom',
]

/** Writes all offers in use as a sheet, as the import reads them: one row says everything, those below it further goods and customers (OFFER-01). Throws `not-permitted`. */
export async function exportOffers(
  { database: { queries }, sheets }: Dependencies,
  actor: StaffActor,
  file: OfferFile,
): Promise<Uint8Array<ArrayBuffer>> {
  requirePermission(actor, 'price-lists:read')
  const offers = await findOffers(queries)
  const cellsOf = await targetSheet(
    queries,
    offers.flatMap(({ reach }) => reach),
  )
  const marks = await marksOf(queries, offers)
  const rows = offers.flatMap((offer) => offerRows(offer, { cellsOf, marks }))
  return sheets.write(file === 'offers.csv' ? 'csv' : 'xlsx', [heads, ...rows])
}

async function marksOf(queries: Queries, offers: readonly UsedOffer[]): Promise<ReadonlyMap<string, string>> {
  const known = await findKnownHolders(
    queries,
    offers.flatMap(({ holders }) => holders),
  )
  return new Map([...known].map(([key, { detail }]) => [key, detail]))
}

type Knowledge = {
  readonly cellsOf: (target: OfferReach) => Cells
  readonly marks: ReadonlyMap<string, string>
}

function offerRows(offer: UsedOffer, { cellsOf, marks }: Knowledge): Cell[][] {
  const { id, name, reach, holders } = offer
  const whom = holders.flatMap((holder) => marks.get(`${holder.kind} ${holder.id}`) ?? [])
  return Array.from({ length: Math.max(1, reach.length, whom.length) }, (_, index) => {
    const target = reach[index]
    const cells: Cells = {
      'Offer ID': id,
      Offer: name,
      ...(index === 0 && offerCells(offer)),
      ...(target && cellsOf(target)),
      'For whom': whom[index] ?? null,
    }
    return heads.map((head) => cells[head] ?? null)
  })
}

function offerCells(offer: UsedOffer): Cells {
  return {
    'Name in Hindi': offer.nameHi,
    Coupon: offer.code,
    ...benefitCells(offer.benefit),
    'From value': rupees(offer.fromValue),
    'From quantity': offer.fromQuantity,
    'First order': yes(offer.isFirstOrder),
    'PIN codes': offer.pinCodes.join(' ') || null,
    'Valid from': offer.fromDay,
    'Valid until': offer.untilDay,
    Budget: rupees(offer.budget),
    'Uses per person': offer.usesPerPerson,
    'Orders in all': offer.usesInAll,
    Combinable: yes(offer.isCombinable),
  }
}

function benefitCells(benefit: OfferBenefit): Cells {
  switch (benefit.kind) {
    case 'percent':
      return { 'Per cent off': `${benefit.percentOff / 100}%`, 'At most': rupees(benefit.most) }
    case 'amount':
      return { 'Amount off': rupees(benefit.amount) }
    case 'buy-get':
      return { Buy: benefit.buy, 'Get free': benefit.get }
    case 'free-delivery':
      return { 'Free delivery': 'yes' }
  }
}

function rupees(amount: Paise | null): Cell {
  return amount === null ? null : paiseToRupees(amount)
}

function yes(is: boolean): Cell {
  return is ? 'yes' : 'no'
}
