import { expect, test } from 'vitest'
import type { CartLine } from './line.ts'
import { MAX_CART_LINES, parseQuantity } from './line.ts'
import { acceptPrices, addLines, quantityOf, removeLine, setQuantity } from './lines.ts'
import { parseStoredLines, mergeLines } from './stored-lines.ts'

const addLine = (lines: readonly CartLine[], added: CartLine) => addLines(lines, [added]).lines

const line = (product: string, quantity = 1): CartLine => ({
  product: `${product}Variant[0]`,
  quantity,
  addedDate: '2026-11-20T00:00:00.000Z',
  active: true,
})

test('adding a product twice adds up its quantity', () => {
  const lines = addLine(addLine([], line('a', 2)), line('a', 3))
  expect(lines).toHaveLength(1)
  expect(quantityOf(lines, 'aVariant[0]')).toBe(5)
})

test('[CART-04] decrementing to 0 or less removes the line', () => {
  expect(setQuantity([line('a'), line('b')], { product: 'aVariant[0]', quantity: 0 })).toEqual([line('b')])
  expect(setQuantity([line('a')], { product: 'aVariant[0]', quantity: -3 })).toEqual([])
  expect(setQuantity([line('a', 5)], { product: 'aVariant[0]', quantity: 1 })[0]?.quantity).toBe(1)
})

test('[CART-03] more than 99,999 of one size is refused as a whole and told, never cut', () => {
  const product = 'aVariant[0]'
  expect(setQuantity([line('a', 7)], { product, quantity: 1e9 })).toEqual([line('a', 7)])
  const inCart = [line('a', 60_000)]
  expect(addLines(inCart, [line('a', 40_000), line('b', 2)])).toEqual({
    lines: [...inCart, line('b', 2)],
    refused: [{ line: line('a', 40_000), reason: 'too-many', inCart: 60_000 }],
  })
  expect(addLines([], [line('a', 100_000)])).toEqual({
    lines: [],
    refused: [{ line: line('a', 100_000), reason: 'too-many', inCart: 0 }],
  })
  expect(addLines(inCart, [line('a', 39_999)]).refused).toEqual([])
})

test('[SAFE-01] a full cart takes no further line, but more of what it holds', () => {
  const full = Array.from({ length: MAX_CART_LINES }, (_, index) => line(`p${index}`))
  const refused = { line: line('another'), reason: 'cart-full', inCart: 0 }
  expect(addLines(full, [line('another')])).toEqual({ lines: full, refused: [refused] })
  expect(quantityOf(addLine(full, line('p0', 2)), 'p0Variant[0]')).toBe(3)
})

test('[SAFE-01] of several lines the cart takes what fits, in order, and names the reason for each other one', () => {
  const inCart = Array.from({ length: MAX_CART_LINES - 1 }, (_, index) => line(`p${index}`, 99_990))
  const { lines, refused } = addLines(inCart, [line('p0', 10), line('new'), line('late'), line('p1', 9)])
  expect(lines).toHaveLength(MAX_CART_LINES)
  expect(quantityOf(lines, 'newVariant[0]')).toBe(1)
  expect(quantityOf(lines, 'p1Variant[0]')).toBe(99_999)
  expect(refused.map(({ line: { product }, reason }) => [product, reason])).toEqual([
    ['p0Variant[0]', 'too-many'],
    ['lateVariant[0]', 'cart-full'],
  ])
})

test('removing a line keeps the others', () => {
  expect(removeLine([line('a'), line('b')], 'bVariant[0]')).toEqual([line('a')])
})

test('accepted prices are stored with their lines', () => {
  expect(acceptPrices([line('a'), line('b')], new Map([['aVariant[0]', '90']]))[0]?.seenPrice).toBe('90')
})

test.each([
  [undefined, 1],
  [null, 1],
  ['abc', 1],
  ['3', 3],
  [0, 1],
  [-3, 1],
  [1.4, 1],
  [1e9, 99_999],
  [Number.NaN, 1],
])('[CART-03] a stored quantity of %j counts as %i', (given, expected) => {
  expect(parseQuantity(given)).toBe(expected)
})

test('[CART-01] an absent or unreadable cart is empty', () => {
  for (const text of [
    null,
    '',
    'nonsense',
    '{}',
    '[null,1,"x",{"product":5}]',
    '[{"product":"no composite id"}]',
  ]) {
    expect(parseStoredLines(text)).toEqual([])
  }
})

test('[CART-02] a stored line keeps its fields, and duplicate products are dropped', () => {
  const full = { ...line('a', 2), rowId: 'r', cartId: 'c', variantUid: 'u', seenPrice: '118' }
  expect(parseStoredLines(JSON.stringify([full, full]))).toEqual([full])
  expect(parseStoredLines('[{"product":"aVariant[0]"}]')[0]).toMatchObject({ quantity: 1, active: true })
})

test('[CART-02] the lines of both keys are merged, and the larger quantity wins', () => {
  expect(mergeLines([line('a', 1), line('b', 5)], [line('a', 4), line('c')])).toEqual([
    line('a', 4),
    line('b', 5),
    line('c'),
  ])
})

test('[PRICE-01] a line remembers for which quantity its price was seen, until a price for the new one is shown', () => {
  const seen = { ...line('a', 9), seenPrice: '100' }
  const merged = addLine([seen], { ...line('a', 3), seenPrice: '100' })
  expect(merged).toEqual([{ ...seen, quantity: 12, seenQuantity: 9 }])
  expect(setQuantity(merged, { product: seen.product, quantity: 50 })).toEqual([
    { ...seen, quantity: 50, seenQuantity: 9 },
  ])
  expect(setQuantity(merged, { product: seen.product, quantity: 9 })).toEqual([seen])
  expect(setQuantity(merged, { product: seen.product, quantity: 50, seenPrice: '90' })).toEqual([
    { ...seen, quantity: 50, seenPrice: '90' },
  ])
  expect(acceptPrices(merged, new Map([[seen.product, '85']]))).toEqual([
    { ...seen, quantity: 12, seenPrice: '85' },
  ])
  expect(parseStoredLines(JSON.stringify(merged))).toEqual(merged)
})
