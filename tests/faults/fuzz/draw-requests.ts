import fc from 'fast-check'
import { arbitraryOf, type Schema, type Schemas } from './arbitrary-of-schema.ts'
import { disturbed, hostileTexts, hostileValues } from './hostile.ts'

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

/** What the fuzzer knows of the store, so that its requests get past the first checks. */
export type Knowledge = {
  readonly origin: string
  /** The session of the customer as whom it acts. */
  readonly token: string
  /** Ids of that customer's things, of somebody else's, of products, and of nothing. */
  readonly ids: readonly string[]
  readonly phones: readonly string[]
  readonly products: readonly string[]
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
    const session = fc.oneof(
      { arbitrary: fc.constant({ authorization: `Bearer ${known.token}` }), weight: 10 },
      { arbitrary: fc.constant({ cookie: `session=${known.token}`, origin: known.origin }), weight: 4 },
      { arbitrary: fc.constant({}), weight: 4 },
      {
        arbitrary: fc.constantFrom<Record<string, string>>(
          { authorization: 'Bearer ' },
          { authorization: `Bearer ${'A'.repeat(43)}` },
          { authorization: 'Basic YTpi', cookie: `session=${known.token}` },
          { cookie: 'session=; desk=x; browser-secret=%%%' },
          { cookie: `desk=${known.token}`, origin: known.origin },
          { cookie: `${'c'.repeat(3_000)}=1` },
          { cookie: `session=${known.token}`, origin: 'https://evil.example' },
        ),
        weight: 2,
      },
    )
    const odd = fc.constantFrom<Record<string, string>>(
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip;q=0, *;q=0.1, nonsense' },
      { 'accept-language': 'hi-IN, x'.repeat(50) },
      { 'if-none-match': '"x", W/"y"' },
      { range: 'bytes=5-1,0-,-9999999999999' },
      { 'x-forwarded-for': '1.2.3.4, not an address, ::1' },
      { 'user-agent': '\u00e9\u00ff<script>' },
      { accept: 'text/html' },
      { 'transfer-encoding': 'chunked' },
      { expect: 'anything' },
    )
    return fc
      .tuple(fc.record(model), session, mostly(fc.constant({}), odd, 4))
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

type Sent = { readonly bytes: string | Uint8Array; readonly headers: Record<string, string> }

const json = (value: unknown): Sent => ({
  bytes: JSON.stringify(value) ?? '',
  headers: { 'content-type': 'application/json' },
})

/** Bodies that are no JSON, or not what they are said to be. */
const strayBody: fc.Arbitrary<Sent> = fc
  .record({
    bytes: fc.oneof(
      fc.constantFrom(
        '',
        '{',
        '{"a":',
        '[]]',
        'null',
        '"x"',
        '1',
        '\ufeff{}',
        'a=b&c=d',
        '['.repeat(20_000),
        `{"text":"${'x'.repeat(30_000)}"}`,
      ),
      fc.uint8Array({ maxLength: 200 }),
    ),
    headers: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': '' },
      {},
    ),
  })
  .map(({ bytes, headers }) => ({ bytes, headers }))

/** One of `every` is the other. */
function mostly<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, every: number): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight: every - 1 }, { arbitrary: other, weight: 1 })
}

function textOrHostile(usual: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return mostly(usual, fc.constantFrom<string>(...hostileTexts), 4)
}

/** Percent-encoded, except that some texts are sent as broken as they are. */
function encoded(text: string): string {
  if (/^[\w.%]*%[\w.%]*$/.test(text)) return text
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
}

/** What a header can carry. */
function headerText(text: string): string {
  return text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').trim()
}
