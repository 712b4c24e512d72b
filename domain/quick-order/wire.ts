import { z } from 'zod'
import { toProductCard } from '../catalogue/product-card.ts'
import type { PublicProduct } from '../catalogue/product.ts'
import type { PublicVariant } from '../catalogue/variant.ts'
import { priceText } from '../money/price.ts'
import type { Candidate, MatchedOrder } from './matched-line.ts'

/** The longest order text that is read at once. */
const MAX_TEXT_LENGTH = 200_000

export const quickOrderRequest = z
  .object({ text: z.string().max(MAX_TEXT_LENGTH).meta({ example: '20 bags OPC cement\nsariya 12mm - 20' }) })
  .meta({ id: 'QuickOrderRequest' })

const variantOption = z.object({
  uid: z.string().nullable(),
  options: z.array(z.string()).readonly(),
  unit: z.string().nullable(),
  price: z.string().meta({ description: 'With GST, rupees as exact text.', example: '382.5' }),
  priceBreaks: z
    .array(z.object({ minQuantity: z.number().int(), price: z.string() }))
    .readonly()
    .optional()
    .meta({ description: 'The prices of larger quantities, each for the whole line.' }),
  minQuantity: z.number().int().optional(),
  quantityStep: z.number().int().optional(),
})

const candidate = z
  .object({ productId: z.string(), variantIndex: z.number().int(), name: z.string(), ...variantOption.shape })
  .meta({ id: 'Candidate', description: 'A variant that a line may mean.' })

const matchedLine = z
  .object({
    text: z.string(),
    quantity: z.number().nullable(),
    unit: z.string().nullable(),
    candidates: z.array(candidate).readonly().meta({ description: 'The most likely one first.' }),
    best: z.number().int().nullable().meta({
      description:
        'The position of the candidate that is certainly meant; null when the customer has to choose.',
    }),
    pieces: z.number().int().nullable().meta({ description: 'How many of the best candidate that is.' }),
  })
  .meta({ id: 'MatchedLine' })

const candidateProduct = z
  .object({
    id: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    variants: z.array(variantOption).readonly(),
  })
  .meta({ id: 'CandidateProduct' })

export const matchedOrder = z
  .object({
    lines: z.array(matchedLine).readonly(),
    products: z
      .array(candidateProduct)
      .readonly()
      .meta({ description: 'The products of all candidates, with all their variants.' }),
    rest: z.string().meta({ description: 'The text beyond 500 lines.' }),
  })
  .meta({ id: 'MatchedOrder' })

export type QuickOrderRequest = z.input<typeof quickOrderRequest>
export type VariantOptionWire = z.infer<typeof variantOption>
type CandidateWire = z.infer<typeof candidate>
export type MatchedLineWire = z.infer<typeof matchedLine>
export type CandidateProductWire = z.infer<typeof candidateProduct>
export type MatchedOrderWire = z.infer<typeof matchedOrder>

/** A matched order; each product of its candidates is sent once. */
export function serializeMatchedOrder({ lines, rest }: MatchedOrder): MatchedOrderWire {
  const candidates = lines.flatMap((line) => line.candidates)
  const products = new Map(candidates.map(({ product }) => [product.id, product]))
  return {
    lines: lines.map((line) => ({
      text: line.text,
      quantity: line.quantity,
      unit: line.unit,
      candidates: line.candidates.flatMap(serializeCandidate),
      best: line.best,
      pieces: line.pieces,
    })),
    products: [...products.values()].map(serializeProduct),
    rest,
  }
}

function serializeCandidate({ product, variantIndex }: Candidate): CandidateWire[] {
  const variant = product.variants[variantIndex]
  if (variant === undefined) return []
  return [{ productId: product.id, variantIndex, name: product.name, ...serializeOption(variant) }]
}

function serializeProduct(product: PublicProduct): CandidateProductWire {
  const { id, name, image } = toProductCard(product)
  return { id, name, image, variants: product.variants.map(serializeOption) }
}

function serializeOption(variant: PublicVariant): VariantOptionWire {
  const { uid, options, unit, priceWithGst, priceBreaks, minQuantity, quantityStep } = variant
  const breaks = priceBreaks?.map((each) => ({
    minQuantity: each.minQuantity,
    price: priceText(each.priceWithGst),
  }))
  return {
    uid,
    options,
    unit,
    price: priceText(priceWithGst),
    ...(breaks && { priceBreaks: breaks }),
    ...(minQuantity !== undefined && { minQuantity }),
    ...(quantityStep !== undefined && { quantityStep }),
  }
}
