import { z } from 'zod'
import { stopParams } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { MAX_PRINTED_ORDERS, papers, printedKinds } from './print-job.ts'

const of = z
  .union([
    z.object({
      orderIds: z.array(z.uuid()).min(1).max(MAX_PRINTED_ORDERS).readonly(),
      fulfilmentNumber: z
        .number()
        .int()
        .min(1)
        .max(10_000)
        .optional()
        .meta({ description: 'Only this part of a single order; otherwise what has not arrived.' }),
    }),
    z.object({ tripId: z.uuid() }),
  ])
  .meta({ description: 'Orders, in this order, or what a trip carries.' })

const printRequest = z
  .object({
    kind: z.enum(printedKinds),
    paper: z
      .enum(papers)
      .default('a4')
      .meta({ description: 'Only an invoice fits the 80 mm roll; anything else is A4.' }),
    of,
  })
  .meta({ id: 'PrintRequest' })

export type PrintRequestWire = z.input<typeof printRequest>

/** The header that names the orders of which nothing was printed, with commas. */
export const LEFT_OUT_HEADER = 'x-left-out'

export const printCalls = defineCalls({
  print: { method: 'post', path: '/desk/prints', body: printRequest, download: 'application/pdf' },
  ownChallan: {
    method: 'get',
    path: '/desk/my-trip/stops/{stopId}/challan.pdf',
    params: stopParams,
    download: 'application/pdf',
  },
})
