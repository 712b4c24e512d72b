import type { OpenAPIHono } from '@hono/zod-openapi'
import { suggestionCalls, serializeSuggestions } from '#domain/catalogue/suggestion-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'

/** The longest text that is searched for; the rest is cut off. */
const MAX_LENGTH = 200
/** People type the same beginnings again and again; while they type, products and prices may be this old. */
const CACHE = 'public, max-age=60'

const suggest = routeOf(suggestionCalls.suggest, {
  summary: 'Suggest categories and products for a search',
  description: 'At most five of each. Understands misspellings, Hindi and Hinglish.',
  tags: ['catalogue'],
  answers: 'The suggestions.',
})

/** Suggestions while somebody types into the search box (SEARCH-01). */
export function searchRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(suggest, async (context) => {
    const found = await context.var.services.catalogue.suggest(
      context.req.valid('query').q.slice(0, MAX_LENGTH),
    )
    context.header('cache-control', found.isProvisional ? 'no-store' : CACHE)
    return context.json(serializeSuggestions(found), 200)
  })
}
