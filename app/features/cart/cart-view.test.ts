import { expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/line.ts'
import { parseProduct, type PublicProduct } from '#domain/catalogue/product.ts'
import { cartView, productIds } from './cart-view.ts'

function product(id: string, price: number): PublicProduct {
  const reading = parseProduct({
    id,
    productName: id,
    variants: [{ uid: `${id}-a`, basePrice: price, sellingPriceWOGST: price, sellingPriceWithGST: price }],
  })
  if (!('record' in reading)) throw new Error(reading.rejected.code)
  return reading.record
}

function line(id: string, more: Partial<CartLine> = {}): CartLine {
  return { product: `${id}Variant[0]`, quantity: 2, addedDate: '', active: true, ...more }
}

it('[CART-09] the bill sums the lines whose products are known', () => {
  const view = cartView([line('cement')], { cement: product('cement', 382) })
  expect(view.bill.grandTotal).toBe(76_400)
  expect(view.orderable).toBe(true)
})

it('[CART-16] a product that no longer exists is listed and not billed', () => {
  const view = cartView([line('cement'), line('lime')], { cement: product('cement', 10), lime: null })
  expect(view.unavailable).toEqual(['limeVariant[0]'])
  expect(view.bill.grandTotal).toBe(2_000)
  expect(view.orderable).toBe(false)
})

it('[CART-16] a line whose price differs from the one seen waits for acceptance', () => {
  const view = cartView([line('cement', { seenPrice: '9' })], { cement: product('cement', 10) })
  expect(view.repriced).toEqual({ 'cementVariant[0]': '10' })
  expect(view.bill.grandTotal).toBe(0)
  expect(view.orderable).toBe(false)
})

it('[CART-16] a line that has not been looked up yet is neither unavailable nor billed', () => {
  const view = cartView([line('cement')], {})
  expect(view.cartEntries[0]?.state).toBe('pending')
  expect(view.unavailable).toEqual([])
  expect(view.priced).toBe(false)
  expect(view.orderable).toBe(false)
})

it('[CART-16] an order carries the prices on screen', () => {
  const view = cartView([line('cement')], { cement: product('cement', 12.5) })
  expect(view.billed[0]?.seenPrice).toBe('12.5')
})

it('[PRICE-02] a line in a quantity that is not sold is not billed, and the nearest larger one is named', () => {
  const marble = { ...product('marble', 10) }
  const variants = marble.variants.map((variant) => ({ ...variant, minQuantity: 50, quantityStep: 10 }))
  const view = cartView([line('marble', { quantity: 1 })], { marble: { ...marble, variants } })
  expect(view.misquantified).toEqual({ 'marbleVariant[0]': 50 })
  expect(view.bill.grandTotal).toBe(0)
  expect(view.orderable).toBe(false)
})

it('[CART-05] each product is looked up once, however many of its variants are in the cart', () => {
  expect(productIds([line('cement'), { ...line('cement'), product: 'cementVariant[1]' }])).toEqual(['cement'])
})
