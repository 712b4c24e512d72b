import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { OrderList } from '#app/features/orders/order-list.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { orderWords } from '#app/messages/orders.ts'
import type { Route } from './+types/profile-order'
import { useGoBack } from './compositions/use-go-back.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = orderWords.en
  return pageMeta({ settings, title, description, path: '/profile/order', hidden: true })
}

export default function ProfileOrderPage() {
  const words = useWords(orderWords)
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={words.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={words.loginText}>{(partner) => <OrderList key={partner.uid} />}</LoginGate>
      </div>
    </>
  )
}
