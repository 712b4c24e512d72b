import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { formatPaise } from '#domain/money/format.ts'
import type { RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import type { DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { fetchDayRate, restoreDayRate } from '#app/api/desk/money/day-rates.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { RemovedNote } from '../targets/removed-note.tsx'
import { UnchangedList } from './effects.tsx'
import { unchangedSizes } from './unchanged-sizes.ts'
import { RateForm } from './rate-form.tsx'
import { dialogSubject, SetDialog } from './set-dialog.tsx'
import { SetForm } from './set-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const permission = 'catalogue:read'

/** Stands in the address for a rate that is not saved yet. */
const NEW = 'new'

export function clientLoader({ params: { id = NEW } }: LoaderFunctionArgs) {
  return id === NEW ? null : fetchDayRate(id)
}

/** One rate of the day: its base, the sizes that follow it, and how it was set (PRICE-09). */
export default function DayRatePage() {
  const t = deskDayRateMessages
  const { content: rate, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <BackLink to="/desk/catalogue/day-rates" text={t.back} />
      <h1 className="text-xl wrap-anywhere">{rate?.name ?? t.add}</h1>
      {rate?.isRemoved === true && (
        <RemovedNote
          permission="catalogue:write"
          text={t.isRemoved}
          label={t.restore}
          onRestore={async () => show(await restoreDayRate(rate.id))}
        />
      )}
      {rate !== null && <Today rate={rate} onChanged={refresh} />}
      <RateForm key={contentOf(rate)} rate={rate} onSaved={show} onStale={refresh} />
      {rate !== null && <History rate={rate} onChanged={show} />}
    </div>
  )
}

/** Stays the same while the base alone is set, so that what is being typed is not lost. */
function contentOf(rate: DayRateWire | null): string {
  if (rate === null) return NEW
  const { name, unit, members, isRemoved } = rate
  const figures = members.map(({ key, uid, factor, difference }) => [key, uid, factor, difference])
  return JSON.stringify([name, unit, figures, isRemoved])
}

function Today({ rate, onChanged }: { rate: DayRateWire; onChanged: () => void }) {
  const t = deskDayRateMessages
  const { can } = useDesk()
  const setting = useDialog('set')
  const figures = [
    [t.yesterday, rate.yesterday],
    [t.now, rate.base],
  ] as const
  return (
    <Section title={t.rate(rate.unit)}>
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <dl className="grid grid-cols-2 gap-3">
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="text-lg font-price tabular-nums">
                {figure === null ? '–' : formatPaise(figure)}
              </dd>
            </div>
          ))}
        </dl>
        {can('catalogue:write') && !rate.isRemoved && (
          <SetForm
            key={rate.revision}
            rate={rate}
            onSet={(base) => setting.open(dialogSubject(rate.id, base))}
          />
        )}
      </div>
      {setting.show((subject) => (
        <SetDialog subject={subject} rates={[rate]} onClose={setting.close} onChanged={onChanged} />
      ))}
    </Section>
  )
}

function History({ rate, onChanged }: { rate: DayRateWire; onChanged: (rate: DayRateWire) => void }) {
  const t = deskDayRateMessages
  const [products, setProducts] = useState<readonly RepricedProduct[]>([])
  const kept = unchangedSizes(products)
  return (
    <>
      <SettingsSection
        rate={rate}
        onTakenBack={(outcome) => {
          setProducts(outcome.products)
          onChanged(outcome.rate)
        }}
      />
      {kept.length > 0 && (
        <Section title={t.stays(kept.length)}>
          <UnchangedList rows={kept} />
        </Section>
      )}
    </>
  )
}
