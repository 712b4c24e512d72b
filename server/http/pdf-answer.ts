import type { Context } from 'hono'

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
