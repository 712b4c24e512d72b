import { expect, it } from 'vitest'
import { createOrderAttempt, remainingQuantities, type OrderContent } from './order-attempt.ts'

const line = { product: 'cementVariant[0]', quantity: 2, addedDate: '2026-11-20', active: true, cartId: 'a' }
const order: OrderContent = { paymentMode: 'COD', addressId: 'home', lines: [line] }
const first = createOrderAttempt(null, order, () => 'key-1')

it('[PAY-05] a retry of the same order keeps its key', () => {
  expect(createOrderAttempt(first, order, () => 'key-2').key).toBe('key-1')
})

it('[PAY-05] accepting a price does not make it a different order', () => {
  const accepted = { ...order, lines: [{ ...line, seenPrice: '12' }] }
  expect(createOrderAttempt(first, accepted, () => 'key-2').key).toBe('key-1')
})

it('[PAY-05] [OFFER-01] offers that save something else make no different order', () => {
  const offered = { ...order, offers: { saved: 10 } }
  expect(createOrderAttempt(first, offered, () => 'key-2').key).toBe('key-1')
})

it('[PAY-05] a different quantity, address, payment mode, GSTIN or coupon takes a fresh key', () => {
  const others: OrderContent[] = [
    { ...order, lines: [{ ...line, quantity: 3 }] },
    { ...order, addressId: 'site' },
    { ...order, paymentMode: 'ONLINE' },
    { ...order, buyerGstin: '27AAPFU0939F1ZV' },
    { ...order, offers: { code: 'DIWALI10', saved: 10 } },
    { ...order, buyerGstin: '27AAPFU0939F1ZV', billing: { legalName: 'Uttam Projects', address: null } },
  ]
  for (const other of others) expect(createOrderAttempt(first, other, () => 'key-2').key).toBe('key-2')
})

it('[PAY-05] the same items added to the cart again are a new order', () => {
  const readded = { ...order, lines: [{ ...line, cartId: 'b' }] }
  expect(createOrderAttempt(first, readded, () => 'key-2').key).toBe('key-2')
})

it('[CART-15] an order removes its lines from the cart and leaves what was added while it was being paid', () => {
  const sand = { ...line, product: 'sandVariant[0]', cartId: 'c' }
  expect(remainingQuantities([line], first)).toEqual([{ product: line.product, quantity: 0 }])
  expect(remainingQuantities([line, sand], first)).toEqual([{ product: line.product, quantity: 0 }])
  expect(remainingQuantities([{ ...line, quantity: 5 }], first)).toEqual([
    { product: line.product, quantity: 3 },
  ])
})

it('[CART-15] items added to the cart again are not removed by the earlier order', () => {
  expect(remainingQuantities([{ ...line, cartId: 'b' }], first)).toEqual([])
  expect(remainingQuantities([], first)).toEqual([])
})
