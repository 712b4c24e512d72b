import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { ZodType } from 'zod'
import type { ApiEnv } from './session.ts'
import { failures, refuseInvalid } from './wire.ts'

/** A door of the API: what does not fit its schema is refused as `invalid-input`. */
export function createRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
}

/** The description of a successful answer, with the failures that every call may have. */
export function jsonResponse<T extends ZodType>(description: string, schema: T) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    ...failures,
  } as const satisfies RouteConfig['responses']
}

/** The description of a JSON body. */
export function jsonBody<T extends ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const
}
