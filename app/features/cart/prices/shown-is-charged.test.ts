import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { computeBill } from '#domain/orders/bill.ts'
import { priceLines } from '#domain/orders/placing/priced-line.ts'
import { anyQuantities, anySizes, chosenSizes } from '../../../../tests/support/pricing/any-sizes.ts'
import type { CartLine } from '#domain/cart/line.ts'
import { cartView } from '../cart-view.ts'
import { createCartLine } from '../create-cart-line.ts'
import { atOwnPrices } from '../own-prices/use-own-prices.ts'

const unseen = (lines: readonly CartLine[]) => lines.map(({ seenPrice: _, ...line }) => line)

test('[PRICE-11] [PRICE-08] what the cart shows is charged, and no more than anybody pays for each line alone', () => {
  fc.assert(
    fc.property(anySizes, anyQuantities, fc.boolean(), ({ listed, priced, own }, quantities, isSeenOwn) => {
      const mine = atOwnPrices(listed, own)
      const chosen = chosenSizes(listed, quantities)
      const lines = chosen.map(({ product, variant, index, quantity }) =>
        createCartLine(product, (isSeenOwn ? mine.variants[index] : undefined) ?? variant, quantity),
      )
      const view = cartView(lines, { [listed.id]: mine })
      const charged = priceLines(view.billed, new Map(priced.map((each) => [each.id, each])))
      expect(charged.filter(({ state }) => state !== 'ready')).toEqual([])
      const ready = charged.filter((each) => each.state === 'ready')
      expect(
        computeBill(ready.map(({ line, variant }) => ({ ...variant, quantity: line.quantity }))),
      ).toEqual(view.bill)
      expect(view.bill.grandTotal).toBeLessThanOrEqual(
        cartView(unseen(lines), { [listed.id]: listed }).bill.grandTotal,
      )
      for (const { line, variant, index } of ready) {
        const publicly = listed.variants[index] ?? variant
        expect(variant.priceWithGst).toBeLessThanOrEqual(unitPriceAt(publicly, line.quantity))
      }
      // nothing of it waits for a yes
      expect(view.repriced).toEqual({})
    }),
    { numRuns: 1_500 },
  )
})

test('[PRICE-11] a line that goes out makes no other one cheaper', () => {
  fc.assert(
    fc.property(anySizes, anyQuantities, fc.nat(4), ({ listed }, quantities, out) => {
      const lines = chosenSizes(listed, quantities).map(({ product, variant, quantity }) =>
        createCartLine(product, variant, quantity),
      )
      const pricesOf = (some: typeof lines) =>
        new Map(
          cartView(some, { [listed.id]: listed }).billed.map(({ product, seenPrice }) => [
            product,
            Number(seenPrice),
          ]),
        )
      const [all, fewer] = [pricesOf(lines), pricesOf(lines.filter((_, index) => index !== out))]
      for (const [product, price] of fewer) expect(price).toBeGreaterThanOrEqual(all.get(product) ?? Infinity)
    }),
    { numRuns: 500 },
  )
})
