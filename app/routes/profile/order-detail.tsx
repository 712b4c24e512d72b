import { Suspense, useEffect } from 'react'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import type { OrderView } from '#domain/orders/order-view.ts'
import { KeepList } from '#app/features/site-lists/keep-list.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { orderPageMessages } from '#messages/orders/orders.ts'
import type { Route } from './+types/order-detail'
import { useGoBack } from '../widgets/use-go-back.ts'

// Loaded lazily: the route manifest lists the chunks of every route, and this page has many.
const orderPage = lazyComponent(() =>
  import('#app/features/orders/order-page.tsx').then((module) => module.OrderPage),
)
const payButton = lazyComponent(() =>
  import('#app/features/checkout/payment/pay-button.tsx').then((module) => module.PayButton),
)

export function meta({ matches, params }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = orderPageMessages
  return pageMeta({ settings, title, description, path: `/profile/order/${params.orderId}`, hidden: true })
}

export default function ProfileOrderDetailPage({ params: { orderId } }: Route.ComponentProps) {
  const t = orderPageMessages
  const back = useGoBack('/profile/order')
  // preload while the login check is running
  useEffect(() => orderPage.preload(), [])
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8 desk:max-w-[1080px]">
        <LoginGate text={t.loginText}>
          {(partner) => (
            <Suspense fallback={<Spinner text={t.loading} />}>
              <orderPage.Component
                key={`${partner.uid} ${orderId}`}
                orderId={orderId}
                PayButton={payButton.Component}
                KeepList={KeepOrder}
              />
            </Suspense>
          )}
        </LoginGate>
      </div>
    </>
  )
}

/** Keeps the items of an order as a list, for its own firm and site. */
function KeepOrder({ order: { orderId, firm } }: { order: OrderView }) {
  return <KeepList source={{ orderId }} near={firm ? { firmId: firm.id, siteId: firm.site?.id } : null} />
}
