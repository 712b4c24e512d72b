import { Suspense } from 'react'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { creditMessages } from '#messages/profile/credit.ts'
import type { Route } from './+types/credit'
import { useGoBack } from '../widgets/use-go-back.ts'

// Loaded lazily: the route manifest lists the chunks of every route, and few buy on credit.
const ownCredit = lazyComponent(() =>
  import('#app/features/profile/credit/own-credit.tsx').then((module) => module.OwnCredit),
)

const payOwnAccount = lazyComponent(() =>
  import('#app/features/account-payment/pay-own-account.tsx').then((module) => module.PayOwnAccount),
)

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = creditMessages
  return pageMeta({ settings, title, description, path: '/profile/credit', hidden: true })
}

export default function ProfileCreditPage() {
  const t = creditMessages
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>
          {({ uid }) => (
            <Suspense fallback={<Spinner text={t.loading} />}>
              <ownCredit.Component key={uid} Payment={payOwnAccount.Component} />
            </Suspense>
          )}
        </LoginGate>
      </div>
    </>
  )
}
