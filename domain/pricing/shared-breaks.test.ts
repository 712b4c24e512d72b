import { expect, test } from 'vitest'
import { quantitiesForBreaks } from './quantities-for-breaks.ts'
import { allShareBreaks, shareBreaks, type Sharing } from './shared-breaks.ts'

const rod = (...quantities: number[]): Sharing => ({
  unit: 'rod',
  priceBreaks: quantities.map((minQuantity) => ({ minQuantity })),
})

const line = (productId: string, variant: Sharing, quantity: number) => ({ productId, variant, quantity })

test('[PRICE-11] sizes of one product, sold by one unit, with breaks from the same quantities on, count together', () => {
  const [thin, thick] = [rod(50, 200), rod(50, 200)]
  expect(
    quantitiesForBreaks([
      line('bar', thin, 30),
      line('bar', thick, 25),
      line('bar', rod(50), 7),
      line('bar', { ...thin, unit: 'tonne' }, 8),
      line('other', thin, 9),
    ]),
  ).toEqual([55, 55, 7, 8, 9])
  expect(quantitiesForBreaks([])).toEqual([])
})

test('[PRICE-11] two lines of the same size count together as well', () => {
  expect(quantitiesForBreaks([line('bar', rod(50), 30), line('bar', rod(50), 20)])).toEqual([50, 50])
})

test('[PRICE-11] [PRICE-08] the prices of a buyer part no sizes, as those that everybody sees decide', () => {
  const publicly = rod(50)
  const own = { ...rod(20), publicly }
  const agreed = { ...rod(10, 20), agreed: { listed: publicly } }
  expect(shareBreaks(own, publicly) && shareBreaks(agreed, publicly)).toBe(true)
  expect(
    quantitiesForBreaks([line('bar', own, 1), line('bar', agreed, 2), line('bar', publicly, 3)]),
  ).toEqual([6, 6, 6])
  const unlisted = { ...rod(20), publicly: { priceBreaks: undefined } }
  expect(shareBreaks(unlisted, publicly)).toBe(false)
})

test('[PRICE-11] any size is offered where there are several and none stands apart', () => {
  expect(allShareBreaks([rod(50), rod(50)])).toBe(true)
  expect(allShareBreaks([rod(50)])).toBe(false)
  expect(allShareBreaks([rod(50), rod(50), rod(60)])).toBe(false)
})
