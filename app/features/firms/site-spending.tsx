import { useCallback, useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { sum } from '#domain/money/paise.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchSiteSpending } from '#app/api/firm-sites.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { orderSearchMessages } from '#messages/orders/order-search.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Card } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { isMonth, MonthField } from '#app/ui/forms/month-field.tsx'

/** Orders to each site of a firm in a month (FIRM-02). Import lazily. */
export function SiteSpending({ firmId }: { firmId: string }) {
  const t = orderSearchMessages
  const [month, setMonth] = useState(() => istDay(new Date()).slice(0, 7))
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="text-lg">{t.spendTitle}</h2>
      <MonthField label={t.month} wrong={t.monthWrong} month={month} onChange={setMonth} />
      {isMonth(month) && <Spending key={month} firmId={firmId} month={month} />}
      <p className="text-xs text-quiet">{t.spendHint}</p>
    </Card>
  )
}

function Spending({ firmId, month }: { firmId: string; month: string }) {
  const t = orderSearchMessages
  const loading = useLoad(useCallback(() => fetchSiteSpending(firmId, month), [firmId, month]))
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Skeleton className="h-20" />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={firmsMessages.failedTitle}
        text={errorMessage(errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const { sites } = loading.content
  if (sites.length === 0) return <p className="text-quiet">{t.spendNone}</p>
  return (
    <dl className="divide-y divide-hairline">
      {sites.map(({ siteId, name, orders, amount }) => (
        <div key={siteId} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="min-w-0 wrap-anywhere">
            {name ?? t.noSite}
            <span className="block text-sm text-quiet">{t.spendOrders(orders)}</span>
          </dt>
          <dd className="shrink-0 tabular-nums">{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 py-2 font-price">
        <dt>{t.spendTotal}</dt>
        <dd className="tabular-nums">{formatRupees(sum(sites.map(({ amount }) => amount)))}</dd>
      </div>
    </dl>
  )
}
