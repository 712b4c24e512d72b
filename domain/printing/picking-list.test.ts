import { expect, test } from 'vitest'
import { createPickingList, type UnitsToPick } from './picking-list.ts'

const facts = { storeName: 'Neev', preparedAt: '2026-11-20T06:30:00.000Z', vehicle: null }
const yard = { name: 'Yard', position: 0 }
const godown = { name: 'Godown', position: 1 }
const cement = { name: 'Cement', position: 2 }
const steel = { name: 'Steel', position: 1 }

function want(article: string, quantity: number, more: Partial<UnitsToPick> = {}): UnitsToPick {
  return {
    article,
    name: article,
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

test('[DESK-03] a picking list adds up each article over its orders and says how many each takes', () => {
  const list = createPickingList(
    [
      want('opc', 3),
      want('opc', 4, { orderNumber: 'B' }),
      want('opc', 1),
      want('ppc', 2, { orderNumber: 'B' }),
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
      want('loose', 1),
      want('bar 12 mm', 1, { place: godown, department: steel }),
      want('opc', 1, { place: yard, department: cement }),
      want('bar 8 mm', 1, { place: godown, department: steel }),
      want('ppc', 1, { department: cement }),
      want('opc', 2, { place: godown, department: cement }),
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
  const list = createPickingList([want('opc', 2), want('sand', 1, { unitKg: null })], facts)
  expect(list?.load).toEqual({ kg: 100, unknownLines: 1 })
  expect(createPickingList([], facts)).toBeNull()
})
