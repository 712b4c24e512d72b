import { describe, expect, test } from 'vitest'
import { allocate } from './allocate.ts'
import { followLine, type LineStock } from './follow-line.ts'
import { availableUnits, shownStock, type StockLevel } from './stock.ts'

const level = (placeId: string, onHand: number, reserved = 0): StockLevel => ({ placeId, onHand, reserved })

describe('what can be sold', () => {
  test('[STOCK-01] is what lies there and is not reserved, over all places; a shortage at one is made up for by the others', () => {
    expect(availableUnits([level('yard', 10, 4), level('shop', 2)])).toBe(8)
    expect(availableUnits([level('yard', 3, 8), level('shop', 7)])).toBe(2)
    expect(availableUnits([level('yard', 3, 8)])).toBe(0)
  })

  test.each([
    [0, 5, { state: 'out', left: 0 }],
    [5, 5, { state: 'low', left: 5 }],
    [6, 5, { state: 'available', left: null }],
    [40, 50, { state: 'low', left: null }],
    [20, 50, { state: 'low', left: 20 }],
    [3, 0, { state: 'available', left: null }],
  ])('[STOCK-01] %d available with a low level of %d is shown as %o', (available, lowLevel, shown) => {
    expect(shownStock(available, lowLevel)).toEqual(shown)
  })
})

describe('reserving', () => {
  test('[STOCK-01] one place that has it all is preferred to several', () => {
    expect(allocate([level('yard', 4), level('shop', 9)], 6)).toEqual([{ placeId: 'shop', quantity: 6 }])
    expect(allocate([level('yard', 4), level('shop', 5)], 6)).toEqual([
      { placeId: 'yard', quantity: 4 },
      { placeId: 'shop', quantity: 2 },
    ])
    expect(allocate([level('yard', 4, 1), level('shop', 2)], 6)).toBeNull()
  })
})

/** Numbers that look random and are the same on every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return Math.floor((state / 0x7fff_ffff) * (most + 0.999))
  }
}

describe('the stock of a line through all that may happen to it', () => {
  test('[STOCK-01] never falls below nothing, and always equals what the line is to hold and has taken', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const draw = numbers(seed)
      let levels = [level('yard', draw(20)), level('shop', draw(10))]
      const ordered = draw(25)
      const placed = allocate(levels, ordered)
      expect(placed === null).toBe(availableUnits(levels) < ordered)
      if (placed === null) continue
      let rows: readonly LineStock[] = placed.map(({ placeId, quantity }) => ({
        placeId,
        reserved: quantity,
        taken: 0,
      }))
      levels = moved(levels, [], rows)
      let [open, shipped] = [ordered, 0]
      for (let step = 0; step < 12; step += 1) {
        const what = draw(3)
        if (what === 0) {
          const units = draw(open)
          ;[open, shipped] = [open - units, shipped + units]
        } else if (what === 1) {
          const back = draw(shipped)
          ;[open, shipped] = [open + back, shipped - back]
        } else if (what === 2) open -= draw(open)
        else shipped -= draw(shipped)
        if (rows.length === 0) break
        const followed = followLine(rows, levels, { reserved: open, taken: shipped })
        expect(followed, `seed ${seed}`).not.toBeNull()
        levels = moved(levels, rows, followed ?? [])
        rows = followed ?? []
        expect(rows.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(open)
        expect(rows.reduce((sum, { taken }) => sum + taken, 0)).toBe(shipped)
        for (const one of levels) {
          expect(one.onHand, `seed ${seed}`).toBeGreaterThanOrEqual(one.reserved)
          expect(one.reserved).toBeGreaterThanOrEqual(0)
        }
        expect(followLine(rows, levels, { reserved: open, taken: shipped })).toEqual(rows)
      }
    }
  })

  test('[STOCK-01] what leaves is taken where it was reserved, then where else it lies, and no more than there is', () => {
    const rows = [{ placeId: 'yard', reserved: 5, taken: 0 }]
    const after = followLine(rows, [level('yard', 3, 5), level('shop', 4)], { reserved: 0, taken: 5 })
    expect(after).toEqual([
      { placeId: 'yard', reserved: 0, taken: 3 },
      { placeId: 'shop', reserved: 0, taken: 2 },
    ])
    expect(followLine(rows, [level('yard', 3, 5), level('shop', 1)], { reserved: 0, taken: 5 })).toBeNull()
  })

  test('[STOCK-01] what comes back lies where it was taken from, and is held there again', () => {
    const rows = [
      { placeId: 'yard', reserved: 0, taken: 0 },
      { placeId: 'shop', reserved: 0, taken: 5 },
    ]
    const after = followLine(rows, [level('yard', 0), level('shop', 0)], { reserved: 5, taken: 0 })
    expect(after).toEqual([
      { placeId: 'yard', reserved: 0, taken: 0 },
      { placeId: 'shop', reserved: 5, taken: 0 },
    ])
  })
})

function moved(
  levels: readonly StockLevel[],
  before: readonly LineStock[],
  after: readonly LineStock[],
): StockLevel[] {
  const of = (rows: readonly LineStock[], placeId: string) =>
    rows.find((row) => row.placeId === placeId) ?? { reserved: 0, taken: 0 }
  return levels.map((one) => {
    const [was, is] = [of(before, one.placeId), of(after, one.placeId)]
    return {
      ...one,
      onHand: one.onHand - (is.taken - was.taken),
      reserved: one.reserved + is.reserved - was.reserved,
    }
  })
}
