import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { ProfileView } from '#app/features/profile/profile-view.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { profileMessages } from '#messages/profile/profile.ts'
import type { Route } from './+types/profile'
import { useContact } from '../widgets/use-contact.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = profileMessages
  return pageMeta({ settings, title, description, path: '/profile', hidden: true })
}

export default function ProfilePage() {
  const t = profileMessages
  const contact = useContact()
  return (
    <>
      <PageHeader title={t.title} mobileOnly />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <h1 className="pb-6 text-2xl max-wide:hidden">{t.title}</h1>
        <LoginGate text={t.loginText}>
          {(partner) => <ProfileView partner={partner} contact={contact} />}
        </LoginGate>
      </div>
    </>
  )
}
