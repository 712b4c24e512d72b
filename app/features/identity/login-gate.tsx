import { UserRound } from '#app/ui/icons/user-round.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { identityMessages } from '#messages/profile/identity.ts'
import type { LoginPurpose } from './login-dialog-slice.ts'
import { lazyLoginDialog } from './lazy-login-dialog.ts'
import { useIdentity } from './use-identity.ts'
import { useLogin, useLoginCheck } from './use-login.ts'

const ConsentNotice = lazy(() =>
  import('./consent-notice.tsx').then((module) => ({ default: module.ConsentNotice })),
)

interface LoginGateProps {
  /** Reason for the login: `Please log in to view your profile.` */
  text: string
  children: (partner: Partner) => ReactNode
}

/** Renders its content for signed-in partners and asks anyone else to sign in (PROF-05, PROF-06). */
export function LoginGate({ text, children }: LoginGateProps) {
  const t = identityMessages
  const identity = useIdentity()
  const login = useLogin()
  if (identity.status === 'signed-in')
    return (
      <>
        <Suspense fallback={null}>
          <ConsentNotice key={identity.partner.uid} />
        </Suspense>
        {children(identity.partner)}
      </>
    )
  if (identity.status === 'failed') return <LoginCheckFailed />
  if (identity.status === 'checking') return <Spinner text={t.checking} />
  return (
    <EmptyState
      picture={<UserRound size={64} strokeWidth={1.25} className="text-control" />}
      title={t.requiredTitle}
      text={text}
      action={<LoginButton onPress={() => login()} />}
    />
  )
}

/** The login check failed: offers a retry or a login; `purpose` is what continues after it. */
export function LoginCheckFailed({ purpose = 'stay' }: { purpose?: LoginPurpose }) {
  const t = identityMessages
  const login = useLogin()
  return (
    <ErrorState
      title={t.checkFailed}
      text={t.checkFailedText}
      onRetry={useLoginCheck()}
      action={<LoginButton onPress={() => login(purpose)} />}
    />
  )
}

function LoginButton({ onPress }: { onPress: () => void }) {
  const t = identityMessages
  return (
    <Button onPointerEnter={lazyLoginDialog.preload} onFocus={lazyLoginDialog.preload} onClick={onPress}>
      {t.login}
    </Button>
  )
}
