import { expect, it } from 'vitest'
import type { CandidateProductWire, MatchedLineWire, MatchedOrderWire } from '#search/quick-order/wire.ts'
import {
  selectVariant,
  selectSureSuggestions,
  selectBrand,
  conversionOf,
  isTooMany,
  setQuantity,
  settleDoubt,
  roundedFrom,
  lineState,
  remainingText,
  replaceLine,
  createReview,
  type Review,
} from './review-lines.ts'

const bar: CandidateProductWire = {
  id: 'bar',
  name: 'TMT Bar',
  image: null,
  variants: [
    { uid: 'b8', options: ['8 mm'], unit: 'rod', price: '300', contents: { rod: 1, kg: 4.74 } },
    { uid: 'b12', options: ['12 mm'], unit: 'rod', price: '650.5', contents: { rod: 1, kg: 10.65 } },
  ],
}
const candidate = {
  productId: 'bar',
  variantIndex: 1,
  name: 'TMT Bar',
  uid: 'b12',
  options: ['12 mm'],
  unit: 'rod',
  price: '650.5',
  brand: 'Dridhak',
  contents: { rod: 1, kg: 10.65 },
  pieces: 20,
  otherBrands: [],
}

function found(changes: Partial<MatchedLineWire> = {}, rest = ''): MatchedOrderWire {
  const line: MatchedLineWire = {
    text: 'sariya 12mm - 20',
    words: 'sariya',
    isRemembered: false,
    status: 'ready',
    assumed: [],
    quantity: 20,
    unit: null,
    candidates: [candidate],
    best: 0,
    pieces: 20,
  }
  return { lines: [{ ...line, ...changes }], products: [bar], setAside: [], rest }
}

const only = ({ lines }: Review) => {
  const [line] = lines
  if (line === undefined) throw new Error('no line')
  return line
}

it('[QO-01] a line with a single match is ready at once', () => {
  const line = only(createReview(found()))
  expect([lineState(line), line.pieces]).toEqual(['ready', 20])
})

it('[QO-01] a line with several matches waits for a selection', () => {
  const review = createReview(found({ best: null, status: 'choose' }))
  expect(lineState(only(review))).toBe('choose')
  expect(lineState(selectVariant(only(review), candidate, review.products))).toBe('ready')
  expect(lineState(only(selectSureSuggestions(review)))).toBe('ready')
  const several = createReview(
    found({ best: null, status: 'choose', candidates: [candidate, { ...candidate, variantIndex: 0 }] }),
  )
  expect(lineState(only(selectSureSuggestions(several)))).toBe('choose')
})

it('[QO-01] a quantity that is missing, or in a unit that cannot be converted, is asked for', () => {
  const missing = only(createReview(found({ quantity: null })))
  const trolleys = only(createReview(found({ quantity: 2, unit: 'trolley' })))
  expect([lineState(missing), lineState(trolleys)]).toEqual(['count', 'count'])
  expect(setQuantity(trolleys, 150).pieces).toBe(150)
  expect(setQuantity(trolleys, 0).pieces).toBeNull()
  expect(setQuantity(trolleys, 1_000_000).pieces).toBeNull()
})

it('[QO-07] tonnes become rods by what a rod weighs, rounded up', () => {
  const review = createReview(found({ quantity: 2, unit: 'tonne' }))
  expect(only(review).pieces).toBe(188)
  expect(conversionOf(only(review), review.products)).toBe('2 tonnes ≈ 188 rods (2,002.2 kg)')
})

it('[QO-07] a number without a unit is pieces of a pack of many once it fills one, and packs before', () => {
  const contents = { pack: 1, piece: 200, kg: 2 }
  const review = (quantity: number) => {
    const asked = found({ quantity, unit: null })
    const products = asked.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, unit: 'pack', contents })),
    }))
    return createReview({ ...asked, products })
  }
  const [pieces, packs] = [review(500), review(4)]
  expect(only(pieces).pieces).toBe(3)
  expect(conversionOf(only(pieces), pieces.products)).toBe('500 pieces ≈ 3 packs (6 kg)')
  expect(only(packs).pieces).toBe(4)
  expect(conversionOf(only(packs), packs.products)).toBeNull()
})

