import { useState, type FormEvent } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { formatAddress } from '#domain/addresses/address.ts'
import { DECLINE_REASON_LENGTH } from '#domain/quotations/quotation-request.ts'
import type { QuotationRequestWire } from '#domain/quotations/desk-wire.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { declineQuotationRequest, fetchQuotationRequests } from '#app/api/desk/quotations.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskQuotationRequestMessages } from '#app/messages/desk/orders/quotation-requests.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { useRefreshWhileSeen } from '#app/desk/kit/data/use-refresh-while-seen.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { DialogButton } from '#app/desk/kit/dialog-button.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { QuotationTabs } from './quotation-tabs.tsx'

export const permission = 'quotations:read'

export async function clientLoader(args: LoaderFunctionArgs) {
  return { ...(await fetchQuotationRequests(stateOf(queryOf(args)))), readAt: Date.now() }
}

function stateOf(query: URLSearchParams): 'open' | 'settled' {
  return query.get('state') === 'settled' ? 'settled' : 'open'
}

/** Quotations that customers ask for (QUOTE-01). */
export default function RequestListPage() {
  const t = deskQuotationRequestMessages
  const { query, isPending, change } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  useRefreshWhileSeen()
  const isOpen = stateOf(query) === 'open'
  return (
    <div className="max-w-page">
      <QuotationTabs current="quotations/requests" />
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PageIntro title={t.title} intro={t.intro} className="min-w-0 flex-1 basis-60" />
          <SelectField
            label={t.state}
            value={stateOf(query)}
            options={[
              ['open', t.open],
              ['settled', t.settled],
            ]}
            onChange={(event) => change({ state: event.currentTarget.value === 'settled' ? 'settled' : '' })}
          />
        </div>
        <div aria-busy={isPending} className="grid grid-cols-1 gap-3 aria-busy:opacity-60">
          {content.requests.length === 0 ? (
            <EmptyState title={isOpen ? t.none : t.noneSettled} {...(isOpen && { text: t.noneText })} />
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {content.requests.map((request) => (
                <li key={request.id}>
                  <Request request={request} readAt={content.readAt} onChanged={refresh} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  )
}

interface RequestProps {
  request: QuotationRequestWire
  readAt: number
  onChanged: () => void
}

function Request({ request, readAt, onChanged }: RequestProps) {
  const t = deskQuotationRequestMessages
  const { can } = useDesk()
  const { id, state, requestedAt, note, customer } = request
  const name = customer.name ?? customer.phone ?? t.nameless
  const hours = Math.floor((readAt - Date.parse(requestedAt)) / HOUR_MS)
  return (
    <article
      aria-label={name}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base">{name}</h2>
        <span className="text-sm text-quiet">
          {formatDateTime(requestedAt)}
          {state === 'ASKED' && ` · ${t.waits(hours)}`}
        </span>
      </div>
      <Lines request={request} />
      {note !== '' && <p className="rounded-control bg-sunken p-3 break-words whitespace-pre-line">{note}</p>}
      <Place request={request} />
      <Settled request={request} />
      <div className="flex flex-wrap items-center gap-2">
        {state === 'ASKED' && can('quotations:write') && (
          <>
            <LinkButton to={`/desk/new-order?request=${id}`} aria-label={t.answerLabel(name)}>
              {t.answer}
            </LinkButton>
            <DialogButton name="decline" subject={id} text={t.decline} title={t.declineTitle(name)}>
              {(close) => <Decline id={id} onDeclined={onChanged} onClose={close} />}
            </DialogButton>
          </>
        )}
        {customer.phone !== null && (
          <a
            href={`tel:${customer.phone}`}
            className="inline-flex min-h-11 items-center text-accent underline [overflow-wrap:anywhere]"
          >
            {t.call(customer.phone)}
          </a>
        )}
      </div>
    </article>
  )
}

function Lines({ request: { lines, items } }: Pick<RequestProps, 'request'>) {
  const t = deskQuotationRequestMessages
  return (
    <ul className="grid gap-1">
      {lines.map(({ product, variantUid, quantity, name, options }) => (
        <li key={`${product} ${variantUid}`} className="break-words">
          <span className="tabular-nums">{quantity}</span> × {[name, ...options].join(', ')}
        </li>
      ))}
      {items > lines.length && <li className="text-quiet">{t.more(items - lines.length)}</li>}
    </ul>
  )
}

/** The firm and where it goes. */
function Place({ request: { firm, address, pin } }: Pick<RequestProps, 'request'>) {
  const t = deskQuotationRequestMessages
  const texts = [
    ...(firm === null ? [] : [t.firm(firm.legalName)]),
    ...(firm?.site === undefined ? [] : [t.site(firm.site.name)]),
    ...(firm?.poNumber == null ? [] : [t.poNumber(firm.poNumber)]),
    t.pin(address === null ? pin : formatAddress(address)),
  ]
  return <p className="text-sm wrap-anywhere text-quiet">{texts.join(' · ')}</p>
}

function Settled({ request: { state, settledAt, settledBy, reason } }: Pick<RequestProps, 'request'>) {
  const t = deskQuotationRequestMessages
  if (settledAt === null) return null
  const at = formatDateTime(settledAt)
  return (
    <p className="text-sm wrap-anywhere text-quiet">
      {settledBy === null
        ? t.settledAt(t[`state-${state}`], at)
        : t.settledBy(t[`state-${state}`], settledBy, at)}
      {reason !== null && ` · ${reason}`}
    </p>
  )
}

interface DeclineProps {
  id: string
  onDeclined: () => void
  onClose: () => void
}

function Decline({ id, onDeclined, onClose }: DeclineProps) {
  const t = deskQuotationRequestMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const [reason, setReason] = useState('')
  const isFit = reason.trim() !== '' && reason.trim().length <= DECLINE_REASON_LENGTH
  const decline = (event: FormEvent) => {
    event.preventDefault()
    if (!isFit) return
    void run(async () => {
      await declineQuotationRequest(id, reason.trim())
      onClose()
      onDeclined()
    })
  }
  return (
    <form className="grid grid-cols-1 gap-4 p-4" onSubmit={decline}>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        maxLength={DECLINE_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {failure !== null && <InlineError text={describe(failure)} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <WaitingButton type="submit" loading={pending} waitsFor={isFit ? null : t.needsReason}>
          {t.decline}
        </WaitingButton>
      </div>
    </form>
  )
}
