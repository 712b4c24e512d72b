import { useState } from 'react'
import { MAX_REQUEST_LENGTH } from '#domain/list-requests/list-request.ts'
import { sendListRequest } from '#app/api/quick-order.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { lineState, writtenText, type ReviewLine } from './review/review-lines.ts'

interface SendToShopProps {
  lines: readonly ReviewLine[]
  /** The shop has these lines: they are no longer part of the list. */
  onSent: (lines: readonly ReviewLine[]) => void
}

/** Sends the lines that are not found, or still to choose, to the shop (QO-08). */
export function SendToShop({ lines, onSent }: SendToShopProps) {
  const t = quickOrderReviewMessages
  const errors = errorMessages
  const { status, partner } = useIdentity()
  const login = useLogin()
  const { pending, failure, run } = useAction()
  const [sent, setSent] = useState(0)
  const open = fitting(lines.filter((line) => !['ready', 'count', 'out'].includes(lineState(line))))
  const missing = open.filter((line) => lineState(line) === 'unknown').length

  const send = () =>
    run(async () => {
      await sendListRequest(textOf(open))
      setSent((before) => before + open.length)
      onSent(open)
    })

  return (
    <>
      <output>
        {sent > 0 && (
          <p className="rounded-card bg-good-soft p-4 text-sm">{t.sent(sent, partner?.phone ?? '')}</p>
        )}
      </output>
      {open.length > 0 && (
        <section className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4">
          <p className="text-sm text-quiet">{t.askShop(missing, open.length - missing)}</p>
          {failure !== null && <InlineError text={errorMessage(errors, failure)} />}
          <span>
            {status === 'signed-in' ? (
              <Button
                variant="secondary"
                className="whitespace-normal!"
                loading={pending}
                onClick={() => void send()}
              >
                {t.send(open.length)}
              </Button>
            ) : (
              <Button variant="secondary" className="whitespace-normal!" onClick={() => login()}>
                {t.signInToSend}
              </Button>
            )}
          </span>
        </section>
      )}
    </>
  )
}

/** The first lines, as many as one request takes. */
function fitting(lines: readonly ReviewLine[]): ReviewLine[] {
  let length = 0
  return lines.filter((line) => (length += writtenText(line).length + 1) <= MAX_REQUEST_LENGTH)
}

function textOf(lines: readonly ReviewLine[]): string {
  return lines.map(writtenText).join('\n')
}
