import { fieldFaults } from '#domain/problem/fault-of.ts'
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { problem } from '#domain/problem/wire.ts'
import type { ApiEnv } from './guards/session.ts'

type Validation = { success: true } | { success: false; error: z.core.$ZodError }

/** A router of the API: a request that does not match its schema is refused as `invalid-input`. */
export function createRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
}

/** The response that every operation may give besides its own. */
export const failures = {
  default: {
    description: 'An error, as a problem document.',
    content: { 'application/problem+json': { schema: problem } },
  },
} as const

/** Describes a successful JSON response, and the errors that every operation may answer with. */
export function jsonResponse<T extends z.ZodType>(description: string, schema: T) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    ...failures,
  } as const satisfies RouteConfig['responses']
}

/** Describes a JSON request body. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

/** Answers with JSON of a schema's type that was written elsewhere, as UTF-8. */
export function writtenJson<T>(
  context: Context,
  json: Uint8Array<ArrayBuffer>,
): Response & TypedResponse<T, 200, 'json'> {
  const answer: Response = context.body(json, 200, { 'content-type': 'application/json' })
  return answer as Response & TypedResponse<T, 200, 'json'>
}

/** Turns validation issues into `invalid-input` with the field and fault of each. */
function refuseInvalid(result: Validation): void {
  if (result.success) return
  throw new AppError('invalid-input', { faults: fieldFaults(result.error) })
}
