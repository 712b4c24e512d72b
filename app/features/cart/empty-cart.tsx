import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { cartMessages } from '#messages/orders/cart.ts'

interface EmptyCartProps {
  onLeave?: (() => void) | undefined
  /** The sentence below the title; by default, that nothing was added yet. */
  text?: string | undefined
  /** A link that comes before the one to the products. */
  before?: ReactNode
}

/** The empty cart (CART-08). */
export function EmptyCart({ onLeave, text, before }: EmptyCartProps) {
  const t = cartMessages
  // navigation closes the cart panel, but the link to the current page does not navigate
  const isHere = useLocation().pathname === '/'
  return (
    <EmptyState
      title={t.emptyTitle}
      text={text ?? t.emptyText}
      action={
        <span className="grid justify-items-center gap-2">
          {before}
          <LinkButton to="/" onClick={isHere ? onLeave : undefined} variant={before ? 'quiet' : 'primary'}>
            {t.explore}
          </LinkButton>
        </span>
      }
    />
  )
}
