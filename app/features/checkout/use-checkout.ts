import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { Address, AddressFields } from '#domain/addresses/address.ts'
import type { SiteAccess } from '#domain/addresses/site-access.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { useCart, type Cart } from '#app/features/cart/use-cart.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useLayer } from '#app/ui/overlays/use-layer.ts'
import { paymentModeChosen, selectCheckout, stepChosen } from './checkout-slice.ts'
import { checkoutButton, nextStep, stepAfterLogin, stepHeader, type CheckoutStep } from './checkout-step.ts'
import { lazyPaymentDialog } from '#app/features/payments/lazy-payment-dialog.ts'
import { shownDelivery, withFee } from './delivery-fee.ts'
import { useOffers, type CheckoutOffers } from './offers/use-offers.ts'
import { shownOffers, withOffers } from './offers/with-offers.ts'
import { useDelivery, type CheckoutDelivery } from './use-delivery.ts'
import { useCheckoutLimits } from './use-checkout-limits.ts'
import { useBuyingFirm, type BuyingFirm } from './use-buying-firm.ts'
import { useFirm } from './use-firm.ts'
import { usePersistedStep } from './use-persisted-step.ts'
import { usePendingPayment } from './payment/use-pending-payment.ts'
import { usePlaceOrder } from './payment/use-place-order.ts'

/** Addresses of the partner as checkout needs them. */
export type CheckoutAddresses = {
  readonly known: boolean
  /** Error code when they could not be loaded. */
  readonly failure: string | null
  readonly selected: Address | null
  readonly reload: () => void
  readonly save: (id: string, fields: AddressFields) => Promise<void>
}

/** The state and actions of checkout. `shown` is false while its panel is closed. */
export function useCheckout({
  addresses,
  shown,
  keepsStep = false,
}: {
  addresses: CheckoutAddresses
  shown: boolean
  /** A reload shows the step that was left. */
  keepsStep?: boolean
}) {
  const dispatch = useAppDispatch()
  const { step: storedStep, paymentMode: chosenMode, buying: chosen, ...stored } = useSelector(selectCheckout)
  const { resuming, coupon } = stored
  const pendingPayment = usePendingPayment({ shown })
  const { goods, buying, delivery, offers, ...anew } = useGoods(addresses.selected, shown)
  const { address, addressId } = buying
  const { place, ...placing } = usePlaceOrder({
    onPaymentDue: pendingPayment.begin,
    onCartChanged: anew.lookUp,
    onAddressMissing: addresses.reload,
    onPromiseChanged: anew.askPromise,
  })
  const cart = withFee(withOffers(goods, offers), delivery, placing.failure)
  const isEmpty = cart.loaded && cart.count === 0
  const step = isEmpty ? 'cart' : storedStep
  const firm = useFirm({ address, shown, step })
  const limited = useCheckoutLimits(cart, step, shown)
  const account = accountOf(limited, buying, cart.bill.grandTotal)
  const mode = modeOf(chosenMode, limited, account)
  const hasAddress = address !== null
  const goTo = (to: CheckoutStep) => void dispatch(stepChosen(to))
  const back = () => {
    placing.clearFailure()
    goTo('cart')
  }
  // so does the phone's back button
  useLayer(shown && step !== 'cart', back)
  const saved = { step, paymentMode: chosenMode, buying: chosen, coupon }
  usePersistedStep(keepsStep && cart.loaded && !isEmpty, saved)
  useStepAfterLogin(resuming && shown && addresses.known, cart, hasAddress)
  const isPricing = waitsForOffers(offers, step)
  const orderable = cart.orderable && !isPricing && isTaken(limited) && mayDeliver(delivery, step)
  const button = checkoutButton({ step, hasAddress, orderable, mode })
  function press(): void {
    if (button.waitsFor !== null) return
    const next = nextStep(step, hasAddress)
    if (next !== null) {
      placing.clearFailure()
      goTo(next)
    } else if (address !== null && mode !== null) {
      const billed = buying.firm === null ? firm.read() : { firm: buying.firm }
      if (billed === undefined) return
      const order = { paymentMode: mode, addressId, lines: cart.billed }
      void place({ ...order, ...billed, ...shownDelivery(cart, delivery), ...shownOffers(offers) })
    }
  }

  const { back: hasBack, close } = stepHeader(step)
  return {
    cart,
    step,
    isEmpty,
    mode,
    ...limited,
    account,
    address,
    addressesKnown: addresses.known,
    addressesFailed: addresses.known && addresses.failure !== null,
    button,
    press,
    ...placing,
    pendingPayment,
    delivery,
    offers,
    isPricing,
    saveAccess: (access: SiteAccess) => saveAccess(addresses, access),
    firm,
    buying,
    chooseMode: (selected: PaymentMode) => {
      placing.clearFailure()
      if (selected === 'ONLINE') lazyPaymentDialog.preload()
      dispatch(paymentModeChosen(selected))
    },
    changeAddress: () => goTo('changeAddress'),
    onBack: hasBack ? back : undefined,
    hasClose: close,
  }
}

