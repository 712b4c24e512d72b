import type { Finding } from '../problem/findings.ts'
import {
  parseId,
  parseIds,
  parseText,
  parseTexts,
  type RawDocument,
  type ParseResult,
  withoutId,
} from './parse-result.ts'
import { parseTranslations, type Translated } from './translations/translation.ts'

/** A subcategory, such as OPC 53; it may belong to several main categories. */
export type Subcategory = Translated & {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly mainCategoryIds: readonly string[]
  readonly searchWords: readonly string[]
  /** Material that calculators know its products as (PRICE-05); absent where they give no quantity of them. */
  readonly material?: string
  /** The ids of subcategories whose products are needed with these, the most needed first (PRICE-04); absent where there are none. */
  readonly goesWith?: readonly string[]
}

/** The most subcategories that one goes with. */
export const MAX_GOES_WITH = 12

/** Parses a document of the collection `subcategory`. */
export function parseSubcategory(document: RawDocument): ParseResult<Subcategory> {
  const id = parseId(document.id)
  if (id === null) return withoutId(document)
  const issues: Finding[] = []
  const material = parseText(document.material)
  const goesWith = goesWithOf(id, document.goesWith, issues)
  const name = parseText(document.subCategory_Name) ?? parseText(document.SubCategory_Name)
  if (name === null) issues.push({ code: 'name-from-id', field: 'subCategory_Name' })
  return {
    record: {
      id,
      name: name ?? id,
      image: parseText(document.subCategory_Image) ?? parseText(document.SubCategory_Image),
      mainCategoryIds: parseIds(document.mainCategoryRow, 'mainCategoryRow', issues),
      searchWords: parseTexts(document.searchWords),
      ...(material !== null && { material }),
      ...(goesWith.length > 0 && { goesWith }),
      ...parseTranslations(document, ['name', 'words'], issues),
    },
    issues,
  }
}

/** The subcategories that one goes with, from a list or its JSON text: never itself, and not more than a page shows. */
export function goesWithOf(id: string, value: unknown, issues: Finding[] = []): string[] {
  return parseIds(value, 'goesWith', issues)
    .filter((each) => each !== id)
    .slice(0, MAX_GOES_WITH)
}
