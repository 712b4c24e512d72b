import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { toProductCard } from '#domain/catalogue/product-card.ts'
import type { PublicVariant } from '#domain/catalogue/variant.ts'
import { priceText } from '#domain/money/price.ts'
import type { Candidate } from '#domain/quick-order/matched-line.ts'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import type { ApiEnv } from './session.ts'

/** The longest order that is read at once. */
const LENGTH = 200_000

const variant = z.object({
  uid: z.string().nullable(),
  options: z.array(z.string()),
  unit: z.string().nullable(),
  price: z.string().openapi({ description: 'With GST, rupees as exact text.' }),
})
const candidate = variant.extend({
  productId: z.string(),
  variantIndex: z.number(),
  name: z.string(),
})
const matched = z
  .object({
    lines: z.array(
      z.object({
        text: z.string(),
        quantity: z.number().nullable(),
        unit: z.string().nullable(),
        candidates: z.array(candidate),
        best: z.number().nullable(),
        pieces: z.number().nullable(),
      }),
    ),
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        variants: z.array(variant),
      }),
    ),
    rest: z.string(),
  })
  .openapi('MatchedOrder')

const match = createRoute({
  method: 'post',
  path: '/quick-order',
  summary: 'The articles that the lines of a written order mean',
  description:
    'One article a line, or rows of a sheet. `best` is the place of the candidate that is certainly meant; without it the ' +
    'person chooses. `pieces` is how many of it. `products` are the products of all candidates with all their variants. ' +
    '`rest` is the text beyond 500 lines.',
  tags: ['catalogue'],
  request: { body: jsonBody(z.object({ text: z.string().max(LENGTH) })) },
  responses: jsonResponse('The lines with their candidates, in the order of the text.', matched),
})

/** Reads written orders (QO-01). Nothing is kept, nothing is put into a cart. */
export function quickOrderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(match, async (context) => {
    const { lines, rest } = await context.var.services.quickOrder.matchLines(context.req.valid('json').text)
    const candidates = lines.flatMap((line) => line.candidates)
    const products = new Map(candidates.map(({ product }) => [product.id, product]))
    return context.json(
      {
        lines: lines.map(({ text, quantity, unit, best, pieces, ...line }) => ({
          text,
          quantity,
          unit,
          candidates: line.candidates.flatMap(writeCandidate),
          best,
          pieces,
        })),
        products: [...products.values()].map(writeOffered),
        rest,
      },
      200,
    )
  })
}

function writeCandidate({ product, variantIndex }: Candidate) {
  const chosen = product.variants[variantIndex]
  return chosen ? [{ productId: product.id, variantIndex, name: product.name, ...writeOption(chosen) }] : []
}

function writeOffered(product: PublicProduct) {
  const { id, name, image } = toProductCard(product)
  return { id, name, image, variants: product.variants.map(writeOption) }
}

function writeOption({ uid, options, unit, priceWithGst }: PublicVariant) {
  return { uid, options: [...options], unit, price: priceText(priceWithGst) }
}
