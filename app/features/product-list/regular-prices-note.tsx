import { useIdentity } from '#app/features/identity/use-identity.ts'
import { classNames } from '#app/ui/class-names.ts'
import { productListMessages } from '#messages/catalogue/product-list.ts'

/** Says to whoever has prices of their own that a list goes by those of everybody (PRICE-08). */
export function RegularPricesNote({ className }: { className?: string }) {
  const { partner } = useIdentity()
  if (partner?.hasPrices !== true) return null
  return (
    <small className={classNames('text-xs text-quiet', className)}>
      {productListMessages.byRegularPrices}
    </small>
  )
}
