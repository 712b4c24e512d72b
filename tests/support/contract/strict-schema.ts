import { z } from 'zod'

/**
 * The schema in strict form: fields that it does not declare fail, and so do missing ones that a request may leave to a
 * default. Throws for parts that declare nothing, such as `z.unknown()`.
 */
export function strictSchema(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return strictObject(schema)
  if (schema instanceof z.ZodArray) return z.array(strictSchema(schema.element))
  if (schema instanceof z.ZodRecord) return z.record(z.string(), strictSchema(schema.valueType))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(strictSchema))
  if (schema instanceof z.ZodNullable) return strictSchema(schema.unwrap()).nullable()
  if (schema instanceof z.ZodOptional) return strictSchema(schema.unwrap()).optional()
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodDefault) return strictSchema(schema.unwrap())
  if (schema instanceof z.ZodPipe && leaves.some((leaf) => schema.in instanceof leaf)) return schema
  if (schema instanceof z.ZodType && leaves.some((leaf) => schema instanceof leaf)) return schema
  throw new Error(
    `an answer cannot be checked against a schema of type ${schema instanceof z.ZodType ? schema.type : 'unknown'}`,
  )
}

/** An object schema in strict form. */
export function strictObject(schema: z.ZodObject): z.ZodObject {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, strictSchema(field)])
  const { catchall } = schema.def
  if (catchall === undefined || catchall instanceof z.ZodNever)
    return z.strictObject(Object.fromEntries(fields))
  return z.object(Object.fromEntries(fields)).catchall(strictSchema(catchall))
}

const leaves = [
  z.ZodString,
  z.ZodStringFormat,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodNull,
] as const