it('[QO-06] one brand is taken for every line that has it', () => {
  const otherBrands = [{ brand: 'Lohagiri', productId: 'bar', variantIndex: 0 }]
  const review = selectBrand(createReview(found({ candidates: [{ ...candidate, otherBrands }] })), 'Lohagiri')
  expect(only(review).selection).toMatchObject({ productId: 'bar', variantIndex: 0 })
  expect(only(selectBrand(review, 'Nobody')).selection).toMatchObject({ variantIndex: 0 })
})

it('[QO-08] a line that is sold in other sizes is not to be chosen by itself', () => {
  const review = createReview(found({ best: null, status: 'other-sizes' }))
  expect(lineState(only(selectSureSuggestions(review)))).toBe('other-sizes')
})

it('[QO-01] a line without candidates stays until a later search finds some', () => {
  const review = createReview(found({ text: 'qqq 20', candidates: [], best: null }))
  expect(lineState(only(review))).toBe('unknown')
  const again = replaceLine(review, only(review).key, found())
  expect(lineState(only(again))).toBe('ready')
})

it('[QO-01] lines not yet in the cart can be turned back into list text', () => {
  expect(remainingText(createReview(found({}, 'line 501\nline 502')))).toBe(
    'sariya 12mm - 20\nline 501\nline 502',
  )
})

it('[STOCK-03] a line whose variant is out of stock goes into no cart until another one is chosen', () => {
  const [small, large] = bar.variants
  if (small === undefined || large === undefined) throw new Error('no bars')
  const out = { ...bar, variants: [small, { ...large, stock: { left: 0, expectedOn: null } }] }
  const review = createReview({ ...found(), products: [out] })
  expect(lineState(only(review))).toBe('out')
  const other = selectVariant(only(review), { productId: 'bar', variantIndex: 0 }, review.products)
  expect(lineState(other)).toBe('ready')
})

it('[QO-03] more than an order may have of one size is asked about, and never cut', () => {
  const [line] = createReview(found({ quantity: 150_000, unit: 'rod' })).lines
  const [, sold] = bar.variants
  if (line === undefined || sold === undefined) throw new Error('no line')
  const chosen = selectVariant(line, { productId: 'bar', variantIndex: 1 }, { bar })
  expect(chosen.pieces).toBeNull()
  expect(lineState(chosen)).toBe('count')
  expect(isTooMany(chosen, sold)).toBe(true)
  expect(isTooMany({ ...chosen, quantity: 99_999 }, sold)).toBe(false)
})

it('[QO-03] asks for a quantity that may mean another one, and takes the one that is said', () => {
  const doubt = { written: '10,00', reason: 'grouping' as const, mayBe: [1000, 10] }
  const review = createReview(found({ quantity: null, pieces: null, doubt }))
  expect(lineState(only(review))).toBe('count')
  const settled = settleDoubt(only(review), 10, review.products)
  expect([lineState(settled), settled.pieces]).toEqual(['ready', 10])
})

it('[PRICE-02] says that 10.5 of what is sold whole became 11, but not how a weight was converted', () => {
  const [variant] = bar.variants
  if (variant === undefined) throw new Error('no variant')
  const half = only(createReview(found({ quantity: 10.5, unit: 'rod' })))
  expect([half.pieces, roundedFrom(half, variant)]).toEqual([11, 10.5])
  expect(roundedFrom(only(createReview(found({ quantity: 10, unit: 'rod' }))), variant)).toBeNull()
  expect(roundedFrom({ ...half, quantity: 50, unit: 'kg' }, variant)).toBeNull()
})
