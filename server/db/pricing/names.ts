import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { PriceHolder, PriceRule } from '#domain/pricing/price-list.ts'
import type { Queries } from '../database.ts'
import { findProducts } from '../catalogue/products.ts'
import { contactPhone } from '../identity/partners.ts'

/** A holder as people know them. */
type Named = { readonly name: string | null; readonly detail: string }
type Target = Pick<PriceRule, 'target' | 'key' | 'uid'>

/** The holders that exist, by kind and id: a person by name and phone, a firm by name and GSTIN. */
export async function findKnownHolders(
  queries: Queries,
  holders: readonly PriceHolder[],
): Promise<ReadonlyMap<string, Named>> {
  const idsOf = (kind: PriceHolder['kind']) => holders.filter((one) => one.kind === kind).map(({ id }) => id)
  const [people, firms] = [idsOf('person'), idsOf('firm')]
  const persons =
    people.length === 0
      ? []
      : await queries
          .selectFrom('partners')
          .select(['uid', 'name', contactPhone])
          .where('uid', 'in', people)
          .where('erased_at', 'is', null)
          .execute()
  const companies =
    firms.length === 0
      ? []
      : await queries
          .selectFrom('firms')
          .select(['id', 'legal_name', 'gstin'])
          .where('id', 'in', firms)
          .execute()
  return new Map<string, Named>([
    ...persons.map(({ uid, name, phone }) => [`person ${uid}`, { name, detail: phone }] as const),
    ...companies.map(({ id, legal_name: name, gstin }) => [`firm ${id}`, { name, detail: gstin }] as const),
  ])
}

/** Names the target of each rule or offer in the words of the catalogue; null for one that is no longer in it. */
export async function nameTargets(
  queries: Queries,
  rules: readonly Target[],
): Promise<readonly (string | null)[]> {
  const productIds = rules.flatMap(({ target, key }) => {
    if (target === 'product') return [key]
    return target === 'variant' ? (parseCompositeId(key)?.productId ?? []) : []
  })
  const products = new Map(
    (await findProducts(queries, [...new Set(productIds)])).map((one) => [one.id, one]),
  )
  const keysOf = (wanted: PriceRule['target']) =>
    rules.filter(({ target }) => target === wanted).map(({ key }) => key)
  const categories = await namesIn(queries, 'main_categories', keysOf('category'))
  const subcategories = await namesIn(queries, 'subcategories', keysOf('subcategory'))
  return rules.map((rule) => {
    if (rule.target === 'all') return ''
    if (rule.target === 'brand') return rule.key
    if (rule.target === 'category') return categories.get(rule.key) ?? null
    if (rule.target === 'subcategory') return subcategories.get(rule.key) ?? null
    return rule.target === 'product' ? (products.get(rule.key)?.name ?? null) : nameVariant(products, rule)
  })
}

function nameVariant(products: ReadonlyMap<string, Product>, { key, uid }: Target): string | null {
  const { productId = '', index = 0 } = parseCompositeId(key) ?? {}
  const product = products.get(productId)
  const variant = product?.variants.find((one, at) => (uid === null ? at === index : one.uid === uid))
  if (product === undefined || variant === undefined) return null
  return [product.name, ...variant.options].join(', ')
}

async function namesIn(
  queries: Queries,
  table: 'main_categories' | 'subcategories',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom(table)
    .select(['id', 'record'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, record }) => [id, (record as { name: string }).name]))
}
