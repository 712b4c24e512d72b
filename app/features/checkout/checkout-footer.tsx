import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { formatAddress } from '#domain/addresses/address.ts'
import { formatPaise } from '#domain/money/format.ts'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Price } from '#app/ui/price.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import type { Checkout } from './use-checkout.ts'

/** The selected address with a change action, the amount to pay, and the button of the step (CART-11, CART-12). */
export function CheckoutFooter({ checkout }: { checkout: Checkout }) {
  const t = checkoutMessages
  const { cart, step, button, delivery, offers } = checkout
  const { deliveryFees = false } = useStoreSettings()
  const isKnown =
    cart.priced && !(deliveryFees && delivery?.status === 'loading') && offers?.status !== 'loading'
  if (!cart.loaded || checkout.isEmpty) return null
  const waitsFor = missingOf(checkout)
  return (
    <div className="grid grid-cols-1 gap-3">
      {step !== 'changeAddress' && <SelectedAddress checkout={checkout} />}
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid">
          <span className="text-xs text-quiet">{t.toPay}</span>
          {isKnown && <Price text={formatPaise(cart.bill.grandTotal)} className="text-lg" />}
          {!isKnown && (cart.failure === null ? <Skeleton className="h-6 w-20" /> : '–')}
        </span>
        <WaitingButton
          size="large"
          className="grow"
          waitsFor={waitsFor === null ? null : t[`needs-${waitsFor}`]}
          loading={checkout.pending}
          onClick={checkout.press}
        >
          {t[`button-${button.label}`]}
        </WaitingButton>
      </div>
    </div>
  )
}

/** Condition that the button waits for: data that is still loading, or an act of the customer. */
function missingOf({ cart, button, addressesKnown, isPricing }: Checkout) {
  const arriving = addressesKnown ? (cart.priced && !isPricing ? null : 'prices') : 'addresses'
  return button.waitsFor === 'mode' ? button.waitsFor : (arriving ?? button.waitsFor)
}

function SelectedAddress({ checkout }: { checkout: Checkout }) {
  const t = checkoutMessages
  const { failedTitle } = addressMessages
  const { address, buying, addressesKnown, addressesFailed, changeAddress } = checkout
  const name = buying.site?.name ?? address?.address_line1.receiverName ?? ''
  return (
    <div className="flex min-h-11 items-center gap-2 text-sm">
      <MapPin size={20} className="shrink-0 text-quiet" />
      {!addressesKnown && <Skeleton className="h-4 flex-1" />}
      {addressesKnown && address === null && (
        <span className="flex-1 text-quiet">{addressesFailed ? failedTitle : t.noAddress}</span>
      )}
      {address !== null && (
        <>
          <p className="min-w-0 flex-1">
            <span className="block truncate font-medium">
              {t.deliverTo} {name}
            </span>
            <span className="block truncate text-quiet">{formatAddress(address)}</span>
          </p>
          <Button variant="quiet" size="small" aria-label={t.changeAddress} onClick={changeAddress}>
            {t.change}
          </Button>
        </>
      )}
    </div>
  )
}
