import { MAX_SIDE_MM, type Dimensions } from './measures/dimensions.ts'
import { outlineOf } from './outline.ts'

const letters = { l: 'lengthMm', w: 'widthMm', h: 'heightMm', d: 'diameterMm' } as const
const NAME =
  /^(?:l(\d{1,7}(?:\.\d)?))?(?:w(\d{1,7}(?:\.\d)?))?(?:h(\d{1,7}(?:\.\d)?))?(?:d(\d{1,7}(?:\.\d)?))?\.svg$/

/** Path of the outline of these dimensions, such as `/media/outlines/l600w200h100.svg`; null where there is none. */
export function outlinePath(dimensions: Dimensions): string | null {
  if (outlineOf(dimensions) === null) return null
  const parts = Object.entries(letters).flatMap(([letter, field]) => {
    const mm = dimensions[field]
    return mm === undefined ? [] : [`${letter}${Math.round(mm * 10) / 10}`]
  })
  const name = `${parts.join('')}.svg`
  return readOutlineName(name) === null ? null : `/media/outlines/${name}`
}

/** The dimensions that the last part of such an address names; null for any other text. */
export function readOutlineName(name: string): Dimensions | null {
  const values = NAME.exec(name)?.slice(1)
  if (values === undefined) return null
  const sides = Object.values(letters).flatMap((field, index) => {
    const text = values[index]
    return text === undefined ? [] : [[field, Number(text)] as const]
  })
  if (sides.some(([, mm]) => mm <= 0 || mm > MAX_SIDE_MM)) return null
  return Object.fromEntries(sides)
}
