import { Link, useLocation } from 'react-router'
import { fetchConsent } from '#app/api/identity/privacy.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { consentMessages } from '#messages/profile/consent.ts'

/** The page on which a partner agrees. */
const PAGE = '/profile/data'

/** Tells a signed-in partner that they have not agreed to the privacy policy that holds now. Import lazily. */
export function ConsentNotice() {
  const t = consentMessages
  const { pathname } = useLocation()
  const consent = useLoad(fetchConsent)
  // a failure is shown on the page itself; here nothing waits for the answer
  if (consent.status !== 'loaded' || pathname === PAGE) return null
  const { current, given } = consent.content
  if (given.some(({ version }) => version === current)) return null
  return (
    <aside
      aria-label={t.title}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-accent bg-accent-soft p-4"
    >
      <p className="min-w-0 flex-1 basis-60 font-medium">{t.title}</p>
      <Link to={PAGE} className="inline-flex min-h-11 items-center text-accent underline">
        {t.link}
      </Link>
    </aside>
  )
}
