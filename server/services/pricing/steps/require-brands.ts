import { AppError } from '#domain/errors.ts'
import type { PriceRule } from '#domain/pricing/price-list.ts'
import type { Queries } from '../../../db/database.ts'
import { listNamedTargets } from '../../../db/pricing/sheet-names.ts'

type Goods = Pick<PriceRule, 'target' | 'key' | 'brand'>
type BrandedGoods = {
  readonly before: readonly Goods[]
  readonly goods: readonly Goods[]
  readonly field: string
}

/**
 * Throws `invalid-input` where goods are to be of a brand that no product has, which a slip of the keyboard makes: such a price or offer
 * would reach nothing. A brand that was named before may stay, since goods leave a catalogue and come back.
 */
export async function requireBrands(queries: Queries, { before, goods, field }: BrandedGoods): Promise<void> {
  const earlier = new Set(before.map(brandOf))
  const added = goods.map(brandOf).filter((brand) => brand !== null && !earlier.has(brand))
  if (added.length === 0) return
  const listed = await listNamedTargets(queries, ['brand'])
  const sold = new Set(listed.flatMap(({ kind, key }) => (kind === 'brand' ? [key.toLowerCase()] : [])))
  const faults = goods.flatMap((one, index) => {
    const brand = brandOf(one)
    if (brand === null || earlier.has(brand) || sold.has(brand)) return []
    const [column, typed] = one.target === 'brand' ? ['key', one.key] : ['brand', one.brand ?? '']
    return [{ field: `${field}.${index}.${column}`, code: 'brand-unknown', brand: typed } as const]
  })
  if (faults.length > 0) throw new AppError('invalid-input', { faults })
}

/** Brand that goods are narrowed to, in small letters, as prices and offers compare it; null without one. */
function brandOf({ target, key, brand }: Goods): string | null {
  return (target === 'brand' ? key : brand)?.toLowerCase() ?? null
}
