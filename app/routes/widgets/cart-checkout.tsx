import { promiseLines } from '#app/api/delivery-promise.ts'
import { AddressList } from '#app/features/addresses/address-list.tsx'
import { useAddressBook } from '#app/features/addresses/use-address-book.ts'
import { CheckoutBody } from '#app/features/checkout/checkout-body.tsx'
import { CheckoutFooter } from '#app/features/checkout/checkout-footer.tsx'
import { PendingPaymentDialog } from '#app/features/checkout/payment/pending-payment-dialog.tsx'
import { useCheckout } from '#app/features/checkout/use-checkout.ts'
import { KeepCart } from './keep-cart.tsx'
import { DeliveryPromise } from '#app/features/store/delivery-promise.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { useGoBack } from './use-go-back.ts'

/** Cart and checkout as a page, for signed-in partners. */
export function CartCheckout() {
  const t = checkoutMessages
  const goBack = useGoBack('/')
  const book = useAddressBook({ enabled: true })
  const checkout = useCheckout({ addresses: book, shown: true, keepsStep: true })
  return (
    <>
      <PageHeader
        title={t[`title-${checkout.step}`]}
        onBack={checkout.onBack}
        onClose={checkout.hasClose ? goBack : undefined}
      />
      <div className="page flex flex-1 flex-col pt-4 wide:pt-6">
        <CheckoutBody
          checkout={checkout}
          addressPicker={<AddressList book={book} opensWhenEmpty />}
          promise={<DeliveryPromise lines={promiseLines(checkout.cart.billed)} />}
          keep={<KeepCart checkout={checkout} />}
          footer={
            <div className="z-20 border-hairline bg-surface p-3 max-wide:sticky max-wide:bottom-(--floor) max-wide:-mx-[clamp(12px,3vw,24px)] max-wide:mt-auto max-wide:border-t wide:rounded-card wide:border">
              <CheckoutFooter checkout={checkout} />
            </div>
          }
        />
      </div>
      <PendingPaymentDialog pending={checkout.pendingPayment} />
    </>
  )
}
