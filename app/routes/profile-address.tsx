import { AddressList } from '#app/features/addresses/address-list.tsx'
import { useAddressBook } from '#app/features/addresses/use-address-book.ts'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { addressWords } from '#app/messages/addresses.ts'
import { useWords } from '#app/i18n/locale.tsx'
import type { Route } from './+types/profile-address'
import { useGoBack } from './compositions/use-go-back.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = addressWords.en
  return pageMeta({ settings, title, description, path: '/profile/address', hidden: true })
}

export default function ProfileAddressPage() {
  const words = useWords(addressWords)
  const back = useGoBack('/profile')
  return (
    <>
      <PageHeader title={words.title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={words.loginText}>{() => <Addresses />}</LoginGate>
      </div>
    </>
  )
}

function Addresses() {
  return <AddressList book={useAddressBook({ wanted: true })} />
}
