import fc from 'fast-check'
import { arbitraryOf, type Schema, type Schemas } from './arbitrary-of-schema.ts'
import { json, strayBody, type Sent } from './draw-bodies.ts'
import { oddHeaders, sessionHeaders } from './draw-headers.ts'
import { encoded, headerText, mostly, textOrHostile } from './draw-texts.ts'
import type { Knowledge } from './knowledge.ts'
import { disturbed, hostileValues } from './hostile.ts'

/** A request as it goes over the wire. */
export type FuzzRequest = {
  /** The operation that it was drawn from, such as `GET /api/orders`. */
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema?: Schema
}

type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

/** What the fuzzer reads of the API description. */
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Schemas }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

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
  '/profile/order/1',
  '/profile/order/1/invoice',
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

/** Requests drawn from the API description, and of pages and files: valid ones, and ones that are wrong somewhere. */
export function requestsOf(description: Description, known: Knowledge): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      apiRequest({ path, method: method.toUpperCase(), operation }),
    ),
  )
  return fc.oneof({ arbitrary: fc.oneof(...operations), weight: 8 }, { arbitrary: pageRequest(), weight: 2 })

  function apiRequest({
    path,
    method,
    operation,
  }: {
    path: string
    method: string
    operation: Operation
  }): fc.Arbitrary<FuzzRequest> {
    const { parameters = [], requestBody } = operation
    const schema = requestBody?.content?.['application/json']?.schema
    return fc
      .record({
        method: mostly(fc.constant(method), fc.constantFrom(...METHODS), 20),
        path: pathOf(path, parameters),
        query: queryOf(parameters),
        headers: headersOf(parameters),
        body: schema === undefined ? strayBody : bodyOf(schema),
      })
      .map(({ query, body, headers, ...rest }) => ({
        operation: `${method} ${path}`,
        method: rest.method,
        path: rest.path + query,
        headers: { ...body.headers, ...headers },
        body: rest.method === 'GET' || rest.method === 'HEAD' ? null : body.bytes,
      }))
  }

  function pageRequest(): fc.Arbitrary<FuzzRequest> {
    const pair = fc.tuple(
      fc.constantFrom(...pageParameters),
      textOrHostile(fc.constantFrom('1', 'cement', 'cements', 'opc', 'price-up')),
    )
    return fc
      .record({
        path: fc.constantFrom(...pages),
        method: mostly(fc.constant('GET'), fc.constantFrom(...METHODS), 10),
        query: fc.array(pair, { maxLength: 3 }),
        headers: headersOf([]),
      })
      .map(({ path, method, query, headers }) => ({
        operation: 'pages and files',
        method,
        path:
          path +
          (query.length === 0
            ? ''
            : `?${query.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`),
        headers,
        body: null,
      }))
  }

  function pathOf(path: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
    const parts = path.split('/').map((part): fc.Arbitrary<string> => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name === undefined) return fc.constant(part)
      const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' }
      return textOrHostile(fc.oneof(fc.constantFrom(...known.ids), textOf(schema))).map(encoded)
    })
    return fc.tuple(...parts).map((texts) => texts.join('/'))
  }

  function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
    const named = parameters.filter((parameter) => parameter.in === 'query')
    const pairs = named.map(({ name, schema = {} }) =>
      fc.option(
        textOrHostile(fc.oneof(fc.constantFrom(...known.products), textOf(schema))).map(
          (text) => `${name}=${encoded(text)}`,
        ),
      ),
    )
    const surplus = fc.option(
      fc.constantFrom(
        'page=-1',
        'x[]=1',
        '__proto__[a]=b',
        'after=%',
        'q',
        '&&&==',
        `y=${'z'.repeat(3_000)}`,
      ),
      { freq: 9 },
    )
    return fc.tuple(...pairs, surplus).map((all) => {
      const given = all.filter((pair) => pair !== null)
      return given.length === 0 ? '' : `?${given.join('&')}`
    })
  }

  function headersOf(parameters: readonly Parameter[]): fc.Arbitrary<Record<string, string>> {
    const named = parameters.filter((parameter) => parameter.in === 'header')
    const model = Object.fromEntries(
      named.map(({ name, schema = {} }) => [name, mostly(fc.uuid(), textOf(schema), 8).map(headerText)]),
    )
    return fc
      .tuple(fc.record(model), sessionHeaders(known), mostly(fc.constant({}), oddHeaders, 4))
      .map((all) => Object.assign({}, ...all))
  }

  function bodyOf(schema: Schema): fc.Arbitrary<Sent> {
    const valid = arbitraryOf(schema, description.components.schemas, knownValue)
    const value = fc.oneof(
      { arbitrary: valid, weight: 5 },
      { arbitrary: valid.chain(disturbed), weight: 4 },
      { arbitrary: hostileValues, weight: 1 },
    )
    return mostly(value.map(json), strayBody, 20)
  }

  function knownValue(name: string): fc.Arbitrary<unknown> | null {
    if (name === 'addressId' || name === 'id') return fc.constantFrom(...known.ids)
    if (name === 'phone') return fc.constantFrom(...known.phones)
    if (name === 'product') return fc.constantFrom(...known.products).map((id) => `${id}Variant[0]`)
    return null
  }

  function textOf(schema: Schema): fc.Arbitrary<string> {
    return arbitraryOf(schema, description.components.schemas, () => null).map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    )
  }
}
