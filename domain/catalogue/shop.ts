import {
  isRawDocument,
  parseId,
  parseIds,
  parseJsonField,
  parseText,
  type RawDocument,
  type ParseResult,
} from './parse-result.ts'

/** A shop: a department of the market with its main categories. A shop may be unnamed. */
export type Shop = {
  readonly id: string
  readonly rowId: string | null
  readonly name: string | null
  readonly image: string | null
  readonly mainCategoryIds: readonly string[]
}

/** Reads a document of the collection `shops`; `mainCategoryRow` may be a list or JSON text of one (CATG-05). */
export function parseShop(document: RawDocument): ParseResult<Shop> {
  const id = parseId(document.id)
  if (id === null) return { refused: 'has no id' }
  const notes: string[] = []
  const specification = parseJsonField(document.specification, 'specification', notes)
  return {
    record: {
      id,
      rowId: parseText(document.rowId),
      name: parseText(document.name),
      image: isRawDocument(specification) ? parseText(specification.imageUrl) : null,
      mainCategoryIds: parseIds(document.mainCategoryRow, 'mainCategoryRow', notes),
    },
    notes,
  }
}
