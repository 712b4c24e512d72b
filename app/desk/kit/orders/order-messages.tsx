import { useState } from 'react'
import { Link } from 'react-router'
import type { MessageState } from '#domain/order-notifications/order-message.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { OrderMessageWire } from '#domain/order-notifications/wire.ts'
import { resendMessage } from '#app/api/desk/desk.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskOrderMessageMessages } from '#app/messages/desk/messages.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDesk } from '../desk-context.ts'
import { Section } from '../section.tsx'
import { useDeskError } from '../use-desk-error.ts'

const tones: Readonly<Record<MessageState, 'good' | 'bad' | 'caution' | 'plain'>> = {
  DUE: 'caution',
  SENDING: 'caution',
  SENT: 'plain',
  DELIVERED: 'good',
  FAILED: 'bad',
  SKIPPED: 'plain',
}

interface OrderMessagesProps {
  messages: readonly OrderMessageWire[]
  /** True if the messages are about several orders, so that each names its order. */
  isOfMany?: boolean
  /** Somebody sent one again; the order is as it is now. */
  onResent: (order: DeskOrderDetailWire) => void
  /** One has changed since it was seen. */
  onStale: () => void
}

/** Messages sent to a customer about orders, with the delivery status of each. */
export function OrderMessages({ messages, isOfMany = false, onResent, onStale }: OrderMessagesProps) {
  const t = deskOrderMessageMessages
  return (
    <Section title={t.title}>
      {messages.length === 0 && <p className="text-sm text-quiet">{t.none}</p>}
      <ul className="divide-y divide-hairline">
        {messages.map((message) => (
          <Message
            key={`${message.orderId} ${message.about}`}
            message={message}
            isOfMany={isOfMany}
            onResent={onResent}
            onStale={onStale}
          />
        ))}
      </ul>
    </Section>
  )
}

function Message({
  message,
  isOfMany,
  onResent,
  onStale,
}: Omit<Required<OrderMessagesProps>, 'messages'> & { message: OrderMessageWire }) {
  const t = deskOrderMessageMessages
  const { can } = useDesk()
  const describe = useDeskError()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { orderId, orderNumber, about, channel, state, fault, tries, at } = message

  async function resend() {
    setPending(true)
    setFailure(null)
    try {
      onResent(await resendMessage(orderId, about))
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'not-resendable') onStale()
    } finally {
      setPending(false)
    }
  }

  const time = formatDateTime(at)
  return (
    <li className="grid gap-1 py-2 text-sm">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          {t[`about-${about}`]}{' '}
          {isOfMany && (
            <Link
              to={`/desk/orders/${orderId}`}
              className="whitespace-nowrap text-accent tabular-nums underline"
            >
              {orderNumber}
            </Link>
          )}
          <span className="block text-xs text-quiet">
            {[
              t[channel],
              state === 'DUE' && tries > 0 ? t.nextTry(time) : time,
              tries > 1 || (tries === 1 && state !== 'SENT' && state !== 'DELIVERED') ? t.tries(tries) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Badge tone={tones[state]}>{t[`state-${state}`]}</Badge>
      </div>
      {fault !== null && <p className="text-xs text-quiet">{t[`fault-${fault}`]}</p>}
      {message.isResendable && can('orders:message') && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          aria-label={t.resendOf(t[`about-${about}`], orderNumber)}
          loading={pending}
          onClick={() => void resend()}
        >
          {t.resend}
        </Button>
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
    </li>
  )
}
