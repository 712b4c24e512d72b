import { expect, it } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import { toProductCard } from './make-product-card.ts'
import type { PublicProduct } from '../product.ts'
import type { PublicVariant } from '../variants/variant.ts'

const prices = {
  basePrice: toPrice('410'),
  discount: toPrice('10'),
  packagingCost: toPrice(0),
  priceWithoutGst: toPrice('323.73'),
  gst: toPrice('58.27'),
  priceWithGst: toPrice('382'),
}
const variant = (options: string, more: Partial<PublicVariant> = {}): PublicVariant => ({
  uid: options,
  options: [options],
  unit: 'bag',
  taxStatus: 'Taxable',
  image: null,
  ...prices,
  ...more,
})
const product = {
  id: 'putty',
  name: 'Putty',
  description: { images: ['/putty.webp'], short: 'white' },
  variants: [
    variant('20 kg', { weightKg: 20, minQuantity: 5, quantityStep: 5 }),
    variant('40 kg', {
      image: '/large.webp',
      priceBreaks: [{ ...prices, minQuantity: 10 }],
      stock: { left: 3, expectedOn: null },
    }),
  ],
} as unknown as PublicProduct

it('[LIST-04] [LIST-08] a card carries of each variant what it shows and what the cart needs, and nothing else', () => {
  const shown = { unit: 'bag', basePrice: prices.basePrice, priceWithGst: prices.priceWithGst }
  expect(toProductCard(product)).toEqual({
    id: 'putty',
    name: 'Putty',
    image: '/putty.webp',
    summary: 'white',
    variants: [
      { ...shown, uid: '20 kg', options: ['20 kg'], image: null, minQuantity: 5, quantityStep: 5 },
      {
        ...shown,
        uid: '40 kg',
        options: ['40 kg'],
        image: '/large.webp',
        priceBreaks: [{ minQuantity: 10, priceWithGst: prices.priceWithGst }],
        stock: { left: 3, expectedOn: null },
      },
    ],
    measure: { price: toPrice('19.1'), unit: 'kg' },
  })
})

it('[PRICE-03] where only some variants fit, the card has the picture and the price per measure of the first of them', () => {
  const card = toProductCard(product, [1])
  expect(card).toMatchObject({ image: '/large.webp', fits: [1], measure: { price: toPrice('9.55') } })
  expect(toProductCard(product, [0]).image).toBe('/putty.webp')
})
