import type { Finding } from '../../problem/findings.ts'
import { parseText, type RawDocument } from '../parse-result.ts'

/** The outer sides of one piece in millimetres, as far as they are known; a round one has a diameter. */
export type Dimensions = {
  readonly lengthMm?: number
  readonly widthMm?: number
  readonly heightMm?: number
  readonly diameterMm?: number
}

export const dimensionFields = ['lengthMm', 'widthMm', 'heightMm', 'diameterMm'] as const

/** A kilometre. */
export const MAX_SIDE_MM = 1_000_000

/** Reads the dimensions of a document; a value that is no length is an issue and left out. */
export function parseDimensions(document: RawDocument, path: string, issues: Finding[]): Dimensions {
  const entries = dimensionFields.flatMap((field) => {
    const text = parseText(document[field])
    if (text === null) return []
    const mm = Number(text)
    if (mm > 0 && mm <= MAX_SIDE_MM) return [[field, mm] as const]
    issues.push({ code: 'left-out', field: `${path}.${field}`, expected: 'length' })
    return []
  })
  return Object.fromEntries(entries)
}

/** The dimensions of a variant alone. */
export function dimensionsOf(variant: Dimensions): Dimensions {
  const entries = dimensionFields.flatMap((field) => {
    const mm = variant[field]
    return mm === undefined ? [] : [[field, mm] as const]
  })
  return Object.fromEntries(entries)
}

export type Side = {
  readonly name: 'length' | 'width' | 'height' | 'thickness' | 'diameter'
  readonly mm: number
}

/** A side this much shorter than any other is a thickness: the 9 mm of a tile, not the 90 of a brick. */
const FLAT = 1 / 8

/** The sides with their names. Of flat goods the shortest is the thickness and stands last, whichever field holds it. */
export function sidesOf({ lengthMm, widthMm, heightMm, diameterMm }: Dimensions): readonly Side[] {
  const named: readonly (readonly [Side['name'], number | undefined])[] =
    diameterMm === undefined
      ? [
          ['length', lengthMm],
          ['width', widthMm],
          ['height', heightMm],
        ]
      : [
          ['diameter', diameterMm],
          ['height', heightMm],
        ]
  const sides = named.flatMap(([name, mm]) => (mm === undefined ? [] : [{ name, mm }]))
  const [thinnest, next] = sides.toSorted((a, b) => a.mm - b.mm)
  const canBeFlat = diameterMm === undefined ? sides.length === 3 : thinnest?.name === 'height'
  if (thinnest === undefined || next === undefined || !canBeFlat || thinnest.mm > next.mm * FLAT) return sides
  return [...sides.filter((side) => side !== thinnest), { name: 'thickness', mm: thinnest.mm }]
}
