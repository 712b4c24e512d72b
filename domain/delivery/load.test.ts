import { expect, test } from 'vitest'
import { shrinkLoads } from './load.ts'

const days = [
  { day: '2026-11-24', kilograms: 10_000, trips: 2 },
  { day: '2026-11-25', kilograms: 2_000, trips: 1 },
]

test.each([
  [9_000, 2, [{ day: '2026-11-24', kilograms: 9_000, trips: 2 }]],
  [
    11_000,
    3,
    [
      { day: '2026-11-24', kilograms: 10_000, trips: 2 },
      { day: '2026-11-25', kilograms: 1_000, trips: 1 },
    ],
  ],
  [0, 1, [{ day: '2026-11-24', kilograms: 0, trips: 1 }]],
  [50_000, 9, days],
])('[AREA-02] an order that needs %d kg in %d trips keeps %j', (kilograms, trips, kept) => {
  expect(shrinkLoads(days, { kilograms, trips })).toEqual(kept)
})
