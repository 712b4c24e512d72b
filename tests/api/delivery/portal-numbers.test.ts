import { expect, test } from 'vitest'
import type { CreditNote, Invoice } from '#domain/invoices/tax-document.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'
import { tripActions } from '../../support/api/trip-actions.ts'
import { signedQrOf } from '../../support/builders/signed-qr.ts'

const desk = await deskForTests()
const { api, me, as, show } = desk
const { plan, find } = tripActions(desk)

const GSTIN = '07AAGFF2194N1Z1'
const ACKNOWLEDGEMENT = '112010036563310'
let bills = 181_000_000_000

const today = () => istDay(api.now())
const newNumber = () => String((bills += 1))

async function shipped(quantity: number, more: object = {}): Promise<string> {
  const { orderId } = await me.order('COD', { lines: [{ ...cementLine, quantity }], ...more })
  await as('owner').post(`/api/desk/orders/${String(orderId)}/status`, { to: 'SHIPPED' })
  return String(orderId)
}

const record = (orderId: string, body: object, role: 'packer' | 'counter' = 'counter') =>
  as(role).post(`/api/desk/orders/${orderId}/fulfilments/1/eway-bill`, body)
const register = (orderId: string, body: object) =>
  as('accountant').post(`/api/desk/orders/${orderId}/e-invoices`, body)
const invoiceOf = async (orderId: string) =>
  (await me.json(`/api/orders/${orderId}/invoice`)) as unknown as Invoice

test('[DESK-07] the number of an e-way bill is kept with its part, printed, corrected, and told in the audit log', async () => {
  const orderId = await shipped(450)
  const number = newNumber()
  const typed = number.replace(/^(\d{4})(\d{4})/, '$1 $2-')
  expect((await record(orderId, { number: typed, validUntil: today() })).status).toBe(200)
  expect((await show(orderId)).fulfilments).toMatchObject([{ ewayBill: { number, validUntil: today() } }])
  expect((await invoiceOf(orderId)).ewayBills).toEqual([number])
  const next = newNumber()
  await record(orderId, { number: next, validUntil: null })
  const { fulfilments, changes } = await show(orderId)
  expect(fulfilments).toMatchObject([{ ewayBill: { number: next, validUntil: null } }])
  expect(changes).toContainEqual(
    expect.objectContaining({
      action: 'fulfilment.eway-bill',
      changes: [
        { field: 'number', before: number, after: next },
        { field: 'validUntil', before: today(), after: null },
      ],
    }),
  )
})

