import { Suspense, useState, type ReactNode } from 'react'
import { useSignOut } from '#app/features/identity/use-sign-out.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { logoutEverywhereMessages, logoutMessages } from '#messages/profile/sign-out.ts'

const confirmDialog = lazyComponent(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
)

const NOTICE_MS = 4_000

interface SignOutButtonProps {
  children: ReactNode
  className: string
  /** Logs out of all devices instead of this one only. */
  everywhere?: boolean
  onSignedOut?: (() => void) | undefined
}

/** Asks for confirmation, logs out and confirms it (PROF-04). */
export function SignOutButton({ children, className, everywhere = false, onSignedOut }: SignOutButtonProps) {
  const t = everywhere ? logoutEverywhereMessages : logoutMessages
  const errors = errorMessages
  const toast = useToast()
  const { pending, end } = useSignOut({ everywhere })
  const [asking, setAsking] = useState(false)
  const everOpen = useEverOpen(asking)

  async function signOut() {
    try {
      await end()
      toast({ text: t.done, tone: 'good', durationMs: NOTICE_MS })
      onSignedOut?.()
    } catch (error) {
      toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: NOTICE_MS })
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={confirmDialog.preload}
        onFocus={confirmDialog.preload}
        onClick={() => setAsking(true)}
        className={className}
      >
        {children}
      </button>
      {everOpen && (
        <Suspense fallback={null}>
          <confirmDialog.Component
            open={asking}
            busy={pending}
            question={t.question}
            detail={t.detail}
            confirmLabel={t.confirm}
            cancelLabel={t.cancel}
            onConfirm={() => void signOut()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
