import { useEffect } from 'react'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { PaymentLinkState } from '#domain/payments/payment-link.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskPaymentLinkMessages } from '#app/messages/desk/orders/payment-link.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ShareLink } from '#app/desk/kit/orders/share-link.tsx'

/** Polling interval while the customer may be paying. */
const LOOK_AGAIN_MS = 10_000

const tones: Readonly<Record<PaymentLinkState, 'good' | 'caution' | 'plain'>> = {
  WAITING: 'caution',
  PAID: 'good',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
}

interface PaymentLinkCardProps {
  order: DeskOrderDetailWire
  /** The order may have been paid. */
  onStale: () => void
}

/** The link by which an order is paid: where it is, to copy or to send, and what became of it (DESK-10). */
export function PaymentLinkCard({ order, onStale }: PaymentLinkCardProps) {
  const t = deskPaymentLinkMessages
  const { paymentLink, orderNumber, customer } = order
  const isWaiting = paymentLink?.state === 'WAITING'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.hidden || onStale(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, onStale])
  if (paymentLink === null) return null
  const { state, path, expiresAt } = paymentLink
  const url = new URL(path, document.baseURI).href
  return (
    <section className="grid grid-cols-1 gap-2 rounded-card border border-hairline bg-surface p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t.title}</h2>
        <Badge tone={tones[state]}>{t[`state-${state}`]}</Badge>
      </div>
      <p className="text-quiet">
        {state === 'WAITING' ? t.waiting(formatDateTime(expiresAt)) : t[`text-${state}`]}
      </p>
      {state === 'WAITING' && (
        <ShareLink url={url} text={t.whatsappText(url, orderNumber)} phone={customer.phone} />
      )}
    </section>
  )
}
