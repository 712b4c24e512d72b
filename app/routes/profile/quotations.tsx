import { Suspense } from 'react'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import type { Route } from './+types/quotations'
import { useGoBack } from '../widgets/use-go-back.ts'

// Loaded lazily: the route manifest lists the chunks of every route, and few ask for quotations.
const ownQuotations = lazyComponent(() =>
  import('#app/features/quotation/own-quotations.tsx').then((module) => module.OwnQuotations),
)
const ownRequest = lazyComponent(() =>
  import('#app/features/quotation/own-request.tsx').then((module) => module.OwnRequest),
)
const askQuotation = lazyComponent(() =>
  import('../widgets/ask-for-quotation.tsx').then((module) => module.AskForQuotation),
)

/** The part that asks for one. */
const NEW = 'new'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = ownQuotationTitleMessages
  return pageMeta({ settings, title, description, path: '/profile/quotations', hidden: true })
}

export default function ProfileQuotationsPage({ params: { part } }: Route.ComponentProps) {
  const t = ownQuotationTitleMessages
  const back = useGoBack(part === undefined ? '/profile' : part === NEW ? '/cart' : '/profile/quotations')
  return (
    <>
      <PageHeader title={part === NEW ? t.askTitle : t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>
          {({ uid }) => (
            <Suspense fallback={<Spinner text={t.loading} />}>
              <Content key={`${uid} ${part}`} part={part} />
            </Suspense>
          )}
        </LoginGate>
      </div>
    </>
  )
}

function Content({ part }: { part: string | undefined }) {
  if (part === undefined) return <ownQuotations.Component />
  return part === NEW ? <askQuotation.Component /> : <ownRequest.Component id={part} />
}
