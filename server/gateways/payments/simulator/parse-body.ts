import type { HonoRequest } from 'hono'
import type { z } from 'zod'
import { parseJson } from '../../parse-json.ts'
import { RazorpayApiError } from './api-error.ts'

/** Parses the JSON body of a request. Throws a `RazorpayApiError` that names the first invalid field. */
export async function parseBody<T>(request: HonoRequest, schema: z.ZodType<T>): Promise<T> {
  // a cross-site form cannot send this content type
  const isJson = request.header('content-type')?.startsWith('application/json') ?? false
  const body = schema.safeParse(isJson ? parseJson(await request.text()) : undefined)
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw new RazorpayApiError(
    `The ${issue?.path.join('.') || 'body'} field is invalid: ${issue?.message ?? ''}`,
  )
}
