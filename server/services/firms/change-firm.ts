import type { Billing } from '#domain/identity/billing.ts'
import type { Database } from '../../db/database.ts'
import { updateFirm } from '../../db/firms/firms.ts'
import { requireFitting } from './steps/firm-facts.ts'
import { lockFirm, type FirmActor } from './steps/open-firm.ts'
import { recordFirmChange } from './steps/record-firm-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Changes name and address of a firm; its GSTIN stays, and so do papers of earlier orders (FIRM-01). Throws `billing-differs` and
 * what locking it throws (`lockFirm`).
 */
export async function changeFirm(
  { database, now }: Dependencies,
  actor: FirmActor,
  { id, legalName, address }: Billing & { readonly id: string },
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const { firm } = await lockFirm(queries, actor, { id, right: 'firm:edit', at })
    requireFitting({ legalName, address }, firm.gstin)
    await updateFirm(queries, { id, legalName, address, updatedAt: at })
    await recordFirmChange(queries, actor, {
      action: 'firm.edit',
      subjectId: id,
      before: { legalName: firm.legalName, ...firm.address },
      after: { legalName, ...address },
      at,
    })
  })
}
