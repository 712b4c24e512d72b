import { differs } from '#domain/catalogue/entries/forms/differs.ts'
import type { VariantForm } from '#domain/catalogue/entries/forms/forms.ts'
import { givePrices } from '#domain/catalogue/entries/reprice.ts'
import { findPriceMoves, type PriceFall } from '#domain/catalogue/prices/price-falls.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Paise } from '#domain/money/paise.ts'
import { findMember, memberPrice, type RestoredPrices } from '#domain/pricing/day-rates/day-rate.ts'
import type { Queries } from '../../../db/database.ts'
import { productOf, type StoredMember, type StoredRate } from '../../../db/pricing/day-rates.ts'
import { planPrices, type PlannedPrices } from '../../catalogue-entries/steps/reprice-entries.ts'

/** A price that would change by more than half, with its product. */
export type FarMove = PriceFall & { readonly product: string }

/** A base as it would be set: the products it prices, what its members get, and the prices that move far. */
export type PlannedRate = {
  readonly planned: readonly PlannedPrices[]
  readonly given: readonly GivenPrice[]
  readonly moves: readonly FarMove[]
}

/** Price that a member gets, by its place; null where it stays as it is. */
export type GivenPrice = {
  readonly position: number
  readonly price: number | null
  readonly change: RestoredPrices | null
}

type Place = { readonly position: number; readonly member: StoredMember }

/** Plans what a base makes of every member, each product by itself. */
export async function planRate(
  queries: Queries,
  { members }: Pick<StoredRate, 'members'>,
  base: Paise,
): Promise<PlannedRate> {
  const places = members.map((member, position): Place => ({ member, position }))
  const byProduct = Map.groupBy(places, ({ member }) => productOf(member))
  const indexes = new Map<Place, number>()
  const planned = await planPrices(
    queries,
    [...byProduct].map(([id, own]) => ({
      id,
      change: (form, { variants }) => {
        for (const place of own) indexes.set(place, findMember(id, variants, place.member))
        return givePrices(
          form,
          new Map(own.map((place) => [indexes.get(place) ?? -1, memberPrice(base, place.member)])),
        )
      },
    })),
  )
  return {
    planned,
    moves: planned.flatMap(movesOf),
    given: planned.flatMap((one) =>
      (byProduct.get(one.shown.id) ?? []).map((place) =>
        givenTo(place, one, { base, index: indexes.get(place) }),
      ),
    ),
  }
}

/** The prices of a planned product that move by more than half. */
function movesOf({ shown, change }: PlannedPrices): FarMove[] {
  if (change === null) return []
  const { variants } = change.entry.record as Product
  return findPriceMoves(variants, change.record.variants).map((move) => ({ ...move, product: shown.name }))
}

function givenTo(
  { member, position }: Place,
  { shown, change }: PlannedPrices,
  { base, index }: { readonly base: Paise; readonly index: number | undefined },
): GivenPrice {
  const row = shown.rows.find((one) => one.index === index)
  if (shown.refused !== null || row === undefined || row.kept !== null)
    return { position, price: null, change: null }
  const price = memberPrice(base, member)
  const [before, after] = [change?.before.variants[row.index], change?.after.variants[row.index]]
  if (before === undefined || after === undefined || !differs(pricesOf(before), pricesOf(after)))
    return { position, price, change: null }
  const { key, uid, price: byRate } = member
  return { position, price, change: { key, uid, before: pricesOf(before), after: pricesOf(after), byRate } }
}

/** The prices of a size that a rate changes. */
export function pricesOf({ priceWithGst, priceBreaks }: VariantForm): RestoredPrices['before'] {
  return { priceWithGst, priceBreaks }
}
