import { useState } from 'react'
import { Link } from 'react-router'
import { fetchConsent, giveConsent } from '#app/api/identity/privacy.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { personalDataMessages } from '#messages/profile/personal-data.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Loaded } from './loaded.tsx'

/** The policy a partner agreed to and when, or the question whether they agree to the one that holds now. */
export function ConsentState() {
  const t = personalDataMessages
  return (
    <Loaded read={fetchConsent} texts={t}>
      {(consent, reload) => <Consent consent={consent} reload={reload} />}
    </Loaded>
  )
}

type ConsentProps = { consent: Awaited<ReturnType<typeof fetchConsent>>; reload: () => void }

function Consent({ consent: { current, given }, reload }: ConsentProps) {
  const t = personalDataMessages
  const errors = errorMessages
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const agreed = given.find(({ version }) => version === current)

  async function agree() {
    setPending(true)
    try {
      await giveConsent(current)
      toast({ text: t.agreedNow, tone: 'good', durationMs: 3_000 })
      reload()
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
