import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'
import { monthQuery } from '../wire/atoms.ts'
import { paiseToRupees } from '../money/paise.ts'
import type { CommissionStatement } from './commission.ts'

const rupees = z.number().meta({ description: 'Rupees; below nothing for what came back.' })

export const commissionStatement = z
  .object({
    month: z.string(),
    entries: z
      .array(
        z.object({
          at: z.iso.datetime(),
          kind: z.enum(['DELIVERED', 'RETURNED']),
          orderId: z.uuid(),
          orderNumber: z.string(),
          amount: rupees,
        }),
      )
      .readonly()
      .meta({ description: 'The oldest first; of very many the latest.' }),
    unlisted: z.number().int().meta({ description: 'How many earlier entries are in the total only.' }),
    total: rupees,
  })
  .meta({ id: 'CommissionStatement', description: 'The commission of a partner in a month.' })

export const commissionCalls = defineCalls({
  readOwn: {
    method: 'get',
    path: '/account/commission',
    query: monthQuery,
    answer: commissionStatement,
  },
})

export type CommissionStatementWire = z.infer<typeof commissionStatement>

/** A statement in rupees. */
export function serializeCommission({
  month,
  entries,
  unlisted,
  total,
}: CommissionStatement): CommissionStatementWire {
  return {
    month,
    entries: entries.map((entry) => ({ ...entry, amount: paiseToRupees(entry.amount) })),
    unlisted,
    total: paiseToRupees(total),
  }
}
