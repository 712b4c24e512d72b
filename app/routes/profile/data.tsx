import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { PersonalData } from '#app/features/profile/personal-data.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { personalDataMessages } from '#messages/profile/personal-data.ts'
import type { Route } from './+types/data'
import { useGoBack } from '../widgets/use-go-back.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = personalDataMessages
  return pageMeta({ settings, title, description, path: '/profile/data', hidden: true })
}

export default function ProfileDataPage() {
  const t = personalDataMessages
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>
          {(partner) => <PersonalData key={partner.uid} partner={partner} />}
        </LoginGate>
      </div>
    </>
  )
}
