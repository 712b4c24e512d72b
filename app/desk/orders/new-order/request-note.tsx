import { deskQuotationRequestMessages } from '#app/messages/desk/orders/quotation-requests.ts'
import type { RequestedQuotation } from './requested-quotation.ts'

/** Names the customer who asks for the quotation that is taken down, with their note and the products that are no longer sold. */
export function RequestNote({ requested: { request, gone } }: { requested: RequestedQuotation }) {
  const t = deskQuotationRequestMessages
  const { customer, note, state, pin, address, firm } = request
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3">
      <p className="text-sm">
        {state === 'ASKED' ? t.forRequest(customer.name ?? t.nameless) : t.isSettled}
        {address === null && firm?.site === undefined && ` ${t.pin(pin)}.`}
      </p>
      {note !== '' && <p className="break-words whitespace-pre-line">{note}</p>}
      {gone.map((name) => (
        <p key={name} className="text-sm text-caution">
          {t.gone(name)}
        </p>
      ))}
    </div>
  )
}
