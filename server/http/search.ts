import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { priceText } from '#domain/money/price.ts'
import { jsonResponse, createRouter } from './router.ts'
import type { ApiEnv } from './session.ts'

/** The longest text that is looked at; what is typed beyond it is cut off. */
const LENGTH = 200
/** People type the same beginnings again and again; goods and prices may be this old while one types. */
const CACHE = 'public, max-age=60'

const suggestions = z
  .object({
    categories: z.array(
      z.object({
        kind: z.enum(['main', 'sub']),
        id: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        mainCategoryId: z.string(),
      }),
    ),
    products: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        price: z.string().nullable().openapi({ description: 'With GST, rupees as exact text.' }),
      }),
    ),
  })
  .openapi('Suggestions')

const suggest = createRoute({
  method: 'get',
  path: '/suggestions',
  summary: 'Categories and products for what is being typed',
  description: 'At most five of each. Mistyped, Hindi and Hinglish words are understood.',
  tags: ['catalogue'],
  request: {
    query: z.object({
      q: z
        .string()
        .transform((text) => text.slice(0, LENGTH))
        .openapi({ type: 'string', example: 'sariya' }),
    }),
  },
  responses: jsonResponse('What to offer.', suggestions),
})

/** What is offered while somebody types into the search box (SEARCH-01). */
export function searchRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(suggest, async (context) => {
    const found = await context.var.services.catalogue.suggest(context.req.valid('query').q)
    const products = found.products.map(({ price, ...product }) => ({
      ...product,
      price: price === null ? null : priceText(price),
    }))
    context.header('cache-control', CACHE)
    return context.json({ categories: [...found.categories], products }, 200)
  })
}
