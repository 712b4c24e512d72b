import type { Finding } from '../problem/findings.ts'
import {
  isRawDocument,
  parseId,
  parseIds,
  parseJsonField,
  parseText,
  type RawDocument,
  type ParseResult,
  withoutId,
} from './parse-result.ts'
import { parseTranslations, type Translated } from './translations/translation.ts'

/** A shop: a department of the store with its main categories. Its name may be missing. */
export type Shop = Translated & {
  readonly id: string
  readonly rowId: string | null
  readonly name: string | null
  readonly image: string | null
  readonly mainCategoryIds: readonly string[]
}

/** Parses a document of the collection `shops`; `mainCategoryRow` may be a list or JSON text of one (CATG-05). */
export function parseShop(document: RawDocument): ParseResult<Shop> {
  const id = parseId(document.id)
  if (id === null) return withoutId(document)
  const issues: Finding[] = []
  const specification = parseJsonField(document.specification, 'specification', issues)
  return {
    record: {
      id,
      rowId: parseText(document.rowId),
      name: parseText(document.name),
      image: isRawDocument(specification) ? parseText(specification.imageUrl) : null,
      mainCategoryIds: parseIds(document.mainCategoryRow, 'mainCategoryRow', issues),
      ...parseTranslations(document, ['name'], issues),
    },
    issues,
  }
}
