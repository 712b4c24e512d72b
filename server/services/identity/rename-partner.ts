import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { updatePartnerName } from '../../db/identity/partners.ts'

/** Sets a partner's display name; an empty one removes it (PROF-08). */
export async function renamePartner(
  { database }: { readonly database: Database },
  actor: Partner,
  name: string,
): Promise<Partner> {
  const newName = name.trim() === '' ? null : name.trim()
  await updatePartnerName(database.queries, actor.uid, newName)
  return { ...actor, name: newName }
}
