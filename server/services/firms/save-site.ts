import { formatAddress } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import { MAX_FIRM_SITES, type FirmSite } from '#domain/firms/site.ts'
import type { Database } from '../../db/database.ts'
import { findSite, findSites, insertSite, updateSite } from '../../db/firms/firm-sites.ts'
import { lockFirm, type FirmActor } from './steps/open-firm.ts'
import { recordFirmChange } from './steps/record-firm-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }
type NewSite = Omit<FirmSite, 'isClosed'> & { readonly firmId: string }

/**
 * Adds a site to a firm; its id makes the same request add one (FIRM-02). Throws `too-many-sites`, `not-found` for a foreign id, and what
 * locking the firm throws (`lockFirm`).
 */
export async function addSite(
  { database, now }: Dependencies,
  actor: FirmActor,
  site: NewSite,
): Promise<void> {
  const { id, firmId, name } = site
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockFirm(queries, actor, { id: firmId, right: 'sites:manage', at })
    const sites = await findSites(queries, firmId)
    if (sites.some((one) => one.id === id)) return
    if (sites.length >= MAX_FIRM_SITES) throw new AppError('too-many-sites', { limit: MAX_FIRM_SITES })
    if (!(await insertSite(queries, { ...site, at }))) throw new AppError('not-found')
    await recordFirmChange(queries, actor, {
      action: 'firm.add-site',
      subjectId: firmId,
      after: { name, address: formatAddress(site.address) },
      at,
    })
  })
}

/**
 * Changes a site, closes it or opens it again; earlier orders keep what they had (FIRM-02). Throws `not-found`, and what locking the firm
 * throws (`lockFirm`).
 */
export async function changeSite(
  { database, now }: Dependencies,
  actor: FirmActor,
  site: NewSite & Pick<FirmSite, 'isClosed'>,
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockFirm(queries, actor, { id: site.firmId, right: 'sites:manage', at })
    const before = await findSite(queries, site)
    if (before === null) throw new AppError('not-found')
    await updateSite(queries, { ...site, at })
    await recordFirmChange(queries, actor, {
      action: 'firm.edit-site',
      subjectId: site.firmId,
      before: auditedSite(before),
      after: auditedSite(site),
      at,
    })
  })
}

function auditedSite({ name, address, isClosed }: Omit<FirmSite, 'id'>) {
  return { name, address: formatAddress(address), isClosed }
}
