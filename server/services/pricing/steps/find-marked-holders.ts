import { MAX_LISTS_OF_HOLDER } from '#domain/pricing/price-list.ts'
import type { ListFacts } from '#domain/pricing/sheets/list-rows.ts'
import type { Queries } from '../../../db/database.ts'
import { findFullHolders } from '../../../db/pricing/price-lists.ts'
import { findMarkedHolders } from '../../../db/pricing/sheet-names.ts'

/** Finds the customers and firms whom a sheet names by phone or GSTIN, and whether they may come to a price list where there is one. */
export async function findHolders(
  queries: Queries,
  marks: readonly string[],
  listId: string | null = null,
): Promise<ListFacts['holder']> {
  const found = await findMarkedHolders(queries, [...new Set(marks)])
  const holders = listId === null ? [] : found
  const full = await findFullHolders(queries, { id: listId ?? '', holders, most: MAX_LISTS_OF_HOLDER })
  const byMark = Map.groupBy(found, ({ mark }) => mark)
  return (text) => {
    const [holder, other] = byMark.get(text) ?? []
    if (holder === undefined) return 'unknown'
    if (other !== undefined) return 'unsure'
    const { kind, mark, name } = holder
    return { kind, id: holder.id, label: name ?? mark, isFull: full.has(`${kind} ${holder.id}`) }
  }
}
