import type { z } from 'zod'

const bare = new WeakMap<z.ZodType, z.ZodType>()

/**
 * A schema of the same shape that does not refuse a value for its limits: those are for what people send. What is stored may be older
 * than a limit, or be left over from something erased.
 */
export function withoutLimits(schema: z.ZodType): z.ZodType {
  const known = bare.get(schema)
  if (known !== undefined) return known
  const parts = Object.entries(schema.def).map(([name, part]) => [name, stripped(part)])
  const result = schema.clone({ ...schema.def, ...Object.fromEntries(parts), checks: [] })
  bare.set(schema, result)
  return result
}

function stripped(part: unknown): unknown {
  if (isSchema(part)) return withoutLimits(part)
  if (Array.isArray(part)) return part.map(stripped)
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return part
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, stripped(one)]))
}

function isSchema(part: unknown): part is z.ZodType {
  return typeof part === 'object' && part !== null && 'safeParse' in part
}
