import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import { filterValues } from '#domain/catalogue/measured-values.ts'
import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { readDocuments, writeRecords, type Cursor } from '../../../db/catalogue/collections.ts'
import type { Queries } from '../../../db/database.ts'

const BATCH = 250

/**
 * Parses the delivered documents of all products again, so that an upgraded program knows the fields that an earlier one
 * did not. A document that is refused by now keeps its record until it is delivered again.
 */
export async function reparseProducts(queries: Queries): Promise<void> {
  let cursor: Cursor | null = null
  for (;;) {
    const batch: (Cursor & { document: unknown })[] = await readDocuments(queries, 'products', {
      cursor,
      limit: BATCH,
    })
    const records = batch.flatMap(({ id, document }) => {
      const result = isRawDocument(document) ? parseProduct(document) : null
      if (result === null || !('record' in result)) return []
      const { record } = result
      return [{ id, record, attributeKeys: filterValues(record).map(attributeKey) }]
    })
    await writeRecords(queries, 'products', records)
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) return
    cursor = { position: last.position, id: last.id }
  }
}