type Limited = ReturnType<typeof useCheckoutLimits>

/** The account that an order for a firm, or for oneself, may be billed to; not offered where it is above what is left. */
function accountOf({ limits }: Limited, { firm }: Pick<BuyingFirm, 'firm'>, total: Paise) {
  const firmId = firm?.id ?? null
  const credit = limits?.credit?.find((one) => one.firmId === firmId)
  if (credit === undefined) return null
  const isAbove = credit.amounts !== null && total > credit.amounts.left
  return { credit, total, isOffered: !(credit.isCheckedAtOrder && isAbove) }
}

/** The payment that was chosen, as long as it is offered. */
function modeOf(
  chosen: PaymentMode | null,
  { cashRefusal }: Limited,
  account: ReturnType<typeof accountOf>,
): PaymentMode | null {
  if (chosen === 'COD' && cashRefusal !== null) return null
  return chosen === 'ACCOUNT' && account?.isOffered !== true ? null : chosen
}

/** Saves what a lorry finds at the selected address. */
async function saveAccess({ selected, save }: CheckoutAddresses, access: SiteAccess): Promise<void> {
  if (selected === null) return
  const { id, ...fields } = selected
  await save(id, { ...fields, access })
}

/** Tells whether an order may go on as to its delivery; the day has to be seen before it is placed. */
function mayDeliver(delivery: CheckoutDelivery | null, step: CheckoutStep): boolean {
  if (delivery === null || step === 'changeAddress') return true
  if (delivery.status === 'outside' || delivery.status === 'full') return false
  return step !== 'payment' || delivery.status !== 'loading'
}

/** The cart with whoever it is for, its delivery and its offers. */
function useGoods(ownAddress: Address | null, shown: boolean) {
  const goods = useCart()
  const buying = useBuyingFirm(ownAddress, shown)
  const asked = { address: buying.address, lines: goods.billed, shown }
  const delivery = useDelivery(asked)
  const offers = useOffers({ ...asked, firmId: buying.firm?.id ?? null })
  const lookUp = () => {
    goods.lookUp()
    offers?.reload()
  }
  return { goods, buying, delivery, offers, lookUp, askPromise: () => delivery?.reload() }
}

/** Goes on after the login that checkout asked for, once it is known where to. */
function useStepAfterLogin(isDue: boolean, { loaded, count }: Cart, hasAddress: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isDue && loaded) dispatch(stepChosen(stepAfterLogin({ hasLines: count > 0, hasAddress })))
  }, [dispatch, isDue, loaded, count, hasAddress])
}

/** Tells whether an order waits for what its offers save, which has to be seen before it is placed. */
function waitsForOffers(offers: CheckoutOffers | null, step: CheckoutStep): boolean {
  return step === 'payment' && offers?.status === 'loading'
}

/** Tells whether the store takes the order, from this customer and of this size. */
function isTaken({ isBlocked, sizeIssue }: Limited): boolean {
  return !isBlocked && sizeIssue === null
}

export type Checkout = ReturnType<typeof useCheckout>
