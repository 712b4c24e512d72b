import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { CommissionStatement } from '#app/features/profile/commission-statement.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { commissionMessages } from '#messages/profile/commission.ts'
import type { Route } from './+types/commission'
import { useGoBack } from '../widgets/use-go-back.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = commissionMessages
  return pageMeta({ settings, title, description, path: '/profile/commission', hidden: true })
}

export default function ProfileCommissionPage() {
  const t = commissionMessages
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>
          {({ uid, active }) =>
            active ? (
              <CommissionStatement key={uid} />
            ) : (
              <EmptyState title={t.inactiveTitle} text={t.inactiveText} />
            )
          }
        </LoginGate>
      </div>
    </>
  )
}
