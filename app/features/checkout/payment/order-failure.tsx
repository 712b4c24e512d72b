import { Suspense, useEffect, useRef } from 'react'
import type { ApiError } from '#app/api/transport/request.ts'
import { quantityChanged } from '#app/features/cart/cart-slice.ts'
import type { CartEntry } from '#app/features/cart/cart-view.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import type { OrderContent } from './order-attempt.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

// Loaded lazily: few buy for a firm.
const firmFailure = lazyComponent(() => import('./firm-failure.tsx').then((module) => module.FirmFailure))

// Loaded lazily: few buy on account.
const accountFailure = lazyComponent(() =>
  import('./account-failure.tsx').then((module) => module.AccountFailure),
)

/** After these the client cannot tell whether the order reached the store. */
const uncertainCodes = ['offline', 'slow', 'failed']

/** An order that was not confirmed: what happened, what is safe, what to do. */
export function OrderFailure({
  failure,
  tried,
  cartEntries,
  onMended,
}: {
  failure: ApiError | null
  /** The order that failed. */
  tried: OrderContent | null
  /** Lines of the cart, which name goods in the language of the page. */
  cartEntries: readonly CartEntry[]
  /** The cart asks for no more than is left. */
  onMended: () => void
}) {
  const dispatch = useAppDispatch()
  const t = checkoutMessages
  const errors = errorMessages
  const notice = useRef<HTMLDivElement>(null)
  // the pressed button may be far below
  useEffect(() => {
    if (failure !== null) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (failure === null) return null
  const short = (failure.details.changes ?? []).filter((one) => one.change === 'stock')
  const isUncertain = uncertainCodes.includes(failure.code)
  return (
    <div ref={notice} role="alert" className="grid gap-1 rounded-card bg-bad-soft p-3 text-sm">
      <p className="font-price text-bad">{isUncertain ? t.uncertainTitle : t.failedTitle}</p>
      {failure.code.startsWith('firm-') ? (
        <Suspense fallback={null}>
          <firmFailure.Component failure={failure} order={tried} />
        </Suspense>
      ) : ['no-credit', 'credit-limit'].includes(failure.code) ? (
        <Suspense fallback={null}>
          <accountFailure.Component failure={failure} />
        </Suspense>
      ) : (
        <p>{errorMessage(errors, failure)}</p>
      )}
      {short.length > 0 && (
        <ul className="grid list-disc gap-0.5 pl-5">
          {short.map(({ product, productName, quantity, left }) => (
            <li key={product}>{t.short(nameIn(cartEntries, product) ?? productName, left, quantity)}</li>
          ))}
        </ul>
      )}
      <p>{isUncertain ? t.uncertainText : t.failedSafe}</p>
      {short.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-1 justify-self-start"
          onClick={() => {
            for (const { product, left: quantity } of short) dispatch(quantityChanged({ product, quantity }))
            onMended()
          }}
        >
          {t.takeWhatIsLeft}
        </Button>
      )}
    </div>
  )
}

/** Name of the product of a line; undefined where the cart knows none. */
function nameIn(cartEntries: readonly CartEntry[], product: string): string | undefined {
  const found = cartEntries.find(({ line }) => line.product === product)
  return found === undefined || found.state === 'pending' ? undefined : found.product?.name
}
