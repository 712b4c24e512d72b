import type { ErasurePlan } from '#domain/privacy/personal-data.ts'
import { taxRecordsUntil } from '#domain/privacy/retention.ts'
import type { Queries } from '../../../db/database.ts'
import { countTaxRecords, findOpenOrderNumbers, isStaff } from '../../../db/privacy/person.ts'

/** Reads what the erasure of a partner would leave, and what stands against it. */
export async function readErasurePlan(queries: Queries, uid: string): Promise<ErasurePlan> {
  const { orders, documents, latest } = await countTaxRecords(queries, uid)
  return {
    openOrders: await findOpenOrderNumbers(queries, uid),
    isStaff: await isStaff(queries, uid),
    retainedOrders: orders,
    retainedDocuments: documents,
    retainedUntil: latest === null ? null : taxRecordsUntil(latest),
  }
}
