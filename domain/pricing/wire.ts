import { z } from 'zod'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'
import { compositeId } from '../catalogue/composite-id.ts'
import type { Product } from '../catalogue/product.ts'
import { amountInPaise, day, idParams, paise, price, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import {
  areLadders,
  holderKinds,
  MAX_HOLDERS,
  MAX_PERCENT_OFF,
  MAX_RULES,
  mayHaveBrand,
  PRICE_LIST_NAME_LENGTH,
  ruleTargets,
  type PriceList,
  type PriceRule,
} from './price-list.ts'
import type { PricedVariant } from './agreed-prices.ts'

/** The most products whose prices are asked for at once. */
export const MAX_PRICED_PRODUCTS = 60

const unitPrices = {
  priceWithoutGst: price,
  gst: price,
  priceWithGst: price.meta({ description: 'Of one, in millionths of a rupee.' }),
}

const ownPrices = z
  .object({
    product: z.string().meta({ description: 'The composite id of the variant.' }),
    uid: z.string().nullable(),
    discount: price,
    ...unitPrices,
    priceBreaks: z
      .array(z.object({ minQuantity: z.number().int(), ...unitPrices }))
      .readonly()
      .optional(),
  })
  .meta({
    id: 'OwnPrices',
    description: 'The prices of a variant for this buyer, in the place of those that everybody sees.',
  })

const productIds = z
  .array(z.string().min(1).max(200))
  .min(1)
  .max(MAX_PRICED_PRODUCTS)
  .meta({ description: 'Ids of products.' })

const ownPricesAnswer = z
  .object({ prices: z.array(ownPrices).readonly() })
  .meta({ id: 'OwnPricesAnswer', description: 'Variants at the catalogue’s prices are left out.' })

const ownPricesRequest = z
  .object({
    products: productIds,
    firm: z.uuid().nullish().meta({ description: 'The firm that is bought for; oneself without it.' }),
  })
  .meta({ id: 'OwnPricesRequest' })

const pricesForRequest = z
  .object({
    products: productIds,
    customer: z.uuid().nullish(),
    firm: z.uuid().nullish(),
  })
  .meta({ id: 'PricesForRequest' })

/** Goods that a rule or an offer is for. */
export const ruleTarget = {
  target: z.enum(ruleTargets),
  key: z.string().max(250).meta({
    description: 'A brand, or the id of a category, subcategory, product or variant; empty for all.',
  }),
  uid: z.string().max(200).nullable().meta({ description: 'The uid of a variant that has one.' }),
  brand: z
    .string()
    .min(1)
    .max(250)
    .optional()
    .meta({ description: 'Of a category or subcategory this brand alone.' }),
}

/** Tells whether a brand, where there is one, narrows what has brands. */
export function hasFittingBrand({ target, brand }: Pick<PriceRule, 'target' | 'brand'>): boolean {
  return brand === undefined || mayHaveBrand(target)
}

const rule = z.object({
  ...ruleTarget,
  percentOff: z
    .number()
    .int()
    .min(1)
    .max(MAX_PERCENT_OFF)
    .nullable()
    .meta({ description: 'In hundredths of a per cent.' }),
  price: amountInPaise.nullable().meta({ description: 'Of one, with GST, in paise.' }),
  from: z.number().int().min(1).max(MAX_QUANTITY).meta({ description: 'The least quantity it holds for.' }),
})

const ruleRequest = rule
  .refine((one) => (one.percentOff === null) !== (one.price === null), {
    path: ['price'],
    message: 'percent-or-price',
  })
  .refine((one) => one.price !== 0, { path: ['price'], message: 'percent-or-price' })
  .refine((one) => one.price === null || one.target === 'product' || one.target === 'variant', {
    path: ['price'],
    message: 'price-not-of-product',
  })
  .refine((one) => (one.key === '') === (one.target === 'all'), {
    path: ['key'],
    message: 'rule-without-target',
  })
  .refine(hasFittingBrand, { path: ['brand'], message: 'brand-not-of-category' })

export const holder = z.object({ kind: z.enum(holderKinds), id: z.uuid() })
export const namedHolder = holder.extend({ name: z.string().nullable(), detail: z.string() })

const content = {
  name: z.string().trim().min(1).max(PRICE_LIST_NAME_LENGTH),
  fromDay: day,
  untilDay: day.nullable().meta({ description: 'The last day; null for no end.' }),
}

const savePriceListRequest = z
  .object({
    ...content,
    holders: z.array(holder).max(MAX_HOLDERS),
    rules: z.array(ruleRequest).min(1).max(MAX_RULES),
    revision: z.number().int().min(0).meta({ description: 'As it was seen; 0 for a new list.' }),
  })
  .refine(({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay, {
    path: ['untilDay'],
    message: 'ends-before-start',
  })
  .refine(({ rules }) => areLadders(rules), {
    path: ['rules'],
    message: 'rules-alike',
  })
  .meta({ id: 'SavePriceListRequest' })

export const priceList = z
  .object({
    id: z.uuid(),
    ...content,
    isRemoved: z.boolean(),
    revision: z.number().int(),
    lastImport: z.object({ file: z.string(), by: z.string(), at: timestamp }).nullable().meta({
      description: 'The file that it is as, which can be undone; null once anything else changed it.',
    }),
    holders: z.array(namedHolder).readonly(),
    rules: z
      .array(
        rule.extend({
          price: paise.nullable(),
          label: z.string().nullable().meta({ description: 'Null for what is no longer in the catalogue.' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'PriceList' })

const priceListRow = z
  .object({
    id: z.uuid(),
    ...content,
    isRemoved: z.boolean(),
    holders: z.number().int(),
    rules: z.number().int(),
  })
  .meta({ id: 'PriceListRow' })

const priceLists = z
  .object({ priceLists: z.array(priceListRow).readonly() })
  .meta({ id: 'PriceLists', description: 'By name, those that were removed last.' })

export type OwnPricesWire = z.infer<typeof ownPrices>
export type PriceListWire = z.infer<typeof priceList>
export type PriceListRowWire = z.infer<typeof priceListRow>
export type SavePriceListRequest = z.input<typeof savePriceListRequest>
export type PricesForRequest = z.input<typeof pricesForRequest>

export const priceCalls = defineCalls({
  own: { method: 'post', path: '/prices', body: ownPricesRequest, answer: ownPricesAnswer },
})

export const deskPriceCalls = defineCalls({
  pricesFor: { method: 'post', path: '/desk/prices', body: pricesForRequest, answer: ownPricesAnswer },
  list: { method: 'get', path: '/desk/price-lists', answer: priceLists },
  one: { method: 'get', path: '/desk/price-lists/{id}', params: idParams, answer: priceList },
  save: {
    method: 'put',
    path: '/desk/price-lists/{id}',
    params: idParams,
    body: savePriceListRequest,
    answer: priceList,
  },
  remove: { method: 'delete', path: '/desk/price-lists/{id}', params: idParams, answer: priceList },
  restore: { method: 'post', path: '/desk/price-lists/{id}/restore', params: idParams, answer: priceList },
})

/** A price list with what its holders and rules are called. */
export type NamedPriceList = Omit<PriceList, 'holders' | 'rules'> & {
  readonly lastImport: PriceListWire['lastImport']
  readonly holders: readonly (PriceList['holders'][number] & {
    readonly name: string | null
    readonly detail: string
  })[]
  readonly rules: readonly (PriceList['rules'][number] & { readonly label: string | null })[]
}

/** The variants of priced products that have prices of this buyer. */
export function serializeOwnPrices(products: readonly Product[]): { prices: OwnPricesWire[] } {
  return {
    prices: products.flatMap(({ id, variants }) =>
      variants.flatMap((variant: PricedVariant<(typeof variants)[number]>, index): OwnPricesWire[] => {
        const { agreed, uid, discount, priceWithoutGst, gst, priceWithGst, priceBreaks } = variant
        if (agreed === undefined) return []
        const own = { product: compositeId(id, index), uid, discount, priceWithoutGst, gst, priceWithGst }
        return [{ ...own, ...(priceBreaks && { priceBreaks }) }]
      }),
    ),
  }
}
