import { readId, readIds, readText, readTexts, type Document, type Reading } from './parse-result.ts'

/** A subcategory, such as OPC 53: it may stand in several main categories. */
export type Subcategory = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly mainCategoryIds: readonly string[]
  readonly searchWords: readonly string[]
}

/** Reads a document of the collection `subcategory`. */
export function readSubcategory(document: Document): Reading<Subcategory> {
  const id = readId(document.id)
  if (id === null) return { refused: 'has no id' }
  const notes: string[] = []
  const name = readText(document.subCategory_Name) ?? readText(document.SubCategory_Name)
  if (name === null) notes.push('subCategory_Name is missing; the id is shown instead')
  return {
    record: {
      id,
      name: name ?? id,
      image: readText(document.subCategory_Image) ?? readText(document.SubCategory_Image),
      mainCategoryIds: readIds(document.mainCategoryRow, 'mainCategoryRow', notes),
      searchWords: readTexts(document.searchWords),
    },
    notes,
  }
}

/** The subcategory under the field names of the wire. */
export function writeSubcategory(subcategory: Subcategory): Document {
  return {
    id: subcategory.id,
    subCategory_Name: subcategory.name,
    subCategory_Image: subcategory.image,
    mainCategoryRow: subcategory.mainCategoryIds,
    searchWords: subcategory.searchWords,
  }
}
