import { useState } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { DeskQuotationWire } from '#domain/quotations/desk-wire.ts'
import { holdsPrices } from '#domain/quotations/quotation.ts'
import {
  cancelQuotation,
  deskQuotationPdfPath,
  fetchQuotations,
  renewQuotationLink,
} from '#app/api/desk/quotations.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskQuotationMessages } from '#app/messages/desk/orders/quotation.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useArrival } from '#app/desk/kit/use-arrival.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useRefreshWhileSeen } from '#app/desk/kit/data/use-refresh-while-seen.ts'
import { QuotationTabs } from './quotation-tabs.tsx'
import { LinkCard } from './link-card.tsx'

export const permission = 'quotations:read'

export const clientLoader = () => fetchQuotations()

/** Quotations with what became of them (DESK-04). */
export default function QuotationListPage() {
  const t = deskQuotationMessages
  const describe = useDeskError()
  const { content, show } = usePageData<typeof clientLoader>()
  const { quotations } = content
  useRefreshWhileSeen()
  const { failure, run } = useAction()
  const [link, setLink] = useState<{ number: string; link: string }>()
  const cancel = ({ id }: DeskQuotationWire) => run(async () => show(await cancelQuotation(id)))
  const renew = ({ id, number }: DeskQuotationWire) =>
    run(async () => setLink({ number, link: await renewQuotationLink(id) }))
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <QuotationTabs current="quotations" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.title}</h1>
        <LinkButton to="/desk/new-order" variant="secondary">
          {t.newOrder}
        </LinkButton>
      </div>
      {link !== undefined && <LinkCard key={link.link} {...link} />}
      {failure !== null && <InlineError text={describe(failure)} />}
      {quotations.length === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        <ul className="grid gap-3">
          {quotations.map((one) => (
            <Row
              key={one.id}
              quotation={one}
              onCancel={() => void cancel(one)}
              onLink={() => void renew(one)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  quotation: DeskQuotationWire
  onCancel: () => void
  onLink: () => void
}

function Row({ quotation, onCancel, onLink }: RowProps) {
  const t = deskQuotationMessages
  const { can } = useDesk()
  const { id, number, state, total, customer, actor, expiresAt, isRequested, orderId, lines, firm } =
    quotation
  const mayChange = can('quotations:write')
  const holds = holdsPrices(quotation)
  return (
    <li
      {...useArrival<HTMLLIElement>(id)}
      className="grid gap-1 rounded-card border border-hairline bg-surface p-4 data-arrived:outline-2 data-arrived:outline-accent"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-2 font-price tabular-nums">
        {number}
        <span>{formatRupees(total)}</span>
      </p>
      <p>
        {customer.name ?? t.noName} <span className="text-quiet tabular-nums">{customer.phone}</span>
      </p>
      {firm !== null && <Firm firm={firm} />}
      <p className="text-sm text-quiet">
        {t[`state-${state}`]} · {t.by(actor)}
        {holds && ` · ${t.until(formatDateTime(expiresAt))}`}
      </p>
      <p className="text-sm text-quiet">
        {lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ')}
      </p>
      {isRequested && state === 'EXPIRED' && <p className="text-caution">{t.asked}</p>}
      <div className="flex flex-wrap gap-2">
        {orderId !== null && (
          <Link to={`/desk/orders/${orderId}`} className="inline-flex min-h-11 items-center text-accent">
            {t.order}
          </Link>
        )}
        {lines.length > 0 && (
          <a
            href={deskQuotationPdfPath(id)}
            target="_blank"
            rel="noopener"
            aria-label={t.pdfLabel(number)}
            className={buttonClass({ variant: 'secondary' })}
          >
            <FileText size={18} />
            {t.pdf}
          </a>
        )}
        {holds && mayChange && (
          <Button variant="secondary" aria-label={t.linkLabel(number)} onClick={onLink}>
            {t.newLink}
          </Button>
        )}
        {(holds || state === 'EXPIRED') && mayChange && (
          <Button variant="secondary" aria-label={t.cancelLabel(number)} onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The firm, the site and the order number that an offer is for. */
function Firm({ firm }: { readonly firm: NonNullable<RowProps['quotation']['firm']> }) {
  const t = deskQuotationMessages
  const texts = [
    t.firm(firm.legalName),
    firm.site !== null && t.site(firm.site),
    firm.poNumber !== null && t.poNumber(firm.poNumber),
  ]
  return <p className="text-sm wrap-anywhere">{texts.filter(Boolean).join(' · ')}</p>
}
