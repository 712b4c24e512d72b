import { expect, test } from 'vitest'
import type { Gstr1 } from '#domain/gst-returns/wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const { api, me, as, order } = await deskForTests()

test('[DESK-07] GSTR-1, register and cash book of a month agree with what was invoiced, credited and received', async () => {
  const owner = as('owner')
  const first = await order()
  await owner.post(`/api/desk/orders/${first}/status`, { to: 'SHIPPED' })
  await owner.post(`/api/desk/orders/${first}/status`, { to: 'DELIVERED', cash: 10_050 })
  await owner.prove()
  const units = [{ line: 0, quantity: 1 }]
  await owner.post(`/api/desk/orders/${first}/returns`, { lines: units, reason: 'wet', method: 'CASH' })
  const firm = await me.order('COD', { buyerGstin: '07AAGFF2194N1Z1' })
  await owner.post(`/api/desk/orders/${String(firm.orderId)}/status`, { to: 'SHIPPED' })

  const invoice = (await me.json(`/api/orders/${first}/invoice`)) as { number: string; issuedAt: string }
  const month = new Date(Date.parse(invoice.issuedAt) + 5.5 * 3_600_000).toISOString().slice(0, 7)
  const accounts = (file: string) => as('accountant').call(`/api/desk/accounts/${file}?month=${month}`)
  const gstr1 = await read<Gstr1>(accounts('gstr1.json'))
  expect(gstr1.b2b).toMatchObject([
    { ctin: '07AAGFF2194N1Z1', inv: [{ val: 354, itms: [{ itm_det: { txval: 300, iamt: 54 } }] }] },
  ])
  // three bags sold to somebody without a GSTIN, one of them returned
  expect(gstr1.b2cs).toMatchObject([{ txval: 200, camt: 18, samt: 18, rt: 18, pos: '06' }])
  expect(gstr1.hsn).toMatchObject({ hsn_b2b: [{ qty: 3, txval: 300 }], hsn_b2c: [{ qty: 2, txval: 200 }] })

  const csv = await accounts('sales-register.csv')
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await csv.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const register = new TextDecoder().decode(bytes)
  const totals = register
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => Number(row.split(',').at(-1)))
  expect(totals.toSorted((a, b) => a - b)).toEqual([-118, 354, 354])
  const book = await (await accounts('cash-book.csv')).text()
  expect(book).toContain(',received,CASH,100.5,,,100.5,0,100.5')
  expect(book).toContain(',received,UPI,253.5,,,100.5,0,100.5')
  expect(book).toContain(',given back,CASH,-118,,,-17.5,0,-17.5')
  // the money of the return had come and gone when its credit note was issued
  const { payment } = (await me.json(`/api/orders/${first}/credit-note`)) as { payment: { status: string } }
  expect(payment.status).not.toBe('PENDING')
  // Tally has the same documents and the same money
  const tally = await (await accounts('tally/vouchers.xml')).text()
  const numbers = Array.from(tally.matchAll(/<VOUCHERNUMBER>([^<]*)</g), ([, number]) => number ?? '')
  expect(numbers.filter((number) => !/^[A-Z\d]{1,3}\/|^\d{4}-\d{4}-\d\/\d{8}/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
  const debits = (ledger: string) =>
    [
      ...tally.matchAll(
        /<LEDGERNAME>([^<]*)<\/LEDGERNAME><ISDEEMEDPOSITIVE>\w+<\/ISDEEMEDPOSITIVE><AMOUNT>([^<]*)</g,
      ),
    ]
      .filter(([, name]) => name === ledger)
      .map(([, , amount]) => -Number(amount))
      .toSorted((a, b) => a - b)
  expect(debits('Retail customers')).toEqual([-253.5, -118, -100.5, 118, 354])
  expect(debits('Asha (07AAGFF2194N1Z1)')).toEqual([354])
  expect(debits('Cash')).toEqual([-118, 100.5])
  expect(debits('Interstate sales 18%')).toEqual([-300])
  const ledgers = await (await accounts('tally/ledgers.xml')).text()
  expect(ledgers).toContain('<LEDGER NAME="Asha (07AAGFF2194N1Z1)" ACTION="Create">')
  expect(api.messages.length).toBeGreaterThan(0)
})
