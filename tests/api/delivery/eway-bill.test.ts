import { expect, test } from 'vitest'
import { ewayBillFile, type EwayBillFile } from '#domain/eway-bills/wire.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import type { Invoice } from '#domain/invoices/tax-document.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { me, as } = desk
const { plan, pack } = tripActions(desk)

const path = (orderId: string, part = 1, query = '') =>
  `/api/desk/orders/${orderId}/fulfilments/${part}/eway-bill.json${query}`
const bags = async (quantity: number, more: object = {}) =>
  String((await me.order('COD', { lines: [{ ...cementLine, quantity }], ...more })).orderId)
const ship = (orderId: string, body: object = { to: 'SHIPPED' }) =>
  as('owner').post(`/api/desk/orders/${orderId}/status`, body)
const bill = async (orderId: string, part = 1, query = '?vehicle=hr%2055%20ab%201234&distance=40') => {
  const file = await read<EwayBillFile>(as('accountant').call(path(orderId, part, query)))
  ewayBillFile.parse(file)
  const [only] = file.billLists
  if (only === undefined) throw new Error('no bill')
  return only
}
const refusal = async (orderId: string, query = '?vehicle=HR55AB1234') => {
  const answer = await as('accountant').call(path(orderId, 1, query))
  const problem = (await answer.json()) as { code: string; reasons: readonly Reason[] }
  expect(problem.code).toBe('eway-bill-refused')
  return problem.reasons
}
const paise = (rupees: number) => Math.round(rupees * 100)

test('[DESK-07] the e-way bill of a whole order has the number and the sums of its invoice', async () => {
  const orderId = await bags(450)
  await ship(orderId)
  const invoice = (await me.json(`/api/orders/${orderId}/invoice`)) as unknown as Invoice
  const file = await bill(orderId)
  expect(file).toMatchObject({
    supplyType: 'O',
    subSupplyType: 1,
    docType: 'INV',
    docNo: invoice.number,
    fromGstin: invoice.seller.gstin,
    fromPincode: 122_003,
    fromPlace: 'Gurugram',
    transType: 1,
    toGstin: 'URP',
    toStateCode: 6,
    vehicleNo: 'HR55AB1234',
    transDistance: 40,
    itemList: [{ itemNo: 1, quantity: 450, cgstRate: 9, sgstRate: 9, igstRate: 0 }],
  })
  const { taxable, cgst, sgst, igst, grandTotal, roundOff } = invoice.totals
  expect(
    [file.totalValue, file.cgstValue, file.sgstValue, file.igstValue, file.OthValue, file.totInvValue].map(
      paise,
    ),
  ).toEqual([taxable, cgst, sgst, igst, roundOff, grandTotal])
  expect(file.itemList.reduce((sum, { taxableAmount }) => sum + paise(taxableAmount), 0)).toBe(taxable)
})

test('[DESK-07] parts of an order are lots with their own challans, which add up to the invoice', async () => {
  const orderId = await bags(1_000)
  for (const quantity of [450, 550])
    await as('owner').post(`/api/desk/orders/${orderId}/fulfilments`, { lines: [{ line: 0, quantity }] })
  const invoice = (await me.json(`/api/orders/${orderId}/invoice`)) as unknown as Invoice
  const both = [await bill(orderId, 1), await bill(orderId, 2)]
  expect(both.map(({ docType, subSupplyType }) => `${docType} ${subSupplyType}`)).toEqual(['CHL 9', 'CHL 9'])
  expect(both.map(({ docNo }) => docNo)).toEqual([1, 2].map((part) => `${invoice.orderNumber}/${part}`))
  expect(both.reduce((sum, { totInvValue }) => sum + paise(totInvValue), 0)).toBe(invoice.totals.total)
})

test('[DESK-07] a firm in another State is named with its GSTIN, and IGST stands alone', async () => {
  const orderId = await bags(500, { buyerGstin: '07AAGFF2194N1Z1' })
  await ship(orderId)
  expect(await bill(orderId)).toMatchObject({
    toGstin: '07AAGFF2194N1Z1',
    transType: 2,
    toStateCode: 7,
    actualToStateCode: 6,
    cgstValue: 0,
    igstValue: 9_000,
    itemList: [{ igstRate: 18, cgstRate: 0 }],
  })
})

test('[DESK-07] what is worth no more than the limit needs no e-way bill, and what is missing is said at once', async () => {
  const small = await bags(423)
  await ship(small)
  expect(await refusal(small)).toEqual([{ code: 'eway-bill-not-needed', worth: 4_991_400, limit: 5_000_000 }])
  const large = await bags(424)
  await ship(large)
  expect(await refusal(large, '')).toEqual([{ code: 'vehicle-missing' }])
  expect(await refusal(large, '?vehicle=the%20blue%20lorry')).toEqual([
    { code: 'vehicle-unreadable', vehicle: 'the blue lorry' },
  ])
  expect((await bill(large)).totInvValue).toBe(50_032)
  expect((await as('accountant').call(path(large, 2))).status).toBe(404)
})

test('[DESK-07] the vehicle is that of the trip', async () => {
  const { orderId, fulfilmentId } = await pack(500)
  await plan([fulfilmentId], { vehicle: 'HR 38 Z 4321', capacityKg: 30_000 })
  expect((await bill(orderId, 1, '')).vehicleNo).toBe('HR38Z4321')
})
