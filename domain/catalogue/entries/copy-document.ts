import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'

/** A document under another id; its variants get uids of their own and no supplier's number, since each of these is one thing that is sold. */
export function copyDocument(document: RawDocument, id: string, newUid: () => string): RawDocument {
  const copy = { ...document, id }
  const content = parseJsonField(document.variants, 'variants', [])
  if (!isRawDocument(content) && !Array.isArray(content)) return copy
  const variants = Object.values(content).map((variant: unknown) => {
    if (!isRawDocument(variant)) return variant
    const { sku: _, ...rest } = variant
    return { ...rest, uid: newUid() }
  })
  return { ...copy, variants: typeof document.variants === 'string' ? JSON.stringify(variants) : variants }
}
