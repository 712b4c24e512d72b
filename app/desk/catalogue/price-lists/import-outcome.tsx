import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { PriceListImportWire } from '#domain/pricing/sheets/wire.ts'
import { listRowStates, type ListRowState } from '#domain/pricing/sheets/list-rows.ts'
import { undoPriceListImport } from '#app/api/desk/money/price-list-sheets.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskListImportMessages } from '#app/messages/desk/catalogue/price-list-import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { givenText } from './typed-list.ts'

interface ImportOutcomeProps {
  report: PriceListImportWire
  isNew: boolean
  isPending: boolean
  /** Sentence about something missing before the list can be saved. */
  lacks: string | null
  onEnter: () => void
  children: ReactNode
}

/** The list as a file would leave it, and the button that makes it so. */
export function ImportOutcome({ report, isNew, isPending, lacks, onEnter, children }: ImportOutcomeProps) {
  const t = deskListImportMessages
  const { rows, rules, added, left, gone, hasChanged, fromDay, untilDay, daysBefore } = report
  const counts = Object.fromEntries(
    listRowStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<ListRowState, number>
  const days = daysText({ fromDay, untilDay })
  const before = daysBefore === null ? days : daysText(daysBefore)
  return (
    <Section title={t.outcome}>
      <output className="font-medium">{t.summary(counts)}</output>
      {counts.refused > 0 && <p className="text-sm text-bad">{t.correct}</p>}
      {!hasChanged && counts.refused === 0 && <p>{t.nothing}</p>}
      {children}
      <p className="text-sm">
        {[t.rules(rules), days, before !== days && t.before(before)].filter(Boolean).join(' · ')}
      </p>
      {added.length > 0 && (
        <div className="text-sm">
          <p>{t.added(added.length)}</p>
          <p className="wrap-anywhere text-quiet">{added.join(', ')}</p>
        </div>
      )}
      {isNew && added.length === 0 && <p className="text-sm text-caution">{t.forNobody}</p>}
      {left > 0 && <p className="text-sm text-caution">{t.left(left)}</p>}
      {gone.length > 0 && (
        <div className="text-sm">
          <p className="text-caution">{t.gone(gone.length)}</p>
          <ul className="text-quiet">
            {gone.map((rule) => (
              <li key={`${rule.label} ${rule.from}`} className="wrap-anywhere">
                {[rule.label, givenText(rule)].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasChanged && counts.refused === 0 && (
        <div>
          <WaitingButton loading={isPending} waitsFor={rules === 0 ? t.needsPrice : lacks} onClick={onEnter}>
            {t.enter}
          </WaitingButton>
        </div>
      )}
    </Section>
  )
}

function daysText({ fromDay, untilDay }: Pick<PriceListImportWire, 'fromDay' | 'untilDay'>): string {
  return deskListImportMessages.holds(formatDay(fromDay), untilDay === null ? null : formatDay(untilDay))
}

/** The list is saved; the way to it, and back. */
export function ImportDone({ id }: { id: string }) {
  const t = deskListImportMessages
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  const address = `/desk/catalogue/price-lists/${id}`
  const { pending, failure, run } = useAction()
  return (
    <Section title={t.entered}>
      <p>{t.done}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={address}>{t.open}</LinkButton>
        <Button
          variant="secondary"
          loading={pending}
          onClick={() =>
            void run(async () => {
              await undoPriceListImport(id)
              toast({ text: t.undone, tone: 'good' })
              await navigate(address)
            })
          }
        >
          {t.undo}
        </Button>
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
    </Section>
  )
}
