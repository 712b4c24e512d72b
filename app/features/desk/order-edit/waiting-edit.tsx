import type { DeskOrderDetailWire } from '#domain/orders/desk-wire.ts'
import { withdrawEdit } from '#app/api/desk-order-edits.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderEditMessages } from '#app/messages/desk-order-edit.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '../desk-context.ts'
import { formatRupees } from '#app/i18n/format-rupees.ts'
import { useOrderChange, type OrderChangeHandlers } from '../fulfilments/use-order-change.ts'
import { Section } from '../section.tsx'
import { useDeskError } from '../use-desk-error.ts'

/** The change that the customer is asked about; without one, the way to change an order that is not packed yet. */
export function WaitingEdit({ order, ...handlers }: OrderChangeHandlers & { order: DeskOrderDetailWire }) {
  const t = useMessages(deskOrderEditMessages)
  const describe = useDeskError()
  const { can } = useDesk()
  const { pending, failure, run } = useOrderChange(handlers)
  const { edit, orderId } = order
  const mayEdit = order.orderStatus === 'PLACED' && can('orders:edit')
  const isWaiting = edit?.state === 'WAITING'
  if (!mayEdit && !isWaiting) return null
  return (
    <>
      {edit !== null && (
        <Section title={t.waiting}>
          <p className="text-quiet">
            {edit.state === 'VOID' || edit.state === 'EXPIRED' ? (
              t[edit.state]
            ) : (
              <>
                {t.waitingText(formatRupees(edit.totalBefore), formatRupees(edit.totalAfter), edit.actor)}{' '}
                <time dateTime={edit.expiresAt}>{formatDateTime(edit.expiresAt)}</time>.
              </>
            )}
          </p>
          {failure !== null && (
            <p role="alert" className="text-sm text-bad">
              {describe(failure)}
            </p>
          )}
          {mayEdit && isWaiting && (
            <div>
              <Button
                variant="secondary"
                loading={pending !== null}
                onClick={() => void run('withdraw', () => withdrawEdit(orderId, edit.id))}
              >
                {t.withdraw}
              </Button>
            </div>
          )}
        </Section>
      )}
      {mayEdit && !isWaiting && (
        <div>
          <LinkButton variant="secondary" to={`/desk/orders/${orderId}/edit`}>
            {t.open}
          </LinkButton>
        </div>
      )}
    </>
  )
}
