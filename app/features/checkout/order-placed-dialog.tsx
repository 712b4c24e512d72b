import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { SuccessDialog } from '#app/ui/overlays/success-dialog.tsx'
import { checkoutWords } from '#app/messages/checkout.ts'
import { useWords } from '#app/i18n/locale.tsx'

interface OrderPlacedDialogProps {
  open: boolean
  onClose: () => void
  /** When the goods arrive. */
  promise: ReactNode
}

/** The order is placed (CART-15). Import lazily. */
export function OrderPlacedDialog({ open, onClose, promise }: OrderPlacedDialogProps) {
  const words = useWords(checkoutWords)
  return (
    <SuccessDialog open={open} onClose={onClose} title={words.successTitle} text={words.successText}>
      {promise}
      <LinkButton to="/profile/order" variant="quiet">
        {words.seeOrders}
      </LinkButton>
    </SuccessDialog>
  )
}
