import { expect, test } from 'vitest'
import { readColumn } from '../../catalogue-rows/columns.ts'
import type { RawEntry } from './json-documents.ts'
import type { Batch } from './port.ts'
import { readBatches } from './read-batches.ts'

async function* delivered(documents: readonly unknown[]): AsyncGenerator<RawEntry> {
  for (const [key, document] of documents.entries()) yield { key, document }
}

async function read(documents: readonly unknown[]): Promise<Batch[]> {
  const batches: Batch[] = []
  for await (const batch of readBatches('products', delivered(documents), { categoryTerms: new Map() }))
    batches.push(batch)
  return batches
}

const product = (id: string, more: object = {}) => ({ id, productName: `ईंट ${id}`, variants: [], ...more })

test('[DATA-04] each column has the value of every row, and null for a missing one', async () => {
  const [batch] = await read([
    product('a'),
    { productName: 'nameless' },
    product('b', { subCategoryRow: ['x'] }),
  ])
  expect(batch?.count).toBe(2)
  expect(batch?.remarks).toEqual([{ kind: 'refused', id: '#2', finding: { code: 'id-missing' } }])
  const column = (name: string) => readColumn(batch ?? { count: 0, columns: {} }, name)
  expect(column('id')).toEqual(['a', 'b'])
  expect(column('position')).toEqual(['0', '1'])
  expect(column('name')).toEqual(['ईंट a', 'ईंट b'])
  expect(column('price_from')).toEqual([null, null])
  expect(column('subcategory_ids')).toEqual(['{}', '{"x"}'])
  expect(column('document').map((text) => JSON.parse(text ?? '') as unknown)).toEqual([
    product('a'),
    product('b', { subCategoryRow: ['x'] }),
  ])
})

test('[DATA-04] a batch ends at 250 rows or 8 MB of documents, and nothing is lost', async () => {
  const many = await read(Array.from({ length: 600 }, (_, index) => product(String(index))))
  expect(many.map(({ count }) => count)).toEqual([250, 250, 100])
  const long = 'x'.repeat(3 * 1024 * 1024)
  const large = await read(Array.from({ length: 7 }, (_, index) => product(String(index), { long })))
  expect(large.map(({ count }) => count)).toEqual([3, 3, 1])
})
