import { useState } from 'react'
import type { CounterItem } from '#domain/orders/counter/wire.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { findItems } from '#app/api/desk/new-order.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Button } from '#app/ui/button.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface MemberSearchProps {
  isTaken: (item: CounterItem) => boolean
  onTake: (items: readonly CounterItem[]) => void
}

/** Finds sizes as the counter finds what is sold; what was found stays, so that all sizes of a product are added in turn. */
export function MemberSearch({ isTaken, onTake }: MemberSearchProps) {
  const t = deskDayRateMessages
  const describe = useDeskError()
  const { failure, run } = useAction()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly CounterItem[] | null>(null)
  const others = found?.filter((item) => !isTaken(item)) ?? []

  function search(q: string) {
    setText(q)
    setFound(null)
    if (q !== '') void run(async () => setFound((await findItems(q)).items))
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchField label={t.findSize} hint={t.findSizeHint} value={text} onSearch={search} />
      {failure !== null && <InlineError text={describe(failure)} />}
      {found?.length === 0 && <output className="text-sm text-quiet">{t.notFound}</output>}
      {others.length > 1 && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onTake(others)}>
            {t.takeAll(others.length)}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <ul aria-label={t.found} className="divide-y divide-hairline rounded-control border border-hairline">
          {others.map((item) => {
            const label = [item.name, ...item.options].join(', ')
            return (
              <li key={`${item.productId} ${item.variantIndex}`}>
                <button
                  type="button"
                  aria-label={t.take(label)}
                  className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 py-2 text-left hover:bg-sunken"
                  onClick={() => onTake([item])}
                >
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                  <span className="text-sm text-quiet tabular-nums">
                    {formatUnitPrice(toPrice(item.price))}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
