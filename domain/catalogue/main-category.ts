import { readId, readText, readTexts, type Document, type Reading } from './parse-result.ts'

/** A main category, such as Cement: what shops are divided into. */
export type MainCategory = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly searchWords: readonly string[]
}

/** Reads a document of the collection `maincategory`; both historical spellings of the name count (CATG-06). */
export function readMainCategory(document: Document): Reading<MainCategory> {
  const id = readId(document.id)
  if (id === null) return { refused: 'has no id' }
  const notes: string[] = []
  const name = readText(document.mainCategory_Name) ?? readText(document.MainCategory_Name)
  if (name === null) notes.push('mainCategory_Name is missing; the id is shown instead')
  return {
    record: {
      id,
      name: name ?? id,
      image: readText(document.mainCategory_Image) ?? readText(document.MainCategory_Image),
      searchWords: readTexts(document.searchWords),
    },
    notes,
  }
}

/** The main category under the field names of the wire. */
export function writeMainCategory(category: MainCategory): Document {
  return {
    id: category.id,
    mainCategory_Name: category.name,
    mainCategory_Image: category.image,
    searchWords: category.searchWords,
  }
}
