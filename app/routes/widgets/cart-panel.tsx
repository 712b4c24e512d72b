import { promiseLines } from '#app/api/delivery-promise.ts'
import { AddressList } from '#app/features/addresses/address-list.tsx'
import { useAddressBook } from '#app/features/addresses/use-address-book.ts'
import { CheckoutBody } from '#app/features/checkout/checkout-body.tsx'
import { CheckoutFooter } from '#app/features/checkout/checkout-footer.tsx'
import { PendingPaymentDialog } from '#app/features/checkout/payment/pending-payment-dialog.tsx'
import { useCheckout } from '#app/features/checkout/use-checkout.ts'
import { KeepCart } from './keep-cart.tsx'
import { DeliveryPromise } from '#app/features/store/delivery-promise.tsx'
import { Panel } from '#app/ui/overlays/panel.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'

interface CartPanelProps {
  open: boolean
  onClose: () => void
}

/** Cart and checkout in a side panel (NAV-10), with the same content as `/cart`. Import lazily. */
export function CartPanel({ open, onClose }: CartPanelProps) {
  const t = checkoutMessages
  const book = useAddressBook({ enabled: open })
  const checkout = useCheckout({ addresses: book, shown: open })
  const hasFooter = checkout.cart.loaded && !checkout.isEmpty
  return (
    <>
      <Panel
        // the panel's focus trap would keep focus out of the payment window
        open={open && checkout.pendingPayment.current === null}
        onClose={onClose}
        title={t[`title-${checkout.step}`]}
        onBack={checkout.onBack}
        hideClose={!checkout.hasClose}
        footer={hasFooter && <CheckoutFooter checkout={checkout} />}
      >
        <div className="p-3">
          <CheckoutBody
            narrow
            checkout={checkout}
            addressPicker={<AddressList book={book} opensWhenEmpty />}
            promise={<DeliveryPromise lines={promiseLines(checkout.cart.billed)} />}
            keep={<KeepCart checkout={checkout} />}
            onLeave={onClose}
          />
        </div>
      </Panel>
      <PendingPaymentDialog pending={checkout.pendingPayment} />
    </>
  )
}
