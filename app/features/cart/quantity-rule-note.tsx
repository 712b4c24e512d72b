import { hasQuantityRule, leastQuantity, type QuantityRule } from '#domain/catalogue/quantity-rule.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { quantityMessages } from '#app/messages/quantities.ts'
import { classNames } from '#app/ui/class-names.ts'

const tones = { quiet: 'text-quiet', caution: 'font-medium text-caution' }

/** In which quantities a variant is sold; nothing for what is sold one by one (PRICE-02). */
export function QuantityRuleNote({
  variant,
  tone = 'quiet',
}: {
  variant: QuantityRule
  tone?: 'quiet' | 'caution'
}) {
  const t = useMessages(quantityMessages)
  if (!hasQuantityRule(variant)) return null
  return (
    <span className={classNames('text-xs tabular-nums', tones[tone])}>
      {t.soldFrom(leastQuantity(variant), variant.quantityStep ?? 1)}
    </span>
  )
}
