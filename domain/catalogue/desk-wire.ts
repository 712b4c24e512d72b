import { z } from 'zod'
import { priceText } from '../money/price.ts'
import type { DeskProduct, DeskProductRow } from './desk-product.ts'

const rupeesText = z.string().max(20).meta({ description: 'Rupees as exact text.', example: '382.5' })

const deskProductRow = z
  .object({
    id: z.string(),
    name: z.string(),
    priceFrom: z.number().nullable().meta({ description: 'Rupees.' }),
    variants: z.number().int(),
    image: z.string().nullable(),
  })
  .meta({ id: 'DeskProductRow' })

export const deskProductPage = z
  .object({
    products: z.array(deskProductRow).readonly(),
    next: z.union([z.string(), z.null()]).meta({ description: 'The `after` of the next page.' }),
  })
  .meta({ id: 'DeskProductPage' })

export const deskProductQuery = z.object({
  q: z.string().max(100).optional().meta({ description: 'A part of the name or the id.' }),
  after: z.string().max(200).optional(),
})

const deskVariant = z
  .object({
    index: z.number().int(),
    label: z.string(),
    unit: z.string().nullable(),
    priceWithGst: rupeesText,
    priceWithoutGst: rupeesText,
    gst: rupeesText,
    priceBreaks: z.array(z.object({ minQuantity: z.number().int(), priceWithGst: rupeesText })).readonly(),
  })
  .meta({ id: 'DeskVariant' })

export const deskProduct = z
  .object({
    id: z.string(),
    name: z.string(),
    hsn: z.string().nullable(),
    gstRate: z.string().nullable(),
    digest: z
      .string()
      .meta({ description: 'The version that is shown; a change of another version is refused.' }),
    variants: z.array(deskVariant).readonly(),
  })
  .meta({ id: 'DeskProduct' })

export const editProductRequest = z
  .object({
    digest: z.string().max(100),
    name: z.string().trim().min(1).max(200).optional(),
    prices: z
      .array(z.object({ index: z.number().int().min(0).max(999), priceWithGst: rupeesText }))
      .max(200)
      .optional(),
    confirmFalls: z.boolean().optional().meta({ description: 'Whether prices may fall by more than half.' }),
  })
  .meta({ id: 'EditProductRequest' })

export type DeskProductPageWire = z.infer<typeof deskProductPage>
export type DeskProductWire = z.infer<typeof deskProduct>
export type EditProductRequest = z.input<typeof editProductRequest>

/** A page of products; the last one is the cursor. */
export function serializeDeskProducts(
  rows: readonly DeskProductRow[],
  hasMore: boolean,
): DeskProductPageWire {
  return { products: rows, next: hasMore ? (rows.at(-1)?.id ?? null) : null }
}

/** A product as the desk edits it. */
export function serializeDeskProduct({ product, digest }: DeskProduct): DeskProductWire {
  return {
    id: product.id,
    name: product.name,
    hsn: product.hsn,
    gstRate: product.gstRate,
    digest,
    variants: product.variants.map((variant, index) => ({
      index,
      label: variant.options.join(' · '),
      unit: variant.unit,
      priceWithGst: priceText(variant.priceWithGst),
      priceWithoutGst: priceText(variant.priceWithoutGst),
      gst: priceText(variant.gst),
      priceBreaks: (variant.priceBreaks ?? []).map(({ minQuantity, priceWithGst }) => ({
        minQuantity,
        priceWithGst: priceText(priceWithGst),
      })),
    })),
  }
}
