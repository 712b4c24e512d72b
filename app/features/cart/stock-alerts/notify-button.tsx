import { useEffect, useEffectEvent, useRef } from 'react'
import { useSelector } from 'react-redux'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { lazyLoginDialog } from '#app/features/identity/lazy-login-dialog.ts'
import { selectLoginDialog } from '#app/features/identity/login-dialog-slice.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { stockAlertMessages } from '#messages/catalogue/stock-alerts.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Bell } from '#app/ui/icons/bell.tsx'
import { Check } from '#app/ui/icons/check.tsx'
import { useStockAlert } from './use-stock-alerts.ts'

const NOTICE_MS = 4_000

export interface NotifyMeProps {
  compositeId: string
  variant: Pick<PublicVariant, 'uid' | 'stock'>
  name: string
}

/** Asks to be told when a variant is back, and takes it back with a second tap; who is not signed in signs in first. Import lazily. */
export function NotifyButton({ compositeId, variant, name }: NotifyMeProps) {
  const t = stockAlertMessages
  const errors = errorMessages
  const toast = useToast()
  const login = useLogin()
  const { status, partner } = useIdentity()
  const { stage } = useSelector(selectLoginDialog)
  const { pending, failure, run } = useAction()
  const { productId = '' } = parseCompositeId(compositeId) ?? {}
  const alert = useStockAlert(partner?.uid ?? null, { productId, variantUid: variant.uid ?? '' })
  /** A tap that waits: to know who taps, or for them to sign in. */
  const waits = useRef<'identity' | 'login' | null>(null)
  useExpiredSession(failure)

  const change = (uid: string, isWanted: boolean) =>
    run(async () => {
      try {
        const isWaiting = await alert.change(uid, isWanted)
        const text = isWaiting ? t.asked : isWanted ? t.back : t.left
        toast({ text, tone: isWaiting ? 'good' : 'plain', durationMs: NOTICE_MS })
      } catch (error) {
        toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: NOTICE_MS })
        throw error
      }
    })

  function press(): void {
    if (partner !== null) void change(partner.uid, !alert.isWaiting)
    else if (status === 'checking') waits.current = 'identity'
    else {
      waits.current = 'login'
      login()
    }
  }

  const goOn = useEffectEvent((known: typeof status, dialog: typeof stage) => {
    if (waits.current === null || known === 'checking') return
    if (partner !== null) {
      waits.current = null
      void change(partner.uid, true)
    } else if (waits.current === 'identity') press()
    // given up
    else if (dialog === 'closed') waits.current = null
  })
  useEffect(() => goOn(status, stage), [status, stage])

  const { isWaiting } = alert
  return (
    <Button
      variant={isWaiting ? 'secondary' : 'outline'}
      className="relative min-w-26"
      loading={pending}
      aria-label={isWaiting ? t.waitingLabel(name) : t.askLabel(name)}
      onPointerEnter={status === 'guest' ? lazyLoginDialog.preload : undefined}
      onClick={press}
    >
      {isWaiting ? <Check size={18} /> : <Bell size={18} />}
      {isWaiting ? t.waiting : t.ask}
    </Button>
  )
}
