import { parseStatus, type EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { CollectionTable } from '../../../catalogue-rows/collection-table.ts'
import { omitRows, readColumn, type CollectionRows } from '../../../catalogue-rows/columns.ts'
import { upsertRows, type WriteCounts } from '../../../db/catalogue/collections.ts'
import type { Queries } from '../../../db/database.ts'
import { deleteHidden, findHiddenStatuses, hideRows } from '../../../db/catalogue/hidden-entries.ts'

/**
 * Writes a batch of rows by status: published ones to the table of the collection, drafts and archived ones to the hidden
 * entries. A row without a status keeps that of its entry; a new one is published.
 */
export async function writeRows(
  queries: Queries,
  table: CollectionTable,
  rows: CollectionRows,
): Promise<WriteCounts> {
  if (rows.count === 0) return { added: 0, changed: 0 }
  const ids = readColumn(rows, 'id').map((id) => id ?? '')
  const held = await findHiddenStatuses(queries, table, ids)
  const statuses = readColumn(rows, 'status').map(
    (status, index): EntryStatus => parseStatus(status) ?? held.get(ids[index] ?? '') ?? 'published',
  )
  if (statuses.every((status) => status === 'published') && held.size === 0)
    return upsertRows(queries, table, rows)
  const positionsOf = (isMeant: (status: EntryStatus) => boolean) =>
    new Set(statuses.flatMap((status, index) => (isMeant(status) ? [index] : [])))
  const hidden = positionsOf((status) => status !== 'published')
  const shown = positionsOf((status) => status === 'published')
  const hides = await hideRows(queries, table, {
    ...omitRows(rows, shown),
    statuses: statuses.filter((status) => status !== 'published'),
  })
  const shows = await upsertRows(queries, table, omitRows(rows, hidden))
  const moved = await deleteHidden(
    queries,
    table,
    [...shown].map((index) => ids[index] ?? ''),
  )
  return { added: hides.added + shows.added - moved, changed: hides.changed + shows.changed + moved }
}
