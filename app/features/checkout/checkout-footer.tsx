import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { joinAddress } from '#domain/addresses/address.ts'
import { formatPaise } from '#domain/money/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { addressWords } from '#app/messages/addresses.ts'
import { checkoutWords } from '#app/messages/checkout.ts'
import { useWords } from '#app/i18n/locale.tsx'
import type { Checkout } from './use-checkout.ts'

/** The selected address with a change action, what is to pay, and the button of the step (CART-11, CART-12). */
export function CheckoutFooter({ checkout }: { checkout: Checkout }) {
  const words = useWords(checkoutWords)
  const { cart, step, button } = checkout
  if (!cart.loaded || checkout.isEmpty) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      {step !== 'changeAddress' && <SelectedAddress checkout={checkout} />}
      <div className="flex items-center gap-3">
        <span className="grid shrink-0">
          <span className="text-xs text-quiet">{words.toPay}</span>
          {cart.priced && <Price text={formatPaise(cart.bill.grandTotal)} className="text-lg" />}
          {!cart.priced && (cart.failure === null ? <Skeleton className="h-6 w-20" /> : '–')}
        </span>
        <Button
          size="large"
          className="min-w-0 flex-1"
          disabled={!button.enabled || !checkout.addressesKnown}
          loading={checkout.pending}
          onClick={checkout.press}
        >
          {words[`button-${button.label}`]}
        </Button>
      </div>
    </div>
  )
}

function SelectedAddress({ checkout }: { checkout: Checkout }) {
  const words = useWords(checkoutWords)
  const { failedTitle } = useWords(addressWords)
  const { address, addressesKnown, addressesFailed, changeAddress } = checkout
  const name = address?.address_line1.receiverName ?? ''
  return (
    <div className="flex min-h-11 items-center gap-2 text-sm">
      <MapPin size={20} className="shrink-0 text-quiet" />
      {!addressesKnown && <Skeleton className="h-4 flex-1" />}
      {addressesKnown && address === null && (
        <span className="flex-1 text-quiet">{addressesFailed ? failedTitle : words.noAddress}</span>
      )}
      {address !== null && (
        <>
          <p className="min-w-0 flex-1">
            <span className="block truncate font-medium">
              {words.deliverTo} {name}
            </span>
            <span className="block truncate text-quiet">{joinAddress(address)}</span>
          </p>
          <Button variant="quiet" size="small" aria-label={words.changeAddress} onClick={changeAddress}>
            {words.change}
          </Button>
        </>
      )}
    </div>
  )
}
