import { AppError } from '#domain/errors.ts'
import {
  challanIn,
  ewayBillNumberIn,
  MAX_PORTAL_ROWS,
  portalDay,
  type PortalIssue,
  type PortalOutcome,
  type PortalReport,
  type PortalRow,
} from '#domain/invoices/portal-import.ts'
import type { PortalAct } from '#domain/invoices/portal-import-wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findDocuments, findOwnersOf, type DocumentOwner } from '../../db/invoices/tax-documents.ts'
import { findFulfilments } from '../../db/orders/fulfilments.ts'
import { lockOrder } from '../../db/orders/orders.ts'
import { withSavepoint } from '../../db/savepoint.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { readSheetRows } from '../sheets/steps/read-rows.ts'
import { keepEwayBill } from '../fulfilments/steps/keep-eway-bill.ts'
import { readPortalRows } from './import-portal-numbers/read-portal-rows.ts'
import { readSignedQr, registerEInvoice } from './steps/register-e-invoice.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets; readonly now: () => Date }

/** A row with the order that its document is of. */
type Placed = PortalRow & { readonly owner: DocumentOwner | null }

/** Ends the transaction of a file that is only looked at: what was tried is taken back. */
class Tried extends Error {
  readonly report: PortalReport

  constructor(report: PortalReport) {
    super('only tried')
    this.report = report
  }
}

/**
 * Checks a file with the numbers that the portals gave for many documents, or records them (DESK-07): all rows or none, each checked
 * against its document as one that is entered by hand. A file that is only looked at is recorded and taken back, so that it says what
 * would become of it; one that is sent again changes nothing. Throws `not-permitted`, `file-refused`, and `invalid-input` when it is to be recorded and a row
 * cannot be.
 */
export async function importPortalNumbers(
  { database, sheets, now }: Dependencies,
  actor: StaffActor,
  { act, bytes }: { readonly act: PortalAct; readonly bytes: Uint8Array },
): Promise<PortalReport> {
  requirePermission(actor, 'documents:register')
  const at = now()
  const rows = await readSheetRows(sheets, bytes, {
    today: istDay(at),
    read: readPortalRows,
    most: MAX_PORTAL_ROWS,
    tooMany: (count) => ({ code: 'too-many-portal-rows', rows: count, most: MAX_PORTAL_ROWS }),
  })
  try {
    return await database.queries.transaction().execute(async (queries) => {
      const report = await recordAll(queries, actor, { rows, at })
      if (act === 'check') throw new Tried(report)
      const refused = report.rows.filter(({ state }) => state === 'refused').length
      if (refused > 0)
        throw new AppError('invalid-input', { reasons: [{ code: 'portal-rows-refused', rows: refused }] })
      return report
    })
  } catch (error) {
    if (error instanceof Tried) return { ...error.report, changed: 0 }
    throw error
  }
}

type File = { readonly rows: readonly PortalRow[]; readonly at: Date }

/** Records every row that can be, in the order of the file. The orders are locked before, in one order for everybody. */
async function recordAll(queries: Queries, actor: StaffActor, { rows, at }: File): Promise<PortalReport> {
  const named = rows.map((row) => ({ ...row, document: row.document ?? documentInQr(row.signedQr) }))
  const owners = await findOwnersOf(
    queries,
    named.flatMap(({ document }) => document ?? []).map((number) => challanIn(number)?.order ?? number),
  )
  const placed = named.map((row) => ({ ...row, owner: ownerOf(row, owners) }))
  const orderIds = new Set(placed.flatMap(({ owner }) => owner?.orderId ?? []))
  for (const orderId of [...orderIds].toSorted()) await lockOrder(queries, orderId)
  const outcomes: PortalOutcome[] = []
  const done = new Set<string>()
  for (const row of placed) outcomes.push(await outcomeOf(queries, actor, { row, done, at }))
  return {
    rows: outcomes,
    changed: outcomes.filter(({ state }) => state === 'new' || state === 'replaces').length,
  }
}

function ownerOf({ document }: PortalRow, owners: ReadonlyMap<string, DocumentOwner>): DocumentOwner | null {
  if (document === null) return null
  return owners.get((challanIn(document)?.order ?? document).toUpperCase()) ?? null
}

/** The number of the document that a signed code names; null where it names none. */
function documentInQr(signedQr: string | null): string | null {
  if (signedQr === null) return null
  try {
    return readSignedQr(signedQr).DocNo
  } catch {
    return null
  }
}

type RowOf = { readonly row: Placed; readonly done: Set<string>; readonly at: Date }

/** A reason for which a row is not recorded. */
class Refusal extends Error {
  readonly issue: PortalIssue

  constructor(issue: PortalIssue) {
    super(issue)
    this.issue = issue
  }
}

