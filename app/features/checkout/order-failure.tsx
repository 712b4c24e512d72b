import { useEffect, useRef } from 'react'
import type { ApiError } from '#app/api/request.ts'
import { checkoutMessages } from '#app/messages/checkout.ts'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'

/** After these the client cannot tell whether the order reached the store. */
const uncertainCodes = ['offline', 'slow', 'failed']

/** An order that was not confirmed: what happened, what is safe, what to do. */
export function OrderFailure({ failure }: { failure: ApiError | null }) {
  const t = useMessages(checkoutMessages)
  const errors = useMessages(errorMessages)
  const notice = useRef<HTMLDivElement>(null)
  // the pressed button may be far below
  useEffect(() => {
    if (failure !== null) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (failure === null) return null
  const isUncertain = uncertainCodes.includes(failure.code)
  return (
    <div ref={notice} role="alert" className="grid gap-1 rounded-card bg-bad-soft p-3 text-sm">
      <p className="font-price text-bad">{isUncertain ? t.uncertainTitle : t.failedTitle}</p>
      <p>{errorMessage(errors, failure)}</p>
      <p>{isUncertain ? t.uncertainText : t.failedSafe}</p>
    </div>
  )
}
