import { formatRupees } from '#domain/money/format-rupees.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { agreeByPhone, withdrawEdit } from '#app/api/desk/order-edits.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { useOrderAction, type OrderActionHandlers } from '../fulfilments/use-order-action.ts'
import { ShareLink } from '#app/desk/kit/orders/share-link.tsx'

/** The change that the customer is asked about; without one, the way to change an order that is not packed yet. */
export function WaitingEdit({ order, ...handlers }: OrderActionHandlers & { order: DeskOrderDetailWire }) {
  const t = deskOrderEditMessages
  const describe = useDeskError()
  const { can, prove } = useDesk()
  const dialog = useDialog('agreed')
  const { pending, failure, run } = useOrderAction(handlers)
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
          {failure !== null && <InlineError text={describe(failure)} />}
          {mayEdit && isWaiting && (
            <>
              {edit.path !== null && <EditLink order={order} path={edit.path} />}
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" loading={pending === 'agree'} onClick={() => dialog.open()}>
                  {t.agreed}
                </Button>
                <Button
                  variant="secondary"
                  loading={pending === 'withdraw'}
                  onClick={() => void run('withdraw', () => withdrawEdit(orderId, edit.id))}
                >
                  {t.withdraw}
                </Button>
              </div>
              {dialog.show(() => (
                <ConfirmDialog
                  open
                  question={t.agreedTitle}
                  detail={t.agreedText(formatRupees(edit.totalBefore), formatRupees(edit.totalAfter))}
                  confirmLabel={t.agreedConfirm}
                  cancelLabel={t.agreedKeep}
                  onConfirm={() => {
                    dialog.close()
                    void run('agree', () => prove(() => agreeByPhone(orderId, edit.id)))
                  }}
                  onCancel={dialog.close}
                />
              ))}
            </>
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

/** The customer's link, which has been sent to them too. */
function EditLink({ order: { orderNumber, customer }, path }: { order: DeskOrderDetailWire; path: string }) {
  const t = deskOrderEditMessages
  const url = new URL(path, document.baseURI).href
  return <ShareLink url={url} text={t.whatsappText(url, orderNumber)} phone={customer.phone} />
}
