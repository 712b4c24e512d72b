import type { Partner } from '#domain/identity/partner.ts'
import type { ErasurePlan } from '#domain/privacy/personal-data.ts'
import { taxRecordsUntil } from '#domain/privacy/retention.ts'
import type { Database } from '../../db/database.ts'
import { countTaxRecords, findOpenOrderNumbers, isStaff } from '../../db/privacy/person.ts'

/** What the erasure of a partner's account would leave, and what stands against it. */
export async function planErasure(
  { database: { queries } }: { readonly database: Database },
  actor: Partner,
): Promise<ErasurePlan> {
  const { orders, documents, latest } = await countTaxRecords(queries, actor.uid)
  return {
    openOrders: await findOpenOrderNumbers(queries, actor.uid),
    isStaff: await isStaff(queries, actor.uid),
    keptOrders: orders,
    keptDocuments: documents,
    keptUntil: latest === null ? null : taxRecordsUntil(latest),
  }
}
