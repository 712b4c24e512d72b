import { useState } from 'react'
import { Link } from 'react-router'
import { fetchConsent, giveConsent } from '#app/api/identity/privacy.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { personalDataMessages } from '#app/messages/profile/personal-data.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'

/** The policy a partner agreed to and when, or the question whether they agree to the one that holds now. */
export function ConsentState() {
  const t = useMessages(personalDataMessages)
  const errors = useMessages(errorMessages)
  const loading = useLoad(fetchConsent)
  const toast = useToast()
  const [pending, setPending] = useState(false)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failedTitle}
        text={errorMessage(errors, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const { current, given } = loading.content
  const agreed = given.find(({ version }) => version === current)

  async function agree() {
    setPending(true)
    try {
      await giveConsent(current)
      toast({ text: t.agreedNow, tone: 'good', durationMs: 3_000 })
      loading.reload()
    } catch (error) {
      toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: 4_000 })
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <p>{agreed ? t.agreed(agreed.version, formatDateTime(agreed.givenAt)) : t.outdated(current)}</p>
      <div className="flex flex-wrap gap-3">
        {!agreed && (
          <Button loading={pending} onClick={() => void agree()}>
            {t.agree}
          </Button>
        )}
        <Link to="/privacy" target="_blank" rel="noopener" className={buttonClass({ variant: 'secondary' })}>
          {t.readPolicy}
        </Link>
      </div>
    </>
  )
}
