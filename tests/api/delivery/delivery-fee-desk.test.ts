import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DeskDeliveryWire } from '#domain/delivery/plan-wire.ts'
import type { EwayBillFile } from '#domain/eway-bills/wire.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import type { Gstr1 } from '#domain/gst-returns/wire.ts'
import type { SettingVersionsWire } from '#domain/store/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { sumsOfDocuments, sumsOfFile } from '../../support/builders/expected-gstr1.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'
import { bags, feeActions, feeOf } from '../../support/api/delivery-fee-actions.ts'

const desk = await deskForTests()
const { api, as, show } = desk
const { setFee, placed, act, invoiceOf } = feeActions(desk)

beforeEach(() => setFee(50))
afterEach(async () => {
  await api.database.queries.deleteFrom('delivery_days').execute()
})

const paise = (rupees: number) => Math.round(rupees * 100)

describe('the desk', () => {
  test('[AREA-04] [DESK-04] an order on the phone has the fee, and is refused with another one', async () => {
    const phone = '9700000301'
    const order = (more: object = {}) =>
      as('counter').call('/api/desk/orders', {
        method: 'POST',
        headers: { 'idempotency-key': freshKey() },
        body: {
          phone,
          address: deliveryAddress,
          lines: [{ ...cementLine, quantity: 2 }],
          paymentMode: 'COD',
          ...more,
        },
      })
    expect(await read(order())).toMatchObject({ code: 'delivery-fee-changed', deliveryFee: 5_000 })
    expect(await read(order({ deliveryFee: 5_000 }))).toMatchObject({
      grandTotal: 28_600,
      deliveryCharge: 5_000,
    })
  })

  test('[AREA-04] [DESK-04] a quotation holds the fee of its day', async () => {
    const offer = {
      id: crypto.randomUUID(),
      phone: '9700000302',
      address: deliveryAddress,
      lines: [{ ...cementLine, quantity: 2 }],
    }
    const refused = await as('counter').post('/api/desk/quotations', offer)
    expect(await refused.json()).toMatchObject({ code: 'delivery-fee-changed' })
    const { quotation, link } = await read<SavedQuotationWire>(
      as('counter').post('/api/desk/quotations', { ...offer, deliveryFee: 5_000 }),
    )
    expect(quotation).toMatchObject({ total: 28_600, deliveryFee: 5_000 })
    await setFee(80)
    const path = link.replace('/quotation', '/api/quotations')
    const guest = api.asBrowser()
    expect(await read<QuotationViewWire>(guest.call(path))).toMatchObject({
      total: 28_600,
      deliveryFee: 5_000,
    })
    expect((await as('counter').call(`/api/desk/quotations/${quotation.id}/quotation.pdf`)).status).toBe(200)
    expect((await guest.call(path, { method: 'POST', body: { answer: 'accept' } })).status).toBe(200)
    const { orders } = await read<{ orders: { orderId: string }[] }>(
      as('counter').call('/api/desk/orders?q=9700000302'),
    )
    expect(await show(orders[0]?.orderId ?? '')).toMatchObject({ grandTotal: 28_600, deliveryCharge: 5_000 })
  })

  test('[AREA-04] the plan keeps the fee, its versions tell it, and it is refused where it is no amount', async () => {
    const owner = as('owner')
    const { version, plan } = await read<DeskDeliveryWire>(owner.call('/api/desk/delivery'))
    const [area] = plan.areas
    if (area === undefined) throw new Error('no area')
    const save = (fee: object) =>
      owner.call('/api/desk/delivery', {
        method: 'PUT',
        body: { version, plan: { ...plan, areas: [{ ...area, fee }] } },
      })
    for (const fee of [
      { amount: 0, freeFrom: null },
      { amount: 10.5, freeFrom: null },
      { amount: -5, freeFrom: null },
      { amount: 100, freeFrom: 0 },
      { amount: 100 },
    ])
      expect([fee, (await save(fee)).status]).toEqual([fee, 400])
    expect((await save(feeOf(99, 5_000))).status).toBe(200)
    const saved = await read<DeskDeliveryWire>(owner.call('/api/desk/delivery'))
    expect(saved.plan.areas[0]?.fee).toEqual({ amount: 9_900, freeFrom: 500_000 })
    const { versions } = await read<SettingVersionsWire>(owner.call('/api/desk/settings/delivery/versions'))
    expect(versions[0]?.changes).toEqual([
      { field: 'deliveryFee@Gurugram', before: '50', after: '99' },
      { field: 'freeFrom@Gurugram', before: null, after: '5000' },
    ])
    const tried = await owner.post('/api/desk/delivery/preview', { plan: saved.plan, pin: '122001' })
    expect(await tried.json()).toMatchObject({ area: 'Gurugram', fee: { amount: 9_900 } })
  })

  test('[AREA-04] [DESK-07] the e-way bill of a whole order has the fee in the value of the goods, and no item for it', async () => {
    const orderId = await placed(450)
    await act(`${orderId}/status`, { to: 'SHIPPED' })
    const { totals, number } = await invoiceOf(orderId)
    const file = await read<EwayBillFile>(
      as('accountant').call(
        `/api/desk/orders/${orderId}/fulfilments/1/eway-bill.json?vehicle=HR55AB1234&distance=40`,
      ),
    )
    expect(file.billLists).toMatchObject([
      { docType: 'INV', docNo: number, totInvValue: 53_150, itemList: [{ quantity: 450 }] },
    ])
    const [bill] = file.billLists
    const items = bill?.itemList.map(({ taxableAmount }) => paise(taxableAmount)) ?? []
    expect(items).toEqual([totals.taxable])
    expect(paise(bill?.totalValue ?? 0)).toBe(totals.taxable)
  })

  test('[AREA-04] [DESK-07] return, register, Tally and reports of the month are the documents to the paisa', async () => {
    const refused = await placed(2)
    await act(`${refused}/fulfilments`, { lines: bags(2) })
    await act(`${refused}/fulfilments/1/status`, { to: 'DELIVERED', refused: bags(2), note: 'not wanted' })
    const partly = await placed(3)
    await act(`${partly}/fulfilments`, { lines: bags(3) })
    await act(`${partly}/fulfilments/1/status`, { to: 'DELIVERED', refused: bags(1), note: 'torn' })
    const firm = await placed(7, { buyerGstin: '07AAGFF2194N1Z1' })
    await act(`${firm}/status`, { to: 'SHIPPED' })
    const { rows } = await sql<{ document: TaxDocument }>`
      select document from tax_documents order by issued_at, number`.execute(api.database.queries)
    const documents = rows.map(({ document }) => document)
    expect(documents.map(({ kind }) => kind)).toContain('credit-note')
    const signed = documents.map(({ kind, totals }) => (kind === 'invoice' ? 1 : -1) * totals.grandTotal)
    const documented = signed.reduce((sum, one) => sum + one, 0)
    const today = istDay(api.now())
    const accounts = (file: string) =>
      as('accountant').call(`/api/desk/accounts/${file}?month=${today.slice(0, 7)}`)
    expect(sumsOfFile(await read<Gstr1>(accounts('gstr1.json')))).toEqual(sumsOfDocuments(documents))
    const register = (await (await accounts('sales-register.csv')).text()).trim().split('\r\n').slice(1)
    expect(register.reduce((sum, row) => sum + paise(Number(row.split(',').at(-1))), 0)).toBe(documented)
    const tally = await (await accounts('tally/vouchers.xml')).text()
    // 7 bags and their share of the fee, sold to Delhi
    expect(tally).toContain(
      '<LEDGERNAME>Interstate sales 18%</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>742.37<',
    )

    const report = await read<ReportWire>(
      as('accountant').call(`/api/desk/reports?from=${today}&to=${today}`),
    )
    const sum = (sales: readonly { readonly total: number }[]) =>
      sales.reduce((all, { total }) => all + total, 0)
    for (const sales of [report.days, report.departments, report.products, report.areas])
      expect(sum(sales)).toBe(documented)
    const fees = documents.flatMap(({ kind, lines }) =>
      lines
        .filter(({ isDelivery }) => isDelivery)
        .map(({ total }) => (kind === 'invoice' ? total : 0 - total)),
    )
    expect(report.products).toContainEqual(
      expect.objectContaining({
        rest: { kind: 'delivery' },
        quantity: 0,
        total: fees.reduce((all, one) => all + one, 0),
      }),
    )
    const units = documents.flatMap(({ kind, lines }) =>
      lines
        .filter(({ isDelivery }) => !isDelivery)
        .map(({ quantity }) => (kind === 'invoice' ? quantity : 0 - quantity)),
    )
    expect(report.sales.quantity).toBe(units.reduce((all, one) => all + one, 0))
  })
})
