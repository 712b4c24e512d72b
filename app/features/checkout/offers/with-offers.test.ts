import { expect, test } from 'vitest'
import { parseProduct } from '#domain/catalogue/product.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Price } from '#domain/money/price.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { cartView } from '#app/features/cart/cart-view.ts'
import type { Cart } from '#app/features/cart/use-cart.ts'
import type { CheckoutOffers } from './use-offers.ts'
import { shownOffers, withOffers } from './with-offers.ts'

const reading = parseProduct({
  id: 'cement',
  productName: 'Cement',
  variants: [{ uid: 'v1', basePrice: 120, sellingPriceWOGST: 100, gst: 18, sellingPriceWithGST: 118 }],
})
if (!('record' in reading)) throw new Error(reading.rejected.code)
const product = 'cementVariant[0]'
const line = { product, quantity: 3, addedDate: '', active: true }
const cart = cartView([line], { cement: reading.record }) as Cart

const answer: OffersCheckWire = {
  applied: [{ name: 'Diwali', nameHi: null, code: 'DIWALI10', kind: 'percent', saved: 35_40 as Paise }],
  missed: [],
  isCouponKnown: true,
  lines: [
    {
      product,
      quantity: 3,
      before: 118_000_000 as Price,
      price: 106_200_000 as Price,
      saved: 35_40 as Paise,
    },
  ],
  goodsSaved: 35_40 as Paise,
  deliverySaved: 50_00 as Paise,
}
const offers = (found: OffersCheckWire | null, coupon: string | null = null): CheckoutOffers => ({
  status: found === null ? 'failed' : 'loaded',
  found,
  coupon,
  lostCoupon: null,
  enter: () => Promise.resolve(false),
  removeCoupon: () => undefined,
  reload: () => undefined,
})

test('[OFFER-01] the bill is that of the lowered prices, and each line says what was saved on it', () => {
  const offered = withOffers(cart, offers(answer))
  expect(offered.bill).toMatchObject({ grandTotal: 318_60, discountedPrice: 270_00, mrpTotal: 360_00 })
  expect(offered.savedByLine).toEqual({ [product]: 35_40 })
  expect(offered).toMatchObject({ goodsBefore: 354_00, offersSaved: 35_40, deliverySaved: 50_00 })
  // the price that was seen stays the one before offers
  expect(offered.billed[0]?.seenPrice).toBe('118')
})

test('[OFFER-01] without an answer, and for a line that has changed since, the cart keeps its prices', () => {
  expect(withOffers(cart, null).bill).toEqual(cart.bill)
  expect(withOffers(cart, offers(null)).bill).toEqual(cart.bill)
  const dearer = { ...answer, lines: answer.lines.map((each) => ({ ...each, before: 119_000_000 as Price })) }
  expect(withOffers(cart, offers(dearer)).bill).toEqual(cart.bill)
  const more = { ...answer, lines: answer.lines.map((each) => ({ ...each, quantity: 4 })) }
  expect(withOffers(cart, offers(more)).savedByLine).toEqual({})
})

test('[OFFER-01] an order says what it was shown, with a coupon that holds and no other', () => {
  expect(shownOffers(null)).toEqual({})
  expect(shownOffers(offers(null, 'DIWALI10'))).toEqual({})
  expect(shownOffers(offers(answer))).toEqual({ offers: { saved: 85_40 } })
  expect(shownOffers(offers(answer, 'DIWALI10'))).toEqual({ offers: { saved: 85_40, code: 'DIWALI10' } })
  expect(shownOffers(offers(answer, 'HOLI'))).toEqual({ offers: { saved: 85_40 } })
})
