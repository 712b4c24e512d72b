import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { DeviceList } from '#app/features/profile/device-list.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { deviceWords } from '#app/messages/devices.ts'
import { useWords } from '#app/i18n/locale.tsx'
import type { Route } from './+types/profile-devices'
import { useGoBack } from './compositions/use-go-back.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = deviceWords.en
  return pageMeta({ settings, title, description, path: '/profile/devices', hidden: true })
}

export default function ProfileDevicesPage() {
  const words = useWords(deviceWords)
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={words.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={words.loginText}>{(partner) => <DeviceList key={partner.uid} />}</LoginGate>
      </div>
    </>
  )
}
