import { expect, it } from 'vitest'
import { createOrderAttempt, remainingQuantities, type OrderContent } from './order-attempt.ts'

const line = { product: 'cementVariant[0]', quantity: 2, addedDate: '2026-11-20', active: true, cartId: 'a' }
const order: OrderContent = { paymentMode: 'COD', addressId: 'home', lines: [line] }
const first = createOrderAttempt(null, order, () => 'key-1')

it('[PAY-05] a retry of the same order keeps its key', () => {
  expect(createOrderAttempt(first, order, () => 'key-2').key).toBe('key-1')
})

it('[PAY-05] an accepted price does not make another order of it', () => {
  const accepted = { ...order, lines: [{ ...line, seenPrice: '12' }] }
  expect(createOrderAttempt(first, accepted, () => 'key-2').key).toBe('key-1')
})

it('[PAY-05] another quantity, address, way of paying or GST number takes a fresh key', () => {
  const others: OrderContent[] = [
    { ...order, lines: [{ ...line, quantity: 3 }] },
    { ...order, addressId: 'site' },
    { ...order, paymentMode: 'ONLINE' },
    { ...order, buyerGstin: '27AAPFU0939F1ZV' },
  ]
  for (const other of others) expect(createOrderAttempt(first, other, () => 'key-2').key).toBe('key-2')
})

it('[PAY-05] the same goods put into the cart anew are a new order', () => {
  const anew = { ...order, lines: [{ ...line, cartId: 'b' }] }
  expect(createOrderAttempt(first, anew, () => 'key-2').key).toBe('key-2')
})

it('[CART-15] an order takes its lines out of the cart and leaves what came in while it was paid', () => {
  const sand = { ...line, product: 'sandVariant[0]', cartId: 'c' }
  expect(remainingQuantities([line], first)).toEqual([{ product: line.product, quantity: 0 }])
  expect(remainingQuantities([line, sand], first)).toEqual([{ product: line.product, quantity: 0 }])
  expect(remainingQuantities([{ ...line, quantity: 5 }], first)).toEqual([
    { product: line.product, quantity: 3 },
  ])
})

it('[CART-15] the same goods put into the cart anew are not taken out by the order before', () => {
  expect(remainingQuantities([{ ...line, cartId: 'b' }], first)).toEqual([])
  expect(remainingQuantities([], first)).toEqual([])
})
