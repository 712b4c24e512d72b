import { findArea } from './find-area.ts'
import type { DeliveryArea, DeliveryPlan } from './plan.ts'

/** A PIN code or its beginning, and whether what begins with it is of the area. */
export type PinRule = { readonly pin: string; readonly isOfArea: boolean }

/**
 * Rules for the PIN codes of an area: the longest that matches decides, and a code that none matches is outside. They agree with
 * `findArea` for every PIN code, and none of them says the same as the next shorter one (AREA-01).
 */
export function pinRulesOf(
  { areas, places }: Pick<DeliveryPlan, 'areas' | 'places'>,
  areaId: string,
): readonly PinRule[] {
  const own = areas.find(({ id }) => id === areaId)
  if (own === undefined) return []
  const ownBeginnings = new Set([...own.pins, ...own.exceptPins])
  const placeOf = new Map(places.map((place) => [place.pin, place]))
  const listed = areas.map((area) => ({
    area,
    pins: new Set(area.pins),
    exceptPins: new Set(area.exceptPins),
  }))
  // PIN codes with the same longest beginning among these are treated alike by every area
  const boundaries = new Set([
    ...areas.flatMap(({ pins, exceptPins }) => [...pins, ...exceptPins]),
    ...placeOf.keys(),
  ])
  const rules = new Map<string, boolean>()
  for (const pin of [...boundaries].toSorted((one, other) => one.length - other.length)) {
    const beginnings = beginningsOf(pin)
    const place = placeOf.get(pin)
    const isInReach = place !== undefined && own.circle !== null
    if (!isInReach && !beginnings.some((beginning) => ownBeginnings.has(beginning))) continue
    const near: DeliveryArea[] = listed.map(({ area, pins, exceptPins }) => ({
      ...area,
      pins: beginnings.filter((beginning) => pins.has(beginning)),
      exceptPins: beginnings.filter((beginning) => exceptPins.has(beginning)),
    }))
    const isOfArea = findArea({ areas: near, places: place === undefined ? [] : [place] }, pin)?.id === areaId
    const shorter = beginnings.findLast((beginning) => rules.has(beginning)) ?? ''
    if (isOfArea !== (rules.get(shorter) ?? false)) rules.set(pin, isOfArea)
  }
  return [...rules].map(([pin, isOfArea]) => ({ pin, isOfArea }))
}

/** The beginnings of a PIN code from one digit on, itself the last. */
function beginningsOf(pin: string): string[] {
  return Array.from(pin, (_, index) => pin.slice(0, index + 1))
}
