import type { Partner } from '#domain/identity/partner.ts'
import type { RememberedChoice } from '#search/quick-order/remembered-choice.ts'
import type { Database } from '../../db/database.ts'
import { addRememberedChoices, deleteRememberedChoices } from '../../db/quick-order/remembered-choices.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Remembers what a partner chose for their words, the latest first (QO-09): their next list is read with it. */
export async function rememberChoices(
  { database, now }: Dependencies,
  { uid }: Partner,
  choices: readonly RememberedChoice[],
): Promise<void> {
  await database.queries
    .transaction()
    .execute((queries) => addRememberedChoices(queries, { partnerUid: uid, at: now() }, choices))
}

/** Forgets what a partner chose for some words; null for all. */
export async function forgetChoices(
  { database }: Pick<Dependencies, 'database'>,
  { uid }: Partner,
  words: string | null,
): Promise<void> {
  await deleteRememberedChoices(database.queries, uid, words)
}
