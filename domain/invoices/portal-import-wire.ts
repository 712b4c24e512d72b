import { z } from 'zod'
import { qrDifferences } from '../problem/error-details.ts'
import { day } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { portalIssues, portalStates } from './portal-import.ts'

/** Acts with a file of a portal: nothing is changed, or its numbers are recorded. */
export const portalActs = ['check', 'enter'] as const
export type PortalAct = (typeof portalActs)[number]

const row = z
  .object({
    number: z.int().meta({ description: 'Of the row in the file.' }),
    document: z.string().nullable().meta({ description: 'Number of the invoice, credit note or challan.' }),
    orderId: z.uuid().nullable(),
    orderNumber: z.string().nullable(),
    irn: z.string().nullable(),
    ewayBill: z.string().nullable(),
    validUntil: day.nullable(),
    state: z.enum(portalStates),
    issue: z.enum(portalIssues).nullable(),
    differences: z
      .array(z.enum(qrDifferences))
      .readonly()
      .meta({ description: 'Facts in which the signed code differs from the document.' }),
    other: z.string().nullable().meta({ description: 'Number of the order that has the number.' }),
  })
  .meta({ id: 'PortalRow' })

const report = z
  .object({
    rows: z.array(row).readonly(),
    changed: z.int().meta({ description: 'Rows that this call recorded.' }),
  })
  .meta({ id: 'PortalReport' })

export const portalCalls = defineCalls({
  send: {
    method: 'post',
    path: '/desk/portal-numbers',
    query: z.object({ act: z.enum(portalActs) }),
    upload: true,
    answer: report,
  },
})

export type PortalReportWire = z.infer<typeof report>
