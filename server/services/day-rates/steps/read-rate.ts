import { AppError } from '#domain/errors.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { findMember, SHOWN_SETTINGS } from '#domain/pricing/day-rates/day-rate.ts'
import type { DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import { findEntries } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { findDayRate, productOf, type StoredMember } from '../../../db/pricing/day-rates.ts'
import { readRateBoard } from '../../../db/pricing/rate-board.ts'
import { findSettings } from '../../../db/pricing/rate-settings.ts'

/** Reads a rate with its sizes by name, its last settings, and yesterday's base. Throws `not-found`. */
export async function readRate(queries: Queries, id: string, now: Date): Promise<DayRateWire> {
  const rate = await findDayRate(queries, id)
  if (rate === null) throw new AppError('not-found')
  const [row] = await readRateBoard(queries, { dayStart: startOfIstDay(istDay(now)), id, limit: 1 })
  const settings = await findSettings(queries, id, SHOWN_SETTINGS)
  const products = await findProductsOf(queries, rate.members)
  return {
    id,
    name: rate.name,
    unit: rate.unit,
    base: rate.base,
    setAt: rate.setAt,
    yesterday: row?.yesterday ?? null,
    isRemoved: rate.isRemoved,
    revision: rate.revision,
    members: rate.members.map(({ price: _, ...member }) => ({ ...member, ...shownSize(products, member) })),
    settings: settings.map(({ id: settingId, base, before, at, state, reason, actor }) => ({
      id: settingId,
      base,
      before,
      at,
      state,
      reason,
      actor,
    })),
    undoable: settings.find(({ state, changes }) => state === 'DONE' && changes !== null)?.id ?? null,
  }
}

/** The products of some members, in the shop or not. */
export async function findProductsOf(
  queries: Queries,
  members: readonly Pick<StoredMember, 'key'>[],
): Promise<ReadonlyMap<string, Product>> {
  const entries = await findEntries(queries, 'products', [...new Set(members.map(productOf))])
  return new Map(entries.map(({ id, record }) => [id, record as Product]))
}

function shownSize(
  products: ReadonlyMap<string, Product>,
  member: Omit<StoredMember, 'price'>,
): Pick<DayRateWire['members'][number], 'label' | 'price'> {
  const product = products.get(productOf(member))
  const variant = product?.variants[findMember(product.id, product.variants, member)]
  if (product === undefined || variant === undefined) return { label: null, price: null }
  return { label: [product.name, ...variant.options].join(', '), price: variant.priceWithGst }
}
