import { parseId, parseText, parseTexts, type RawDocument, type ParseResult } from './parse-result.ts'

/** A main category, such as Cement: what shops are divided into. */
export type MainCategory = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly searchWords: readonly string[]
}

/** Reads a document of the collection `maincategory`; both historical spellings of the name count (CATG-06). */
export function parseMainCategory(document: RawDocument): ParseResult<MainCategory> {
  const id = parseId(document.id)
  if (id === null) return { refused: 'has no id' }
  const notes: string[] = []
  const name = parseText(document.mainCategory_Name) ?? parseText(document.MainCategory_Name)
  if (name === null) notes.push('mainCategory_Name is missing; the id is shown instead')
  return {
    record: {
      id,
      name: name ?? id,
      image: parseText(document.mainCategory_Image) ?? parseText(document.MainCategory_Image),
      searchWords: parseTexts(document.searchWords),
    },
    notes,
  }
}
