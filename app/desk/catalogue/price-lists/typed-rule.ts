import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { MAX_PERCENT_OFF, type RuleTarget } from '#domain/pricing/price-list.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { hundredthsOf, numberOf, readNumber } from '#app/ui/forms/read-number.ts'
import { readMoney } from '#app/desk/kit/money-field.tsx'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { nothing, readTarget, type Chosen } from '#app/desk/catalogue/targets/chosen.ts'
import type { Rule } from './typed-list.ts'

/** A rule as it is being typed. */
export interface TypedRule {
  readonly target: RuleTarget
  readonly chosen: Chosen
  readonly isPrice: boolean
  readonly percent: string
  readonly price: string
  readonly from: string
}

export const percentLimits = { least: 0.01, most: MAX_PERCENT_OFF / 100, decimals: 2 }
export const quantityLimits = { least: 1, most: MAX_QUANTITY }

export function typedRule(rule: Rule | null): TypedRule {
  if (rule === null)
    return { target: 'all', chosen: nothing, isPrice: false, percent: '', price: '', from: '1' }
  const { target, percentOff, price, from, key, uid, label, brand } = rule
  return {
    target,
    chosen: { key, uid, label, brand },
    isPrice: price !== null,
    percent: percentOff === null ? '' : String(percentOff / 100),
    price: price === null ? '' : String(paiseToRupees(price)),
    from: String(from),
  }
}

/** Tells whether one price makes sense for all that a rule is for. */
export function mayHavePrice(target: RuleTarget): boolean {
  return target === 'product' || target === 'variant'
}

/** The rule that was typed, or what is missing of it, in a sentence. */
export function readRule(typed: TypedRule): { readonly rule: Rule } | { readonly missing: string } {
  const t = deskPriceListMessages
  const { target, chosen, percent, price } = typed
  const what = readTarget(target, chosen)
  if (what === null) return { missing: deskTargetMessages.needsWhat }
  const from = numberOf(typed.from, quantityLimits)
  const isPrice = typed.isPrice && mayHavePrice(target)
  const paise = readMoney(price)
  const reading = readNumber(percent, percentLimits)
  if (isPrice && (paise === null || paise === 0)) return { missing: t.needsPrice }
  if (!isPrice && 'issue' in reading) return { missing: t.needsPercent }
  if (from === null) return { missing: t.needsQuantity }
  return {
    rule: {
      ...what,
      percentOff: isPrice || 'issue' in reading ? null : hundredthsOf(reading.plain),
      price: isPrice ? paise : null,
      from,
    },
  }
}
