import { useState, type ReactNode } from 'react'
import { prepareProof } from '#app/api/identity/proof-of-work.ts'
import { PhoneStep } from './phone-step.tsx'
import { useSendCode, type SendCodeState } from './use-send-code.ts'

/** State and actions of the step that asks for the code. */
export type SentCode = {
  readonly phone: string
  readonly sending: SendCodeState
  readonly onChangeNumber: () => void
}

/** Step 1 asks for the phone number, step 2 for the code. Changing the number keeps what was typed. */
export function PhoneThenCode({ children }: { children: (sent: SentCode) => ReactNode }) {
  const [digits, setDigits] = useState('')
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const phone = `+91${digits}`
  const sending = useSendCode(phone)
  if (step === 'code') {
    const onChangeNumber = () => {
      sending.clearFailure()
      setStep('phone')
    }
    return children({ phone, sending, onChangeNumber })
  }
  return (
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
  )
}
