import { expect, test } from 'vitest'
import type { PartnerQuotationsWire, PartnerQuotationWire } from '#domain/quotations/partner-wire.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, openCustomer, type Body } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)

let phones = 9_863_000_000
const customer = async ({ active = true } = {}) => {
  const phone = String((phones += 1))
  const me = await openCustomer(api, phone)
  await api.database.queries
    .updateTable('partners')
    .set({ active })
    .where('phone', '=', `+91${phone}`)
    .execute()
  return { ...me, phone }
}
type Customer = Awaited<ReturnType<typeof customer>>

const wanted = (more: Body = {}) => ({
  id: crypto.randomUUID(),
  lines: [{ ...cementLine, quantity: 40 }],
  margins: [1_250],
  customer: 'Bhola Ram',
  seller: { name: 'Asha', firm: 'Asha Traders' },
  ...more,
})
const make = (who: Customer, body: Body = wanted()) => who.post('/api/partner-quotations', body)

test('[QUOTE-02] a partner passes their cart on with a margin: the paper has their name and price, and only they see both', async () => {
  const me = await customer()
  const body = wanted()
  const made = await read<PartnerQuotationWire>(make(me, body))
  expect(made).toMatchObject({
    total: 40 * 13_275,
    shopTotal: 40 * 11_800,
    seller: { name: 'Asha', firm: 'Asha Traders', gstin: null },
    lines: [{ margin: 1_250, shopPrice: 118_000_000, price: 132_750_000 }],
  })
  // a double tap makes one
  await make(me, body)
  const { quotations } = await read<PartnerQuotationsWire>(me.call('/api/partner-quotations'))
  expect(quotations).toHaveLength(1)
  const path = `/api/partner-quotations/${body.id}`
  const paper = await me.call(`${path}/quotation.pdf`)
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  for (const call of [api.call, (await customer()).call])
    expect([401, 404]).toContain((await call(`${path}/quotation.pdf`)).status)
  await me.call(path, { method: 'DELETE' })
  expect(await codeOf(me.call(path))).toBe('not-found')
})

test('[QUOTE-02] a quotation of the shop is passed on at its prices, and not for longer than it holds', async () => {
  const [me, other] = [await customer(), await customer()]
  const { quotation } = await read<SavedQuotationWire>(
    as('counter').post('/api/desk/quotations', {
      id: crypto.randomUUID(),
      phone: me.phone,
      address: deliveryAddress,
      lines: [{ ...cementLine, quantity: 40 }],
      days: 3,
    }),
  )
  const body = { lines: undefined, quotationId: quotation.id, days: 30, margins: [0] }
  const made = await read<PartnerQuotationWire>(make(me, wanted(body)))
  expect(made).toMatchObject({ total: quotation.total, shopTotal: quotation.total })
  expect(Date.parse(made.validUntil)).toBeLessThanOrEqual(Date.parse(quotation.expiresAt))
  expect(await codeOf(make(other, wanted(body)))).toBe('not-found')
})

test('[QUOTE-02] who is no active partner makes none; margins are 0 to 50 per cent, one for each line', async () => {
  expect(await codeOf(make(await customer({ active: false })))).toBe('not-found')
  const me = await customer()
  const refused: readonly Body[] = [
    { margins: [5_001] },
    { margins: [-1] },
    { margins: [] },
    { margins: [0, 0] },
    { customer: '' },
    { customer: 'x'.repeat(81) },
    { lines: undefined },
    { days: 91 },
    { seller: { name: 'Asha', gstin: 'no GSTIN' } },
  ]
  const statuses = await Promise.all(refused.map(async (more) => (await make(me, wanted(more))).status))
  expect(statuses).toEqual(refused.map(() => 400))
  expect(await codeOf(make(me, wanted({ lines: [{ ...cementLine, seenPrice: '1' }] })))).toBe('cart-changed')
})
