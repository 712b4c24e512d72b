import fc from 'fast-check'
import { oddHeaders } from './draw-headers.ts'
import type { FuzzRequest } from './draw-requests.ts'
import { encoded, mostly, textOrHostile } from './draw-texts.ts'

/** Methods of HTTP, and one of its extensions that nobody offers. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const pages = [
  '/',
  '/category',
  '/categories',
  '/shoppage',
  '/subpage',
  '/product/cement',
  '/product/none',
  '/detailPage',
  '/search',
  '/quick-order',
  '/cart',
  '/profile',
  '/profile/address',
  '/profile/order',
  '/profile/devices',
  '/profile/commission',
  '/profile/credit',
  '/profile/order/1',
  '/profile/order/1/invoice',
  '/desk',
  '/desk/orders',
  '/desk/catalogue',
  '/desk.data',
  '/privacy',
  '/return-policy',
  '/nowhere',
  '/__manifest',
  '/_root.data',
  '/subpage.data',
  '/search.data',
  '/product/cement.data',
  '/assets/none.js',
  '/media/../x',
  '/demo/pictures/none.webp',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/simulator/window',
  '/simulator/v1/orders',
  '/api/docs',
  '/api/openapi.json',
  '/api/none',
  '/auth/none',
  '//',
  '/%2e%2e/%2e%2e/etc/passwd',
]

const pageParameters = [
  'q',
  'page',
  'sort',
  'mainCat',
  'sub',
  'shop',
  'list',
  'productId',
  'variantIndex',
  'min',
  'max',
  'f.Brand',
  '_routes',
  'x',
]

/** Requests of pages and files, with parameters that some page reads. */
export function pageRequest(session: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<FuzzRequest> {
  const pair = fc.tuple(
    fc.constantFrom(...pageParameters),
    textOrHostile(fc.constantFrom('1', 'cement', 'cements', 'opc', 'price-up')),
  )
  return fc
    .record({
      path: fc.constantFrom(...pages),
      method: mostly(fc.constant('GET'), fc.constantFrom(...METHODS), 10),
      query: fc.array(pair, { maxLength: 3 }),
      headers: fc.tuple(session, mostly(fc.constant({}), oddHeaders, 4)),
    })
    .map(({ path, method, query, headers: [who, odd] }) => ({
      operation: 'pages and files',
      method,
      path:
        path +
        (query.length === 0 ? '' : `?${query.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`),
      headers: { ...who, ...odd },
      body: null,
    }))
}
