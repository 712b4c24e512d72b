import { Smartphone } from '#app/ui/icons/smartphone.tsx'
import type { DeviceWire } from '#domain/identity/wire.ts'
import { endDevice, fetchDevices } from '#app/api/identity/sessions.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { deviceMessages } from '#messages/profile/devices.ts'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Loaded } from './loaded.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** The devices the partner is signed in on, to sign out of one by one or all at once. */
export function DeviceList() {
  const t = deviceMessages
  return (
    <Loaded read={fetchDevices} texts={t}>
      {(devices, reload) => (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-quiet">{t.intro}</p>
          <Card>
            <ul aria-label={t.list} className="divide-y divide-hairline">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} onSignedOut={reload} />
              ))}
            </ul>
          </Card>
          <SignOutButton everywhere className={buttonClass({ variant: 'danger', block: true })}>
            {t.signOutEverywhere}
          </SignOutButton>
        </div>
      )}
    </Loaded>
  )
}

function DeviceRow({ device, onSignedOut }: { device: DeviceWire; onSignedOut: () => void }) {
  const t = deviceMessages
  const errors = errorMessages
  const toast = useToast()
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const name = device.device === '' ? t.unknown : t.named(device.device)
  const signedInAt = formatDateTime(device.signedInAt)

  async function signOut() {
    try {
      await endDevice(device.id)
      toast({ text: t.signedOut(name), tone: 'good', durationMs: 3_000 })
      onSignedOut()
    } catch (error) {
      toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: 4_000 })
      throw error
    }
  }

  return (
    <li className="flex items-center gap-4 p-4">
      <Smartphone size={24} className="shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.here && <Badge>{t.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-quiet">{t.lastUsed(formatDateTime(device.seenAt))}</p>
        <p className="text-sm text-quiet">{t.loggedInAt(signedInAt)}</p>
      </div>
      {!device.here && (
        <Button
          variant="secondary"
          size="small"
          loading={pending}
          aria-label={t.signOutLabel(name, signedInAt)}
          onClick={() => void run(signOut)}
        >
          {t.signOut}
        </Button>
      )}
    </li>
  )
}
