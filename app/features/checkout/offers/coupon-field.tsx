import { useState, type FormEvent } from 'react'
import { couponCode } from '#domain/offers/coupon-code.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorMessages } from '#messages/errors.ts'
import { offerMessages } from '#messages/orders/offers.ts'

/** Takes a coupon; one that this buyer may not use is refused, and stays to be mended. */
export function CouponField({ onEnter }: { onEnter: (code: string) => Promise<boolean> }) {
  const t = offerMessages
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { pending, failure, run, clearFailure } = useAction()
  function submit(event: FormEvent): void {
    event.preventDefault()
    const code = couponCode(text)
    if (code === '') setWrong(t.empty)
    else
      void run(async () => {
        setWrong(null)
        if (!(await onEnter(code))) setWrong(t.unknown)
      })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t.coupon}
        value={text}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        error={failure === null ? wrong : errorMessage(errorMessages, failure)}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(null)
          clearFailure()
        }}
        after={
          <Button type="submit" variant="quiet" size="small" className="mr-1" loading={pending}>
            {t.apply}
          </Button>
        }
      />
    </form>
  )
}
