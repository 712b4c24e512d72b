import { QuickOrderPad } from '#app/features/quick-order/quick-order-pad.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import type { Route } from './+types/quick-order'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = quickOrderMessages
  return pageMeta({ settings, title, description: description(settings.name), path: '/quick-order' })
}

export default function QuickOrderPage() {
  return (
    <div className="page pt-4 wide:pt-8">
      <QuickOrderPad />
    </div>
  )
}
