import { randomUUID } from 'node:crypto'
import { copyDocument } from '#domain/catalogue/entries/copy-document.ts'
import { freeId, nameKey, slugOf } from '#domain/catalogue/entries/slug.ts'
import { parseText } from '#domain/catalogue/parse-result.ts'
import { findEntries, listEntryNames } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import type { Staged } from './staged.ts'

type Document = Omit<Staged, 'seen'>

/** Documents of products, those of which the store knows the id under another name with what they would be as new products. */
export async function askOtherNames(
  queries: Queries,
  documents: readonly Document[],
): Promise<readonly Document[]> {
  const products = documents.filter(({ collection }) => collection === 'products')
  const names = await readNames(
    queries,
    products.map(({ id }) => id),
  )
  const isOther = ({ collection, id, document }: Document): boolean => {
    const [held, name] = [names.get(id), parseText(document.productName)]
    return collection === 'products' && held !== undefined && name !== null && nameKey(held) !== nameKey(name)
  }
  if (!products.some(isOther)) return documents
  const taken = new Set([...(await listEntryNames(queries, 'products')), ...products].map(({ id }) => id))
  return documents.map((one) => {
    if (!isOther(one)) return one
    const id = freeId(slugOf(parseText(one.document.productName) ?? '', 'product'), (each) => taken.has(each))
    taken.add(id)
    const document = copyDocument(one.document, id, () => randomUUID().slice(0, 13))
    return {
      ...one,
      otherName: { name: names.get(one.id) ?? '', asNew: { id, status: one.status, doubts: [], document } },
    }
  })
}

const BATCH = 500

async function readNames(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let start = 0; start < ids.length; start += BATCH)
    for (const { id, record } of await findEntries(queries, 'products', ids.slice(start, start + BATCH))) {
      const name = typeof record === 'object' && record !== null && 'name' in record ? record.name : null
      if (typeof name === 'string') names.set(id, name)
    }
  return names
}
