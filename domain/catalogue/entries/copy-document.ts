import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'

/** A document under another id; its variants get uids of their own, since each uid is one thing that is sold. */
export function copyDocument(document: RawDocument, id: string, newUid: () => string): RawDocument {
  const copy = { ...document, id }
  const content = parseJsonField(document.variants, 'variants', [])
  if (!isRawDocument(content) && !Array.isArray(content)) return copy
  const variants = Object.values(content).map((variant: unknown) =>
    isRawDocument(variant) ? { ...variant, uid: newUid() } : variant,
  )
  return { ...copy, variants: typeof document.variants === 'string' ? JSON.stringify(variants) : variants }
}
