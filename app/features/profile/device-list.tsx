import { Smartphone } from '#app/ui/icons/smartphone.tsx'
import { useState } from 'react'
import { endDevice, fetchDevices, type Device } from '#app/api/sessions.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { dateTime } from '#app/i18n/date-time.ts'
import { useLoading } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { deviceWords } from '#app/messages/devices.ts'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** Where the person is signed in, each to be signed out on its own, or all at once. */
export function DeviceList() {
  const words = useWords(deviceWords)
  const errors = useWords(errorWords)
  const loading = useLoading(fetchDevices)
  useSessionEnd(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={words.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={words.failedTitle}
        text={failureText(errors, loading.failure)}
        onRetry={loading.reload}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-quiet">{words.intro}</p>
      <Card>
        <ul aria-label={words.list} className="divide-y divide-hairline">
          {loading.content.map((device) => (
            <DeviceRow key={device.id} device={device} onEnded={loading.reload} />
          ))}
        </ul>
      </Card>
      <LogOutButton everywhere className={buttonClass({ variant: 'danger', block: true })}>
        {words.everywhere}
      </LogOutButton>
    </div>
  )
}

function DeviceRow({ device, onEnded }: { device: Device; onEnded: () => void }) {
  const words = useWords(deviceWords)
  const errors = useWords(errorWords)
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useSessionEnd(failure)
  const name = device.device === '' ? words.unknown : device.device
  const signedInAt = dateTime(device.signedInAt)

  async function end() {
    setPending(true)
    setFailure(null)
    try {
      await endDevice(device.id)
      toast({ text: words.ended(name), tone: 'good', forMs: 3_000 })
      onEnded()
    } catch (error) {
      setFailure(error)
      toast({ text: failureText(errors, error), tone: 'bad', forMs: 4_000 })
    } finally {
      setPending(false)
    }
  }

  return (
    <li className="flex items-center gap-4 p-4">
      <Smartphone size={24} className="shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.here && <Badge>{words.here}</Badge>}
        </p>
        <p className="text-sm text-quiet">{words.seen(dateTime(device.seenAt))}</p>
        <p className="text-sm text-quiet">{words.since(signedInAt)}</p>
      </div>
      {!device.here && (
        <Button
          variant="secondary"
          size="small"
          loading={pending}
          aria-label={words.endOf(name, signedInAt)}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
