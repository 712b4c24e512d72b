import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { SuccessDialog } from '#app/ui/overlays/success-dialog.tsx'
import { checkoutMessages } from '#app/messages/checkout.ts'
import { useMessages } from '#app/i18n/locale.tsx'

interface OrderPlacedDialogProps {
  open: boolean
  onClose: () => void
  /** The delivery promise. */
  promise: ReactNode
}

/** Confirms a placed order (CART-15). Import lazily. */
export function OrderPlacedDialog({ open, onClose, promise }: OrderPlacedDialogProps) {
  const t = useMessages(checkoutMessages)
  return (
    <SuccessDialog open={open} onClose={onClose} title={t.successTitle} text={t.successText}>
      {promise}
      <LinkButton to="/profile/order" variant="quiet">
        {t.viewOrders}
      </LinkButton>
    </SuccessDialog>
  )
}
