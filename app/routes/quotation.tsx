import { Suspense } from 'react'
import { quotationTitleMessages } from '#messages/orders/quotation-title.ts'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import type { Route } from './+types/quotation'
import { neverCached, TokenPage, tokenPageMeta } from './widgets/token-page.tsx'

const quotationPage = lazyComponent(() =>
  import('#app/features/quotation/quotation-page.tsx').then((module) => module.QuotationPage),
)

/** The page is the same for every link, and never cached: its address holds the token. */
export function headers() {
  return neverCached
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = quotationTitleMessages
  return tokenPageMeta({ settings, title, description, path: '/quotation' })
}

export default function Quotation({ params: { token } }: Route.ComponentProps) {
  const t = quotationTitleMessages
  return (
    <TokenPage title={t.title}>
      <Suspense fallback={<Spinner text={t.loading} />}>
        <quotationPage.Component key={token} token={token} />
      </Suspense>
    </TokenPage>
  )
}
