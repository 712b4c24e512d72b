import type { FirmSite } from '#domain/firms/site.ts'
import type { Database } from '../../db/database.ts'
import { findSites } from '../../db/firms/firm-sites.ts'
import type { FirmActor } from './steps/open-firm.ts'
import { seeFirm } from './steps/see-firm.ts'

/** The sites of a firm, for everybody in it and for staff (FIRM-02). Throws what seeing it throws (`seeFirm`). */
export async function listSites(
  { database: { queries } }: { readonly database: Database },
  actor: FirmActor,
  id: string,
): Promise<{ readonly sites: FirmSite[]; readonly mayChange: boolean }> {
  const { may } = await seeFirm(queries, actor, id)
  return { sites: await findSites(queries, id), mayChange: may('sites:manage') }
}
