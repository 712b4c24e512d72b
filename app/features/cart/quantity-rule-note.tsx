import { hasQuantityRule, leastQuantity, type QuantityRule } from '#domain/catalogue/prices/quantity-rule.ts'
import type { VariantStock } from '#domain/stock/stock.ts'
import { quantityMessages } from '#messages/catalogue/quantities.ts'
import { classNames } from '#app/ui/class-names.ts'

const tones = { quiet: 'text-quiet', caution: 'font-medium text-caution' }

/**
 * Note on the few units left of a variant (STOCK-01), or on the quantities that it is sold in; nothing for one that is sold
 * one by one (PRICE-02).
 */
export function QuantityRuleNote({
  variant,
  tone = 'quiet',
}: {
  variant: QuantityRule & { readonly stock?: VariantStock }
  tone?: 'quiet' | 'caution'
}) {
  const t = quantityMessages
  const { stock } = variant
  if (stock) return <span className="text-xs font-medium text-caution">{t.stock(stock)}</span>
  if (!hasQuantityRule(variant)) return null
  return (
    <span className={classNames('text-xs tabular-nums', tones[tone])}>
      {t.soldFrom(leastQuantity(variant), variant.quantityStep ?? 1)}
    </span>
  )
}
