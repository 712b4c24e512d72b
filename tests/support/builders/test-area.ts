import type { DeliveryArea } from '#domain/delivery/plan.ts'

/** An area for tests: Gurugram, Monday to Saturday, the next day, without limits. */
export function testArea(more: Partial<DeliveryArea> = {}): DeliveryArea {
  return {
    id: 'gurugram',
    name: 'Gurugram',
    pins: ['122'],
    exceptPins: [],
    circle: null,
    leadDays: 1,
    cutOff: null,
    workingDays: [1, 2, 3, 4, 5, 6],
    capacity: { kilograms: null, trips: null },
    tripKilograms: null,
    slots: [],
    ...more,
  }
}
