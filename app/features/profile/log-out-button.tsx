import { Suspense, useState, type ReactNode } from 'react'
import { useLogOut } from '#app/features/identity/use-log-out.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { logoutEverywhereMessages, logoutMessages } from '#app/messages/log-out.ts'

const confirmDialog = lazyComponent(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
)

const NOTICE_MS = 4_000

interface LogOutButtonProps {
  children: ReactNode
  className: string
  /** Logs out of all devices instead of this one only. */
  everywhere?: boolean
  onLoggedOut?: (() => void) | undefined
}

/** Asks for confirmation, logs out and confirms it (PROF-04). */
export function LogOutButton({ children, className, everywhere = false, onLoggedOut }: LogOutButtonProps) {
  const t = useMessages(everywhere ? logoutEverywhereMessages : logoutMessages)
  const errors = useMessages(errorMessages)
  const toast = useToast()
  const { pending, end } = useLogOut({ everywhere })
  const [asking, setAsking] = useState(false)
  const everOpen = useEverOpen(asking)

  async function logOut() {
    try {
      await end()
      toast({ text: t.done, tone: 'good', durationMs: NOTICE_MS })
      onLoggedOut?.()
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
            onConfirm={() => void logOut()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
