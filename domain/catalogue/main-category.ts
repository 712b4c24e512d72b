import type { Finding } from '../problem/findings.ts'
import {
  parseId,
  parseText,
  parseTexts,
  type RawDocument,
  type ParseResult,
  withoutId,
} from './parse-result.ts'
import { parseTranslations, type Translated } from './translations/translation.ts'

/** A main category of a shop, such as Cement. */
export type MainCategory = Translated & {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly searchWords: readonly string[]
}

/** Parses a document of the collection `maincategory`; both historical spellings of the name are accepted (CATG-06). */
export function parseMainCategory(document: RawDocument): ParseResult<MainCategory> {
  const id = parseId(document.id)
  if (id === null) return withoutId(document)
  const issues: Finding[] = []
  const name = parseText(document.mainCategory_Name) ?? parseText(document.MainCategory_Name)
  if (name === null) issues.push({ code: 'name-from-id', field: 'mainCategory_Name' })
  return {
    record: {
      id,
      name: name ?? id,
      image: parseText(document.mainCategory_Image) ?? parseText(document.MainCategory_Image),
      searchWords: parseTexts(document.searchWords),
      ...parseTranslations(document, ['name'], issues),
    },
    issues,
  }
}
