import { expect, test } from 'vitest'
import { orderStatuses } from './order.ts'
import { mayMove, movesFrom, statusMoves } from './status-transitions.ts'

test('[ORD-08] a customer may cancel until the goods are on their way, and nothing else', () => {
  expect(movesFrom('PLACED', 'customer')).toEqual(['CANCELLED'])
  expect(movesFrom('INITIATED', 'customer')).toEqual(['CANCELLED'])
  for (const status of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED', 'unheard of'])
    expect(movesFrom(status, 'customer')).toEqual([])
})

test('[ORD-08] only the program itself makes an order that is being paid a placed one', () => {
  expect(mayMove('INITIATED', 'PLACED', 'system')).toBe(true)
  expect(mayMove('INITIATED', 'PLACED', 'staff')).toBe(false)
  expect(mayMove('INITIATED', 'PLACED', 'customer')).toBe(false)
})

test('[ORD-08] what is delivered or cancelled stays so', () => {
  for (const mover of ['customer', 'staff', 'system'] as const) {
    expect(movesFrom('DELIVERED', mover)).toEqual([])
    expect(movesFrom('CANCELLED', mover)).toEqual([])
  }
})

test('[ORD-08] every status can be reached, and every one but the two ends can be left', () => {
  const reached = new Set<string>(['INITIATED', ...statusMoves.map(({ to }) => to)])
  expect([...reached].toSorted()).toEqual(orderStatuses.toSorted())
  const left = new Set<string>(statusMoves.map(({ from }) => from))
  expect(orderStatuses.filter((status) => !left.has(status))).toEqual(['DELIVERED', 'CANCELLED'])
})
