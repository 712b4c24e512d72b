import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { cartWords } from '#app/messages/cart.ts'
import { useWords } from '#app/i18n/locale.tsx'

/** A cart without lines (CART-08). */
export function EmptyCart({ onLeave, after }: { onLeave?: (() => void) | undefined; after?: ReactNode }) {
  const words = useWords(cartWords)
  // a panel closes by itself when the page changes; here it may not
  const isHere = useLocation().pathname === '/'
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      action={
        <span className="grid justify-items-center gap-2">
          <LinkButton to="/" onClick={isHere ? onLeave : undefined}>
            {words.explore}
          </LinkButton>
          {after}
        </span>
      }
    />
  )
}
