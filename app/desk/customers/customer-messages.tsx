import type { CustomerMessageState } from '#domain/notifications/customer-message.ts'
import type { CustomerMessageWire } from '#domain/notifications/customer-message-wire.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskOrderMessageMessages, deskOtherMessageMessages } from '#app/messages/desk/messages.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/desk/kit/section.tsx'

const tones: Readonly<Record<CustomerMessageState, 'bad' | 'caution' | 'plain'>> = {
  DUE: 'caution',
  SENDING: 'caution',
  SENT: 'plain',
  FAILED: 'bad',
  SKIPPED: 'plain',
}

/** Messages to a customer about anything but an order, with what became of each. */
export function CustomerMessages({ messages }: { messages: readonly CustomerMessageWire[] }) {
  const t = deskOtherMessageMessages
  const { sms, nextTry, tries: countTries, ...shared } = deskOrderMessageMessages
  if (messages.length === 0) return null
  return (
    <Section title={t.title}>
      <ul className="divide-y divide-hairline">
        {messages.map(({ id, about, state, fault, tries, at }) => (
          <li key={`${id} ${about}`} className="grid gap-1 py-2 text-sm">
            <div className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                {t[`about-${about}`]}
                <span className="block text-xs text-quiet">
                  {[
                    sms,
                    state === 'DUE' ? nextTry(formatDateTime(at)) : formatDateTime(at),
                    tries > 1 ? countTries(tries) : null,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Badge tone={tones[state]}>{shared[`state-${state}`]}</Badge>
            </div>
            {fault !== null && <p className="text-xs text-quiet">{t[`fault-${fault}`]}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
