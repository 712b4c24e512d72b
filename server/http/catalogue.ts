import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { serializeMainCategory } from '#domain/catalogue/main-category.ts'
import { serializeProduct } from '#domain/catalogue/product.ts'
import { serializeShop } from '#domain/catalogue/shop.ts'
import { serializeSubcategory } from '#domain/catalogue/subcategory.ts'
import { jsonResponse, createRouter } from './router.ts'
import type { ApiEnv } from './session.ts'

/** The most records that one answer holds; further ones are behind the `Link` header (DATA-01). */
const RECORDS = 1_000
/** The most products that one look-up by id takes (CART-05). */
const IDS = 10

const records = z.array(z.record(z.string(), z.unknown())).openapi('CatalogueRecords')
const whichPage = { query: z.object({ page: z.coerce.number().int().min(1).default(1) }) }

const list = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path,
    summary,
    tags: ['catalogue'],
    request: whichPage,
    responses: jsonResponse('A JSON list.', records),
  })

/** The four catalogue calls of DATA-01. */
export function catalogueRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list('/maincategory/getMainCategory', 'All main categories'), async (context) => {
      const all = await context.var.services.catalogue.listMainCategories()
      return context.json(
        pageOf(all, context.req.valid('query').page, context).map(serializeMainCategory),
        200,
      )
    })
    .openapi(list('/subCategory/getSubCategory', 'All subcategories'), async (context) => {
      const all = await context.var.services.catalogue.listSubcategories()
      return context.json(
        pageOf(all, context.req.valid('query').page, context).map(serializeSubcategory),
        200,
      )
    })
    .openapi(list('/shopcategory/getShopCategory', 'All shops'), async (context) => {
      const all = await context.var.services.catalogue.listShops()
      return context.json(pageOf(all, context.req.valid('query').page, context).map(serializeShop), 200)
    })
    .openapi(list('/products/getProduct', 'All products, without commissions'), async (context) => {
      const { page: number } = context.req.valid('query')
      const offset = (number - 1) * RECORDS
      const found = await context.var.services.catalogue.listAllProducts({ offset, limit: RECORDS + 1 })
      if (found.length > RECORDS) linkNext(context, number)
      return context.json(found.slice(0, RECORDS).map(serializeProduct), 200)
    })
}

const productsById = createRoute({
  method: 'get',
  path: '/products',
  summary: 'Products by id',
  description: `At most ${IDS} ids in one call; ids that do not exist are left out of the answer.`,
  tags: ['catalogue'],
  request: {
    query: z.object({
      id: z
        .union([z.string(), z.array(z.string())])
        .transform((id) => [id].flat())
        .pipe(z.array(z.string().min(1).max(200)).max(IDS))
        .openapi({ type: 'array', items: { type: 'string' } }),
    }),
  },
  responses: jsonResponse('The products that exist.', records),
})

/** Products by id, for carts. */
export function productRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(productsById, async (context) => {
    const found = await context.var.services.catalogue.findProducts(context.req.valid('query').id)
    return context.json(found.map(serializeProduct), 200)
  })
}

type Linking = { readonly req: { readonly path: string }; header: (name: string, value: string) => void }

function pageOf<T>(all: readonly T[], page: number, context: Linking): readonly T[] {
  if (all.length > page * RECORDS) linkNext(context, page)
  return all.slice((page - 1) * RECORDS, page * RECORDS)
}

function linkNext(context: Linking, page: number): void {
  context.header('link', `<${context.req.path}?page=${page + 1}>; rel="next"`)
}
