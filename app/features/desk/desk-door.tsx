import { useState } from 'react'
import type { DeskLoginWire } from '#domain/staff/wire.ts'
import { openDesk } from '#app/api/desk.ts'
import { prepareProof } from '#app/api/proof-of-work.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { PhoneStep } from '#app/features/identity/phone-step.tsx'
import { useSendCode } from '#app/features/identity/use-send-code.ts'
import { deskMessages } from '#app/messages/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CodeForm } from './code-form.tsx'

/** The door of the desk (STAFF-01): the shop's own sign-in, for people who work here. */
export function DeskDoor({ onOpen }: { onOpen: (login: DeskLoginWire | null) => void }) {
  const t = useMessages(deskMessages)
  const [digits, setDigits] = useState('')
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const phone = `+91${digits}`
  const sending = useSendCode(phone)
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="grid w-full max-w-[400px] grid-cols-1 gap-5 p-6">
        <div className="grid gap-1">
          <h1 className="text-xl">{t.signInTitle}</h1>
          <p className="text-sm text-quiet">{t.signInText}</p>
        </div>
        {step === 'phone' ? (
          <PhoneStep
            digits={digits}
            onDigits={(typed) => {
              setDigits(typed)
              prepareProof()
              sending.clearFailure()
            }}
            pending={sending.pending}
            failure={sending.failure}
            onSend={async () => {
              if (await sending.send()) setStep('code')
            }}
          />
        ) : (
          <>
            <CodeForm
              label={t.code}
              submit={t.open}
              onCode={async (code) => onOpen(await openDesk(phone, code))}
            />
            <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-quiet">
              {t.sentTo(phone)}
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  sending.clearFailure()
                  setStep('phone')
                }}
              >
                {t.changeNumber}
              </Button>
            </p>
          </>
        )}
      </Card>
    </main>
  )
}
