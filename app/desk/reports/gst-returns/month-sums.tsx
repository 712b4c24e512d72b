import { formatRupees } from '#domain/money/format-rupees.ts'
import { subtract } from '#domain/money/paise.ts'
import type { AccountSummaryWire } from '#domain/gst-returns/wire.ts'
import { deskAccountMessages } from '#app/messages/desk/gst-returns.ts'

const MOST_NUMBERS = 5
const warnings = ['withoutHsn', 'withoutRate', 'ofOtherGstin'] as const
const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

/** Totals of a month's tax documents, to check the files against, with the faults to mend before filing. */
export function MonthSums({ summary }: { summary: AccountSummaryWire }) {
  const t = deskAccountMessages
  const { invoices, creditNotes } = summary
  if (invoices.documents + creditNotes.documents === 0)
    return <p className="text-sm text-quiet">{t.noSums}</p>
  const net = (name: (typeof amounts)[number]) => subtract(invoices[name], creditNotes[name])
  return (
    <>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-3">
        {(['invoices', 'creditNotes'] as const).map((kind) => (
          <div key={kind}>
            <h3 className="font-medium">{t[kind]}</h3>
            <dl className="grid gap-1 text-sm tabular-nums">
              <Row term={t.documents} value={String(summary[kind].documents)} />
              {amounts.map((name) => (
                <Row key={name} term={t[name]} value={formatRupees(summary[kind][name])} />
              ))}
            </dl>
          </div>
        ))}
        <div>
          <h3 className="font-medium">{t.net}</h3>
          <dl className="grid gap-1 text-sm tabular-nums">
            {amounts.map((name) => (
              <Row key={name} term={t[name]} value={formatRupees(net(name))} />
            ))}
          </dl>
        </div>
      </div>
      {warnings.map((name) => {
        const numbers = summary[name]
        if (numbers.length === 0) return null
        const shown = numbers.slice(0, MOST_NUMBERS).join(', ')
        return (
          <p key={name} className="text-sm wrap-anywhere text-caution">
            {t[name](numbers.length, numbers.length > MOST_NUMBERS ? `${shown} …` : shown)}
          </p>
        )
      })}
    </>
  )
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-quiet">{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
