import { describe, expect, it } from 'vitest'
import type { OrderEventWire } from './wire.ts'
import { orderTimeline } from './order-timeline.ts'

const event = (status: string, more: Partial<OrderEventWire> = {}): OrderEventWire => ({
  status,
  at: '2026-11-20T06:30:00.000Z',
  by: 'store',
  note: null,
  ...more,
})
const steps = (orderStatus: string, history: OrderEventWire[]) =>
  orderTimeline({
    orderStatus,
    history,
    createdAt: '2026-11-20T06:00:00.000Z',
    cancellationReason: null,
  }).map(({ status, state }) => `${status} ${state}`)

describe('the timeline of an order', () => {
  it('[ORD-09] shows completed, current and upcoming steps', () => {
    expect(steps('SHIPPED', [event('PLACED'), event('SHIPPED')])).toEqual([
      'PLACED past',
      'SHIPPED now',
      'OUT_FOR_DELIVERY next',
      'DELIVERED next',
    ])
    expect(steps('DELIVERED', [event('PLACED'), event('DELIVERED')])).toEqual([
      'PLACED past',
      'DELIVERED now',
    ])
  })

  it('[ORD-09] has every step ahead of it while it is not paid', () => {
    expect(steps('INITIATED', [event('INITIATED')])).toEqual([
      'INITIATED now',
      'PLACED next',
      'SHIPPED next',
      'OUT_FOR_DELIVERY next',
      'DELIVERED next',
    ])
  })

  it('[ORD-09] ends with a cancellation and its reason', () => {
    expect(steps('CANCELLED', [event('PLACED'), event('CANCELLED')])).toEqual([
      'PLACED past',
      'CANCELLED now',
    ])
    const timeline = orderTimeline({
      orderStatus: 'CANCELLED',
      history: [event('PLACED'), event('CANCELLED', { by: 'you' })],
      createdAt: '',
      cancellationReason: 'ordered by mistake',
    })
    expect(timeline.map(({ note }) => note)).toEqual([null, 'ordered by mistake'])
  })

  it('[ORD-09] an order that returned from delivery is shipped again', () => {
    const history = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'SHIPPED'].map((status) => event(status))
    expect(steps('SHIPPED', history).slice(3)).toEqual([
      'SHIPPED now',
      'OUT_FOR_DELIVERY next',
      'DELIVERED next',
    ])
  })

  it('[ORD-03] expects nothing after an unknown status', () => {
    expect(steps('ON_THE_MOON', [event('PLACED'), event('ON_THE_MOON')])).toEqual([
      'PLACED past',
      'ON_THE_MOON now',
    ])
  })

  it('[ORD-09] starts at the current status of an order without a history', () => {
    expect(steps('PLACED', [])).toEqual([
      'PLACED now',
      'SHIPPED next',
      'OUT_FOR_DELIVERY next',
      'DELIVERED next',
    ])
  })
})
