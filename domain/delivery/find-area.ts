import type { DeliveryArea, DeliveryPlan } from './plan.ts'

const EARTH_KM = 6_371

/**
 * The area that a PIN code belongs to; null where the store does not deliver. The most exact rule wins: the PIN itself, then
 * its longest beginning, then a circle, of which the nearest centre; between equals the area that is listed first.
 */
export function findArea(
  { areas, places }: Pick<DeliveryPlan, 'areas' | 'places'>,
  pin: string,
): DeliveryArea | null {
  const place = places.find((one) => one.pin === pin)
  let best: { readonly area: DeliveryArea; readonly rank: number } | null = null
  for (const area of areas) {
    if (longestMatch(area.exceptPins, pin) > longestMatch(area.pins, pin)) continue
    const rank = rankOf(area, pin, place)
    if (rank > (best?.rank ?? 0)) best = { area, rank }
  }
  return best?.area ?? null
}

/** Digits that match count whole, a circle less than any of them and the more the nearer its centre is; 0 is outside. */
function rankOf(area: DeliveryArea, pin: string, place: Point | undefined): number {
  const digits = longestMatch(area.pins, pin)
  if (digits > 0 || area.circle === null || place === undefined) return digits
  const distance = distanceKm(area.circle, place)
  return distance <= area.circle.kilometres ? 1 / (1 + distance) : 0
}

function longestMatch(beginnings: readonly string[], pin: string): number {
  return beginnings.reduce((most, one) => (pin.startsWith(one) ? Math.max(most, one.length) : most), 0)
}

type Point = { readonly latitude: number; readonly longitude: number }

/** The distance of two points on the globe in kilometres, by the haversine formula. */
export function distanceKm(one: Point, other: Point): number {
  const [north, east] = [
    radians(other.latitude - one.latitude) / 2,
    radians(other.longitude - one.longitude) / 2,
  ]
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
