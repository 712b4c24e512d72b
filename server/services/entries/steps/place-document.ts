import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import { AppError } from '#domain/errors.ts'
import type { CatalogueFiles } from '../../../gateways/catalogue/port.ts'
import type { CollectionTable } from '../../../db/catalogue/collections.ts'
import type { Queries } from '../../../db/database.ts'
import { readCategoryTerms } from '../../catalogue/steps/index-catalogue.ts'
import { writeRows } from '../../catalogue/steps/write-rows.ts'

/** A document with its place and where it is to stand. */
export type PlacedDocument = {
  readonly document: unknown
  readonly position: number
  readonly status: EntryStatus
}

/**
 * Writes documents into a collection by the rules of the import: into the shop, or among what is not in it. Throws
 * `invalid-input` with the reason for a document that an import would refuse.
 */
export async function placeDocuments(
  { queries, catalogueFiles }: { readonly queries: Queries; readonly catalogueFiles: CatalogueFiles },
  table: CollectionTable,
  documents: readonly PlacedDocument[],
): Promise<void> {
  const terms = await readCategoryTerms(queries)
  const delivered = documents.map(({ document, position, status }) => ({
    document: isRawDocument(document) ? { ...document, status } : document,
    position,
  }))
  for await (const { remarks, ...rows } of catalogueFiles.encode(table, delivered, terms)) {
    const refused = remarks.find(({ kind }) => kind === 'refused')
    if (refused !== undefined) throw new AppError('invalid-input', `${refused.id}: ${refused.text}.`)
    await writeRows(queries, table, rows)
  }
}
