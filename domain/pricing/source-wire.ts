import { z } from 'zod'
import { day, paise, price } from '../wire/atoms.ts'

const source = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('list') }),
    z.object({ kind: z.literal('break'), from: z.number().int() }),
    z.object({ kind: z.literal('agreed'), priceListId: z.uuid(), name: z.string() }),
    z.object({
      kind: z.literal('rate'),
      rateId: z.uuid(),
      name: z.string(),
      day,
      from: z.number().int().optional(),
    }),
    z.object({
      kind: z.literal('line'),
      by: z.string().meta({ description: 'The member of staff.' }),
      reason: z.string(),
      instead: price.meta({
        description: 'What the buyer would have paid for one, in millionths of a rupee.',
      }),
    }),
  ])
  .meta({
    id: 'PriceSource',
    description:
      'list: the catalogue; break: its price from a quantity on; agreed: a price list, under its name at that time; rate: the rate of a day, which the catalogue’s price follows; line: typed by staff.',
  })

/** Source of the price of a line, as the desk sees it. */
export const itemPricing = z
  .object({
    source,
    listPrice: price.meta({ description: 'Of one in the catalogue, in millionths of a rupee.' }),
    offers: z
      .array(
        z.object({
          offerId: z.uuid(),
          name: z.string(),
          saved: paise,
          first: z.object({ units: z.int(), saved: paise }).optional().meta({
            description: 'What it saved when the order was placed; absent as long as the units are the same.',
          }),
        }),
      )
      .readonly()
      .optional()
      .meta({ description: 'Offers that lowered it, with what each saves on all units.' }),
    publicPrice: price.meta({
      description: 'What anybody paid for one who bought so many, in millionths of a rupee.',
    }),
  })
  .meta({ id: 'ItemPricing', description: 'Where a price comes from; absent on older orders.' })
