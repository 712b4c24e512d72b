import { brandOf } from './goods/brands.ts'
import { slug } from './seeded.ts'

/** A drawing asked for by the tables: `drawing:tone:LABEL@brand`, the last three optional. */
export type PictureRequest = {
  readonly drawing: string
  readonly tone: string
  readonly label: string
  readonly brand: string
}

/** A picture with a label is printed in the colours of a brand; one without looks the same for every brand. */
export function requestOf(text: string, brand: string, tone?: string): PictureRequest {
  const [spec = '', ownBrand] = text.split('@')
  const [drawing = '', ownTone = '', label = ''] = spec.split(':')
  return { drawing, tone: tone ?? ownTone, label, brand: label === '' ? '' : brandOf(ownBrand ?? brand).id }
}

export function fileOf(request: PictureRequest): string {
  const parts = [request.drawing, request.tone, request.label, request.brand]
  return `${slug(parts.filter((part) => part !== '').join(' '))}.svg`
}

export function addressOf(file: string): string {
  return `/demo/pictures/${file}`
}
