import { readSignedId, signId } from '../../identity/steps/signed-id.ts'

const PURPOSE = 'order-approval'

/** The token of the link to a request; it is stored nowhere. */
export function approvalToken(key: string, id: string): string {
  return signId(key, PURPOSE, id)
}

/** The request that a token leads to; null for one that this store did not make. */
export function approvalOfToken(key: string, token: string): string | null {
  return readSignedId(key, PURPOSE, token)
}
