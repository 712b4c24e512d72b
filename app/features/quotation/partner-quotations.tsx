import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import { subtract } from '#domain/money/paise.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import type { PartnerQuotationsWire, PartnerQuotationWire } from '#domain/quotations/partner-wire.ts'
import {
  fetchPartnerQuotation,
  fetchPartnerQuotations,
  partnerQuotationPdfPath,
  removePartnerQuotation,
} from '#app/api/quotations.ts'
import { copyText } from '#app/browser/device/clipboard.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { partnerQuotationMessages } from '#messages/profile/partner-quotations.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

type Heading = PartnerQuotationsWire['quotations'][number]

/** The quotations that a partner made to their own customers (QUOTE-02). Import lazily. */
export function PartnerQuotations() {
  const t = partnerQuotationMessages
  const loading = useLoad(fetchPartnerQuotations)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={ownQuotationTitleMessages.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failed}
        text={errorMessage(errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const { quotations } = loading.content
  const make = <LinkButton to="/profile/quotations/for-customer">{t.make}</LinkButton>
  if (quotations.length === 0) return <EmptyState title={t.none} text={t.noneText} action={make} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-quiet">{t.intro}</p>
      <div>{make}</div>
      <ul className="grid grid-cols-1 gap-3">
        {quotations.map((one) => (
          <li
            key={one.id}
            className="grid grid-cols-1 gap-2 rounded-card border border-hairline bg-surface p-4"
          >
            <Quotation quotation={one} onChanged={loading.show} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface QuotationProps {
  quotation: Heading
  onChanged: (all: PartnerQuotationsWire) => void
}

function Quotation({ quotation, onChanged }: QuotationProps) {
  const t = partnerQuotationMessages
  const toast = useToast()
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const { id, customer, createdAt, validUntil, total, shopTotal, items } = quotation
  const amounts = [
    [t.asks, total],
    [t.pays, shopTotal],
    [t.earns, subtract(total, shopTotal)],
  ] as const

  async function copy() {
    const isCopied = await copyText(shareText(await fetchPartnerQuotation(id)))
    toast(
      isCopied
        ? { text: t.copied, tone: 'good', durationMs: 3_000 }
        : { text: t.copyFailed, tone: 'bad', durationMs: 6_000 },
    )
  }

  return (
    <>
      <h2 className="text-base wrap-anywhere">{customer}</h2>
      <dl className="grid gap-1">
        {amounts.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-price tabular-nums">{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet">
        {[t.items(items), t.madeAt(formatDateTime(createdAt)), t.until(formatDay(validUntil))].join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={partnerQuotationPdfPath(id)}
          target="_blank"
          rel="noopener"
          aria-label={t.pdfLabel(customer)}
          className={buttonClass({ size: 'small' })}
        >
          {t.pdf}
        </a>
        <Button
          size="small"
          variant="secondary"
          loading={pending}
          aria-label={t.copyLabel(customer)}
          onClick={() => void run(copy)}
        >
          {t.copy}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t.removeLabel(customer)}
          onClick={() => void run(async () => onChanged(await removePartnerQuotation(id)))}
        >
          {t.remove}
        </Button>
      </div>
      {failure !== null && <InlineError text={errorMessage(errorMessages, failure)} />}
    </>
  )
}

/** A quotation as a message: with what the customer pays, and nothing else. */
function shareText({ seller, customer, lines, total, validUntil }: PartnerQuotationWire): string {
  const t = partnerQuotationMessages
  const name = seller.firm === '' ? seller.name : seller.firm
  return [
    t.shareHead(name, customer),
    ...lines.map(({ quantity, name: goods, options, price }) =>
      t.shareLine(
        `${quantity} × ${[goods, ...options].join(', ')}`,
        formatUnitPrice(price),
        formatRupees(lineTotal(price, quantity)),
      ),
    ),
    t.shareTotal(formatRupees(total), formatDay(validUntil)),
    [seller.name, seller.phone].join(', '),
  ].join('\n')
}
