import { createRoute, z } from '@hono/zod-openapi'
import type { Call } from '#domain/wire/call.ts'
import { failures, jsonBody, jsonResponse } from './router.ts'

/** The part of a call that only the API's own document tells; `answers` describes its answer. */
type About = {
  readonly summary: string
  readonly description?: string
  readonly tags: string[]
  readonly answers: string
}

type Request<C extends Call> = {
  readonly [Name in Extract<keyof C, 'params' | 'query' | 'headers'>]: Extract<C[Name], z.ZodObject>
} & {
  readonly [Name in Extract<keyof C, 'body'>]: ReturnType<typeof jsonBody<Extract<C[Name], z.ZodType>>>
}

type Responses<C extends Call> = C extends { readonly answer: infer Answer extends z.ZodType }
  ? ReturnType<typeof jsonResponse<Answer>>
  : C extends { readonly download: infer Type extends string }
    ? ReturnType<typeof fileResponse<Type>>
    : ReturnType<typeof emptyResponse>

/** A route as `createRoute` types it. */
type Route<C extends Call> = {
  readonly method: C['method']
  readonly path: C['path']
  readonly request: Request<C>
  readonly responses: Responses<C>
}

/** The route of a call, for `createRouter().openapi`. */
export function routeOf<const C extends Call>(call: C, { answers, ...about }: About): Route<C> {
  const { method, path, params, query, headers, body, upload } = call
  const route: unknown = createRoute({
    ...about,
    method,
    path,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: jsonBody(body) }),
      ...(upload && { body: { required: true, content: { 'application/octet-stream': { schema: file } } } }),
    },
    responses: responsesOf(call, answers),
  })
  // the spreads are exactly the parts that the call has, which the compiler cannot follow
  return route as Route<C>
}

function responsesOf({ answer, download }: Call, description: string) {
  if (answer !== undefined) return jsonResponse(description, answer)
  return download === undefined ? emptyResponse(description) : fileResponse(description, download)
}

const file = z.string().meta({ format: 'binary' })

function fileResponse<const Type extends string>(description: string, type: Type) {
  const content = { [type]: { schema: file } } as Readonly<Record<Type, { schema: typeof file }>>
  return { 200: { description, content }, ...failures } as const
}

function emptyResponse(description: string) {
  return { 204: { description }, ...failures } as const
}
