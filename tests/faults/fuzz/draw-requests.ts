import fc from 'fast-check'
import { arbitraryOf, type Schema, type Schemas } from './arbitrary-of-schema.ts'
import { json, noBody, strayBody, type Sent } from './draw-bodies.ts'
import { oddHeaders, sessionHeaders, usualSession } from './draw-headers.ts'
import { METHODS, pageRequest } from './draw-page-requests.ts'
import { encoded, headerText, mostly, textOrHostile } from './draw-texts.ts'
import type { Knowledge } from './knowledge.ts'
import { knownValue } from './known-values.ts'
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

/** Whether an operation is of the desk, and so for staff. */
const isDeskPath = (path: string): boolean => path.startsWith('/api/desk/')

/**
 * Requests drawn from the API description, and of pages and files: ones as they are described, and ones that are wrong
 * somewhere. Most are of the operations that are meant for the one who acts.
 */
export function requestsOf(description: Description, known: Knowledge): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const { schemas } = description.components
  const drawn = (isOfDesk: boolean, isCareful: boolean): fc.Arbitrary<FuzzRequest> => {
    const draw = requestOf({ schemas, known, isCareful })
    return fc.oneof(...operations.filter(({ path }) => isDeskPath(path) === isOfDesk).map(draw))
  }
  const isStaff = known.deskCookie !== null
  return fc.oneof(
    { arbitrary: drawn(isStaff, true), weight: 8 },
    { arbitrary: drawn(isStaff, false), weight: 8 },
    { arbitrary: drawn(!isStaff, false), weight: 2 },
    { arbitrary: pageRequest(sessionHeaders(known)), weight: 4 },
  )
}

type Manner = {
  readonly schemas: Schemas
  readonly known: Knowledge
  /** Nothing is wrong on purpose, and what is named is something of its kind, if anything is known of it. */
  readonly isCareful: boolean
}

type Drawn = { readonly path: string; readonly method: string; readonly operation: Operation }

/** Requests of one operation of the API. */
function requestOf({ schemas, known, isCareful }: Manner): (drawn: Drawn) => fc.Arbitrary<FuzzRequest> {
  const orWrong = <T>(usual: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>, every: number): fc.Arbitrary<T> =>
    isCareful ? usual : mostly(usual, wrong, every)
  const better = (name: string): fc.Arbitrary<unknown> | null => knownValue(known, isCareful, name)
  const orHostile = (usual: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    isCareful ? usual : textOrHostile(usual)

  return ({ path, method, operation: { parameters = [], requestBody } }) => {
    const schema = requestBody?.content?.['application/json']?.schema
    return fc
      .record({
        method: orWrong(fc.constant(method), fc.constantFrom(...METHODS), 20),
        path: pathOf(path, parameters),
        query: queryOf(parameters),
        headers: headersOf(parameters),
        body: bodyOf(schema),
      })
      .map(({ query, body, headers, ...rest }) => ({
        operation: `${method} ${path}`,
        method: rest.method,
        path: rest.path + query,
        headers: { ...body.headers, ...headers },
        body: rest.method === 'GET' || rest.method === 'HEAD' ? null : body.bytes,
      }))
  }

  function pathOf(path: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
    const segments = path.split('/')
    const parts = segments.map((part, index): fc.Arbitrary<string> => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name === undefined) return fc.constant(part)
      const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? { type: 'string' }
      const [before = ''] = segments.slice(index - 1)
      // a bare id may be anybody's; what is asked for tells whose
      const names = name === 'id' || name === 'uid' ? [before, name] : [name, before]
      const ofItsKind = names.map((each) => known.named.get(each)).find((each) => each !== undefined) ?? []
      return orHostile(oneNamed(ofItsKind, schema)).map(encoded)
    })
    return fc.tuple(...parts).map((texts) => texts.join('/'))
  }

  /** Something of its kind, where something is known, or any id, or what the schema allows. */
  function oneNamed(ofItsKind: readonly string[], schema: Schema): fc.Arbitrary<string> {
    if (schema.enum !== undefined) return textOf(schema)
    if (isCareful && ofItsKind.length > 0) return fc.constantFrom(...ofItsKind)
    return fc.oneof(fc.constantFrom(...known.ids, ...ofItsKind), textOf(schema))
  }

  function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
    const pairs = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema = {}, required = false }) => {
        const usual = isCareful
          ? (better(name)?.map(String) ?? textOf(schema))
          : fc.oneof(fc.constantFrom(...known.products), textOf(schema))
        const pair = orHostile(usual).map((text) => `${name}=${encoded(text)}`)
        return isCareful && required ? pair : fc.option(pair, { freq: isCareful ? 1 : 5 })
      })
    const surplus = fc.constantFrom(
      'page=-1',
      'x[]=1',
      '__proto__[a]=b',
      'after=%',
      'q',
      '&&&==',
      `y=${'z'.repeat(3_000)}`,
    )
    return fc.tuple(...pairs, orWrong(fc.constant(null), surplus, 10)).map((all) => {
      const given = all.filter((pair) => pair !== null)
      return given.length === 0 ? '' : `?${given.join('&')}`
    })
  }

  function headersOf(parameters: readonly Parameter[]): fc.Arbitrary<Record<string, string>> {
    const named = parameters.filter((parameter) => parameter.in === 'header')
    const model = Object.fromEntries(
      named.map(({ name, schema = {} }) => [name, orWrong(fc.uuid(), textOf(schema), 8).map(headerText)]),
    )
    const session = isCareful ? fc.constant(usualSession(known)) : sessionHeaders(known)
    return fc
      .tuple(fc.record(model), session, orWrong(fc.constant({}), oddHeaders, 4))
      .map((all) => Object.assign({}, ...all))
  }

  function bodyOf(schema: Schema | undefined): fc.Arbitrary<Sent> {
    if (schema === undefined) return isCareful ? fc.constant(noBody) : strayBody
    const valid = arbitraryOf(schema, schemas, { known: better, isStrict: isCareful })
    if (isCareful) return valid.map(json)
    const value = fc.oneof(
      { arbitrary: valid, weight: 5 },
      { arbitrary: valid.chain(disturbed), weight: 4 },
      { arbitrary: hostileValues, weight: 1 },
    )
    return mostly(value.map(json), strayBody, 20)
  }

  function textOf(schema: Schema): fc.Arbitrary<string> {
    return arbitraryOf(schema, schemas, { known: () => null, isStrict: isCareful }).map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    )
  }
}
