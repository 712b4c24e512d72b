import { formatPaise } from '#domain/money/format.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { sum } from '#domain/money/paise.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { parseOption } from '#search/quick-order/parse-option.ts'
import { Button } from '#app/ui/button.tsx'
import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { Price } from '#app/ui/price.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'
import { variantOf, type ProductsById, type ReviewLine } from './review-lines.ts'
import { isReady } from './review-sections.ts'

interface ReviewSummaryProps {
  lines: readonly ReviewLine[]
  products: ProductsById
  /** By the key of a line. */
  forBreaks: ReadonlyMap<string, number>
  onAdd: () => void
  /** Leads to the next line that needs an answer. */
  onNext: () => void
}

/** Number of ready lines and their total; fixed to the bottom on mobile, beside the list on wide screens. */
export function ReviewSummary({ lines, products, forBreaks, onAdd, onNext }: ReviewSummaryProps) {
  const t = quickOrderMessages
  const review = quickOrderReviewMessages
  const ready = lines.filter(isReady)
  const count = t.readyCount(ready.length, lines.length)
  const total = sum(
    ready.flatMap(({ key, selection, pieces }) => {
      const variant = selection && variantOf(products, selection)
      if (!variant || pieces === null) return []
      return [lineTotal(unitPriceAt(parseOption(variant), forBreaks.get(key) ?? pieces), pieces)]
    }),
  )
  return (
    <div
      data-bottom-bar
      className="bottom-bar flex items-center gap-3 bg-surface wide:sticky wide:top-24 wide:grid wide:self-start wide:rounded-card wide:border wide:border-hairline wide:p-4"
    >
      <output className="grid min-w-0 gap-0.5 max-wide:shrink-0 max-wide:whitespace-nowrap">
        {ready.length === lines.length ? (
          <span className="text-xs text-quiet wide:text-sm">{count}</span>
        ) : (
          <button
            type="button"
            aria-label={review.goToNext(count)}
            onClick={onNext}
            className="touch inline-flex items-center gap-0.5 justify-self-start text-xs font-price text-accent wide:text-sm"
          >
            {count}
            <ChevronRight size={16} className="rotate-90" />
          </button>
        )}
        <span className="max-wide:hidden text-sm text-quiet">{t.total}</span>
        <span>
          <Price text={formatPaise(total)} className="text-lg wide:text-xl" />{' '}
          <span className="text-xs text-quiet max-wide:hidden">{t.withGst}</span>
        </span>
      </output>
      <Button onClick={onAdd} disabled={ready.length === 0} block className="min-w-0">
        {ready.length === 0 ? t.addNone : t.addAll(ready.length)}
      </Button>
    </div>
  )
}
