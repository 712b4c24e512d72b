import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { SuccessDialog } from '#app/ui/overlays/success-dialog.tsx'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { identityMessages } from '#messages/profile/identity.ts'
import type { NewDeviceWire } from '#domain/identity/wire.ts'
import { LoginSteps } from './login-steps.tsx'
import { NewDeviceNotice } from './new-device-notice.tsx'

/** Time that the success dialog stays open (AUTH-05). */
const WELCOME_MS = 2_500

interface LoginDialogProps {
  stage: 'closed' | 'asking' | 'welcome'
  newDevices: readonly NewDeviceWire[]
  onSignedIn: () => void
  onClose: () => void
}

/** The login dialog: phone, code, success; and the notice of new devices. Import lazily. */
export function LoginDialog({ stage, newDevices, onSignedIn, onClose }: LoginDialogProps) {
  const t = identityMessages
  const { name, tagline } = useStoreSettings()
  return (
    <>
      <Dialog open={stage === 'asking'} onClose={onClose} title={t.loginTitle} hideTitle steady>
        <div className="grid grid-cols-1 gap-6 px-6 pb-[max(24px,env(safe-area-inset-bottom))]">
          <div className="grid justify-items-center gap-2 text-center">
            <Logo name={name} height={36} />
            <p className="max-w-[30ch] text-balance text-quiet">{tagline}</p>
          </div>
          <LoginSteps onSignedIn={onSignedIn} />
        </div>
      </Dialog>
      <SuccessDialog
        open={stage === 'welcome'}
        onClose={onClose}
        title={t.successTitle}
        text={t.successText}
        closeAfterMs={WELCOME_MS}
      />
      {newDevices.length > 0 && <NewDeviceNotice devices={newDevices} />}
    </>
  )
}
