import { expect, test } from 'vitest'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import type { PortalReportWire } from '#domain/invoices/portal-import-wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { signedQrOf } from '../../support/builders/signed-qr.ts'

const { api, me, as, show } = await deskForTests({ ORDERS_PER_HOUR: '1000', OPEN_CASH_ORDERS: '1000' })

const GSTIN = '07AAGFF2194N1Z1'
const ACKNOWLEDGEMENT = '112010036563310'
const today = () => istDay(api.now())
let bills = 191_000_000_000
const newNumber = () => String((bills += 1))

async function sent(more: object = {}): Promise<{ orderId: string; orderNumber: string; invoice: Invoice }> {
  const { orderId } = await me.order('COD', {
    lines: [{ ...cementLine, quantity: 3 }],
    buyerGstin: GSTIN,
    ...more,
  })
  const id = String(orderId)
  await as('owner').post(`/api/desk/orders/${id}/status`, { to: 'SHIPPED' })
  const invoice = (await me.json(`/api/orders/${id}/invoice`)) as unknown as Invoice
  return { orderId: id, orderNumber: (await show(id)).orderNumber, invoice }
}

const send = (act: string, file: unknown, role: 'accountant' | 'packer' = 'accountant') =>
  fileSender(as(role).call)(
    `/api/desk/portal-numbers?act=${act}`,
    Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
  )
async function report(act: string, file: unknown): Promise<PortalReportWire> {
  const answer = await send(act, file)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as PortalReportWire
}
const stateOf = ({ rows }: PortalReportWire) => rows.map(({ state, issue }) => issue ?? state)
const record = ({ invoice }: { invoice: Invoice }, more: object = {}) => {
  const signedQr = signedQrOf(invoice)
  return { AckNo: Number(ACKNOWLEDGEMENT), Irn: irnOf(invoice), SignedQRCode: signedQr, EwbNo: null, ...more }
}
const irnOf = ({ number }: Invoice) => Buffer.from(number.padEnd(32, '.')).toString('hex')
const registered = async (orderId: string) =>
  ((await me.json(`/api/orders/${orderId}/invoice`)) as unknown as Invoice).eInvoice
const changesOf = async (orderId: string) => (await show(orderId)).changes.length

test('[DESK-07] the answer of a portal is looked at, recorded once as a whole, and printed', async () => {
  const [one, other] = [await sent(), await sent()]
  const number = newNumber()
  const file = [record(one, { EwbNo: Number(number), EwbValidTill: `${today()} 23:59:00` }), record(other)]
  const before = await changesOf(one.orderId)
  const checked = await report('check', file)
  expect(stateOf(checked)).toEqual(['new', 'new'])
  expect(checked).toMatchObject({
    changed: 0,
    rows: [
      { document: one.invoice.number, orderNumber: one.orderNumber, ewayBill: number, validUntil: today() },
      {},
    ],
  })
  expect(await registered(one.orderId)).toBeUndefined()
  expect(await changesOf(one.orderId)).toBe(before)
  expect((await report('enter', file)).changed).toBe(2)
  expect(await registered(one.orderId)).toMatchObject({
    irn: irnOf(one.invoice),
    acknowledgement: ACKNOWLEDGEMENT,
  })
  expect((await show(one.orderId)).fulfilments).toMatchObject([{ ewayBill: { number, validUntil: today() } }])
  expect(await changesOf(one.orderId)).toBe(before + 2)
  const again = await report('enter', file)
  expect([again.changed, ...stateOf(again)]).toEqual([0, 'known', 'known'])
  expect(await changesOf(one.orderId)).toBe(before + 2)
})

test('[DESK-07] the answers that a provider saved, each in its wrapping, are read as those of the portal', async () => {
  const [one, other] = [await sent(), await sent()]
  const bill = {
    ewayBillNo: Number(newNumber()),
    validUpto: `${today().split('-').toReversed().join('/')} 11:59:00 PM`,
  }
  const file = [
    { success: true, message: 'IRN generated successfully', result: record(one, { EwbValidTill: null }) },
    { document_status: 'IRN_GENERATED', govt_response: { Success: 'Y', ...record(other) } },
    { response: { status_cd: '1', result: { ...bill, alert: '' } }, docNo: one.invoice.number },
  ]
  const checked = await report('check', file)
  expect(stateOf(checked)).toEqual(['new', 'new', 'new'])
  expect(checked.rows[2]).toMatchObject({ ewayBill: String(bill.ewayBillNo), validUntil: today() })
})

