import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import type { OwnPricesWire } from '#domain/pricing/wire.ts'
import type { Line, OrderRequest } from './check-out.ts'
import type { Checkout, StormContext } from './storm-context.ts'
import { COUPON, UNKNOWN_COUPON } from '../deals/set-up-offers.ts'
import { rupees } from '../products.ts'

/** A cart as its shopper is shown it: the request that orders it, and the price of one of each line after offers, in millionths of a rupee. */
export type ShownCart = { readonly request: OrderRequest; readonly prices: readonly bigint[] }

/** A cart that is looked at, with the prices that its shopper was told of and accepted, by composite id. */
type Looking = { readonly order: OrderRequest; readonly accepted: ReadonlyMap<string, bigint> }

/** Looks at a cart as the app shows it: at one's own prices where there are any, and with what offers take off. */
export async function lookAtPrices(
  storm: StormContext,
  checkout: Checkout,
  { order, accepted }: Looking,
): Promise<ShownCart> {
  const own = await ownPrices(storm, checkout, order)
  const before = order.lines.map(
    ({ product, quantity }) =>
      accepted.get(product) ?? priceOf(own.get(product), quantity) ?? storm.deals.prices.get(product) ?? 0n,
  )
  const lines = order.lines.map((line, index) => ({ ...line, seenPrice: rupees(before[index] ?? 0n) }))
  const request = { ...order, lines }
  if (!order.looksForOffers) return { request, prices: before }
  const check = await checkOffers(storm, checkout, request)
  if (check === null) return { request, prices: before }
  const after = new Map(check.lines.map(({ product, price }) => [product, BigInt(price)]))
  const coupon = check.applied.find(({ code }) => code !== null)?.code ?? null
  return {
    request: { ...request, offers: { code: coupon, saved: check.goodsSaved + check.deliverySaved } },
    prices: before.map((price, index) => after.get(lines[index]?.product ?? '') ?? price),
  }
}

async function ownPrices(
  { request, observations, deals }: StormContext,
  { shopper }: Checkout,
  { lines, firm }: OrderRequest,
): Promise<Map<string, OwnPricesWire>> {
  if (!deals.listed.has(firm?.id ?? shopper.uid)) return new Map()
  const products = [...new Set(lines.map(({ product }) => product.replace(/Variant.*/, '')))]
  const body = { products, firm: firm?.id ?? null }
  const answer = await request({ path: '/api/prices', body, as: shopper })
  if (!observations.record('own prices', answer)) return new Map()
  const prices = answer.body.prices as OwnPricesWire[]
  return new Map(prices.map((price) => [price.product, price]))
}

function priceOf(own: OwnPricesWire | undefined, quantity: number): bigint | undefined {
  if (own === undefined) return undefined
  const reached = own.priceBreaks?.findLast(({ minQuantity }) => minQuantity <= quantity)
  return BigInt((reached ?? own).priceWithGst)
}

/** Asks for the offers of a cart, with the coupon that its shopper types, which may be one that nobody has. */
async function checkOffers(
  { request, observations }: StormContext,
  { shopper, random }: Checkout,
  { lines, firm }: OrderRequest,
): Promise<OffersCheckWire | null> {
  const typed = random.pickWeighted({ [COUPON]: 60, [UNKNOWN_COUPON]: 2, none: 38 })
  const body = {
    lines: lines.map(({ product, variantUid, quantity }: Line) => ({ product, variantUid, quantity })),
    code: typed === 'none' ? null : typed,
    pinCode: '122002',
    firm: firm?.id ?? null,
  }
  const answer = await request({ path: '/api/offers/check', body, as: shopper })
  return observations.record('check offers', answer) ? (answer.body as unknown as OffersCheckWire) : null
}
