import { expect, it } from 'vitest'
import { parseProduct, type PublicProduct } from '#domain/catalogue/product.ts'
import type { SiteListWire } from '#domain/site-lists/wire.ts'
import { cartView } from '#app/features/cart/cart-view.ts'
import {
  changedList,
  emptyDraft,
  isChanged,
  keyOf,
  linesToOrder,
  listLines,
  pricedTogether,
  totalToOrder,
} from './list-draft.ts'

function product(id: string, price: number, more: object = {}): PublicProduct {
  const prices = { basePrice: price, sellingPriceWOGST: price, sellingPriceWithGST: price }
  const reading = parseProduct({ id, productName: id, variants: [{ uid: `${id}-a`, ...prices, ...more }] })
  if (!('record' in reading)) throw new Error(reading.rejected.code)
  return reading.record
}

const line = (id: string, quantity: number) => ({
  product: `${id}Variant[0]`,
  variantUid: `${id}-a`,
  quantity,
  name: id,
  options: [],
  seenPrice: '10',
})

const list: SiteListWire = {
  id: 'list',
  siteId: 'site',
  siteName: 'Tower B',
  isSiteClosed: false,
  name: 'Slab',
  updatedAt: '2026-11-20T06:30:00.000Z',
  revision: 3,
  lines: [line('cement', 20), line('sand', 4), line('tile', 2)],
  mayKeep: true,
}
const products = { cement: product('cement', 10), sand: product('sand', 12), tile: null }
const keys = { cement: 'cementVariant[0] cement-a', sand: 'sandVariant[0] sand-a' }
const viewOf = (draft = emptyDraft, known: typeof products | object = products) =>
  cartView(listLines(list, draft), known as typeof products)

it('[FIRM-04] a list says what is gone and what has another price than when it was kept, in any quantity', () => {
  const view = viewOf({ ...emptyDraft, quantities: { [keys.cement]: 500 } })
  expect(view.cartEntries.map(({ state }) => state)).toEqual(['ready', 'price-changed', 'gone'])
  expect(viewOf(emptyDraft, {}).cartEntries.map(({ state }) => state)).toEqual([
    'pending',
    'pending',
    'pending',
  ])
})

it('[FIRM-04] all of a list, or some of it, is ordered at the prices of now', () => {
  expect(linesToOrder(viewOf(), emptyDraft)).toMatchObject([
    { product: 'cementVariant[0]', quantity: 20, seenPrice: '10' },
    { product: 'sandVariant[0]', quantity: 4, seenPrice: '12' },
  ])
  const some = { ...emptyDraft, quantities: { [keys.sand]: 7 }, left: [keys.cement] }
  expect(linesToOrder(viewOf(some), some)).toMatchObject([{ product: 'sandVariant[0]', quantity: 7 }])
  const out = { ...emptyDraft, takenOut: [keys.cement] }
  expect(linesToOrder(viewOf(out), out).map(({ quantity }) => quantity)).toEqual([4])
})

it('[FIRM-04] a quantity that is not sold is ordered in the nearest that is', () => {
  const known = { ...products, cement: product('cement', 10, { minQuantity: 50, quantityStep: 50 }) }
  expect(linesToOrder(viewOf(emptyDraft, known), emptyDraft)[0]?.quantity).toBe(50)
})

it('[FIRM-04] what is saved has the new quantities and prices, and keeps what is gone until it is taken out', () => {
  const draft = { ...emptyDraft, quantities: { [keys.cement]: 30 }, left: [keys.sand] }
  expect(changedList(list, viewOf(draft), draft)).toEqual({
    name: 'Slab',
    revision: 3,
    lines: [
      { product: 'cementVariant[0]', variantUid: 'cement-a', quantity: 30, seenPrice: '10' },
      { product: 'sandVariant[0]', variantUid: 'sand-a', quantity: 4, seenPrice: '12' },
      { product: 'tileVariant[0]', variantUid: 'tile-a', quantity: 2, seenPrice: '10' },
    ],
  })
  const out = { ...emptyDraft, takenOut: list.lines.slice(1).map(keyOf) }
  expect(changedList(list, viewOf(out), out).lines.map(({ product: id }) => id)).toEqual(['cementVariant[0]'])
  expect(isChanged(list, draft)).toBe(true)
  expect(isChanged(list, { ...emptyDraft, left: [keys.sand] })).toBe(false)
})

it('[PRICE-11] [FIRM-04] the sizes that are chosen of a list share their price breaks, and those of an order have no other price', () => {
  const prices = { basePrice: 10, sellingPriceWOGST: 10, sellingPriceWithGST: 10 }
  const priceBreaks = [{ minQuantity: 10, sellingPriceWOGST: 9, sellingPriceWithGST: 9 }]
  const known = product('bar', 10, { ...prices, priceBreaks })
  const [thin] = known.variants
  const bar = { ...known, variants: thin === undefined ? [] : [thin, { ...thin, uid: 'bar-b' }] }
  const kept = { ...line('bar', 6), seenPrice: '9' }
  const other = { ...kept, product: 'barVariant[1]', variantUid: 'bar-b', quantity: 4, seenPrice: '10' }
  const ofOrder = { ...list, lines: [kept, other] }
  const entriesOf = (draft: typeof emptyDraft) =>
    pricedTogether(cartView(listLines(ofOrder, draft), { bar }).cartEntries, draft)
  expect(entriesOf(emptyDraft).map(({ state }) => state)).toEqual(['ready', 'ready'])
  expect(totalToOrder(entriesOf(emptyDraft), emptyDraft)).toBe(90_00)
  const alone = { ...emptyDraft, left: [keyOf(other)] }
  expect(entriesOf(alone).map(({ state }) => state)).toEqual(['price-changed', 'ready'])
  expect(totalToOrder(entriesOf(alone), alone)).toBe(60_00)
})

it('[FIRM-04] [PRICE-08] a price of the reader’s own is no change of the price at which a list was kept', () => {
  const own = product('cement', 8)
  const publicly = product('cement', 10).variants[0]
  const cement = { ...own, variants: own.variants.map((variant) => ({ ...variant, publicly })) }
  const statesOf = (seenPrice: string) => {
    const kept = { ...list, lines: [{ ...line('cement', 20), seenPrice }] }
    const entries = cartView(listLines(kept, emptyDraft), { cement }).cartEntries
    return pricedTogether(entries, emptyDraft).map(({ state }) => state)
  }
  // kept at the price of everybody, of an order at their own, and before the price of everybody changed
  expect([statesOf('10'), statesOf('8'), statesOf('9')]).toEqual([['ready'], ['ready'], ['price-changed']])
})
