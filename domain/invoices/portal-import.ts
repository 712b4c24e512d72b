import type { qrDifferences } from '../problem/error-details.ts'
import { withAsciiDigits } from '../text/ascii-digits.ts'

/** Most rows of one file of a portal. */
export const MAX_PORTAL_ROWS = 500

/** Reasons for which a row of a portal's file is not recorded. */
export const portalIssues = [
  'no-numbers',
  'no-document',
  'document-unknown',
  'qr-missing',
  'qr-unreadable',
  'qr-differs',
  'irn-differs',
  'acknowledgement-wrong',
  'eway-bill-wrong',
  'valid-till-wrong',
  'not-sent',
  'several-fulfilments',
  'number-taken',
  'twice',
] as const
export type PortalIssue = (typeof portalIssues)[number]

/** Outcomes of a row: recorded for the first time, in place of another number, already there, or not possible. */
export const portalStates = ['new', 'replaces', 'known', 'refused'] as const
export type PortalState = (typeof portalStates)[number]

/** Numbers that a portal gave for a document, as its file says them; null where it says nothing. */
export type PortalRow = {
  /** Of the row in the file, or of the record in a JSON file. */
  readonly number: number
  readonly document: string | null
  readonly irn: string | null
  readonly acknowledgement: string | null
  readonly signedQr: string | null
  readonly ewayBill: string | null
  /** Such as `29/11/2026 11:59:00 PM`. */
  readonly validTill: string | null
}

/** A row of a file with what becomes of it. */
export type PortalOutcome = {
  readonly number: number
  readonly document: string | null
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly irn: string | null
  readonly ewayBill: string | null
  /** Day as `2026-11-29`. */
  readonly validUntil: string | null
  readonly state: PortalState
  readonly issue: PortalIssue | null
  /** Facts in which a signed code differs from the document. */
  readonly differences: readonly (typeof qrDifferences)[number][]
  /** Order that has the number. */
  readonly other: string | null
}

export type PortalReport = { readonly rows: readonly PortalOutcome[]; readonly changed: number }

type Field = Exclude<keyof PortalRow, 'number'>

/** Names of the fields in the files of the portals of NIC, as letters and digits: of JSON answers, and heads of their sheets. */
const names = {
  document: /^(?:docno|documentno|documentnumber|docnumber|invno|invoiceno|invoicenumber)$/,
  irn: /^irn(?:no|number)?$/,
  acknowledgement: /^ack(?:nowledge?ment)?(?:no|number)$/,
  signedQr: /^(?:signedqrcode|signedqr|qrcode)$/,
  ewayBill: /^(?:ewb|ewaybill)(?:no|number)?$/,
  validTill: /^(?:ewb|ewaybill)?valid(?:ity)?(?:till|upto|until)?(?:date)?$/,
} as const satisfies Record<Field, RegExp>

/** Reads a record of a portal's file by the names of its fields, whatever their spelling. */
export function readPortalRow(
  number: number,
  fields: Iterable<readonly [name: string, text: string]>,
): PortalRow {
  const found = new Map<Field, string>()
  for (const [name, text] of fields) {
    const plain = name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
    const said = text.trim()
    const field = (Object.keys(names) as Field[]).find((each) => names[each].test(plain))
    if (field !== undefined && said !== '' && !found.has(field)) found.set(field, said)
  }
  const get = (field: Field) => found.get(field) ?? null
  return {
    number,
    document: get('document'),
    irn: get('irn'),
    acknowledgement: get('acknowledgement'),
    signedQr: get('signedQr'),
    ewayBill: get('ewayBill'),
    validTill: get('validTill'),
  }
}

/** The twelve digits of an e-way bill, with the gaps that the portal shows; null for anything else. */
export function ewayBillNumberIn(text: string): string | null {
  const digits = withAsciiDigits(text).replaceAll(/[\s-]/g, '')
  return /^\d{12}$/.test(digits) ? digits : null
}

/** The day of a portal's time, such as `2026-11-29 23:59:00` or `29/11/2026 11:59:00 PM`; null where it is none. */
export function portalDay(text: string): string | null {
  const [first = ''] = text.trim().split(/[\sT]/)
  const parts = first.split(/[/.-]/)
  if (parts.length !== 3) return null
  const [year = '', month = '', date = ''] = parts[0]?.length === 4 ? parts : parts.toReversed()
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return null
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

/** The order and the fulfilment that the number of a challan names, such as `4821-9035-7/2`; null for that of an invoice. */
export function challanIn(document: string): { readonly order: string; readonly fulfilment: number } | null {
  const [, order, fulfilment] = /^(\d{4}-\d{4}-\d)\/(\d{1,3})$/.exec(document.trim()) ?? []
  return order === undefined ? null : { order, fulfilment: Number(fulfilment) }
}
