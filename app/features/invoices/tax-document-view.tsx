import {
  documentFacts,
  documentNotes,
  documentParties,
  paymentLine,
  registrationFacts,
  sellerLines,
  totalFacts,
} from '#domain/document-layout/document-sections.ts'
import { goodsColumns, hsnColumns } from '#domain/document-layout/document-tables.ts'
import { labelsOf } from '#domain/document-layout/labels-of.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { formatAmount } from '#domain/document-layout/format.ts'
import { invoiceMessages } from '#messages/orders/invoice.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { DocumentTable } from './document-table.tsx'

/** Prints black on white whatever the theme. */
const printColours =
  'print:[--surface:#fff] print:[--sunken:#fff] print:[--ink:#000] print:[--quiet:#000] print:[--accent:#000] ' +
  'print:[--hairline:#999] print:rounded-none print:border-0 print:p-0 print:text-xs'

/** A tax document as it prints (ORD-09); on narrow screens only its tables scroll. */
export function TaxDocumentView({ document }: { document: TaxDocument }) {
  const t = invoiceMessages
  const { seller, kind } = document
  const labels = labelsOf(document)
  const notes = documentNotes(document)
  return (
    <article
      lang={document.language ?? 'en'}
      className={`grid grid-cols-1 gap-6 rounded-card border border-hairline bg-surface p-4 text-sm text-ink wide:p-8 ${printColours}`}
    >
      <header className="grid gap-5 border-b border-hairline pb-5 wide:grid-cols-[1fr_minmax(280px,auto)] print:grid-cols-[1fr_auto]">
        <div>
          <p className="text-xl font-heading">{seller.tradeName}</p>
          {sellerLines(document).map((line) => (
            <p key={line} className="text-quiet">
              {line}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-3">
          <div className="wide:text-right print:text-right">
            <h2 className="text-lg text-accent">{labels[kind]}</h2>
            <p className="text-xs text-quiet">{labels.copy}</p>
          </div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {documentFacts(document).map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-quiet">{label}</dt>
                <dd className="text-right font-price tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <Registration document={document} />
      <Parties document={document} />
      <DocumentTable columns={goodsColumns(document)} caption={t.items} />
      <Totals document={document} />
      <footer className="flex flex-wrap justify-between gap-6 border-t border-hairline pt-5 print:break-inside-avoid">
        <div className="grid content-start gap-3">
          <TitledLines
            title={kind === 'invoice' ? labels.payment : labels.paymentOfInvoice}
            lines={[paymentLine(document)]}
          />
          {notes.length > 0 && <TitledLines title={labels.notes} lines={notes} />}
        </div>
        <div className="ml-auto text-right">
          <p className="font-price">{labels.forFirm(seller.legalName)}</p>
          <p className="mt-12 border-t border-hairline pt-1 text-xs text-quiet">
            {[seller.signatory, labels.signatory].filter((text) => text !== '').join(', ')}
          </p>
        </div>
        <p className="w-full text-xs text-quiet">{labels.computerGenerated(labels[kind])}</p>
      </footer>
    </article>
  )
}

/** Registration of a document with the portal, beside the QR code that it signed. */
function Registration({ document }: { document: TaxDocument }) {
  const facts = registrationFacts(document)
  if (facts === null || document.eInvoice === undefined) return null
  return (
    <section className="flex flex-wrap items-start justify-between gap-5 border-b border-hairline pb-5">
      <dl className="grid min-w-0 flex-1 basis-60 content-start gap-1">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-quiet">{label}</dt>
            <dd className="break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <QrCode text={document.eInvoice.signedQr} label={invoiceMessages.signedQr} />
    </section>
  )
}

function Parties({ document }: { document: TaxDocument }) {
  return (
    <div className="grid gap-5 phone:grid-cols-2 print:grid-cols-2">
      {documentParties(document).map(({ label, name, lines }) => (
        <section key={label}>
          <h3 className="text-xs text-quiet">{label}</h3>
          <p className="pt-1 font-price">{name}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  )
}

/** The HSN summary with the totals beside it, and the amount in words. */
function Totals({ document }: { document: TaxDocument }) {
  const { kind, totals, amountInWords } = document
  const labels = labelsOf(document)
  return (
    <>
      <div className="grid grid-cols-1 gap-6 wide:grid-cols-[1fr_260px] print:grid-cols-[1fr_220px] print:break-inside-avoid">
        <section className="min-w-0">
          <h3 className="pb-2 text-xs text-quiet">{labels.hsnSummary}</h3>
          <DocumentTable columns={hsnColumns(document)} caption={labels.hsnSummary} />
        </section>
        <dl className="grid content-start gap-2">
          {totalFacts(document).map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-3">
              <dt className="text-quiet">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-3 border-t border-hairline pt-3">
            <dt className="font-price">{kind === 'invoice' ? labels.grandTotal : labels.creditTotal}</dt>
            <dd className="text-lg font-price tabular-nums print:text-base">
              ₹{formatAmount(totals.grandTotal)}
            </dd>
          </div>
        </dl>
      </div>
      <TitledLines title={labels.inWords} lines={[amountInWords]} />
    </>
  )
}

function TitledLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="text-xs text-quiet">{title}</h3>
      {lines.map((line) => (
        <p key={line} className="pt-1">
          {line}
        </p>
      ))}
    </section>
  )
}
