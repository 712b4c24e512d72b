import { useRef, useState } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import { sendCode } from '#app/api/identity/login-codes.ts'
import { useCountdown } from './use-countdown.ts'

/** Sends codes to a number; reports failures and the seconds until another code may be requested. */
export function useSendCode(phone: string) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const busy = useRef(false)
  const lastPhone = useRef<string | null>(null)
  const wait = useCountdown()

  /** True when a code is on its way, including one sent a moment ago. */
  async function send(): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      const { resendAfterSeconds } = await sendCode(phone)
      wait.start(resendAfterSeconds)
      lastPhone.current = phone
      return true
    } catch (error) {
      return handleFailure(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  function handleFailure(error: unknown): boolean {
    if (error instanceof ApiError && error.code === 'code-too-soon') {
      const seconds = error.details.retryAfterSeconds
      if (typeof seconds === 'number') wait.start(seconds)
      // the code sent to this number a moment ago still works
      if (lastPhone.current === phone) return true
    }
    setFailure(error)
    return false
  }

  return { pending, failure, secondsLeft: wait.secondsLeft, send, clearFailure: () => setFailure(null) }
}

export type SendCodeState = ReturnType<typeof useSendCode>
