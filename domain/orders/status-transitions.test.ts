import { expect, test } from 'vitest'
import { orderStatuses } from './order.ts'
import { canTransition, isUnderWay, nextStatuses, statusTransitions } from './status-transitions.ts'

test('[ORD-08] a customer may only cancel, and only before shipping', () => {
  expect(nextStatuses('PLACED', 'customer')).toEqual(['CANCELLED'])
  expect(nextStatuses('INITIATED', 'customer')).toEqual(['CANCELLED'])
  for (const status of ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED', 'unheard of'])
    expect(nextStatuses(status, 'customer')).toEqual([])
})

test('[ORD-08] only the system turns an initiated order into a placed one', () => {
  expect(canTransition('INITIATED', 'PLACED', 'system')).toBe(true)
  expect(canTransition('INITIATED', 'PLACED', 'staff')).toBe(false)
  expect(canTransition('INITIATED', 'PLACED', 'customer')).toBe(false)
})

test('[ORD-09] an order is under way until it is delivered or cancelled', () => {
  expect(orderStatuses.filter(isUnderWay)).toEqual(['INITIATED', 'PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'])
})

test('[ORD-08] delivered and cancelled are final', () => {
  for (const actor of ['customer', 'staff', 'system'] as const) {
    expect(nextStatuses('DELIVERED', actor)).toEqual([])
    expect(nextStatuses('CANCELLED', actor)).toEqual([])
  }
})

test('[ORD-08] every status can be reached, and every one except the two final ones can be left', () => {
  const reached = new Set<string>(['INITIATED', ...statusTransitions.map(({ to }) => to)])
  expect([...reached].toSorted()).toEqual(orderStatuses.toSorted())
  const left = new Set<string>(statusTransitions.map(({ from }) => from))
  expect(orderStatuses.filter((status) => !left.has(status))).toEqual(['DELIVERED', 'CANCELLED'])
})
