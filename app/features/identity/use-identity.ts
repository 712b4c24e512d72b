import { useSelector } from 'react-redux'
import type { Partner } from '#domain/identity/partner.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { selectLogin } from './login-slice.ts'

/** Who is here: not known yet, a visitor, a signed-in person, or it could not be asked. */
export type Identity =
  | { readonly status: 'checking' | 'visitor' | 'failed'; readonly partner: null }
  | { readonly status: 'signed-in'; readonly partner: Partner }

/** Who is here. The server, and the first rendering in the browser, always say `checking`. */
export function useIdentity(): Identity {
  const hydrated = useHydrated()
  const { data, status } = useSelector(selectLogin)
  const [partner] = data
  if (!hydrated) return { status: 'checking', partner: null }
  // a check that is asked again does not take away what is known
  if (partner !== undefined) return { status: 'signed-in', partner }
  if (status === 'succeeded') return { status: 'visitor', partner: null }
  return { status: status === 'failed' ? 'failed' : 'checking', partner: null }
}
