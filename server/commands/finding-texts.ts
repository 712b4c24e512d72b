import { formatPrice } from '#domain/money/format.ts'
import { priceOfMicros } from '#domain/money/price.ts'
import { documentField, isOfDocument, type DocumentFindingCode } from '#domain/problem/document-findings.ts'
import type { Finding } from '#domain/problem/findings.ts'

type TextOf<Code> = (finding: Extract<Finding, { readonly code: Code }>) => string

const price = (micros: number): string => formatPrice(priceOfMicros(micros))
const rateText = (rate: string, rates: readonly string[]): string =>
  `${rate} % is none of your GST rates (${rates.join(', ')}).`
const empty = { json: 'holds invalid JSON', list: 'is not a list', object: 'is not an object' }
const sought = { length: 'length in millimetres', weight: 'weight in kilograms' }

/** Findings that the documents of a folder have, in words for the terminal; those about a field follow its name. */
const texts: { readonly [Code in DocumentFindingCode]: TextOf<Code> } & {
  readonly [Code in Finding['code']]?: TextOf<Code>
} = {
  told: ({ text }) => text,
  'rate-not-yours': ({ rate, rates }) => rateText(rate, rates),
  'rate-mistyped': ({ rate, rates, meant }) => `${rateText(rate, rates)} Is it ${meant} %?`,
  'price-moves': ({ variant, quantity, from, to }) => {
    const bought = quantity === 1 ? '' : ` from ${quantity} on`
    return `${variant}${bought}: ${price(from)} → ${price(to)}`
  },
  'not-an-object': () => 'is not an object',
  'not-a-list': () => 'is not a list',
  'id-missing': () => 'has no id',
  'id-unfit': () => 'has an id that no address can hold',
  'id-twice': () => 'repeats an id of this file',
  missing: () => 'is missing',
  'price-not-a-number': ({ text }) => `is not a number (${text})`,
  'price-negative': ({ text }) => `is negative (${text})`,
  'price-too-large': ({ text }) => `is too large (${text})`,
  'price-parts-missing': () => 'has neither sellingPriceWOGST nor sellingGSTAmount',
  'price-parts-differ': ({ tolerance }) =>
    `has a sellingPriceWOGST and sellingGSTAmount that miss its sellingPriceWithGST by more than ${price(tolerance)}`,
  'price-rounded': () => 'was rounded to six decimals',
  'discount-differs': () => 'has a basePrice and discountAmount that do not make its sellingPriceWOGST',
  'mrp-raised': () => 'is below sellingPriceWithGST; the MRP is taken to be the price',
  'name-from-id': () => 'is missing; the id is shown instead',
  'counts-as-empty': ({ expected }) => `${empty[expected]} and counts as empty`,
  'counts-as-one': ({ most }) => `is not a whole number up to ${most} and counts as 1`,
  'left-out': ({ expected }) => `is not a ${sought[expected]} and is left out`,
  'text-left-out': ({ most }) => `is longer than ${most} letters and is left out`,
  'texts-left-out': () => 'has too many texts, or one that is too long, and is left out',
  'too-many': ({ most }) => `has more than ${most} entries`,
  'break-quantity': ({ most }) => `needs a whole minQuantity up to ${most}`,
  'break-not-above': ({ quantity }) => `must begin above ${quantity}`,
  'break-without-price': () => 'has no price',
  'break-not-lower': () => 'is not cheaper than the price before it',
}

/** Findings about the documents of a folder, in words for the terminal. */
export function findingsText(findings: readonly Finding[]): string {
  return findings.map(textOf).join('; ')
}

function textOf(finding: Finding): string {
  const text = said(texts[finding.code], finding)
  const { field } = finding
  return field !== undefined && isOfDocument(finding) ? `${documentField(field)} ${text}` : text
}

function said(say: ((finding: never) => string) | undefined, finding: Finding): string {
  return say?.(finding as never) ?? JSON.stringify(finding)
}
