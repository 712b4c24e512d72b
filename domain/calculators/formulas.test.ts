import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosePacks } from './choose-packs.ts'
import { concreteGrades, concreteMix } from './concrete.ts'
import { blockWall, brickWall, unitsPerM3 } from './masonry.ts'
import { coatingAmount, paintableSqM } from './paint.ts'
import { plasterMix } from './plaster.ts'
import { barKgPerMetre, steelBars } from './steel.ts'
import { groutKg, tileAdhesiveKg, tilePieces } from './tiles.ts'
import {
  CUBIC_METRES_PER_CUBIC_FOOT,
  METRES_PER_FOOT,
  SQUARE_METRES_PER_SQUARE_FOOT,
  wholeUp,
} from './units.ts'
import { wireMetres } from './wire.ts'

const sqFt = (area: number) => area * SQUARE_METRES_PER_SQUARE_FOOT
const ft = (length: number) => length * METRES_PER_FOOT
const cft = (volume: number) => volume * CUBIC_METRES_PER_CUBIC_FOOT
const bags = (kg: number) => kg / 50

const vitrified = { lengthMm: 600, widthMm: 600 }
const modular = { lengthMm: 190, widthMm: 90, heightMm: 90 }

test('[PRICE-05] a room of 12 × 10 ft takes 33 tiles of 600 × 600 mm, not the 32 of a nominal 2 × 2 ft', () => {
  expect(tilePieces({ areaSqM: sqFt(120), wastePercent: 5 }, vitrified)).toBe(33)
  expect(tileAdhesiveKg(11.15)).toBeCloseTo(55.75)
  expect(groutKg(1, vitrified)).toBeCloseTo(0.096 * 1.1, 6)
  expect(groutKg(1, { lengthMm: 450, widthMm: 300 })).toBeCloseTo(0.16 * 1.1, 6)
})

test('[PRICE-05] paint goes by the coats that a coverage is stated for', () => {
  expect(coatingAmount(sqFt(200), 2, { sqFt: 80, coats: 2 })).toBeCloseTo(2.5 * 1.05)
  expect(coatingAmount(sqFt(200), 1, { sqFt: 80, coats: 2 })).toBeCloseTo(1.25 * 1.05)
  expect(coatingAmount(sqFt(200), 2, { sqFt: 80, coats: 1 })).toBeCloseTo(5 * 1.05)
  const room = { lengthM: ft(12), widthM: ft(10), heightM: ft(10), doors: 1, windows: 1, hasCeiling: true }
  expect(paintableSqM(room)).toBeCloseTo(sqFt(440 - 37 + 120))
  expect(paintableSqM({ ...room, doors: 50, hasCeiling: false })).toBe(0)
})

test('[PRICE-05] bricks of a cubic metre, a wall and its mortar', () => {
  expect(unitsPerM3(modular)).toBeCloseTo(500)
  expect(unitsPerM3({ lengthMm: 230, widthMm: 110, heightMm: 70 })).toBeCloseTo(434, 0)
  const wall = { areaSqM: sqFt(100), thicknessM: ft(0.75), sandParts: 6, breakagePercent: 5 }
  const { pieces, cementKg, sandM3 } = brickWall(wall, modular)
  expect(pieces).toBe(1115)
  expect(bags(cementKg)).toBeCloseTo(2.68, 2)
  expect(sandM3).toBeCloseTo(cft(19.7), 2)
  const blocks = blockWall(
    { areaSqM: 30, breakagePercent: 0 },
    { lengthMm: 600, widthMm: 200, heightMm: 200 },
  )
  expect(blocks.pieces).toBe(250)
  expect(blocks.adhesiveKg / 40).toBeCloseTo(30 / 7)
})

test('[PRICE-05] concrete and plaster agree with the published tables', () => {
  const slab = concreteMix(cft(125), 'M20')
  expect(wholeUp(bags(slab.cementKg))).toBe(29)
  expect(slab.sandM3).toBeCloseTo(cft(52.5), 2)
  expect(slab.aggregateM3).toBeCloseTo(cft(105), 1)
  expect(bags(concreteMix(1, 'M15').cementKg)).toBeCloseTo(6.34, 2)
  expect(bags(concreteMix(1, 'M5').cementKg)).toBeCloseTo(2.77, 2)
  const plaster = plasterMix({ areaSqM: 100, thicknessMm: 12 }, 6)
  expect(bags(plaster.cementKg)).toBeCloseTo(7.88, 2)
  expect(plaster.sandM3).toBeCloseTo(cft(58), 1)
})

