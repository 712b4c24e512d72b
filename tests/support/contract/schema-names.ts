/** A JSON schema, as far as its fields are read. */
export type FieldSchema = {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly items?: FieldSchema | boolean
  readonly additionalProperties?: FieldSchema | boolean
  readonly anyOf?: readonly FieldSchema[]
  readonly oneOf?: readonly FieldSchema[]
  readonly allOf?: readonly FieldSchema[]
}

/** The names of all fields in a JSON schema, however deep; `components` are the schemas that it refers to, by their names. */
export function namesIn(
  schema: unknown,
  components: Readonly<Record<string, unknown>>,
  seen: readonly string[] = [],
): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema as FieldSchema
  const below = (one: unknown) => namesIn(one, components, seen)
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? ''
    return seen.includes(name) ? [] : namesIn(components[name], components, [...seen, name])
  }
  return [
    ...Object.entries(properties).flatMap(([name, value]) => [name, ...below(value)]),
    ...[items, additionalProperties, ...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap(below),
  ]
}
