import { useRef, useState } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { signIn } from '#app/api/identity/sessions.ts'
import { warn } from '#app/browser/warn.ts'
import { CODE_LENGTH } from './otp-input.tsx'

/** The typed code and its verification, one at a time. A rejected code is cleared; one that could not be sent stays. */
export function useVerifyCode(phone: string, onSignedIn: (partner: Partner) => void) {
  const [code, setCode] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const busy = useRef(false)

  async function verify(typed: string): Promise<void> {
    if (typed.length !== CODE_LENGTH) {
      warn(`The code has ${CODE_LENGTH} digits; ${typed.length} were entered.`)
      return
    }
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      onSignedIn(await signIn({ phone, code: typed, privacyVersion: PRIVACY_VERSION }))
    } catch (error) {
      setFailure(error)
      if (isRejected(error)) setCode('')
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return {
    code,
    pending,
    failure,
    /** The typed code can never succeed. */
    needsNewCode: isRejected(failure),
    verify,
    change: (typed: string) => {
      setCode(typed)
      setFailure(null)
    },
  }
}

function isRejected(failure: unknown): boolean {
  return failure instanceof ApiError && ['code-wrong', 'code-expired'].includes(failure.code)
}
