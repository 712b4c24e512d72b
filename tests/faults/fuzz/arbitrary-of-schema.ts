import fc from 'fast-check'

/** A schema of the API description: JSON Schema as far as the description uses it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

export type Schemas = Readonly<Record<string, Schema>>

const MOST_ITEMS = 4
const LONGEST = 60
const soon = { min: new Date('2026-01-01'), max: new Date('2027-12-31') }

export type Drawing = {
  /** Better values by the name of their property, such as ids that exist. */
  readonly known: (name: string) => fc.Arbitrary<unknown> | null
  /** Whether texts always keep to their pattern. */
  readonly isStrict: boolean
}

/** Values that a schema allows. */
export function arbitraryOf(
  schema: Schema,
  schemas: Schemas,
  { known, isStrict }: Drawing,
): fc.Arbitrary<unknown> {
  const of = (inner: Schema, name = ''): fc.Arbitrary<unknown> => known(name) ?? build(inner)
  const build = (inner: Schema): fc.Arbitrary<unknown> => {
    const { $ref, anyOf, oneOf, allOf, type } = inner
    if ($ref !== undefined) return build(schemas[$ref.split('/').at(-1) ?? ''] ?? {})
    const options =
      anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((each) => ({ ...inner, type: each })) : undefined)
    if (options !== undefined) return fc.oneof(...options.map((option) => build(option)))
    if (allOf !== undefined)
      return fc.tuple(...allOf.map((part) => build(part))).map((parts) => Object.assign({}, ...parts))
    if ('const' in inner) return fc.constant(inner.const)
    if (inner.enum !== undefined) return fc.constantFrom(...inner.enum)
    return plain(inner)
  }
  const plain = (inner: Schema): fc.Arbitrary<unknown> => {
    if (inner.type === 'object') return objectOf(inner)
    if (inner.type === 'array') return arrayOf(inner)
    return scalarOf(inner, isStrict)
  }
  const arrayOf = ({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema): fc.Arbitrary<unknown> =>
    fc.array(of(items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    })
  const objectOf = ({
    properties = {},
    required = [],
    additionalProperties,
  }: Schema): fc.Arbitrary<unknown> => {
    const model = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, of(inner, name)]),
    )
    const record = fc.record(model, {
      requiredKeys: Object.keys(model).filter((name) => required.includes(name)),
    })
    if (typeof additionalProperties !== 'object') return record
    const further = fc.dictionary(fc.string({ maxLength: 10 }), of(additionalProperties), { maxKeys: 3 })
    return fc.tuple(further, record).map(([more, fixed]) => ({ ...more, ...fixed }))
  }
  return build(schema)
}

function scalarOf(schema: Schema, isStrict: boolean): fc.Arbitrary<unknown> {
  const { type, minimum, maximum } = schema
  if (type === 'string') return stringOf(schema, isStrict)
  if (type === 'integer')
    return fc.integer({ min: minimum ?? -1_000, max: Math.min(maximum ?? 1_000_000, 2 ** 31) })
  if (type === 'number') return fc.double({ min: minimum ?? -1e6, max: maximum ?? 1e9, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  return type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 })
}

function stringOf(
  { format, pattern, minLength = 0, maxLength = LONGEST }: Schema,
  isStrict: boolean,
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time')
    return fc.date({ ...soon, noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date')
    return fc.date({ ...soon, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  // texts cannot be drawn for a pattern that looks ahead
  if (pattern !== undefined && !/\(\?[=!<]/.test(pattern))
    return isStrict
      ? fc.stringMatching(new RegExp(pattern))
      : fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.string())
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST))
  return fc.string({ unit: 'grapheme', minLength, maxLength: longest })
}