test('[DESK-07] each row is checked against its document, and one that is wrong leaves nothing recorded', async () => {
  const [good, bad] = [await sent(), await sent()]
  const differing = signedQrOf(bad.invoice, { TotInvVal: 1 })
  const file = [
    record(good),
    record(bad, { SignedQRCode: differing }),
    record(bad, { SignedQRCode: 'x.y.z' }),
    record(bad, { SignedQRCode: null, DocNo: bad.invoice.number }),
    record(bad, { Irn: 'f'.repeat(64) }),
    record(bad, { AckNo: '1.12E+14' }),
    { DocNo: 'NV/26-27/999999', EwbNo: newNumber() },
    { DocNo: bad.invoice.number, EwbNo: '123' },
    { DocNo: bad.invoice.number, EwbNo: newNumber(), EwbValidTill: 'soon' },
    { EwbNo: newNumber() },
    { DocNo: bad.invoice.number, Status: 'ERR' },
  ]
  const checked = await report('check', file)
  expect(stateOf(checked)).toEqual([
    'new',
    'qr-differs',
    'qr-unreadable',
    'qr-missing',
    'irn-differs',
    'acknowledgement-wrong',
    'document-unknown',
    'eway-bill-wrong',
    'valid-till-wrong',
    'no-document',
    'no-numbers',
  ])
  expect(checked.rows[1]?.differences).toEqual(['amount'])
  const refused = await send('enter', file)
  expect(await refused.json()).toMatchObject({
    code: 'invalid-input',
    reasons: [{ code: 'portal-rows-refused', rows: 10 }],
  })
  expect(await registered(good.orderId)).toBeUndefined()
})

test('[DESK-07] an e-way bill is of the challan or the one part of an invoice, and no number is given twice', async () => {
  const [one, other] = [await sent(), await sent()]
  const [first, second] = [newNumber(), newNumber()]
  const sheet = (...rows: string[]) => ['Doc.No,EWB No,Valid Till Date', ...rows].join('\n')
  const file = sheet(
    `${one.orderNumber}/1,${first},${today()}`,
    `${other.invoice.number.toLowerCase()},${second},`,
  )
  expect((await report('enter', file)).changed).toBe(2)
  expect((await show(other.orderId)).fulfilments).toMatchObject([
    { ewayBill: { number: second, validUntil: null } },
  ])
  expect(stateOf(await report('check', file))).toEqual(['known', 'known'])
  const [third, fourth] = [newNumber(), newNumber()]
  const clashing = await report(
    'check',
    sheet(
      `${one.invoice.number},${second},`,
      `${other.invoice.number},${third},${today()}`,
      `${other.invoice.number},${fourth},`,
      `${one.orderNumber}/2,${fourth},`,
    ),
  )
  expect(stateOf(clashing)).toEqual(['number-taken', 'replaces', 'twice', 'not-sent'])
  expect(clashing.rows[0]?.other).toBe(other.orderNumber)
})

test('[DESK-07] only whoever registers documents imports, no file is too large, and two files at once record each number once', async () => {
  const one = await sent()
  const file = [record(one)]
  expect(await errorCodeOf(await send('check', file, 'packer'))).toBe('not-permitted')
  const many = Array.from({ length: 501 }, () => ({ DocNo: 'x', EwbNo: '1' }))
  expect(await (await send('check', many)).json()).toMatchObject({
    code: 'file-refused',
    reasons: [{ code: 'too-many-portal-rows', rows: 501, most: 500 }],
  })
  expect(await errorCodeOf(await send('check', '[]'))).toBe('file-refused')
  expect(stateOf(await report('check', {}))).toEqual(['no-numbers'])
  const before = await changesOf(one.orderId)
  const both = await Promise.all([report('enter', file), report('enter', file)])
  expect(both.map(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await changesOf(one.orderId)).toBe(before + 1)
})
