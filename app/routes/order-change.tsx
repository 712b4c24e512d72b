import { Suspense } from 'react'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderChangeTitleMessages } from '#app/messages/order-change-title.ts'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/order-change'
import { useGoBack } from './widgets/use-go-back.ts'

const changePage = lazyComponent(() =>
  import('#app/features/order-change/order-change-page.tsx').then((module) => module.OrderChangePage),
)

/** The page is the same for every link, and never cached: its address holds the token. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = orderChangeTitleMessages.en
  return [
    ...pageMeta({ settings, title, description, path: '/order-change', hidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function OrderChange({ params: { token } }: Route.ComponentProps) {
  const t = useMessages(orderChangeTitleMessages)
  const back = useGoBack('/')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <Suspense fallback={<Spinner text={t.loading} />}>
          <changePage.Component key={token} token={token} />
        </Suspense>
      </div>
    </>
  )
}
