import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { Call } from '#domain/wire/call.ts'
import { jsonBody, jsonResponse } from './router.ts'

/** What the API's own document says of a call; `answers` describes its answer. */
type About = {
  readonly summary: string
  readonly description?: string
  readonly tags: string[]
  readonly answers: string
}

type Request<C extends Call> = {
  readonly [Name in Extract<keyof C, 'params' | 'query'>]: Extract<C[Name], z.ZodObject>
} & {
  readonly [Name in Extract<keyof C, 'body'>]: ReturnType<typeof jsonBody<Extract<C[Name], z.ZodType>>>
}

/** A route as `createRoute` types it. */
type Route<C extends Call> = {
  readonly method: C['method']
  readonly path: C['path']
  readonly request: Request<C>
  readonly responses: ReturnType<typeof jsonResponse<C['answer']>>
}

/** The route of a call, for `createRouter().openapi`. */
export function routeOf<const C extends Call>(call: C, { answers, ...about }: About): Route<C> {
  const { method, path, params, query, body, answer } = call
  const route: unknown = createRoute({
    ...about,
    method,
    path,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: jsonBody(body) }),
    },
    responses: jsonResponse(answers, answer),
  })
  // the spreads are exactly the parts that the call has, which the compiler cannot follow
  return route as Route<C>
}
