import type { OwnQuotationRequestWire } from '#domain/quotations/request-wire.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { ownQuotationMessages } from '#messages/profile/own-quotations.ts'
import { Badge } from '#app/ui/badge.tsx'

/** A request of the customer: its state, lines, place, note and what the shop said. */
export function RequestFacts({ request }: { request: OwnQuotationRequestWire }) {
  const t = ownQuotationMessages
  const { state, requestedAt, settledAt, items, lines, note, firm, pin, reason } = request
  const settled = state === 'WITHDRAWN' ? t.withdrawnAt : t.settledAt
  const facts = [
    t.requestedAt(formatDateTime(requestedAt)),
    ...(settledAt === null ? [] : [settled(formatDateTime(settledAt))]),
    ...(firm === null ? [] : [t.firm(firm.legalName)]),
    ...(firm?.site === undefined ? [] : [t.site(firm.site.name)]),
    ...(firm?.poNumber == null ? [] : [t.poNumber(firm.poNumber)]),
    t.pin(pin),
  ]
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t.items(items)}</span>
        <Badge tone={tones[state]}>{t[`request-${state}`]}</Badge>
      </p>
      <ul className="grid gap-1">
        {lines.map(({ product, variantUid, quantity, name, options }) => (
          <li key={`${product} ${variantUid ?? ''}`} className="wrap-anywhere">
            <span className="tabular-nums">{quantity}</span> × {[name, ...options].join(', ')}
          </li>
        ))}
        {items > lines.length && <li className="text-quiet">{t.more(items - lines.length)}</li>}
      </ul>
      {note !== '' && (
        <p className="rounded-control bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-line">
          <span className="sr-only">{t.note}: </span>
          {note}
        </p>
      )}
      {reason !== null && (
        <p className="rounded-control bg-caution-soft p-3 text-sm wrap-anywhere">{t.reason(reason)}</p>
      )}
      <p className="text-sm wrap-anywhere text-quiet">{facts.join(' · ')}</p>
    </>
  )
}

const tones = { ASKED: 'accent', ANSWERED: 'good', DECLINED: 'caution', WITHDRAWN: 'plain' } as const
