import type { StockLevel } from './stock.ts'

/** Units that a line of an order holds at a place, and has taken from there. */
export type LineStock = { readonly placeId: string; readonly reserved: number; readonly taken: number }

/** Units that a line should hold and have taken, over all places. */
export type LineTarget = { readonly reserved: number; readonly taken: number }

/**
 * Brings the stock of a line to its target: units that leave are taken where they were reserved, then wherever some lie; units that
 * came back lie where they were taken from, and are held there if they are to leave again. `rows` has at least one place, `levels`
 * all of them in their order. Null when fewer are on hand than have to leave.
 */
export function followLine(
  rows: readonly LineStock[],
  levels: readonly StockLevel[],
  target: LineTarget,
): readonly LineStock[] | null {
  const known = new Map(rows.map((row) => [row.placeId, row]))
  const all = levels.map((level): PlaceStock => {
    const { reserved = 0, taken = 0 } = known.get(level.placeId) ?? {}
    return { placeId: level.placeId, reserved, taken, was: taken, isKnown: known.has(level.placeId), level }
  })
  const leaving = target.taken - sum(all, 'taken')
  if (leaving > 0 && !take(all, leaving)) return null
  if (leaving < 0) putBack(all, -leaving)
  hold(all, target.reserved)
  return all
    .filter(({ reserved, taken, isKnown }) => isKnown || reserved !== 0 || taken !== 0)
    .map(({ placeId, reserved, taken }) => ({ placeId, reserved, taken }))
}

/** Units of a line at a place, while they change; `was` counts those it had taken before. */
type PlaceStock = {
  readonly placeId: string
  readonly was: number
  readonly isKnown: boolean
  readonly level: StockLevel
  reserved: number
  taken: number
}

/** Takes units where they were reserved, then what is free, then whatever lies there; false when there are too few. */
function take(all: readonly PlaceStock[], units: number): boolean {
  let left = units
  const atMost: ((place: PlaceStock) => number)[] = [
    ({ reserved }) => reserved,
    ({ level }) => level.onHand - level.reserved,
    () => left,
  ]
  for (const most of atMost)
    for (const place of all) {
      const here = Math.min(left, most(place), place.level.onHand - (place.taken - place.was))
      if (here <= 0) continue
      place.taken += here
      place.reserved -= Math.min(place.reserved, here)
      left -= here
    }
  return left === 0
}

/** Puts units back where they were taken; what left before anything was counted goes to the first place of the line. */
function putBack(all: readonly PlaceStock[], units: number): void {
  let left = units
  for (const place of all) {
    const here = Math.max(0, Math.min(left, place.taken))
    place.taken -= here
    left -= here
  }
  const main = all.find(({ isKnown }) => isKnown) ?? all[0]
  if (main !== undefined) main.taken -= left
}

/** Gives back what is held beyond the target, the last place first, or holds more: what came back before anything else. */
function hold(all: readonly PlaceStock[], target: number): void {
  let missing = target - sum(all, 'reserved')
  for (const place of all.toReversed()) {
    const here = Math.min(Math.max(0, -missing), place.reserved)
    place.reserved -= here
    missing += here
  }
  for (const place of all) {
    const here = Math.max(0, Math.min(missing, place.was - place.taken))
    place.reserved += here
    missing -= here
  }
  const main = all.find(({ isKnown }) => isKnown) ?? all[0]
  if (main !== undefined) main.reserved += missing
}

function sum(rows: readonly LineStock[], what: 'reserved' | 'taken'): number {
  return rows.reduce((total, row) => total + row[what], 0)
}
