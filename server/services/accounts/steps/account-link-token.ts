import { readSignedId, signId } from '../../identity/steps/signed-id.ts'

const PURPOSE = 'account-link'

/** The token of a link by which an account is paid. It is stored nowhere and always the same. */
export function accountLinkTokenOf(key: string, linkId: string): string {
  return signId(key, PURPOSE, linkId)
}

/** The id of the link that a token is about; null for one that this store did not make. */
export function linkIdOfAccountToken(key: string, token: string): string | null {
  return readSignedId(key, PURPOSE, token)
}
