import { Suspense } from 'react'
import { Navigate } from 'react-router'
import type { Partner } from '#domain/identity/partner.ts'
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

const partnerQuotations = lazyComponent(() =>
  import('#app/features/quotation/partner-quotations.tsx').then((module) => module.PartnerQuotations),
)
const quotationForCustomer = lazyComponent(() =>
  import('../widgets/quotation-for-customer.tsx').then((module) => module.QuotationForCustomer),
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
      <PageHeader title={titleOf(part)} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>
          {(partner) => (
            <Suspense fallback={<Spinner text={t.loading} />}>
              <Content key={`${partner.uid} ${part}`} partner={partner} part={part} />
            </Suspense>
          )}
        </LoginGate>
      </div>
    </>
  )
}

function titleOf(part: string | undefined): string {
  const t = ownQuotationTitleMessages
  if (part === 'to-customers') return t.toCustomers
  if (part === 'for-customer') return t.pass
  return part === NEW ? t.askTitle : t.title
}

function Content({ part, partner }: { part: string | undefined; partner: Partner }) {
  const isPartners = part === 'to-customers' || part === 'for-customer'
  // whoever is a partner no longer
  if (isPartners && !partner.active) return <Navigate replace to="/profile/quotations" />
  if (part === undefined) return <ownQuotations.Component isActivePartner={partner.active} />
  if (part === 'to-customers') return <partnerQuotations.Component />
  if (part === 'for-customer') return <quotationForCustomer.Component partner={partner} />
  return part === NEW ? <askQuotation.Component /> : <ownRequest.Component id={part} />
}
