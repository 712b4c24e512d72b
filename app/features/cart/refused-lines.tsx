import { MAX_CART_LINES } from '#domain/cart/line.ts'
import type { RefusedLine } from '#domain/cart/lines.ts'
import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { cartMessages } from '#messages/orders/cart.ts'

interface RefusedLinesProps {
  refused: readonly RefusedLine[]
  /** The name of a line's product; null where it is not known. */
  nameOf: (refused: RefusedLine) => string | null
}

const MOST_NAMED = 10

/** An alert that names what the cart did not take, and why. Empty when it took everything. */
export function RefusedLines({ refused, nameOf }: RefusedLinesProps) {
  const t = cartMessages
  if (refused.length === 0) return null
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-caution-soft p-3 text-sm">
      {refused.slice(0, MOST_NAMED).map((each) => (
        <p key={each.line.cartId ?? each.line.product}>
          {t.notAdded(each.line.quantity, nameOf(each))}
          {each.reason === 'too-many' && ` ${t.mostOfOne(MAX_QUANTITY, each.inCart)}`}
        </p>
      ))}
      {refused.length > MOST_NAMED && <p>{t.moreNotAdded(refused.length - MOST_NAMED)}</p>}
      {refused.some(({ reason }) => reason === 'cart-full') && <p>{t.full(MAX_CART_LINES)}</p>}
    </div>
  )
}
