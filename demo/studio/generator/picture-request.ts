import { brandOf } from '../brands/brands.ts'
import { bestSellers } from '../products/best-sellers.ts'
import { slug } from './slug.ts'

/** A picture that a table asks for; unused parts are empty. */
export type PictureRequest = {
  readonly scene: string
  readonly tone: string
  /** Printed on the product, in the brand's colours. */
  readonly label: string
  /** Brand id; empty where the picture is the same for every brand. */
  readonly brand: string
}

/**
 * Reads `scene:tone:LABEL@brand`, of which the last three are optional; `tone` replaces the one in the text. A label without a
 * brand and a bare `@` mean the product's own brand, whose look it then has.
 */
export function parsePicture(text: string, brand: string, tone?: string): PictureRequest {
  const [parts = '', ownBrand] = text.split('@')
  const [scene = '', ownTone = '', label = ''] = parts.split(':')
  const isBranded = label !== '' || ownBrand !== undefined
  return { scene, tone: tone ?? ownTone, label, brand: isBranded ? brandOf(ownBrand || brand).id : '' }
}

/** Unique per request. */
export function pictureName({ scene, tone, label, brand }: PictureRequest): string {
  return slug([scene, tone, label, brand].filter((part) => part !== '').join(' '))
}

/** A file of a picture, named by its width in pixels. */
export function pictureFile(name: string, width: number): string {
  return `${name}-${width}.webp`
}

/** The widths that a product's picture comes in, largest first: best sellers at twice the usual one as well. */
export function widthsOf(name: string): readonly [number, number, ...number[]] {
  return bestSellers.has(name) ? [960, 480, 240] : [480, 240]
}

/** Large file of a banner. */
export function bannerFile(name: string): string {
  return pictureFile(name, 960)
}

/** Path on the store's own origin. */
export function urlOfFile(file: string): string {
  return `/demo/pictures/${file}`
}

/** URL of the largest file of a product's picture. */
export function urlOfPicture(request: PictureRequest): string {
  const name = pictureName(request)
  return urlOfFile(pictureFile(name, widthsOf(name)[0]))
}
