import type { Product } from '#domain/catalogue/product.ts'
import {
  namedTargets,
  type FoundTarget,
  type NamedTarget,
  type TargetCells,
  type TargetFacts,
} from '#domain/pricing/sheets/target-cells.ts'
import { findEntries } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { listNamedTargets } from '../../../db/pricing/sheet-names.ts'
import { findSizes } from './find-sizes.ts'

/** Finds what the rows of a sheet are for: sizes by id or supplier’s code, products by id, the rest by id or name. */
export async function findTargets(queries: Queries, rows: readonly TargetCells[]): Promise<TargetFacts> {
  const texts = [...new Set(rows.flatMap(({ goods }) => (goods === '' ? [] : [goods])))]
  const sizes = await findSizes(queries, texts)
  const products = new Map(
    (await findEntries(queries, 'products', texts)).map(({ id, record }) => [id, record as Product]),
  )
  const names = new Map<string, FoundTarget[]>()
  const kinds = namedTargets.filter((kind) => rows.some((row) => row.goods === '' && row[kind] !== ''))
  const listed = kinds.length === 0 ? [] : await listNamedTargets(queries, kinds)
  for (const { kind, key, name } of listed) {
    const target = { target: kind, key, uid: null, label: name }
    const words = new Set([nameKey(kind, key), nameKey(kind, name)])
    for (const word of words) names.set(word, [...(names.get(word) ?? []), target])
  }
  return {
    goods: (text) => {
      const size = sizes.get(text) ?? 'unknown'
      if (size === 'unsure') return size
      if (size !== 'unknown') return { target: 'variant', ...size }
      const product = products.get(text)
      return product === undefined
        ? 'unknown'
        : { target: 'product', key: product.id, uid: null, label: product.name }
    },
    named: (kind, text) => {
      const [found, other] = names.get(nameKey(kind, text)) ?? []
      if (found === undefined) return 'unknown'
      return other === undefined || kind === 'brand' ? found : 'unsure'
    },
  }
}

function nameKey(kind: NamedTarget, text: string): string {
  return `${kind} ${text.trim().toLowerCase()}`
}
