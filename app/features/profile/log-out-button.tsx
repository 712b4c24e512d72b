import { Suspense, useState, type ReactNode } from 'react'
import { useLogOut } from '#app/features/identity/use-log-out.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { everywhereMessages, logoutMessages } from '#app/messages/log-out.ts'

const question = lazyComponent(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((part) => part.ConfirmDialog),
)

/** A farewell stays long enough to be read. */
const FAREWELL_MS = 4_000

interface LogOutButtonProps {
  children: ReactNode
  className: string
  /** On all devices of the person instead of this one alone. */
  everywhere?: boolean
  onLoggedOut?: (() => void) | undefined
}

/** Asks before it signs out, and says that it did (PROF-04). */
export function LogOutButton({ children, className, everywhere = false, onLoggedOut }: LogOutButtonProps) {
  const t = useMessages(everywhere ? everywhereMessages : logoutMessages)
  const errors = useMessages(errorMessages)
  const toast = useToast()
  const { pending, end } = useLogOut({ everywhere })
  const [asking, setAsking] = useState(false)
  const ever = useEverOpen(asking)

  async function logOut() {
    try {
      await end()
      toast({ text: t.done, tone: 'good', forMs: FAREWELL_MS })
      onLoggedOut?.()
    } catch (error) {
      toast({ text: errorMessage(errors, error), tone: 'bad', forMs: FAREWELL_MS })
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={question.preload}
        onFocus={question.preload}
        onClick={() => setAsking(true)}
        className={className}
      >
        {children}
      </button>
      {ever && (
        <Suspense fallback={null}>
          <question.Part
            open={asking}
            busy={pending}
            question={t.question}
            detail={t.detail}
            confirmLabel={t.yes}
            cancelLabel={t.cancel}
            onConfirm={() => void logOut()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
