import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import { failures } from './router.ts'

/** The answers of an operation that sends a PDF. */
export function pdfResponse(description: string) {
  return {
    200: { description, content: { 'application/pdf': { schema: z.string() } } },
    ...failures,
  } as const
}

/** Answers with a PDF that the browser shows. */
export function answerWithPdf(
  context: Context,
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
) {
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
  })
}
