import type { AppliedOffer } from '#domain/offers/apply-offers.ts'
import type { ItemPricing } from '#domain/pricing/price-source.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { StormLedgers } from '../ledgers.ts'
import { cancelledEarly } from './orders-in-parts.ts'

type Order = StormLedgers['orders'][number]
type Use = StormLedgers['offerUses'][number]

const offersOf = ({ offers }: Order) => (offers ?? []) as readonly AppliedOffer[]

/**
 * No offer gave more than its budget or was used more often than it may be, in all and by one person. The uses of each order are the
 * offers that it has, and those of a cancelled one were given back.
 */
export function findOfferErrors(ledgers: StormLedgers): string[] {
  const uses = Map.groupBy(ledgers.offerUses, ({ order_id }) => order_id)
  const more = new Set(ledgers.edits.flatMap(({ orderId, added }) => (added > 0 ? [orderId] : [])))
  const known = new Set(ledgers.orders.map(({ order_id }) => order_id))
  return [
    ...ledgers.offers.flatMap((offer) => findExcess(ledgers, offer)),
    ...ledgers.orders.flatMap((order) =>
      findUseErrors(order, {
        uses: uses.get(order.order_id) ?? [],
        hasMore: more.has(order.order_id),
      }),
    ),
    ...[...uses.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `an offer was used by ${id}, which is no order`),
  ]
}

function findExcess({ offerUses, orders }: StormLedgers, offer: StormLedgers['offers'][number]): string[] {
  // what lapses or is cancelled later stood beside the others when the last order was placed
  const last = Math.max(...offerUses.map(({ at }) => at.getTime())) + MINUTE_MS
  const uses = offerUses.filter(({ offer_id }) => offer_id === offer.id)
  const standing = uses.filter(
    ({ given_back_at }) => given_back_at === null || given_back_at.getTime() > last,
  )
  // an edit may have added units later, of what others had given back by then
  const placed = new Map(orders.map((order) => [order.order_id, offersOf(order)]))
  const atFirst = standing.map(({ order_id, saved }) => ({
    saved: Math.min(saved, placed.get(order_id)?.find(({ offerId }) => offerId === offer.id)?.saved ?? saved),
  }))
  const given = Math.max(sumOf(atFirst), sumOf(uses.filter(({ given_back_at }) => given_back_at === null)))
  const perPerson = Math.min(offer.uses_per_person ?? Infinity, offer.is_first_order ? 1 : Infinity)
  const tooOften = [...Map.groupBy(standing, ({ user_id }) => user_id)].filter(
    ([, own]) => own.length > perPerson,
  )
  return [
    ...(given > (offer.budget ?? Infinity) ? [`${offer.name} gave ${given} of ${offer.budget}`] : []),
    ...(standing.length > (offer.uses_in_all ?? Infinity)
      ? [`${offer.name} was used ${standing.length} times of ${offer.uses_in_all}`]
      : []),
    ...tooOften.map(([user, own]) => `${user} used ${offer.name} ${own.length} times of ${perPerson}`),
  ]
}

function findUseErrors(
  order: Order,
  { uses, hasMore }: { readonly uses: readonly Use[]; readonly hasMore: boolean },
): string[] {
  const offers = offersOf(order)
  // units that an edit added count as well
  const countedOf = ({ offer_id, saved }: Use) =>
    hasMore ? Math.min(saved, offers.find(({ offerId }) => offerId === offer_id)?.saved ?? 0) : saved
  const wanted = offers.map(({ offerId, saved }) => `${offerId} ${saved}`)
  const found = uses.map((use) => `${use.offer_id} ${countedOf(use)}`)
  const isCancelled = order.order_status === 'CANCELLED'
  const isWrong = uses.some(({ given_back_at }) => (given_back_at !== null) !== isCancelled)
  const what = `order ${order.order_id}, ${order.order_status}`
  return [
    ...(wanted.toSorted().join() === found.toSorted().join()
      ? []
      : [`${what}, has the offers [${wanted.join()}] and the uses [${found.join()}]`]),
    ...(isWrong ? [`${what}, has uses that ${isCancelled ? 'stand' : 'were given back'}`] : []),
  ]
}

/** The offers of an order saved what its customer was shown, and its lines say so to the paisa, as far as they are as they were ordered. */
export function findSavingErrors(ledgers: StormLedgers): string[] {
  const items = Map.groupBy(ledgers.items, ({ order_id }) => order_id)
  const shown = new Map(ledgers.acknowledged.map(({ orderId, saved }) => [orderId, saved]))
  const edited = new Set(ledgers.edits.map(({ orderId }) => orderId))
  return ledgers.orders.flatMap((order) => {
    const { order_id: id } = order
    const saved = sumOf(offersOf(order))
    const early = cancelledEarly(ledgers, id)
    const lines = items.get(id) ?? []
    const isWhole = !edited.has(id) && lines.every(({ line }) => early(line) === 0)
    const onLines = sumOf(lines.flatMap(({ pricing }) => (pricing as ItemPricing | null)?.offers ?? []))
    const promised = shown.get(id) ?? saved
    return [
      ...(promised === saved ? [] : [`order ${id} saved ${saved}, and ${promised} was shown`]),
      ...(isWhole && onLines !== saved ? [`the lines of order ${id} saved ${onLines} of ${saved}`] : []),
    ]
  })
}

function sumOf(rows: readonly { readonly saved: number }[]): number {
  return rows.reduce((sum, { saved }) => sum + saved, 0)
}
