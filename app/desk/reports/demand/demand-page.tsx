import { Link, type LoaderFunctionArgs } from 'react-router'
import type { DemandListWire } from '#domain/demand/wire.ts'
import { fetchDemand } from '#app/api/desk/demand.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskDemandMessages } from '#app/messages/desk/demand.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { catalogueEntryLink } from '#app/desk/kit/catalogue-links.ts'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { PinDemand } from './pin-demand.tsx'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

export const permission = 'demand:read'

const PERIODS = [1, 7, 30, 180]

const USUAL = 30

export function clientLoader(args: LoaderFunctionArgs) {
  return fetchDemand(daysOf(queryOf(args)))
}

function daysOf(query: URLSearchParams): number {
  const days = Number(query.get('days'))
  return PERIODS.includes(days) ? days : USUAL
}

/** Searches that found nothing, most frequent first (SEARCH-07). */
export default function DemandPage() {
  const t = deskDemandMessages
  const { query, isPending, change } = useQuery()
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PageIntro title={t.title} intro={t.intro} />
        <label className="grid gap-1 text-sm">
          {t.period}
          <select
            value={daysOf(query)}
            onChange={(event) => change({ days: event.currentTarget.value })}
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
      <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
        <Demand />
      </div>
    </div>
  )
}

function Demand() {
  const demandMessages = deskDemandMessages
  const { demand, chosen, pins } = usePageData<typeof clientLoader>().content
  return (
    <>
      {demand.length === 0 ? (
        <EmptyState title={demandMessages.none} text={demandMessages.noneText} />
      ) : (
        <DemandTable demand={demand} />
      )}
      {chosen.length > 0 && <ChosenTable chosen={chosen} />}
      <PinDemand pins={pins} />
    </>
  )
}

/** Products that customers chose for a search; each row links to the product, where its search terms can be changed (QO-09). */
function ChosenTable({ chosen }: Pick<DemandListWire, 'chosen'>) {
  const t = deskDemandMessages
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
            <Link
              key="product"
              to={catalogueEntryLink('products', productId)}
              className="text-accent underline"
            >
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
  const t = deskDemandMessages
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
