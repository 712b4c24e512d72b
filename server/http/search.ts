import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { serializeSuggestions, suggestions } from '#domain/catalogue/wire.ts'
import { jsonResponse, createRouter } from './router.ts'
import type { ApiEnv } from './session.ts'

/** The longest text that is searched for; the rest is cut off. */
const MAX_LENGTH = 200
/** People type the same beginnings again and again; while they type, products and prices may be this old. */
const CACHE = 'public, max-age=60'

const suggest = createRoute({
  method: 'get',
  path: '/suggestions',
  summary: 'Suggest categories and products for a search',
  description: 'At most five of each. Understands misspellings, Hindi and Hinglish.',
  tags: ['catalogue'],
  request: {
    query: z.object({
      q: z
        .string()
        .transform((text) => text.slice(0, MAX_LENGTH))
        .openapi({ type: 'string', example: 'sariya' }),
    }),
  },
  responses: jsonResponse('The suggestions.', suggestions),
})

/** Suggestions while somebody types into the search box (SEARCH-01). */
export function searchRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(suggest, async (context) => {
    const found = await context.var.services.catalogue.suggest(context.req.valid('query').q)
    context.header('cache-control', found.isProvisional ? 'no-store' : CACHE)
    return context.json(serializeSuggestions(found), 200)
  })
}
