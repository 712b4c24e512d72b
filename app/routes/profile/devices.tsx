import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { DeviceList } from '#app/features/profile/device-list.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { deviceMessages } from '#messages/profile/devices.ts'
import type { Route } from './+types/devices'
import { useGoBack } from '../widgets/use-go-back.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = deviceMessages
  return pageMeta({ settings, title, description, path: '/profile/devices', hidden: true })
}

export default function ProfileDevicesPage() {
  const t = deviceMessages
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>{(partner) => <DeviceList key={partner.uid} />}</LoginGate>
      </div>
    </>
  )
}
