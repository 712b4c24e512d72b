import { type ReactNode, Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { BillCard } from '#app/features/cart/bill-card.tsx'
import { MAX_CART_LINES } from '#domain/cart/line.ts'
import { CartIssues } from '#app/features/cart/cart-issues.tsx'
import { CartLines, CartLinesSkeleton } from '#app/features/cart/cart-lines.tsx'
import { EmptyCart } from '#app/features/cart/empty-cart.tsx'
import { RefusedLines } from '#app/features/cart/refused-lines.tsx'
import { type Removed, RemovedLine } from '#app/features/cart/removed-line.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { cartMessages } from '#messages/orders/cart.ts'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { errorMessages } from '#messages/errors.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { errorMessage } from '#app/i18n/error-message.ts'
import { formatPromise } from '#app/i18n/promise-text.ts'
import { selectPlacedOrder } from './checkout-slice.ts'
import { freeFromOf } from './delivery-fee.ts'
import { AccessQuestions } from './access-questions.tsx'
import { DeliveryChoice, DeliveryLine, DeliveryNotice } from './delivery-choice.tsx'
import { FirmSection } from './firm-section.tsx'
import { OrderFailure } from './payment/order-failure.tsx'
import { OrderLimitNotice } from './order-limit-notice.tsx'
import { PaymentModeChoice } from './payment/payment-mode-choice.tsx'
import { StepIndicator } from './step-indicator.tsx'
import type { Checkout } from './use-checkout.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

// Loaded lazily: few buy for a firm.
const buyingFirmChoice = lazyComponent(() =>
  import('./buying-firm-choice.tsx').then((module) => module.BuyingFirmChoice),
)

// Loaded lazily: many stores have no offers.
const offersCard = lazyComponent(() => import('./offers/offers-card.tsx').then((module) => module.OffersCard))

interface CheckoutBodyProps {
  checkout: Checkout
  /** Lets the partner pick one of their addresses. */
  addressPicker: ReactNode
  /** The delivery promise, shown under the bill. */
  promise: ReactNode
  /** Keeps the cart as a list, below its lines. */
  keep?: ReactNode
  /** The checkout footer, where it is part of the page rather than of a panel. */
  footer?: ReactNode
  /** A single column on every screen, for the panel. */
  narrow?: boolean
  onLeave?: () => void
}

/** The content of a step, with the bill beside it on wide pages and below it otherwise. */
export function CheckoutBody({ checkout, addressPicker, promise, keep, footer, ...rest }: CheckoutBodyProps) {
  const { narrow = false, onLeave } = rest
  const { cart, step } = checkout
  const top = useScrollToTop(step)
  const t = checkoutMessages
  const [removed, setRemoved] = useState<Removed | null>(null)
  const undo = removed && <RemovedLine removed={removed} onUndone={() => setRemoved(null)} />
  if (!cart.loaded) return <CartLinesSkeleton />
  if (checkout.isEmpty) return <EmptiedCart onLeave={onLeave} undo={undo} />
  return (
    <div
      ref={top}
      className={
        narrow
          ? 'grid grid-cols-1 gap-4'
          : 'flex flex-1 scroll-mt-18 flex-col gap-4 desk:grid desk:grid-cols-[1fr_380px] desk:items-start desk:gap-6'
      }
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <output className="sr-only">{t[`title-${step}`]}</output>
        <StepIndicator step={step} hasAddress={checkout.address !== null} />
        {step !== 'changeAddress' && (
          <OrderFailure
            failure={checkout.failure}
            tried={checkout.tried}
            cartEntries={cart.cartEntries}
            onMended={checkout.clearFailure}
          />
        )}
        <OrderLimitNotice checkout={checkout} />
        {step !== 'changeAddress' && <DeliveryNotice delivery={checkout.delivery} />}
        {step === 'cart' && (
          <>
            {undo}
            <CartStep checkout={checkout} onRemoved={setRemoved} />
            {keep}
          </>
        )}
        {step === 'changeAddress' && <AddressStep checkout={checkout} picker={addressPicker} />}
        {step === 'payment' && <PaymentStep checkout={checkout} />}
      </div>
      <div
        className={
          narrow
            ? 'grid grid-cols-1 gap-4'
            : 'grid grid-cols-1 gap-4 max-wide:contents desk:sticky desk:top-22'
        }
      >
        {step !== 'changeAddress' && (
          <Sums
            checkout={checkout}
            promise={checkout.delivery === null ? promise : <DeliveryLine delivery={checkout.delivery} />}
          />
        )}
        {footer}
      </div>
    </div>
  )
}

interface CartStepProps {
  checkout: Checkout
  onRemoved: (removed: Removed) => void
}

function CartStep({ checkout, onRemoved }: CartStepProps) {
  const { cart, buying } = checkout
  const t = cartMessages
  const errors = errorMessages
  if (cart.failure !== null)
    return (
      <ErrorState title={t.failedTitle} text={errorMessage(errors, cart.failure)} onRetry={cart.lookUp} />
    )
  return (
    <>
      {cart.count >= MAX_CART_LINES && cart.refused.length === 0 && (
        <output className="block rounded-card bg-caution-soft p-3 text-sm">{t.full(MAX_CART_LINES)}</output>
      )}
      <RefusedLines refused={cart.refused} nameOf={cart.nameOf} />
      {buying.hasPrices && <FirmChoice checkout={checkout} isPaying={false} />}
      <CartIssues
        unavailable={cart.unavailable}
        repriced={cart.repriced}
        misquantified={cart.misquantified}
      />
      <CartLines cartEntries={cart.cartEntries} savedByLine={cart.savedByLine} onRemoved={onRemoved} />
    </>
  )
}

function AddressStep({ checkout, picker }: { checkout: Checkout; picker: ReactNode }) {
  return (
    <>
      <FirmChoice checkout={checkout} isPaying={false} />
      {checkout.buying.site === null && picker}
    </>
  )
}

function PaymentStep({ checkout }: { checkout: Checkout }) {
  return (
    <>
      <DeliveryChoice delivery={checkout.delivery} />
      {checkout.delivery?.asksAccess && checkout.buying.site === null && checkout.address !== null && (
        <AccessQuestions key={checkout.address.id} address={checkout.address} onSave={checkout.saveAccess} />
      )}
      <PaymentModeChoice
        mode={checkout.mode}
        onChoose={checkout.chooseMode}
        limits={checkout.limits}
        cashOffer={checkout.cashOffer}
        cashRefusal={checkout.cashRefusal}
        account={checkout.account}
      />
      <FirmChoice checkout={checkout} isPaying />
      {checkout.buying.firm === null && <FirmSection firm={checkout.firm} />}
    </>
  )
}

function FirmChoice({ checkout: { buying }, isPaying }: { checkout: Checkout; isPaying: boolean }) {
  return (
    buying.isAsked && (
      <Suspense fallback={<Skeleton className="h-20" />}>
        <buyingFirmChoice.Component buying={buying} isPaying={isPaying} />
      </Suspense>
    )
  )
}

interface SumsProps {
  checkout: Checkout
  promise: ReactNode
}

function Sums({ checkout, promise }: SumsProps) {
  const { offers, step } = checkout
  return (
    <>
      {step === 'cart' && offers !== null && (
        <Suspense fallback={<Skeleton className="h-28" />}>
          <offersCard.Component offers={offers} />
        </Suspense>
      )}
      <CheckoutBill checkout={checkout} promise={promise} />
    </>
  )
}

/** The bill, shown only once every line is priced. */
function CheckoutBill({ checkout, promise }: SumsProps) {
  const t = deliveryMessages
  const { cart, delivery, offers } = checkout
  const { deliveryFees = false } = useStoreSettings()
  // nothing is free where nothing is delivered
  const isRefused = delivery?.status === 'outside' || delivery?.status === 'full'
  const isKnown = delivery?.status === 'promised' || !(deliveryFees || isRefused)
  if (cart.priced)
    return (
      <BillCard
        bill={cart.bill}
        weightKg={cart.weightKg}
        unknownFee={isKnown ? null : delivery === null ? t.feeByPin : '–'}
        freeFrom={freeFromOf(delivery)}
        offersSaved={offers?.status === 'loading' ? null : cart.offersSaved}
        promise={promise}
      />
    )
  return cart.failure === null && <Skeleton className="h-80" />
}

/** The empty cart; after an order it names the order and its delivery promise, and links to it. */
function EmptiedCart({ onLeave, undo }: { onLeave?: (() => void) | undefined; undo: ReactNode }) {
  const t = checkoutMessages
  const delivery = deliveryMessages
  const placed = useSelector(selectPlacedOrder)
  if (placed === null)
    return (
      <>
        {undo}
        <EmptyCart onLeave={onLeave} />
      </>
    )
  const promise = placed.promise ? t.placedPromise(formatPromise(delivery, placed.promise)) : ''
  return (
    <EmptyCart
      onLeave={onLeave}
      text={`${t.placed(placed.orderNumber)}${promise}`}
      before={
        <LinkButton to={`/profile/order/${placed.orderId}`}>{t.viewOrder(placed.orderNumber)}</LinkButton>
      }
    />
  )
}
