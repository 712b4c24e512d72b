import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { ZodType } from 'zod'
import {
  mainCategory,
  product,
  serializeMainCategory,
  serializeProduct,
  serializeShop,
  serializeSubcategory,
  shop,
  subcategory,
} from '#domain/catalogue/wire.ts'
import { jsonResponse, createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'

/** The most records of one response; the `Link` header leads to further ones (DATA-01). */
const PAGE_SIZE = 1_000
/** The most products that one look-up by id takes (CART-05). */
const MAX_IDS = 10

const tags = ['catalogue']
const page = { query: z.object({ page: z.coerce.number().int().min(1).default(1) }) }
const paged = `At most ${PAGE_SIZE} records; the \`Link\` header with \`rel="next"\` leads to the next page.`

const list = <T extends ZodType>(path: string, summary: string, record: T) =>
  createRoute({
    method: 'get',
    path,
    summary,
    description: paged,
    tags,
    request: page,
    responses: jsonResponse('One page of the list.', z.array(record)),
  })

const listMainCategories = list('/maincategory/getMainCategory', 'List main categories', mainCategory)
const listSubcategories = list('/subCategory/getSubCategory', 'List subcategories', subcategory)
const listShops = list('/shopcategory/getShopCategory', 'List shops', shop)
const listProducts = list('/products/getProduct', 'List products', product)

/** The same for everybody and kept until the catalogue changes; browsers ask with the validator each time. */
const CACHE = 'public, max-age=0, must-revalidate'

/** Paths of the calls that read the catalogue, below their base. The page cache stores their answers. */
export const cataloguePaths = [
  '/maincategory/getMainCategory',
  '/subCategory/getSubCategory',
  '/shopcategory/getShopCategory',
  '/products/getProduct',
  '/products',
]

/** The four catalogue calls of DATA-01. */
export function catalogueRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(listMainCategories, async (context) => {
      const all = await context.var.services.catalogue.listMainCategories()
      return context.json(
        pageOf(all, context.req.valid('query').page, context).map(serializeMainCategory),
        200,
      )
    })
    .openapi(listSubcategories, async (context) => {
      const all = await context.var.services.catalogue.listSubcategories()
      return context.json(
        pageOf(all, context.req.valid('query').page, context).map(serializeSubcategory),
        200,
      )
    })
    .openapi(listShops, async (context) => {
      const all = await context.var.services.catalogue.listShops()
      return context.json(pageOf(all, context.req.valid('query').page, context).map(serializeShop), 200)
    })
    .openapi(listProducts, async (context) => {
      const { page: number } = context.req.valid('query')
      const offset = (number - 1) * PAGE_SIZE
      const found = await context.var.services.catalogue.listAllProducts({ offset, limit: PAGE_SIZE + 1 })
      context.header('cache-control', CACHE)
      if (found.length > PAGE_SIZE) linkNext(context, number)
      return context.json(found.slice(0, PAGE_SIZE).map(serializeProduct), 200)
    })
}

const productsById = createRoute({
  method: 'get',
  path: '/products',
  summary: 'Get products by id',
  description: `At most ${MAX_IDS} ids per request; the response leaves out ids that do not exist.`,
  tags,
  request: {
    query: z.object({
      id: z
        .union([z.string(), z.array(z.string())])
        .transform((id) => [id].flat())
        .pipe(z.array(z.string().min(1).max(200)).max(MAX_IDS))
        .openapi({ type: 'array', items: { type: 'string' } }),
    }),
  },
  responses: jsonResponse('The products that exist.', z.array(product)),
})

/** Products by id, for carts. */
export function productRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(productsById, async (context) => {
    const found = await context.var.services.catalogue.findProducts(context.req.valid('query').id)
    context.header('cache-control', CACHE)
    return context.json(found.map(serializeProduct), 200)
  })
}

type LinkContext = {
  readonly req: { readonly path: string }
  header: (name: string, value: string) => void
}

function pageOf<T>(all: readonly T[], number: number, context: LinkContext): readonly T[] {
  context.header('cache-control', CACHE)
  if (all.length > number * PAGE_SIZE) linkNext(context, number)
  return all.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
}

function linkNext(context: LinkContext, number: number): void {
  context.header('link', `<${context.req.path}?page=${number + 1}>; rel="next"`)
}
