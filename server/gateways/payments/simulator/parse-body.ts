import type { HonoRequest } from 'hono'
import type { z } from 'zod'
import { parseJson } from '../../parse-json.ts'
import { RazorpayApiError } from './api-error.ts'

/** The JSON body of a request in its shape, or a `Refusal` that names the first field that is wrong. */
export async function parseBody<T>(request: HonoRequest, shape: z.ZodType<T>): Promise<T> {
  // a form of another site cannot send this type
  const isJson = request.header('content-type')?.startsWith('application/json') ?? false
  const body = shape.safeParse(isJson ? parseJson(await request.text()) : undefined)
  if (body.success) return body.data
  const [fault] = body.error.issues
  throw new RazorpayApiError(
    `The ${fault?.path.join('.') || 'body'} field is invalid: ${fault?.message ?? ''}`,
  )
}
