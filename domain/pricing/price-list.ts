import { compositeId } from '../catalogue/composite-id.ts'
import type { Product } from '../catalogue/product.ts'
import { PRICE_SCALE, type Price } from '../money/price.ts'
import type { Paise } from '../money/paise.ts'
import { withAgreedPrices, type AgreedPrice, type PricedVariant } from './agreed-prices.ts'

/** Reach of a rule, widest first. */
export const ruleTargets = ['all', 'brand', 'category', 'subcategory', 'product', 'variant'] as const
export type RuleTarget = (typeof ruleTargets)[number]

/** A rule of a price list: from a quantity on, per cent off the catalogue or a price of its own. */
export type PriceRule = {
  readonly target: RuleTarget
  /** Brand as the catalogue spells it, id of a category, subcategory or product, composite id of a variant; empty for `all`. */
  readonly key: string
  /** Stays with the variant when others are put before it. */
  readonly uid: string | null
  /** Of a category or subcategory this brand alone; all of them without it. */
  readonly brand?: string | undefined
  /** In hundredths of a per cent. */
  readonly percentOff: number | null
  /** Of one, with GST; for a product or a variant alone. */
  readonly price: Paise | null
  readonly from: number
}

/** Tells whether a target may be of one brand alone. */
export function mayHaveBrand(target: RuleTarget): boolean {
  return target === 'category' || target === 'subcategory'
}

/** Name of a target with the brand that it is of. */
export function withBrand(label: string, { brand }: Pick<PriceRule, 'brand'>): string {
  return brand === undefined ? label : `${label} · ${brand}`
}

export const holderKinds = ['person', 'firm'] as const

/** Somebody who buys at the prices of a list: a person, or a firm when bought for. */
export type PriceHolder = { readonly kind: (typeof holderKinds)[number]; readonly id: string }

/** Content of a price list. Days are days in India; the last one still holds. */
export type PriceListContent = {
  readonly name: string
  readonly fromDay: string
  readonly untilDay: string | null
  readonly holders: readonly PriceHolder[]
  readonly rules: readonly PriceRule[]
}

export type PriceList = PriceListContent & {
  readonly id: string
  /** Removed lists hold for nobody and can be put back. */
  readonly isRemoved: boolean
  readonly revision: number
}

/** The most that a shop needs, and that a line can be priced with in no time. */
export const MAX_PRICE_LISTS = 500
export const MAX_RULES = 300
export const MAX_HOLDERS = 300
/** Rules for the same target, each from another quantity on: a ladder of prices that people still read. */
export const MAX_QUANTITIES = 5
/** Lists of one person or firm that are not removed. */
export const MAX_LISTS_OF_HOLDER = 5
export const PRICE_LIST_NAME_LENGTH = 60
export const MAX_PERCENT_OFF = 9_000

/** Tells whether the rules for each target begin at different quantities, and are no more than people read. */
export function areLadders(
  rules: readonly Pick<PriceRule, 'target' | 'key' | 'uid' | 'brand' | 'from'>[],
): boolean {
  const byTarget = Map.groupBy(rules, ({ target, key, uid, brand }) =>
    JSON.stringify([target, key.toLowerCase(), uid, brand?.toLowerCase()]),
  )
  return [...byTarget.values()].every(
    (same) => same.length <= MAX_QUANTITIES && new Set(same.map(({ from }) => from)).size === same.length,
  )
}

/** A rule that holds for a buyer, with the list it is of and, for a category, its subcategories. */
export type RuleInForce = PriceRule & {
  readonly priceListId: string
  readonly name: string
  readonly subcategoryIds?: readonly string[]
}

type Facts = Pick<Product, 'id' | 'subcategoryIds' | 'attributes'>
type Size = { readonly index: number; readonly uid: string | null }

/**
 * Products at the prices of a buyer: each variant at the lowest of what holds for it. With `only`, those of these uids or composite ids
 * alone: an order of many products with many sizes each buys few of them.
 */
export function priceProducts(
  products: readonly Product[],
  rules: readonly RuleInForce[],
  only?: ReadonlySet<string>,
): Product[] {
  if (rules.length === 0) return [...products]
  const ofSizes = rules.filter(({ target }) => target === 'variant')
  return products.map((product) => {
    const wide = rules.filter((rule) => isOf(product, rule))
    const sized = ofSizes.filter(({ key }) => key.startsWith(`${product.id}Variant[`))
    const variants = product.variants.map((variant, index): PricedVariant<typeof variant> => {
      if (only && !only.has(compositeId(product.id, index)) && !only.has(variant.uid ?? '')) return variant
      const own = sized.filter((rule) => isVariant(product, { index, uid: variant.uid }, rule))
      const agreements = [...wide, ...own].map(agreementOf)
      return variant.priceWithGst > 0 ? withAgreedPrices(variant, agreements) : variant
    })
    return { ...product, variants }
  })
}

/** Goods that something is for: rules of price lists, offers. */
export type Target = Pick<RuleInForce, 'target' | 'key' | 'uid' | 'brand' | 'subcategoryIds'>

/** Tells whether a size of a product is among what a target names. */
export function isReached(product: Facts, size: Size, target: Target): boolean {
  return target.target === 'variant' ? isVariant(product, size, target) : isOf(product, target)
}

function isOf(product: Facts, { target, key, brand, subcategoryIds = [] }: Target): boolean {
  if (brand !== undefined && !isOfBrand(product, brand)) return false
  if (target === 'all') return true
  if (target === 'product') return product.id === key
  if (target === 'subcategory') return product.subcategoryIds.includes(key)
  if (target === 'category') return product.subcategoryIds.some((id) => subcategoryIds.includes(id))
  return target === 'brand' && isOfBrand(product, key)
}

function isVariant({ id }: Facts, { index, uid }: Size, rule: Target): boolean {
  return rule.uid === null ? rule.key === compositeId(id, index) : rule.uid === uid
}

function isOfBrand({ attributes }: Facts, brand: string): boolean {
  const wanted = brand.toLowerCase()
  return attributes.some(
    ({ name, values }) =>
      name.trim().toLowerCase() === 'brand' && values.some((value) => value.toLowerCase() === wanted),
  )
}

function agreementOf({ percentOff, price, from, priceListId, name }: RuleInForce): AgreedPrice {
  const agreement =
    price === null ? { percentOff: percentOff ?? 0 } : { price: (price * (PRICE_SCALE / 100)) as Price }
  return { ...agreement, from, priceListId, name }
}
