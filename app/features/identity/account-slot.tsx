import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { shellMessages } from '#messages/shell.ts'
import type { LoginPurpose } from './login-dialog-slice.ts'
import { lazyLoginDialog } from './lazy-login-dialog.ts'
import { useIdentity } from './use-identity.ts'
import { useLogin } from './use-login.ts'

interface AccountSlotProps {
  /** Step that continues after the login. */
  purpose: LoginPurpose
  children: ReactNode
}

/** The Login button for guests, `children` for signed-in partners. Keeps its width while the status is unknown. */
export function AccountSlot({ purpose, children }: AccountSlotProps) {
  const t = shellMessages
  const { status } = useIdentity()
  const login = useLogin()
  return (
    <div className="flex w-21 justify-end wide:w-28">
      {status === 'signed-in' && children}
      {(status === 'guest' || status === 'failed') && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onPointerEnter={lazyLoginDialog.preload}
          onFocus={lazyLoginDialog.preload}
          onClick={() => login(purpose)}
        >
          {t.login}
        </Button>
      )}
    </div>
  )
}
