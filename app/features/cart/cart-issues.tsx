import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { cartMessages } from '#messages/orders/cart.ts'
import { lineRemoved, pricesAccepted, quantityChanged } from './cart-slice.ts'
import type { CartView } from './cart-view.ts'

/** Issues to resolve before this cart can be ordered, with buttons that do it (CART-16). */
export function CartIssues({
  unavailable,
  repriced,
  misquantified,
}: Pick<CartView, 'unavailable' | 'repriced' | 'misquantified'>) {
  const t = cartMessages
  const dispatch = useAppDispatch()
  const changed = Object.keys(repriced).length
  const misquantifiedLines = Object.entries(misquantified)
  if (unavailable.length + changed + misquantifiedLines.length === 0) return null
  return (
    <section role="alert" className="grid gap-2 rounded-card bg-caution-soft p-3 text-sm">
      <h2 className="flex items-center gap-2 text-base text-caution">
        <TriangleAlert size={20} />
        {t.issuesTitle}
      </h2>
      {unavailable.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t.unavailableItems(unavailable.length)}
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              for (const product of unavailable) dispatch(lineRemoved(product))
            }}
          >
            {t.removeUnavailable(unavailable.length)}
          </Button>
        </p>
      )}
      {misquantifiedLines.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t.misquantifiedItems(misquantifiedLines.length)}
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              for (const [product, quantity] of misquantifiedLines)
                dispatch(quantityChanged({ product, quantity }))
            }}
          >
            {t.roundUpAll}
          </Button>
        </p>
      )}
      {changed > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t.repricedItems(changed)}
          <Button variant="secondary" size="small" onClick={() => void dispatch(pricesAccepted(repriced))}>
            {t.acceptAll}
          </Button>
        </p>
      )}
    </section>
  )
}
