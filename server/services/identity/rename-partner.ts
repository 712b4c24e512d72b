import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { updatePartnerName } from '../../db/identity/partners.ts'

/** Sets the name a person is shown under; an empty one takes it away (PROF-08). */
export async function renamePartner(
  { database }: { readonly database: Database },
  actor: Partner,
  name: string,
): Promise<Partner> {
  const kept = name.trim() === '' ? null : name.trim()
  await updatePartnerName(database.queries, actor.uid, kept)
  return { ...actor, name: kept }
}
