import { findEdit, findEditOfToken, type StoredEdit } from '../../../db/order-edits/order-edits.ts'
import type { Queries } from '../../../db/database.ts'
import { tokenHash } from '../../identity/steps/hashing.ts'
import { readSignedId, signId } from '../../identity/steps/signed-id.ts'

const PURPOSE = 'order-change'

/** The token of the link that staff pass on to the customer of an edit: the one that is sent to them goes on as well. */
export function editLinkTokenOf(key: string, editId: string): string {
  return signId(key, PURPOSE, editId)
}

/** The edit that a link is about, whether it was sent to the customer or passed on by staff; null for no link of this store. */
export async function findEditOfLink(
  queries: Queries,
  key: string,
  token: string,
): Promise<StoredEdit | null> {
  const id = readSignedId(key, PURPOSE, token)
  return id === null ? findEditOfToken(queries, tokenHash(token)) : findEdit(queries, id)
}
