import { Suspense } from 'react'
import { approvalTitleMessages } from '#messages/orders/approval-title.ts'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import type { Route } from './+types/approval'
import { neverCached, TokenPage, tokenPageMeta } from './widgets/token-page.tsx'

const approvalPage = lazyComponent(() =>
  import('#app/features/firms/approval-page.tsx').then((module) => module.ApprovalPage),
)

/** The page is the same for every link, and never cached: its address holds the token. */
export function headers() {
  return neverCached
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = approvalTitleMessages
  return tokenPageMeta({ settings, title, description, path: '/approval' })
}

export default function Approval({ params: { token } }: Route.ComponentProps) {
  const t = approvalTitleMessages
  return (
    <TokenPage title={t.title}>
      <Suspense fallback={<Spinner text={t.loading} />}>
        <approvalPage.Component key={token} token={token} />
      </Suspense>
    </TokenPage>
  )
}
