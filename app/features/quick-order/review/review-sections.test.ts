import { expect, it } from 'vitest'
import type { MatchedLineWire, MatchedOrderWire } from '#search/quick-order/wire.ts'
import { createReview, remainingText, selectVariant, setQuantity, type Review } from './review-lines.ts'
import { isAmongOpen, isReady, needsAnswer, nextOpenKey, withAnswers } from './review-sections.ts'

const sizes = ['8 mm', '12 mm'].map((size) => ({
  uid: size,
  options: [size],
  unit: 'rod',
  price: '300',
  contents: { rod: 1 },
}))

function found(lines: readonly (Partial<MatchedLineWire> & { text: string })[]): MatchedOrderWire {
  return {
    lines: lines.map((line) => ({
      words: 'bar',
      isRemembered: false,
      status: 'ready',
      assumed: [],
      quantity: 20,
      unit: null,
      candidates: sizes.map((size, variantIndex) => ({
        ...size,
        productId: 'bar',
        variantIndex,
        name: 'TMT Bar',
        brand: 'Dridhak',
        pieces: 20,
        otherBrands: [],
      })),
      best: 0,
      pieces: 20,
      ...line,
    })),
    products: [{ id: 'bar', name: 'TMT Bar', image: null, variants: sizes }],
    setAside: [],
    rest: '',
  }
}

const list = [
  { text: 'bar 20' },
  { text: 'bar', quantity: null },
  { text: 'carpet', candidates: [], best: null },
  { text: 'which bar', best: null, status: 'choose' as const },
]

function lineOf(review: Review, text: string) {
  const line = review.lines.find((each) => each.text === text)
  if (line === undefined) throw new Error(`no line ${text}`)
  return line
}

it('[QO-08] the lines that need an answer stand apart from the ready ones', () => {
  const { lines } = createReview(found(list))
  expect(lines.filter(isAmongOpen).map(({ text }) => text)).toEqual(['bar', 'carpet', 'which bar'])
})

it('[QO-08] a line whose quantity is being entered keeps its place until that is done', () => {
  const counted = { ...setQuantity(lineOf(createReview(found(list)), 'bar'), 1), isPending: true }
  expect([isReady(counted), needsAnswer(counted), isAmongOpen(counted)]).toEqual([true, false, true])
  expect(isAmongOpen({ ...counted, isPending: false })).toBe(false)
})

it('[QO-08] the next line to answer is the following one, from the first again after the last', () => {
  const { lines } = createReview(found(list))
  const keys = lines.map(({ key }) => key)
  expect(nextOpenKey(lines, null)).toBe(keys[1])
  expect(nextOpenKey(lines, keys[1] ?? '')).toBe(keys[2])
  expect(nextOpenKey(lines, keys[3] ?? '')).toBe(keys[1])
  expect(nextOpenKey(lines.filter(isReady), null)).toBeNull()
  const withoutCarpet = lines.map((line) => (line.text === 'carpet' ? { ...line, isRemoved: true } : line))
  expect(nextOpenKey(withoutCarpet, keys[1] ?? '')).toBe(keys[3])
})

it('[QO-03] a removed line is neither ready nor open, and no part of the list', () => {
  const review = createReview(found(list))
  const lines = review.lines.map((line) => ({ ...line, isRemoved: line.text !== 'carpet' }))
  expect(lines.filter(isReady)).toEqual([])
  expect(lines.filter(needsAnswer).map(({ text }) => text)).toEqual(['carpet'])
  expect(remainingText({ ...review, lines })).toBe('carpet')
})

it('[QO-03] other words that were typed for a line stand in the list, even if they were never searched for', () => {
  const review = createReview(found(list))
  const lines = review.lines.map((line) =>
    line.text === 'carpet' ? { ...line, reworded: 'river sand' } : line,
  )
  expect(remainingText({ ...review, lines })).toBe('bar 20\nbar\nriver sand\nwhich bar')
})

it('[QO-03] a list that was gone back to keeps what was chosen and counted for its lines', () => {
  const first = createReview(found(list))
  const chosen = first.lines.map((line) =>
    line.text === 'which bar'
      ? selectVariant(line, { productId: 'bar', variantIndex: 1 }, first.products)
      : line,
  )
  const earlier = {
    ...first,
    lines: chosen.map((line) => (line.text === 'bar' ? setQuantity(line, 7) : line)),
  }
  const again = withAnswers(createReview(found([...list, { text: 'bar', quantity: null }])), earlier)
  expect(lineOf(again, 'which bar').selection).toMatchObject({ variantIndex: 1 })
  expect(again.lines.map(({ pieces }) => pieces)).toEqual([20, 7, null, 20, null])
  expect(withAnswers(again, null).lines).toEqual(again.lines)
})

it('[QO-05] an answer whose product is no longer offered for its line is not kept', () => {
  const earlier = createReview(found([{ text: 'bar 20' }]))
  const gone = createReview(found([{ text: 'bar 20', candidates: [], best: null }]))
  expect(lineOf(withAnswers(gone, earlier), 'bar 20').selection).toBeNull()
})
