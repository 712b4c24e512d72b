import { z } from 'zod'
import { reference } from '../accounts/account-wire.ts'
import { entryMethods } from '../accounts/receipt.ts'
import { amountInPaise, day, note, paise, timestamp } from '../wire/atoms.ts'
import { doorMethods } from './door-receipt.ts'

/** The account of a stop, as its driver is told of it. */
export const doorCredit = z
  .object({
    owed: paise.meta({ description: 'Owed on the account in all, in paise; zero when nothing is.' }),
    receipts: z
      .array(
        z.object({
          id: z.uuid(),
          number: z.number().int(),
          amount: paise,
          method: z.enum(entryMethods),
          isTakenBack: z.boolean(),
        }),
      )
      .readonly()
      .meta({ description: 'Taken at this stop.' }),
  })
  .meta({
    description:
      'What the driver may take money for; null where there is no account, or the shop does not allow it.',
  })

/** Money that a driver took on account. */
export const collectionRequest = z
  .object({
    id: z.uuid().meta({ description: 'Made by the phone; a repeat changes nothing.' }),
    amount: amountInPaise,
    method: z.enum(doorMethods),
    reference: reference.nullish().meta({ description: 'Of a payment by UPI, or the number of a cheque.' }),
    bank: note(60).nullish(),
    chequeDay: day.nullish(),
    tappedAt: timestamp.meta({ description: 'When the driver tapped, by their phone.' }),
  })
  .meta({ id: 'DoorCollectionRequest' })

export type DoorCollectionWire = z.input<typeof collectionRequest>
