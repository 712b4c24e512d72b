import { useState } from 'react'
import { Link } from 'react-router'
import type { PortalAct, PortalReportWire } from '#domain/invoices/portal-import-wire.ts'
import { portalStates } from '#domain/invoices/portal-import.ts'
import { sendPortalNumbers } from '#app/api/desk/money/portal-numbers.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskAccountMessages } from '#app/messages/desk/gst-returns.ts'
import { deskPortalMessages } from '#app/messages/desk/orders/portal-numbers.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { FileChoice } from '#app/desk/kit/file-choice.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

export const permission = 'documents:register'

type Read = { readonly file: File; readonly report: PortalReportWire }

/** Imports what the portals gave back (DESK-07): a file is looked at row by row, then recorded as a whole or not at all. */
export default function PortalNumbersPage() {
  const t = deskPortalMessages
  const describe = useDeskError()
  const toast = useToast()
  const [read, setRead] = useState<Read | null>(null)
  const { pending, failure, run } = useAction()

  const send = (act: PortalAct, file: File) =>
    run(async () => {
      const report = await sendPortalNumbers(act, file)
      const shown = act === 'enter' ? await sendPortalNumbers('check', file) : report
      setRead({ file, report: shown })
      if (act === 'enter') toast({ text: t.entered(report.changed), tone: 'good' })
    })

  return (
    <>
      <BackLink to="/desk/accounts" text={deskAccountMessages.title} />
      <div className="grid grid-cols-1 gap-4">
        <PageIntro title={t.title} intro={t.intro} />
        <Section title={t.choose}>
          <p className="text-sm text-quiet">{t.columns}</p>
          <FileChoice
            texts={t}
            file={read?.file}
            accept=".json,.csv,.tsv,.txt,.xlsx,.ods,application/json,text/csv"
            pending={pending}
            onChoose={(file) => {
              setRead(null)
              return send('check', file)
            }}
          />
          {failure !== null && <InlineError text={describe(failure)} />}
        </Section>
        {read !== null && (
          <Report report={read.report} isPending={pending} onEnter={() => void send('enter', read.file)} />
        )}
      </div>
    </>
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
      <DeskTable
        columns={[
          { heading: t.row, wideOnly: true },
          { heading: t.document },
          { heading: t.order, wideOnly: true },
          { heading: t.registration, wideOnly: true },
          { heading: t.ewayBill, wideOnly: true },
          { heading: t.result, wideOnly: true },
        ]}
        rows={rows.map((row) => ({
          key: String(row.number),
          cells: [
            row.number,
            <span key="document" className="wrap-anywhere">
              {row.document ?? '–'}
              <span className="block text-quiet wide:hidden">
                {[t.rowOf(row.number), irnText(row), row.ewayBill, validityText(row)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block wide:hidden">
                <Result row={row} />
              </span>
            </span>,
            <OrderLink key="order" row={row} />,
            irnText(row) ?? '–',
            [row.ewayBill ?? '–', validityText(row)].filter(Boolean).join(', '),
            <Result key="result" row={row} />,
          ],
        }))}
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

function OrderLink({ row: { orderId, orderNumber } }: { row: Row }) {
  if (orderId === null) return '–'
  return (
    <Link className="text-accent underline" to={`/desk/orders/${orderId}`}>
      {orderNumber}
    </Link>
  )
}

/** Outcome of a row, or the reason that it has none. */
function Result({ row: { state, issue, differences, other } }: { row: Row }) {
  const t = deskPortalMessages
  if (issue === null)
    return <span className={state === 'known' ? 'text-good' : undefined}>{t[`state-${state}`]}</span>
  const facts = differences.map((each) => t[`differs-${each}`]).join(', ')
  const said = other === null ? t[`issue-${issue}`] : t.takenBy(other)
  return (
    <span className="text-bad">{[said, facts !== '' && t.differing(facts)].filter(Boolean).join(' ')}</span>
  )
}
