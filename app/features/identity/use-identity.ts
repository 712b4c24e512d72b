import { useSelector } from 'react-redux'
import type { Partner } from '#domain/identity/partner.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { selectLogin } from './login-slice.ts'

/** Identity of the app's user: unknown so far, a guest, a signed-in partner, or unknown because the check failed. */
export type Identity =
  | { readonly status: 'checking' | 'guest' | 'failed'; readonly partner: null }
  | { readonly status: 'signed-in'; readonly partner: Partner }

/** The current identity. Always `checking` on the server and during hydration. */
export function useIdentity(): Identity {
  const hydrated = useHydrated()
  const { data, status } = useSelector(selectLogin)
  const [partner] = data
  if (!hydrated) return { status: 'checking', partner: null }
  // a repeated check does not discard a known partner
  if (partner !== undefined) return { status: 'signed-in', partner }
  if (status === 'succeeded') return { status: 'guest', partner: null }
  return { status: status === 'failed' ? 'failed' : 'checking', partner: null }
}
