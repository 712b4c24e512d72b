import {
  isDocument,
  readId,
  readIds,
  readJson,
  readText,
  type Document,
  type Reading,
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
export function readShop(document: Document): Reading<Shop> {
  const id = readId(document.id)
  if (id === null) return { refused: 'has no id' }
  const notes: string[] = []
  const specification = readJson(document.specification, 'specification', notes)
  return {
    record: {
      id,
      rowId: readText(document.rowId),
      name: readText(document.name),
      image: isDocument(specification) ? readText(specification.imageUrl) : null,
      mainCategoryIds: readIds(document.mainCategoryRow, 'mainCategoryRow', notes),
    },
    notes,
  }
}

/** The shop under the field names of the wire. */
export function writeShop(shop: Shop): Document {
  return {
    id: shop.id,
    rowId: shop.rowId,
    name: shop.name,
    specification: { imageUrl: shop.image },
    mainCategoryRow: shop.mainCategoryIds,
  }
}
