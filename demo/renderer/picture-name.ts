import { brandOf } from '../brands/brands.ts'
import { slug } from '../generator/seeded.ts'

/** A picture asked for by the tables: `scene:tone:LABEL@brand`, the last three optional. */
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

export function nameOf(request: PictureRequest): string {
  const parts = [request.drawing, request.tone, request.label, request.brand]
  return slug(parts.filter((part) => part !== '').join(' '))
}

/** A ray-traced picture's name ends in its width; beside it lies one of half the width, which pages take where it is enough. */
export function largeFile(name: string, width: number): string {
  return `${name}-${width}.webp`
}

export function smallFile(name: string, width: number): string {
  return largeFile(name, width / 2)
}

/** The file of a picture of goods. */
export function pictureFile(name: string): string {
  return largeFile(name, 480)
}

export function bannerFile(name: string): string {
  return largeFile(name, 960)
}

export function addressOf(file: string): string {
  return `/demo/pictures/${file}`
}
