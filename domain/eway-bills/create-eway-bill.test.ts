import { expect, test } from 'vitest'
import { siteAddress, invoiceOf, orderItem, orderOf } from '../../tests/support/builders/order-to-invoice.ts'
import { halfChallan } from '../../tests/support/builders/printed-documents.ts'
import { createEwayBill, vehicleOf } from './create-eway-bill.ts'
import { ewayLimit } from './eway-limits.ts'
import { ewayBillFile } from './wire.ts'

/** The consignment of half of an order of so many lines, each with 1,000 bricks of ₹8.50. */
function consignment(lines: number, hsn: string | null = '6904') {
  const items = Array.from({ length: lines }, (_, index) =>
    orderItem({
      unit: 'piece',
      hsn,
      rate: '12',
      without: '7.589286',
      withGst: '8.5',
      name: `Brick “${index + 1}” ईंट`,
      quantity: 1_000,
    }),
  ).map((item, index) => ({ ...item, productId: `brick-${index + 1}` }))
  const order = orderOf(items, { shippingAddress: siteAddress })
  const [challan, invoice] = [halfChallan(order), invoiceOf(order)]
  return { challan, invoice, address: siteAddress, vehicle: 'HR 55 AB 1234', distance: 0 }
}

test('[DESK-07] more than 250 items are added up by HSN, unit and rate, to the paisa', () => {
  const { challan, ...rest } = consignment(300)
  const { file, refusals } = createEwayBill({ challan, ...rest })
  expect(refusals).toBeUndefined()
  const [bill] = ewayBillFile.parse(file).billLists
  expect(bill?.itemList).toMatchObject([{ quantity: 150_000, hsnCode: 6904, qtyUnit: 'PCS' }])
  expect(Math.round((bill?.itemList[0]?.taxableAmount ?? 0) * 100)).toBe(challan.totals.taxable)
  expect(Math.round((bill?.totInvValue ?? 0) * 100)).toBe(challan.totals.grandTotal)
})

test('[DESK-07] names keep only what the portal takes', () => {
  const [bill] = createEwayBill(consignment(20)).file?.billLists ?? []
  expect(bill?.itemList.map(({ productName }) => productName)).toContain('Brick 7')
})

test('[DESK-07] everything that is missing is said at once, each thing once', () => {
  const given = consignment(20, null)
  const seller = { ...given.invoice.seller, addressLines: ['Demo House', 'Gurugram'] }
  const { refusals } = createEwayBill({
    ...given,
    invoice: { ...given.invoice, seller },
    address: { ...given.address, zipcode: '12' },
    vehicle: null,
  })
  expect(refusals?.slice(0, 4)).toEqual([
    { code: 'vehicle-missing' },
    { code: 'seller-without-pin' },
    { code: 'delivery-without-pin' },
    { code: 'product-without-hsn', name: 'Brick “1” ईंट' },
  ])
  expect(new Set(refusals?.map((refusal) => JSON.stringify(refusal))).size).toBe(refusals?.length)
})

test('[DESK-07] a vehicle number is written without spaces; anything else is none', () => {
  expect(['hr 55 ab 1234', 'DL-1C-0001', 'HR5 1234', '22 BH 1234 AA', 'Tata Ace', ''].map(vehicleOf)).toEqual(
    ['HR55AB1234', 'DL1C0001', 'HR51234', '22BH1234AA', null, null],
  )
})

test('[DESK-07] the limit is ₹50,000, and ₹1,00,000 within the States that allow it', () => {
  const limit = (from: string, to: string) => ewayLimit('2026-11-24', { from, to }) / 100
  expect([limit('06', '06'), limit('06', '07'), limit('07', '07'), limit('27', '27')]).toEqual([
    50_000, 50_000, 100_000, 100_000,
  ])
})
