import { formatPaise } from '#domain/money/format.ts'
import { unitPriceAt } from '#domain/catalogue/price-breaks.ts'
import type { Paise } from '#domain/money/paise.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { parseOption } from '#domain/quick-order/parse-option.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { quickOrderMessages } from '#app/messages/quick-order.ts'
import { lineState, variantOf, type Review } from './review-lines.ts'

interface ReviewSummaryProps {
  review: Review
  onAdd: () => void
}

/** How much of the list is ready and its total; fixed to the bottom on mobile, beside the list on wide screens. */
export function ReviewSummary({ review, onAdd }: ReviewSummaryProps) {
  const t = useMessages(quickOrderMessages)
  const { lines, products } = review
  const ready = lines.filter((line) => lineState(line) === 'ready')
  const total = ready.reduce((sum, { selection, pieces }) => {
    const variant = selection && variantOf(products, selection)
    return variant && pieces !== null
      ? sum + lineTotal(unitPriceAt(parseOption(variant), pieces), pieces)
      : sum
  }, 0)
  return (
    <div
      data-bottom-bar
      className="bottom-bar flex items-center gap-3 bg-surface wide:sticky wide:top-24 wide:grid wide:self-start wide:rounded-card wide:border wide:border-hairline wide:p-4"
    >
      <output className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-xs text-quiet wide:text-sm">{t.readyCount(ready.length, lines.length)}</span>
        <span className="max-wide:hidden text-sm text-quiet">{t.total}</span>
        <span className="truncate">
          <Price text={formatPaise(total as Paise)} className="text-lg wide:text-xl" />{' '}
          <span className="text-xs text-quiet max-wide:hidden">{t.withGst}</span>
        </span>
      </output>
      <Button
        onClick={onAdd}
        disabled={ready.length === 0}
        size="normal"
        className="whitespace-normal! max-wide:max-w-[55%]"
      >
        {ready.length === 0 ? t.addNone : t.addAll(ready.length)}
      </Button>
    </div>
  )
}
