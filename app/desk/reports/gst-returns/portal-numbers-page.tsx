import { Link } from 'react-router'
import type { PortalReportWire } from '#domain/invoices/portal-import-wire.ts'
import { portalStates } from '#domain/invoices/portal-import.ts'
import { sendPortalNumbers } from '#app/api/desk/money/portal-numbers.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskAccountMessages } from '#app/messages/desk/gst-returns.ts'
import { deskPortalMessages } from '#app/messages/desk/orders/portal-numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { ImportRows } from '#app/desk/kit/sheet-import/import-rows.tsx'
import { SheetImportPage } from '#app/desk/kit/sheet-import/sheet-import-page.tsx'

export const permission = 'documents:register'

/** Imports what the portals gave back (DESK-07): a file is looked at row by row, then recorded as a whole or not at all. */
export default function PortalNumbersPage() {
  const t = deskPortalMessages
  const toast = useToast()
  return (
    <SheetImportPage<PortalReportWire, 'enter'>
      texts={t}
      back={{ to: '/desk/accounts', text: deskAccountMessages.title }}
      accepts=",.json,application/json"
      send={async (file, act) => {
        const report = await sendPortalNumbers(act, file)
        if (act === 'check') return report
        const shown = await sendPortalNumbers('check', file)
        toast({ text: t.entered(report.changed), tone: 'good' })
        return shown
      }}
    >
      {({ report }, { isPending, onAct }) => (
        <Report report={report} isPending={isPending} onEnter={() => onAct('enter')} />
      )}
    </SheetImportPage>
  )
}

type Row = PortalReportWire['rows'][number]

interface ReportProps {
  report: PortalReportWire
  isPending: boolean
  onEnter: () => void
}

function Report({ report: { rows }, isPending, onEnter }: ReportProps) {
  const t = deskPortalMessages
  const counts = Object.fromEntries(
    portalStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<Row['state'], number>
  const fresh = counts.new + counts.replaces
  return (
    <Section title={t.rows}>
      <output className="font-medium">{t.summary(counts)}</output>
      {counts.refused > 0 && <p className="text-sm text-bad">{t.correct}</p>}
      {fresh > 0 && counts.refused === 0 && (
        <div>
          <Button loading={isPending} onClick={onEnter}>
            {t.enter(fresh)}
          </Button>
        </div>
      )}
      <ImportRows
        texts={t}
        rows={rows}
        columns={[
          { heading: t.document, show: (row) => row.document ?? '–' },
          { heading: t.order, show: showOrder },
          { heading: t.registration, show: (row) => irnText(row) ?? '–' },
          {
            heading: t.ewayBill,
            show: (row) => [row.ewayBill ?? '–', validityText(row)].filter(Boolean).join(', '),
          },
        ]}
        detail={(row) => [irnText(row), row.ewayBill, validityText(row)]}
        result={resultOf}
      />
    </Section>
  )
}

/** The beginning and the end of an IRN: all of it is too long for a row. */
function irnText({ irn }: Row): string | null {
  return irn === null || irn.length < 16 ? irn : `${irn.slice(0, 6)}…${irn.slice(-6)}`
}

function validityText({ validUntil }: Row): string | null {
  return validUntil === null ? null : deskPortalMessages.until(formatDay(validUntil))
}

function showOrder({ orderId, orderNumber }: Row) {
  if (orderId === null) return '–'
  return (
    <Link className="text-accent underline" to={`/desk/orders/${orderId}`}>
      {orderNumber}
    </Link>
  )
}

/** Outcome of a row, or the reason that it has none. */
function resultOf({ state, issue, differences, other }: Row) {
  const t = deskPortalMessages
  if (issue === null)
    return { text: t[`state-${state}`], ...(state === 'known' && { look: 'good' as const }) }
  const facts = differences.map((each) => t[`differs-${each}`]).join(', ')
  const said = other === null ? t[`issue-${issue}`] : t.takenBy(other)
  const text = [said, facts !== '' && t.differing(facts)].filter(Boolean).join(' ')
  return { text, look: 'bad' as const }
}
