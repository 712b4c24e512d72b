import { Suspense, useEffect } from 'react'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { lazyPart } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords } from '#app/messages/orders.ts'
import type { Route } from './+types/profile-one-order'
import { useGoBack } from './compositions/use-go-back.ts'

// Every first view of the store loads the list of what its pages are made of: this one is made of much.
const orderPage = lazyPart(() => import('#app/features/orders/order-page.tsx').then((part) => part.OrderPage))
const payButton = lazyPart(() =>
  import('#app/features/checkout/pay-button.tsx').then((part) => part.PayButton),
)

export function meta({ matches, params }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = orderPageWords.en
  return pageMeta({ settings, title, description, path: `/profile/order/${params.orderId}`, hidden: true })
}

export default function ProfileOneOrderPage({ params: { orderId } }: Route.ComponentProps) {
  const words = useWords(orderPageWords)
  const back = useGoBack('/profile/order')
  // it comes while it is found out who is here
  useEffect(() => orderPage.preload(), [])
  return (
    <>
      <PageHeader title={words.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8 desk:max-w-[1080px]">
        <LoginGate text={words.loginText}>
          {(partner) => (
            <Suspense fallback={<Spinner text={words.loading} />}>
              <orderPage.Part
                key={`${partner.uid} ${orderId}`}
                orderId={orderId}
                PayButton={payButton.Part}
              />
            </Suspense>
          )}
        </LoginGate>
      </div>
    </>
  )
}
