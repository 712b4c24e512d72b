import { useState } from 'react'
import { prepareProof } from '#app/api/proof-of-work.ts'
import { broadcastLogin } from '#app/browser/login-channel.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { CodeStep } from './code-step.tsx'
import { loggedIn } from './login-slice.ts'
import { PhoneStep } from './phone-step.tsx'
import { useSendCode } from './use-send-code.ts'

/** Step 1 asks for the phone number, step 2 for the code. Changing the number keeps what was typed. */
export function LoginSteps({ onSignedIn }: { onSignedIn: () => void }) {
  const dispatch = useAppDispatch()
  const [digits, setDigits] = useState('')
  const [step, setStep] = useState<'phone' | 'code'>('phone')
  const sending = useSendCode(`+91${digits}`)

  if (step === 'phone') {
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
  return (
    <CodeStep
      phone={`+91${digits}`}
      sending={sending}
      onChangeNumber={() => {
        sending.clearFailure()
        setStep('phone')
      }}
      onSignedIn={(partner) => {
        dispatch(loggedIn(partner))
        broadcastLogin('in')
        onSignedIn()
      }}
    />
  )
}
