import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import { splitLanguage } from '#domain/i18n/language.ts'
import type { Services } from '../../composition/services.ts'
import type { PageEnv } from './page-cache.ts'
import { readDeskToken } from '../desk/desk-session.ts'
import { pageRequest } from './page-request.ts'
import type { RequestEnv } from '../request-log.ts'
import { createNonce } from '../guards/security-headers.ts'

/** The request context of page loaders: the use cases of the store, and an error reporter. */
export type PageContext = {
  readonly services: Services
  readonly report: (error: unknown) => void
  /** Marks the scripts that the renderer writes. */
  readonly nonce: string
  /** The token of the desk that came with the request, for the preview of a draft, or null. */
  readonly deskToken: string | null
  /** Takes the finished page; the answer then has no body. */
  readonly takeHtml: (html: Buffer<ArrayBuffer>) => void
}

/** Renders a page. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>

type PageOptions = {
  readonly pages: PageHandler
  readonly services: Services
  readonly log: Logger
  /** True when the store is on https. */
  readonly secure: boolean
}

/** Renders the page of a request; 503 when the database failed it. */
export function servePages({ pages, services, log, secure }: PageOptions) {
  return createMiddleware<{ Variables: RequestEnv['Variables'] & PageEnv['Variables'] }>(async (context) => {
    const { requestId } = context.var
    let unavailable: AppError | null = null
    const nonce = createNonce()
    context.set('nonce', nonce)
    const { language, path } = splitLanguage(context.req.path)
    // the desk speaks English
    if (language !== 'en' && /^\/desk(?:\/|$)/.test(path))
      return context.redirect(path + new URL(context.req.url).search)
    const page = await pages(pageRequest(context.req.raw), {
      services: services.in(language),
      nonce,
      deskToken: readDeskToken(context, secure),
      takeHtml: (html) => context.set('html', html),
      report: (err) => {
        if (err instanceof AppError && err.code === 'temporarily-unavailable') unavailable = err
        log.error({ err, requestId }, 'a page failed')
      },
    })
    return unavailable === null ? page : withStatus503(page, unavailable)
  })
}

/** The page as it is, with the status that tells machines to come back: what it shows lacks what the database holds. */
function withStatus503(page: Response, { details }: AppError): Response {
  const headers = new Headers(page.headers)
  headers.set('retry-after', String(details.retryAfterSeconds))
  headers.set('cache-control', 'no-store')
  return new Response(page.body, { status: 503, headers })
}
