import type { Dimensions } from '../../../domain/catalogue/measures/dimensions.ts'
import { gstRateOf } from '../products/gst-rates.ts'
import type { Finish, Size } from '../products/rows.ts'
import { dimensionsOf } from './dimensions.ts'
import { parsePicture, urlOfPicture } from './picture-request.ts'
import type { PictureRequest } from './picture-request.ts'
import { priceBreaksOf, priceOf, retailPrice, spread } from './pricing.ts'
import type { PriceBreak } from './pricing.ts'
import type { BrandModel, ProductSource } from './product-source.ts'
import { between } from './seeded.ts'

export type Variant = Dimensions & {
  readonly uid: string
  readonly options: string[]
  readonly unit: string
  readonly basePrice: number
  readonly discountAmount: number
  readonly packagingCost: number
  readonly sellingPriceWOGST: number
  readonly sellingGSTAmount: number
  readonly sellingPriceWithGST: number
  readonly taxStatus: 'Taxable'
  readonly image: string
  readonly comissionAmount: number
  readonly weightKg: number
  readonly minQuantity?: number
  readonly quantityStep?: number
  readonly priceBreaks?: readonly PriceBreak[]
}

/** Gives the URL of a picture that a table asks for. */
export type PictureUrl = (text: string, brandModel: BrandModel, tone?: string) => string

export function requestPicture(text: string, brandModel: BrandModel, tone?: string): PictureRequest {
  return parsePicture(text, brandModel.brand.id, tone)
}

export const pictureUrl: PictureUrl = (text, brandModel, tone) =>
  urlOfPicture(requestPicture(text, brandModel, tone))

/** One variant per size and finish; `uid`s count them, so new ones go to the end. */
export function variantsOf(source: ProductSource, urlOf: PictureUrl): Variant[] {
  const { id, line, brandModel } = source
  const rate = gstRateOf(line.hsn)
  const level = brandModel.brand.priceFactor * (1 + between(`level ${id}`, -spread.wobble, spread.wobble))
  const finishes: readonly Finish[] = line.finishes ?? [['', 1]]
  const hasChoice = line.sizes.length * finishes.length > 1 || line.sizes[0]?.[0] !== 'Default'
  const variant = (size: Size, finish: Finish, index: number): Variant => {
    const [label, price, weightKg, ownPicture, ownUnit] = size
    const [finishName, factor, finishTone] = finish
    const cost = priceOf(`${id}|${index}`, price * level * factor, rate)
    const tone = ownPicture === undefined ? (finishTone ?? brandModel.tone) : finishTone
    return {
      uid: `${id}-v${index + 1}`,
      options: hasChoice ? [label, finishName].filter((option) => option !== '') : [],
      unit: ownUnit ?? line.unit,
      ...cost,
      packagingCost: line.packagingCost ?? 0,
      taxStatus: 'Taxable',
      image: urlOf(ownPicture ?? line.picture, brandModel, tone),
      weightKg,
      ...dimensionsOf(label, source),
      ...(line.minQuantity === undefined
        ? {}
        : { minQuantity: line.minQuantity, quantityStep: line.quantityStep ?? 1 }),
      ...(line.bulkDiscounts === undefined
        ? {}
        : { priceBreaks: priceBreaksOf(retailPrice(cost.sellingPriceWithGST), rate, line.bulkDiscounts) }),
    }
  }
  return line.sizes.flatMap((size, s) =>
    finishes.map((finish, f) => variant(size, finish, s * finishes.length + f)),
  )
}
