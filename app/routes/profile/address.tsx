import { Suspense } from 'react'
import { AddressList } from '#app/features/addresses/address-list.tsx'
import { useAddressBook } from '#app/features/addresses/use-address-book.ts'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import type { Route } from './+types/address'
import { useGoBack } from '../widgets/use-go-back.ts'

// Loaded lazily: few have a firm on their invoices.
const firmList = lazyComponent(() =>
  import('#app/features/profile/firm-list.tsx').then((module) => module.FirmList),
)

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = addressMessages
  return pageMeta({ settings, title, description, path: '/profile/address', hidden: true })
}

export default function ProfileAddressPage() {
  const t = addressMessages
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={t.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>
          {({ uid, active }) => (
            <div className="grid grid-cols-1 gap-8">
              <Addresses />
              <Suspense fallback={null}>
                <firmList.Component key={uid} isPartner={active} />
              </Suspense>
            </div>
          )}
        </LoginGate>
      </div>
    </>
  )
}

function Addresses() {
  return <AddressList book={useAddressBook({ enabled: true })} />
}
