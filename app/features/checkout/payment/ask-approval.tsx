import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askApproval } from '#app/api/approvals.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { approvalMessages } from '#messages/orders/approval.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { takeOutOfCart } from './complete-order.ts'
import { createOrderAttempt, type OrderContent } from './order-attempt.ts'

/** Asks for approval of an order that is above one's limits; its lines leave the cart, since the request orders them. */
export function AskApproval({ order }: { order: OrderContent }) {
  const t = approvalMessages
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  // a repeat after a lost answer asks once
  const [id] = useState(uniqueUuid)
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const { firm } = order
  if (firm === undefined) return null
  const ask = () =>
    run(async () => {
      await askApproval(firm.id, { id, order })
      await navigate(`/profile/firms/${firm.id}/approvals`)
      dispatch(cartPanelClosed())
      dispatch(takeOutOfCart(createOrderAttempt(null, order, () => id)))
    })
  return (
    <div className="grid justify-items-start gap-2">
      <p>{order.paymentMode === 'ONLINE' ? `${t.askText} ${t.askOnline}` : t.askText}</p>
      {failure !== null && <InlineError text={ownErrorMessage(approvalMessages, errorMessages, failure)} />}
      <Button variant="secondary" size="small" loading={pending} onClick={() => void ask()}>
        {t.ask}
      </Button>
    </div>
  )
}
