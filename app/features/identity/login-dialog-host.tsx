import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { loginClosed, loginCompleted, selectLoginDialog, type LoginPurpose } from './login-dialog-slice.ts'
import { lazyLoginDialog } from './lazy-login-dialog.ts'
import { selectLogin } from './login-slice.ts'

/** Hosts the login dialog and the notice of new devices. `onWelcomed` is called when the success dialog closes. */
export function LoginDialogHost({ onWelcomed }: { onWelcomed: (purpose: LoginPurpose) => void }) {
  const dispatch = useAppDispatch()
  const { stage, purpose } = useSelector(selectLoginDialog)
  const { newDevices } = useSelector(selectLogin)
  if (!useEverOpen(stage !== 'closed' || newDevices.length > 0)) return null
  return (
    <Suspense fallback={null}>
      <lazyLoginDialog.Component
        stage={stage}
        newDevices={newDevices}
        onSignedIn={() => void dispatch(loginCompleted(purpose))}
        onClose={() => {
          dispatch(loginClosed())
          if (stage === 'welcome') onWelcomed(purpose)
        }}
      />
    </Suspense>
  )
}
