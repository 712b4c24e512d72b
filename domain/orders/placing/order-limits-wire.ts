import { z } from 'zod'
import { paise } from '../../wire/atoms.ts'
import { customerBlocks } from '../../identity/customer-block.ts'

const cashUsage = z
  .object({
    limit: paise
      .nullable()
      .meta({ description: 'Paise in cash have to stay below it; null without a limit.' }),
    receivedToday: paise,
    open: paise.meta({ description: 'The total of the cash orders that are still to be delivered.' }),
  })
  .meta({ id: 'CashUsage' })

export const checkoutCredit = z
  .object({
    firmId: z.uuid().nullable().meta({ description: 'The firm whose account it is; null for one’s own.' }),
    days: z.number().int().meta({ description: 'From the invoice until it is due.' }),
    isCheckedAtOrder: z.boolean().meta({
      description: 'False where an order above the limit is taken, and held when it is packed or billed.',
    }),
    amounts: z
      .union([
        z.object({
          limit: paise,
          left: paise.meta({ description: 'Of the limit, less what is owed and ordered.' }),
          overdue: paise,
        }),
        z.null(),
      ])
      .meta({ description: 'Null for whoever may not see the account of the firm.' }),
  })
  .meta({ id: 'CheckoutCredit', description: 'An account of credit that may be ordered on; paise.' })

export const orderLimits = z
  .object({
    maxTotal: paise,
    maxLines: z.number().int(),
    maxQuantity: z.number().int().meta({ description: 'Of one line.' }),
    block: z.enum(customerBlocks).nullable().meta({
      description: 'CASH: the store takes no cash on delivery from the customer; ALL: no order at all.',
    }),
    cashOrders: z
      .object({ open: z.number().int(), max: z.number().int() })
      .meta({ description: 'Cash orders on their way; with `max` of them no other is placed as COD.' }),
    credit: z.array(checkoutCredit).readonly().optional().meta({
      description: 'Accounts that may be ordered on as ACCOUNT, their own first; absent without one.',
    }),
    cash: cashUsage.meta({
      description:
        'An order whose total reaches the limit is refused as COD. Together with what was received today and is open, it is placed, ' +
        'and may not be payable in cash on one day.',
    }),
  })
  .meta({ id: 'OrderLimits' })
