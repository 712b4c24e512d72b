import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import type { DemandListWire } from '#domain/demand/wire.ts'
import { fetchDemand } from '#app/api/desk/demand.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskDemandMessages } from '#app/messages/desk/demand.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { entryLink } from '#app/desk/kit/entry-links.ts'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { PinDemand } from './pin-demand.tsx'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

const PERIODS = [1, 7, 30, 180]

/** What customers looked for and did not find, most often first (SEARCH-07). */
export function DemandPage() {
  const t = useMessages(deskDemandMessages)
  const [days, setDays] = useState(30)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PageIntro title={t.title} intro={t.intro} />
        <label className="grid gap-1 text-sm">
          {t.period}
          <select
            value={days}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
            className="min-h-11 rounded-control border border-control bg-surface px-3"
          >
            {PERIODS.map((each) => (
              <option key={each} value={each}>
                {t.days(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Demand key={days} days={days} />
    </div>
  )
}

function Demand({ days }: { days: number }) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskDemandMessages)
  const describe = useDeskError()
  const loading = useDeskLoad(useCallback(() => fetchDemand(days), [days]))
  if (loading.status === 'loading') return <Skeleton className="h-96 rounded-card" />
  if (loading.status === 'failed')
    return <ErrorState title={t.loadFailed} text={describe(loading.failure)} onRetry={loading.reload} />
  const { demand, chosen, pins } = loading.content
  return (
    <>
      {demand.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <DemandTable demand={demand} />
      )}
      {chosen.length > 0 && <ChosenTable chosen={chosen} />}
      <PinDemand pins={pins} />
    </>
  )
}

/** What customers chose for words of theirs: each leads to the product, whose search words can be changed there (QO-09). */
function ChosenTable({ chosen }: Pick<DemandListWire, 'chosen'>) {
  const t = useMessages(deskDemandMessages)
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-lg">{t.chosenTitle}</h2>
        <p className="mt-1 text-quiet">{t.chosenIntro}</p>
      </div>
      <DeskTable
        framed
        columns={[{ heading: t.words }, { heading: t.product }, { heading: t.people, figures: true }]}
        rows={chosen.map(({ words, productId, name, people }) => ({
          key: `${words} ${productId}`,
          cells: [
            words,
            <Link key="product" to={entryLink('products', productId)} className="text-accent underline">
              {name}
            </Link>,
            people,
          ],
        }))}
      />
    </section>
  )
}

function DemandTable({ demand }: Pick<DemandListWire, 'demand'>) {
  const t = useMessages(deskDemandMessages)
  return (
    <DeskTable
      framed
      columns={[
        { heading: t.words },
        { heading: t.searches, figures: true },
        { heading: t.lists, figures: true },
        { heading: t.lastDay, figures: true, wideOnly: true },
      ]}
      rows={demand.map(({ words, searches, lists, lastDay }) => ({
        key: words,
        cells: [
          <Link
            key="words"
            to={`/search?${new URLSearchParams({ q: words })}`}
            aria-label={t.see(words)}
            className="text-accent underline"
          >
            {words}
          </Link>,
          searches,
          lists,
          formatDay(noonOfIstDay(lastDay)),
        ],
      }))}
    />
  )
}
