import type { FuzzRequest } from '../fuzz/draw-requests.ts'
import { strangeBodies, strangeQueries, strangeSegments, strangeValues } from './strange-values.ts'

type Parameter = { readonly name: string; readonly in: string }
type Schema = {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

/** Those parts of the API description that requests are made from. */
export type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The headers of whoever calls an operation. */
export type HeadersFor = (path: string) => Readonly<Record<string, string>>

/** Operations that end the session that the others need. */
const ending = ['DELETE /api/session', 'DELETE /api/sessions', 'DELETE /api/desk/session']

/** Requests of every operation with strange ids, queries and bodies: the same ones at every time. */
export function strangeApiRequests({ paths, components }: Described, headersFor: HeadersFor): FuzzRequest[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, operation]) => {
      const method = name.toUpperCase()
      const title = `${method} ${path}`
      if (ending.includes(title)) return []
      const request = (address: string, body: FuzzRequest['body'], headers = {}): FuzzRequest => ({
        operation: title,
        method,
        path: address,
        headers: { ...headersFor(path), ...headers },
        body,
      })
      const plain = path.replaceAll(/\{\w+\}/g, 'none')
      const isRead = method === 'GET'
      const named = isRead ? null : '{}'
      const asJson = isRead ? {} : { 'content-type': 'application/json' }
      return [
        ...addresses(path).map((address) => request(address, named, asJson)),
        ...queries(plain, operation).map((address) => request(address, named, asJson)),
        ...(isRead
          ? []
          : bodies(operation, components.schemas).map(({ body, headers }) => request(plain, body, headers))),
      ]
    }),
  )
}

/** The path with each strange segment in the place of its parameters; none for a path without any. */
function addresses(path: string): string[] {
  return path.includes('{')
    ? strangeSegments.map((segment) => path.replaceAll(/\{\w+\}/g, () => segment))
    : []
}

function queries(path: string, { parameters = [] }: Operation): string[] {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  if (names.length === 0) return []
  return strangeQueries.map((value) => {
    // a header of more than 16 kB would be refused before anybody reads it
    const given = value.length > 1_000 ? names.slice(0, 1) : [...names, ...names.slice(0, 1)]
    return `${path}?${given.map((name) => `${name}=${value}`).join('&')}`
  })
}

function bodies(
  { requestBody }: Operation,
  schemas: Described['components']['schemas'],
): { readonly body: string | Uint8Array; readonly headers: Record<string, string> }[] {
  const schema = requestBody?.content?.['application/json']?.schema
  const names = schema === undefined ? [] : propertiesOf(schema, schemas)
  const filled = names.length === 0 ? [] : strangeValues.map((value) => fill(names, value))
  return [
    ...filled.map((body) => ({ body, headers: { 'content-type': 'application/json' } })),
    ...strangeBodies.map(({ body, type, coding }) => ({
      body,
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(coding !== undefined && { 'content-encoding': coding }),
      },
    })),
  ]
}

function propertiesOf(schema: Schema, schemas: Described['components']['schemas']): string[] {
  const { $ref, properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema
  const referred = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? '']
  const others = [...anyOf, ...oneOf, ...allOf, ...(referred === undefined ? [] : [referred])]
  return [
    ...new Set([...Object.keys(properties), ...others.flatMap((other) => propertiesOf(other, schemas))]),
  ]
}

/** An object with the same value for every property. */
function fill(names: readonly string[], value: string): string {
  return `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`
}

const pages = [
  '/product/{}',
  '/profile/order/{}',
  '/profile/order/{}/{}',
  '/calculators/{}',
  '/quotation/{}',
  '/pay/{}',
  '/order-change/{}',
  '/preview/{}',
  '/desk/{}',
  '/assets/{}',
  '/media/{}',
  '/{}',
]
const asked = [
  '/',
  '/category',
  '/shoppage',
  '/subpage',
  '/search',
  '/detailPage',
  '/calculators/tiles',
  '/product/cement',
]
const parameters = [
  'q',
  'sub',
  'mainCat',
  'shop',
  'min',
  'max',
  'sort',
  'page',
  'variantIndex',
  'productId',
  'f.Brand',
  '_routes',
]

/** Requests of every page and of its data, with strange ids and queries. */
export function strangePageRequests(headersFor: HeadersFor): FuzzRequest[] {
  const ids = pages.flatMap((page) => strangeSegments.map((segment) => page.replaceAll('{}', () => segment)))
  const withQuery = asked.flatMap((page) =>
    strangeQueries.map((value) => {
      const given = value.length > 1_000 ? ['f.Brand'] : [...parameters, 'q', 'min']
      return [page, `?${given.map((name) => `${name}=${value}`).join('&')}`] as const
    }),
  )
  const data = (page: string): string => (page === '/' ? '/_root.data' : `${page}.data`)
  return [
    ...ids.flatMap((page) => [page, data(page)]),
    ...withQuery.flatMap(([page, query]) => [page + query, data(page) + query]),
  ].map((path) => ({ operation: 'pages', method: 'GET', path, headers: headersFor(path), body: null }))
}

/** Methods that a route does not have, on some of every kind. */
export function strangeMethods(paths: readonly string[], headersFor: HeadersFor): FuzzRequest[] {
  const methods = ['HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'M-SEARCH']
  return [
    ...paths,
    '/',
    '/search',
    '/product/cement',
    '/product/cement.data',
    '/nowhere',
    '/healthz',
    '/desk',
  ].flatMap((path) =>
    methods.map((method) => ({ operation: 'methods', method, path, headers: headersFor(path), body: null })),
  )
}
