import {
  parseId,
  parseIds,
  parseText,
  parseTexts,
  type RawDocument,
  type ParseResult,
} from './parse-result.ts'

/** A subcategory, such as OPC 53: it may stand in several main categories. */
export type Subcategory = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly mainCategoryIds: readonly string[]
  readonly searchWords: readonly string[]
}

/** Reads a document of the collection `subcategory`. */
export function parseSubcategory(document: RawDocument): ParseResult<Subcategory> {
  const id = parseId(document.id)
  if (id === null) return { refused: 'has no id' }
  const notes: string[] = []
  const name = parseText(document.subCategory_Name) ?? parseText(document.SubCategory_Name)
  if (name === null) notes.push('subCategory_Name is missing; the id is shown instead')
  return {
    record: {
      id,
      name: name ?? id,
      image: parseText(document.subCategory_Image) ?? parseText(document.SubCategory_Image),
      mainCategoryIds: parseIds(document.mainCategoryRow, 'mainCategoryRow', notes),
      searchWords: parseTexts(document.searchWords),
    },
    notes,
  }
}
