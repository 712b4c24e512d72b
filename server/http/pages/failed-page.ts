import type { Context } from 'hono'
import { html } from 'hono/html'
import { AppError } from '#domain/errors.ts'
import { statusOf } from '../problem.ts'

/** Response in place of a page that failed, or that there is no room for right now. */
export function failedPage(context: Context, error: unknown): Response | Promise<Response> {
  if (!(error instanceof AppError)) {
    return context.text('Something went wrong on our side. Please try again.\n', 500)
  }
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
  const isPage =
    retryAfterSeconds !== undefined && context.req.header('accept')?.includes('text/html') === true
  if (!isPage) return context.text(`${error.message}\n`, statusOf(error))
  context.header('content-security-policy', busyPagePolicy)
  return context.html(busyPage(error), statusOf(error))
}

/** It shows nothing but itself. */
const busyPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A page in place of one that cannot be made right now; it loads itself again when it may. */
function busyPage({ code, details }: AppError) {
  const seconds = Math.max(2, details.retryAfterSeconds ?? 2)
  const why =
    code === 'too-many-requests'
      ? 'Many pages were opened from your network within a minute.'
      : 'The store has a lot to do right now.'
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="refresh" content="${seconds}" />
        <title>One moment, please</title>
        <style>
          body {
            max-width: 32rem;
            margin: 20vh auto 0;
            padding: 0 1.5rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          a {
            display: inline-block;
            padding: 0.75rem 0;
            color: inherit;
          }
        </style>
      </head>
      <body>
        <h1>One moment, please</h1>
        <p>${why} Your cart and your orders are safe.</p>
        <p>This page tries again by itself in ${seconds} seconds.</p>
        <a href="">Try again now</a>
      </body>
    </html> `
}
