import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { OrderList } from '#app/features/orders/order-list.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { orderMessages } from '#messages/orders/orders.ts'
import type { Route } from './+types/order'
import { useGoBack } from '../widgets/use-go-back.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = orderMessages
  return pageMeta({ settings, title, description, path: '/profile/order', hidden: true })
}

export default function ProfileOrderPage() {
  const t = orderMessages
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>{(partner) => <OrderList key={partner.uid} />}</LoginGate>
      </div>
    </>
  )
}
