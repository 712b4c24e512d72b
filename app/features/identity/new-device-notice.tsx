import { useId, useState } from 'react'
import type { NewDeviceWire } from '#domain/identity/wire.ts'
import { acceptNewDevices } from '#app/api/identity/new-devices.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { newDeviceMessages } from '#messages/profile/devices.ts'
import { errorMessages } from '#messages/errors.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ShieldCheck } from '#app/ui/icons/shield-check.tsx'
import { newDevicesAccepted } from './login-slice.ts'
import { useSignOut } from './use-sign-out.ts'

const NOTICE_MS = 4_000

/** The devices that are named; an account with more of them has other worries. */
const MOST_NAMED = 3

interface NewDeviceNoticeProps {
  /** Newest first, at least one. */
  devices: readonly NewDeviceWire[]
}

/** Tells the reader which devices have signed in to their account, until they say that it was them or sign out everywhere. */
export function NewDeviceNotice({ devices }: NewDeviceNoticeProps) {
  const t = newDeviceMessages
  const errors = errorMessages
  const dispatch = useAppDispatch()
  const toast = useToast()
  const signOut = useSignOut({ everywhere: true })
  const [accepting, setAccepting] = useState(false)
  const title = useId()
  const more = devices.length - MOST_NAMED

  async function attempt(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: NOTICE_MS })
    }
  }

  async function accept() {
    setAccepting(true)
    await attempt(async () => {
      await acceptNewDevices(devices[0]?.signedInAt ?? new Date().toISOString())
      dispatch(newDevicesAccepted())
    })
    setAccepting(false)
  }

  async function endAll() {
    await attempt(async () => {
      await signOut.end()
      toast({ text: t.signedOut, tone: 'good', durationMs: NOTICE_MS })
    })
  }

  return (
    <section
      aria-labelledby={title}
      className="fixed inset-x-4 bottom-[calc(var(--floor)+16px)] z-50 mx-auto grid max-w-[440px] grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4 shadow-float"
    >
      <div aria-live="polite" className="grid grid-cols-1 gap-1">
        <h2 id={title} className="flex items-center gap-2 font-medium">
          <ShieldCheck size={20} className="shrink-0 text-quiet" />
          {t.title}
        </h2>
        {devices.slice(0, MOST_NAMED).map(({ device, signedInAt }) => (
          <p key={signedInAt}>{t.signedIn(device === '' ? t.unknown : device, formatDateTime(signedInAt))}</p>
        ))}
        {more > 0 && <p>{t.more(more)}</p>}
        <p className="text-sm text-quiet">{t.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" loading={accepting} onClick={() => void accept()}>
          {t.accept}
        </Button>
        <Button variant="danger" size="small" loading={signOut.pending} onClick={() => void endAll()}>
          {t.signOut}
        </Button>
      </div>
    </section>
  )
}
