import { expect, test } from 'vitest'
import { createPickingList, type UnitsToPick } from './picking-list.ts'

const facts = { storeName: 'Neev', preparedAt: '2026-11-20T06:30:00.000Z', vehicle: null }
const yard = { name: 'Yard', position: 0 }
const godown = { name: 'Godown', position: 1 }
const cement = { name: 'Cement', position: 2 }
const steel = { name: 'Steel', position: 1 }

function unitsOf(variantKey: string, quantity: number, more: Partial<UnitsToPick> = {}): UnitsToPick {
  return {
    variantKey,
    name: variantKey,
    size: '',
    unit: 'bag',
    unitKg: 50,
    quantity,
    orderNumber: 'A',
    place: null,
    department: null,
    ...more,
  }
}

test('[DESK-03] a picking list adds up each variant over its orders and says how many each takes', () => {
  const list = createPickingList(
    [
      unitsOf('opc', 3),
      unitsOf('opc', 4, { orderNumber: 'B' }),
      unitsOf('opc', 1),
      unitsOf('ppc', 2, { orderNumber: 'B' }),
    ],
    facts,
  )
  expect(list).toMatchObject({ orderNumbers: ['A', 'B'], load: { kg: 500, unknownLines: 0 } })
  expect(list?.groups).toMatchObject([
    {
      name: '',
      lines: [
        {
          name: 'opc',
          quantity: 8,
          takes: [
            { orderNumber: 'A', quantity: 4 },
            { orderNumber: 'B', quantity: 4 },
          ],
        },
        { name: 'ppc', quantity: 2, takes: [{ orderNumber: 'B', quantity: 2 }] },
      ],
    },
  ])
})

test('[DESK-03] it goes from place to place and from department to department, and what has neither comes last', () => {
  const list = createPickingList(
    [
      unitsOf('loose', 1),
      unitsOf('bar 12 mm', 1, { place: godown, department: steel }),
      unitsOf('opc', 1, { place: yard, department: cement }),
      unitsOf('bar 8 mm', 1, { place: godown, department: steel }),
      unitsOf('ppc', 1, { department: cement }),
      unitsOf('opc', 2, { place: godown, department: cement }),
    ],
    facts,
  )
  expect(list?.groups.map(({ name, lines }) => [name, lines.map((line) => line.name)])).toEqual([
    ['Yard · Cement', ['opc']],
    ['Godown · Steel', ['bar 8 mm', 'bar 12 mm']],
    ['Godown · Cement', ['opc']],
    ['Cement', ['ppc']],
    ['', ['loose']],
  ])
})

test('[DESK-03] lines of unknown weight are counted, not guessed; without anything to pick there is no list', () => {
  const list = createPickingList([unitsOf('opc', 2), unitsOf('sand', 1, { unitKg: null })], facts)
  expect(list?.load).toEqual({ kg: 100, unknownLines: 1 })
  expect(createPickingList([], facts)).toBeNull()
})
