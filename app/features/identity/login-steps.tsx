import { broadcastLogin } from '#app/browser/login-channel.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { CodeStep } from './code-step.tsx'
import { signedIn } from './login-slice.ts'
import { PhoneThenCode } from './phone-then-code.tsx'

/** Signing in to the shop: phone number, code, and every tab knows. */
export function LoginSteps({ onSignedIn }: { onSignedIn: () => void }) {
  const dispatch = useAppDispatch()
  return (
    <PhoneThenCode>
      {(sent) => (
        <CodeStep
          {...sent}
          onSignedIn={(partner) => {
            dispatch(signedIn(partner))
            broadcastLogin('in')
            onSignedIn()
          }}
        />
      )}
    </PhoneThenCode>
  )
}