/** Records a row, or takes back what was recorded of it and says why it cannot be. */
async function outcomeOf(
  queries: Queries,
  actor: StaffActor,
  { row, done, at }: RowOf,
): Promise<PortalOutcome> {
  const said = saidBy(row)
  try {
    const states = await withSavepoint(queries, () => record(queries, actor, { row, done, at }))
    const state = (['replaces', 'new', 'known'] as const).find((each) => states.includes(each)) ?? 'known'
    return { ...said, state }
  } catch (error) {
    return { ...said, state: 'refused', ...refusalOf(error) }
  }
}

/** Facts of a row as it says them, with its order. */
function saidBy({ number, document, owner, irn, ewayBill, validTill }: Placed): Omit<PortalOutcome, 'state'> {
  return {
    number,
    document: owner?.number ?? document,
    orderId: owner?.orderId ?? null,
    orderNumber: owner?.orderNumber ?? null,
    irn,
    ewayBill: ewayBill === null ? null : (ewayBillNumberIn(ewayBill) ?? ewayBill),
    validUntil: validTill === null ? null : portalDay(validTill),
    issue: null,
    differences: [],
    other: null,
  }
}

/** Reason that a row was not recorded; throws what is none. */
function refusalOf(error: unknown): Partial<Pick<PortalOutcome, 'issue' | 'differences' | 'other'>> {
  if (error instanceof Refusal) return { issue: error.issue }
  if (!(error instanceof AppError)) throw error
  const { qrDifferences: differences = [], orderNumbers = [] } = error.details
  if (error.code === 'portal-number-taken') return { issue: 'number-taken', other: orderNumbers[0] ?? null }
  if (error.code !== 'e-invoice-refused') throw error
  return { differences, issue: differences.length > 0 ? 'qr-differs' : 'qr-unreadable' }
}

type Recorded = 'new' | 'replaces' | 'known'

async function record(queries: Queries, actor: StaffActor, of: RowOf): Promise<Recorded[]> {
  const { document, owner, irn, acknowledgement, signedQr, ewayBill } = of.row
  const isRegistered = irn !== null || acknowledgement !== null || signedQr !== null
  if (!isRegistered && ewayBill === null) throw new Refusal('no-numbers')
  // a code that cannot be read names no document either
  if (signedQr !== null) readSignedQr(signedQr)
  if (document === null) throw new Refusal(isRegistered ? 'qr-missing' : 'no-document')
  if (owner === null) throw new Refusal('document-unknown')
  return [
    ...(isRegistered ? [await recordRegistration(queries, actor, { ...of, owner })] : []),
    ...(ewayBill === null ? [] : [await recordBill(queries, actor, { ...of, owner, ewayBill })]),
  ]
}

type Owned = RowOf & { readonly owner: DocumentOwner }

async function recordRegistration(
  queries: Queries,
  actor: StaffActor,
  { row: { irn, acknowledgement, signedQr }, owner, done, at }: Owned,
): Promise<Recorded> {
  const { orderId, number: document } = owner
  if (signedQr === null) throw new Refusal('qr-missing')
  if (acknowledgement === null || !/^\d{10,20}$/.test(acknowledgement))
    throw new Refusal('acknowledgement-wrong')
  if (irn !== null && irn.toLowerCase() !== readSignedQr(signedQr).Irn) throw new Refusal('irn-differs')
  const before = (await findDocuments(queries, orderId)).find(({ number }) => number === document)?.eInvoice
  if (before?.signedQr === signedQr && before.acknowledgement === acknowledgement) return 'known'
  markDone(done, `e-invoice ${document}`)
  await registerEInvoice(queries, actor, { orderId, document, signedQr, acknowledgement, at })
  return before === undefined ? 'new' : 'replaces'
}

async function recordBill(
  queries: Queries,
  actor: StaffActor,
  { row, owner: { orderId }, ewayBill, done, at }: Owned & { readonly ewayBill: string },
): Promise<Recorded> {
  const number = ewayBillNumberIn(ewayBill)
  if (number === null) throw new Refusal('eway-bill-wrong')
  const validUntil = row.validTill === null ? null : portalDay(row.validTill)
  if (row.validTill !== null && validUntil === null) throw new Refusal('valid-till-wrong')
  const challan = challanIn(row.document ?? '')
  const fulfilments = (await findFulfilments(queries, orderId)).filter((one) =>
    challan === null ? one.status !== 'RETURNED' : one.number === challan.fulfilment,
  )
  const [fulfilment, ...others] = fulfilments
  if (fulfilment === undefined) throw new Refusal('not-sent')
  if (others.length > 0) throw new Refusal('several-fulfilments')
  const before = fulfilment.ewayBill
  if (before?.number === number && before.validUntil === validUntil) return 'known'
  markDone(done, `e-way bill ${fulfilment.id}`)
  const bill = { number, validUntil }
  await keepEwayBill(queries, actor, { orderId, number: fulfilment.number, bill, at })
  return before === undefined ? 'new' : 'replaces'
}

/** Remembers what a row of the file recorded, which no other row of it replaces. */
function markDone(done: Set<string>, what: string): void {
  if (done.has(what)) throw new Refusal('twice')
  done.add(what)
}
