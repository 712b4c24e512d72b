import { useEffect, useRef, useState, type FormEvent } from 'react'
import { couponCode } from '#domain/offers/coupon-code.ts'
import { deskGivenOfferMessages } from '#app/messages/desk/orders/given-offers.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface CouponBoxProps {
  onEnter: (code: string) => Promise<boolean>
  onClose: () => void
}

/** Takes the coupon of a buyer; one that they may not use is refused, and stays to be mended. No form: it stands inside of one. */
export function CouponBox({ onEnter, onClose }: CouponBoxProps) {
  const t = deskGivenOfferMessages
  const describe = useDeskError()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { pending, failure, run, clearFailure } = useAction()
  function enter(): void {
    const code = couponCode(text)
    if (code === '') setWrong(t.empty)
    else
      void run(async () => {
        setWrong(null)
        if (await onEnter(code)) onClose()
        else setWrong(t.unknown)
      })
  }
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <Field
        label={t.coupon}
        value={text}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        error={failure === null ? wrong : describe(failure)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter()
        }}
        onChange={(event: FormEvent<HTMLInputElement>) => {
          setText(event.currentTarget.value)
          setWrong(null)
          clearFailure()
        }}
        after={
          <Button variant="quiet" size="small" className="mr-1" loading={pending} onClick={enter}>
            {t.apply}
          </Button>
        }
      />
    </div>
  )
}
