import { useState } from 'react'
import { endAllDevices, signOut } from '#app/api/identity/sessions.ts'
import { broadcastLogin } from '#app/browser/login-channel.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { signedOut } from './login-slice.ts'

/**
 * Ends the session on the server, then here and in the other tabs (AUTH-09); `everywhere` ends all of the partner's
 * sessions. Rejects when the server cannot be reached.
 */
export function useSignOut({ everywhere = false }: { everywhere?: boolean } = {}) {
  const dispatch = useAppDispatch()
  const [pending, setPending] = useState(false)
  async function end(): Promise<void> {
    setPending(true)
    try {
      await (everywhere ? endAllDevices() : signOut())
    } finally {
      setPending(false)
    }
    broadcastLogin('out')
    dispatch(signedOut())
  }
  return { pending, end }
}
