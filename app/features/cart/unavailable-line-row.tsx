import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { UnavailableLine } from '#domain/orders/placing/priced-line.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { cartMessages } from '#messages/orders/cart.ts'
import { lineRemoved } from './cart-slice.ts'
import type { Removed } from './removed-line.tsx'

interface UnavailableLineRowProps {
  entry: UnavailableLine<PublicProduct>
  onRemoved: (removed: Removed) => void
}

/** A line whose product or variant is no longer sold: shown, never billed (CART-16). */
export function UnavailableLineRow({ entry, onRemoved }: UnavailableLineRowProps) {
  const t = cartMessages
  const dispatch = useAppDispatch()
  const name = entry.product?.name ?? t.unavailableName
  return (
    <div className="flex gap-3">
      <Picture
        src={entry.product?.description.images[0]}
        alt=""
        width={72}
        className="w-18 shrink-0 self-start rounded-control p-1 opacity-50 grayscale"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <span className="clamp-2 font-medium text-quiet">{name}</span>
        <span className="text-sm text-bad">{entry.isOutOfStock ? t.outOfStockText : t.unavailableText}</span>
        <Button
          variant="secondary"
          size="small"
          className="mt-1 justify-self-start"
          aria-label={t.removeLabel(name)}
          onClick={() => {
            dispatch(lineRemoved(entry.line.product))
            onRemoved({ line: entry.line, name })
          }}
        >
          {t.remove}
        </Button>
      </div>
    </div>
  )
}
