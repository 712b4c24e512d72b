import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { quickOrderMessages } from '#app/messages/quick-order.ts'
import { AddedNotice } from './added-notice.tsx'
import { SendToShop } from './send-to-shop.tsx'
import { hasSureSuggestion, selectBrand, selectSureSuggestions, type Review } from './review-lines.ts'
import { ReviewRow } from './review-row.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { useMemory } from './use-memory.ts'
import type { QuickOrder } from './use-quick-order.ts'

/** The matched list, to review before anything goes into the cart. */
export function ReviewList({ order, review }: { order: QuickOrder; review: Review }) {
  const t = useMessages(quickOrderMessages)
  const { lines, rest, setAside } = review
  const sure = lines.filter(hasSureSuggestion).length
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,1fr)_280px] wide:gap-6">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        {order.added !== null && (
          <AddedNotice
            key={order.added.press}
            added={order.added.count}
            left={lines.length}
            onNewList={order.back}
          />
        )}
        {rest !== '' && (
          <p role="alert" className="rounded-control bg-caution-soft px-4 py-3 text-sm text-caution">
            {t.tooLong(rest.split('\n').length)}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {(lines.length > 0 || rest !== '') && (
            <Button variant="secondary" size="small" onClick={order.back}>
              {t.back}
            </Button>
          )}
          {sure > 0 && (
            <Button variant="quiet" size="small" onClick={() => order.setReview(selectSureSuggestions)}>
              {t.selectFirst(sure)}
            </Button>
          )}
        </div>
        {lines.length > 0 && <Lines order={order} review={review} />}
        <SendToShop
          lines={lines}
          onSent={(sent) =>
            order.setReview((now) => ({
              ...now,
              lines: now.lines.filter(({ key }) => sent.every((each) => each.key !== key)),
            }))
          }
        />
        {setAside.length > 0 && (
          <details className="text-sm text-quiet">
            <summary className="min-h-11 cursor-pointer py-3">{t.setAside(setAside.length)}</summary>
            <ul className="grid list-disc gap-1 pl-5">
              {[...new Set(setAside)].map((text) => (
                <li key={text} className="break-words">
                  {text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {lines.length > 0 && <ReviewSummary review={review} onAdd={order.addReady} />}
    </div>
  )
}

/** Every line with what it was taken to mean. */
function Lines({ order, review: { lines, products } }: { order: QuickOrder; review: Review }) {
  const t = useMessages(quickOrderMessages)
  const memory = useMemory(products, order.findLine)
  return (
    <Card>
      <ul aria-label={t.lines} className="divide-y divide-hairline">
        {lines.map((line) => (
          <li key={line.key} className="p-3 wide:p-4">
            <ReviewRow
              line={line}
              products={products}
              isSearching={order.searching === line.key}
              onBrandForAll={(brand) => order.setReview((now) => selectBrand(now, brand))}
              onSearch={(text) => void order.findLine(line.key, text)}
              onChoose={(next) => memory.remember(next)}
              onForget={() => void memory.forget(line)}
              onRemove={() =>
                order.setReview((now) => ({
                  ...now,
                  lines: now.lines.filter((each) => each.key !== line.key),
                }))
              }
              onChange={(next) =>
                order.setReview((now) => ({
                  ...now,
                  lines: now.lines.map((each) => (each.key === next.key ? next : each)),
                }))
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