test('[PRICE-05] bars weigh d²/162.2 kg a metre and come in lengths of 12 m', () => {
  expect(barKgPerMetre(12)).toBeCloseTo(0.888, 3)
  expect(barKgPerMetre(8)).toBeCloseTo(0.395, 3)
  const { bars, weightKg, bindingWireKg } = steelBars(241, 12)
  expect(bars).toBe(21)
  expect(weightKg).toBeCloseTo(21 * 10.65, 0)
  expect(bindingWireKg).toBeCloseTo(weightKg / 100)
  expect(wireMetres({ runs: 20, lengthM: 8, conductors: 2, allowancePercent: 10 })).toBeCloseTo(352)
})

const area = fc.double({ min: 0, max: 10_000, noNaN: true })
const more = fc.double({ min: 0, max: 1000, noNaN: true })

test('[PRICE-05] more to be built never takes less', () => {
  const amounts = (size: number): number[] => [
    tilePieces({ areaSqM: size, wastePercent: 5 }, vitrified),
    tileAdhesiveKg(size),
    groutKg(size, vitrified),
    coatingAmount(size, 2, { sqFt: 80, coats: 2 }),
    ...Object.values(
      brickWall({ areaSqM: size, thicknessM: 0.23, sandParts: 6, breakagePercent: 5 }, modular),
    ),
    ...Object.values(blockWall({ areaSqM: size, breakagePercent: 5 }, { ...modular, lengthMm: 600 })),
    ...concreteGrades.flatMap((grade) => Object.values(concreteMix(size, grade))),
    ...Object.values(plasterMix({ areaSqM: size, thicknessMm: 12 }, 4)),
    ...Object.values(steelBars(size, 12)),
    wireMetres({ runs: 5, lengthM: size, conductors: 2, allowancePercent: 10 }),
  ]
  fc.assert(
    fc.property(area, more, (size, extra) => {
      const larger = amounts(size + extra)
      for (const [index, amount] of amounts(size).entries())
        expect(larger[index]).toBeGreaterThanOrEqual(amount - 1e-9)
    }),
  )
})

const packs = fc.array(
  fc.record({
    amount: fc.constantFrom(0.5, 1, 4, 5, 10, 20, 40, 50, 90),
    price: fc.integer({ min: 1, max: 100_000 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const need = fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10)
type Packs = readonly { readonly amount: number; readonly price: number }[]
const total = (counts: readonly number[], of: Packs, what: 'amount' | 'price') =>
  counts.reduce((sum, count, index) => sum + count * (of[index]?.[what] ?? 0), 0)

test('[PRICE-05] packs cover what is needed, and needing more never costs less', () => {
  fc.assert(
    fc.property(packs, need, need, (offered, needed, extra) => {
      const counts = choosePacks(needed, offered)
      expect(total(counts, offered, 'amount')).toBeGreaterThanOrEqual(needed - 1e-6)
      const larger = choosePacks(needed + extra, offered)
      expect(total(larger, offered, 'price')).toBeGreaterThanOrEqual(total(counts, offered, 'price'))
    }),
  )
})

test('[PRICE-05] no other packs that cover a small need are cheaper', () => {
  const few = packs.map((offered) => offered.slice(0, 3))
  fc.assert(
    fc.property(few, fc.integer({ min: 1, max: 15 }), (offered, needed) => {
      const found = total(choosePacks(needed, offered), offered, 'price')
      const most = offered.map(({ amount }) => Math.ceil(needed / amount))
      const range = (index: number) => Array.from({ length: (most[index] ?? 0) + 1 }, (_, count) => count)
      const combinations = range(0).flatMap((first) =>
        range(1).flatMap((second) => range(2).map((third) => [first, second, third])),
      )
      const covers = combinations.filter((counts) => total(counts, offered, 'amount') >= needed)
      expect(Math.min(...covers.map((counts) => total(counts, offered, 'price')))).toBe(found)
    }),
    { numRuns: 40 },
  )
})

test('[PRICE-05] nothing needed is nothing bought, and pieces are whole', () => {
  expect(choosePacks(0, [{ amount: 1, price: 1 }])).toEqual([0])
  expect(choosePacks(5, [])).toEqual([])
  expect(
    choosePacks(13.3, [
      { amount: 1, price: 600 },
      { amount: 4, price: 2200 },
      { amount: 10, price: 5000 },
    ]),
  ).toEqual([0, 1, 1])
  expect(wholeUp(0.1 + 0.2 - 0.3 + 3)).toBe(3)
})
