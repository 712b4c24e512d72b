import { useState } from 'react'
import { Link } from 'react-router'
import { formatPaise } from '#domain/money/format.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { DayRateRowWire } from '#domain/pricing/day-rates/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchDayRates } from '#app/api/desk/money/day-rates.ts'
import { formatMoment } from '#app/i18n/format-moment.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { Download } from '#app/ui/icons/download.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { dialogSubject, SetDialog } from './set-dialog.tsx'
import { SetForm } from './set-form.tsx'

export const permission = 'catalogue:read'

export function clientLoader() {
  return fetchDayRates()
}

/** The board of the day: each rate with yesterday’s beside today’s (PRICE-09). */
export default function DayRatesPage() {
  const t = deskDayRateMessages
  const { can } = useDesk()
  const { content: rates, refresh } = usePageData<typeof clientLoader>()
  const setting = useDialog('set')
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-form text-quiet">{can('catalogue:write') ? t.what : t.readOnly}</p>
        <div className="flex flex-wrap gap-2">
          {rates.length > 0 && (
            <a href="/api/desk/day-rates.csv" download className={buttonClass({ variant: 'secondary' })}>
              <Download size={18} />
              {t.download}
            </a>
          )}
          {can('catalogue:write') && (
            <>
              <LinkButton variant="secondary" to="/desk/catalogue/day-rates/import">
                {t.import}
              </LinkButton>
              <LinkButton to="/desk/catalogue/day-rates/new">{t.add}</LinkButton>
            </>
          )}
        </div>
      </div>
      {rates.length === 0 ? (
        <EmptyState title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <ul
          aria-label={t.title}
          className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
        >
          {rates.map((rate) => (
            <li key={rate.id}>
              <RateRow
                // what was typed is done with once the rate is another
                key={rate.revision}
                rate={rate}
                onSet={(base) => setting.open(dialogSubject(rate.id, base))}
              />
            </li>
          ))}
        </ul>
      )}
      {setting.show((subject) => (
        <SetDialog subject={subject} rates={rates} onClose={setting.close} onChanged={refresh} />
      ))}
    </div>
  )
}

function RateRow({ rate, onSet }: { rate: DayRateRowWire; onSet: (base: Paise) => void }) {
  const t = deskDayRateMessages
  const { can } = useDesk()
  const { id, name, unit, members, next, hasFailed, isRemoved } = rate
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-2 px-4 py-3 wide:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)]">
      <div className="min-w-0">
        <Link
          to={`/desk/catalogue/day-rates/${id}`}
          className={`touch inline-block font-medium wrap-anywhere hover:text-accent ${isRemoved ? 'text-quiet' : ''}`}
        >
          {name}
        </Link>
        <p className="text-sm text-quiet">
          {t.per(unit)} · {t.countSizes(members)}
          {isRemoved && ` · ${t.removed}`}
        </p>
        {next !== null && (
          <p className="text-sm text-accent">{t.next(formatPaise(next.base), formatMoment(next.at))}</p>
        )}
        {hasFailed && <p className="text-sm text-bad">{t.hasFailed}</p>}
      </div>
      <Bases rate={rate} />
      {!isRemoved && can('catalogue:write') && <SetForm rate={rate} onSet={onSet} />}
    </div>
  )
}

type BasesProps = { rate: Pick<DayRateRowWire, 'base' | 'setAt' | 'setBy' | 'yesterday'> }

/** The base that holds, with that of yesterday beside it. */
function Bases({ rate: { base, setAt, setBy, yesterday } }: BasesProps) {
  const t = deskDayRateMessages
  const [today] = useState(() => istDay(new Date()))
  const isToday = setAt !== null && istDay(new Date(setAt)) === today
  const figures = [
    [t.yesterday, yesterday],
    [t.now, base],
  ] as const
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-3">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="font-price tabular-nums">{figure === null ? '–' : formatPaise(figure)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet">
        {base === null ? t.neverSet : isToday && setBy !== null ? t.setToday(setBy) : t.notToday}
      </p>
    </div>
  )
}
