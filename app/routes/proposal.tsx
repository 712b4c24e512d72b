import { Suspense } from 'react'
import { proposalTitleMessages } from '#messages/orders/proposal-title.ts'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import type { Route } from './+types/proposal'
import { neverCached, TokenPage, tokenPageMeta } from './widgets/token-page.tsx'

const changePage = lazyComponent(() =>
  import('#app/features/proposal/proposal-page.tsx').then((module) => module.ProposalPage),
)

/** The page is the same for every link, and never cached: its address holds the token. */
export function headers() {
  return neverCached
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = proposalTitleMessages
  return tokenPageMeta({ settings, title, description, path: '/order-change' })
}

export default function Reduction({ params: { token } }: Route.ComponentProps) {
  const t = proposalTitleMessages
  return (
    <TokenPage title={t.title}>
      <Suspense fallback={<Spinner text={t.loading} />}>
        <changePage.Component key={token} token={token} />
      </Suspense>
    </TokenPage>
  )
}
