import { expect, it } from 'vitest'
import type { CandidateProductWire, MatchedLineWire, MatchedOrderWire } from '#domain/quick-order/wire.ts'
import {
  selectVariant,
  selectFirstCandidates,
  setQuantity,
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
    { uid: 'b8', options: ['8 mm'], unit: 'rod', price: '300' },
    { uid: 'b12', options: ['12 mm'], unit: 'rod', price: '650.5' },
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
}

function found(changes: Partial<MatchedLineWire> = {}, rest = ''): MatchedOrderWire {
  const line = {
    text: 'sariya 12mm - 20',
    quantity: 20,
    unit: null,
    candidates: [candidate],
    best: 0,
    pieces: 20,
  }
  return { lines: [{ ...line, ...changes }], products: [bar], rest }
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
  const review = createReview(found({ best: null }))
  expect(lineState(only(review))).toBe('choose')
  expect(lineState(selectVariant(only(review), candidate, review.products))).toBe('ready')
  expect(lineState(only(selectFirstCandidates(review)))).toBe('ready')
})

it('[QO-01] a quantity that is missing, or in a unit that cannot be converted, is asked for', () => {
  const missing = only(createReview(found({ quantity: null })))
  const tonnes = only(createReview(found({ quantity: 2, unit: 'tonne' })))
  expect([lineState(missing), lineState(tonnes)]).toEqual(['count', 'count'])
  expect(setQuantity(tonnes, 150).pieces).toBe(150)
  expect(setQuantity(tonnes, 0).pieces).toBeNull()
  expect(setQuantity(tonnes, 1_000_000).pieces).toBe(99_999)
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
