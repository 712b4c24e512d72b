import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'
import { monthQuery, timestamp, paise } from '../wire/atoms.ts'

export const commissionStatement = z
  .object({
    month: z.string(),
    entries: z
      .array(
        z.object({
          at: timestamp,
          kind: z.enum(['DELIVERED', 'RETURNED']),
          orderId: z.uuid(),
          orderNumber: z.string(),
          amount: paise.meta({ description: 'Paise; below nothing for what came back.' }),
        }),
      )
      .readonly()
      .meta({ description: 'The oldest first; of very many the latest.' }),
    unlisted: z.number().int().meta({ description: 'How many earlier entries are in the total only.' }),
    total: paise,
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