test('[DESK-07] a number that is none, another part’s, or recorded by a packer is refused', async () => {
  const [one, other] = [await shipped(450), await shipped(450)]
  const number = newNumber()
  await record(one, { number, validUntil: today() })
  const taken = await record(other, { number, validUntil: today() })
  expect(await taken.json()).toMatchObject({
    code: 'portal-number-taken',
    orderNumbers: [(await show(one)).orderNumber],
  })
  const fresh = newNumber()
  const both = await Promise.all(
    [one, other].map((orderId) => record(orderId, { number: fresh, validUntil: null })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const wrong of ['18100000000', '1810000000000', 'EWB181000000', '']) {
    const answer = await record(other, { number: wrong, validUntil: null })
    expect([answer.status, (await answer.json()) as object]).toMatchObject([
      400,
      { faults: [{ field: 'number' }] },
    ])
  }
  expect(await errorCodeOf(await record(other, { number: newNumber(), validUntil: null }, 'packer'))).toBe(
    'not-permitted',
  )
})

test('[DESK-05] a trip with a shipment that needs an e-way bill asks before it starts without a valid one', async () => {
  const [dear, cheap] = [await shipped(450), await shipped(10)]
  const part = async (orderId: string) =>
    (
      await api.database.queries
        .selectFrom('fulfilments')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).id
  const { tripId } = await plan([await part(dear), await part(cheap)])
  const start = (body: object = {}) => as('owner').post(`/api/desk/trips/${tripId}/start`, body)
  const { orderNumber } = await show(dear)
  expect(await (await start()).json()).toMatchObject({
    code: 'eway-bill-needed',
    orderNumbers: [orderNumber],
  })
  await record(dear, { number: newNumber(), validUntil: null })
  expect(await errorCodeOf(await start())).toBe('eway-bill-needed')
  const yesterday = istDay(new Date(api.now().getTime() - 86_400_000))
  await record(dear, { number: newNumber(), validUntil: yesterday })
  expect(await errorCodeOf(await start())).toBe('eway-bill-needed')
  expect((await find(tripId)).status).toBe('PLANNED')
  await record(dear, { number: newNumber(), validUntil: today() })
  expect((await start()).status).toBe(200)
  expect((await find(tripId)).status).toBe('ON_THE_ROAD')
})

test('[DESK-05] a trip starts without an e-way bill where that is confirmed, and the audit log says so', async () => {
  const orderId = await shipped(450)
  const { id } = await api.database.queries
    .selectFrom('fulfilments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { tripId } = await plan([id])
  const answer = await as('owner').post(`/api/desk/trips/${tripId}/start`, { confirmNoEwayBill: true })
  expect(answer.status).toBe(200)
  const entry = await api.database.queries
    .selectFrom('audit_log')
    .select('after')
    .where('subject_id', '=', tripId)
    .where('action', '=', 'trip.start')
    .executeTakeFirstOrThrow()
  expect(entry.after).toMatchObject({ withoutEwayBill: [(await show(orderId)).orderNumber] })
})

test('[DESK-07] the registration of an invoice is printed on it, is not copied to its credit note, and has its own there', async () => {
  const orderId = await shipped(20, { buyerGstin: GSTIN })
  const invoice = await invoiceOf(orderId)
  const signedQr = signedQrOf(invoice)
  const answer = await register(orderId, {
    document: invoice.number,
    signedQr,
    acknowledgement: ACKNOWLEDGEMENT,
  })
  expect(answer.status).toBe(200)
  const irn = Buffer.from(invoice.number.padEnd(32, '.')).toString('hex')
  expect(await invoiceOf(orderId)).toEqual({
    ...invoice,
    eInvoice: { irn, registeredAt: '2026-11-28T08:55:00.000Z', acknowledgement: ACKNOWLEDGEMENT, signedQr },
  })
  expect((await show(orderId)).invoice).toMatchObject({ irn })
  const paper = await me.call(`/api/orders/${orderId}/invoice.pdf`)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  await as('owner').post(`/api/desk/orders/${orderId}/status`, { to: 'DELIVERED' })
  await as('owner').post(`/api/desk/orders/${orderId}/returns`, {
    lines: [{ line: 0, quantity: 5 }],
    reason: 'Wrong bags',
    method: 'CASH',
  })
  const note = (await me.json(`/api/orders/${orderId}/credit-note`)) as unknown as CreditNote
  expect(note.eInvoice).toBeUndefined()
  const own = { document: note.number, signedQr: signedQrOf(note), acknowledgement: ACKNOWLEDGEMENT }
  expect((await register(orderId, own)).status).toBe(200)
  expect((await show(orderId)).creditNotes).toMatchObject([{ irn: expect.stringMatching(/^[\da-f]{64}$/) }])
})

test('[DESK-07] the QR code of another document is refused, with what differs; one that is none too', async () => {
  const orderId = await shipped(20, { buyerGstin: GSTIN })
  const invoice = await invoiceOf(orderId)
  const send = (signedQr: string) =>
    register(orderId, { document: invoice.number, signedQr, acknowledgement: ACKNOWLEDGEMENT })
  const differences = async (otherwise: object) =>
    ((await (await send(signedQrOf(invoice, otherwise))).json()) as { qrDifferences?: string[] })
      .qrDifferences
  expect(await differences({ DocNo: 'NV/26-27/999999' })).toEqual(['number'])
  expect(await differences({ DocTyp: 'CRN', TotInvVal: 1 })).toEqual(['kind', 'amount'])
  expect(await differences({ SellerGstin: GSTIN, BuyerGstin: invoice.seller.gstin })).toEqual([
    'seller',
    'buyer',
  ])
  for (const none of [
    'hello',
    'a.b.c',
    `x.${Buffer.from('{"data":7}').toString('base64url')}.y`,
    '{}'.repeat(900),
  ])
    expect(await errorCodeOf(await send(none))).toBe('e-invoice-refused')
  expect(await errorCodeOf(await send(signedQrOf(invoice, { Irn: 'no' })))).toBe('e-invoice-refused')
  expect(await errorCodeOf(await send('x'.repeat(4_001)))).toBe('invalid-input')
  expect((await invoiceOf(orderId)).eInvoice).toBeUndefined()
})
