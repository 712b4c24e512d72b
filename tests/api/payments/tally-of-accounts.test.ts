import { expect, test } from 'vitest'
import { readTallyVouchers, sumTallyLedgers } from '../../support/builders/tally-file.ts'
import { accountActions } from '../../support/api/account-actions.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'

const desk = await deskForTests()
const { api, as } = desk
const { newHolder } = accountActions(desk)

const today = () => new Date(api.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const tally = async (file: 'vouchers' | 'ledgers') =>
  (await as('accountant').call(`/api/desk/accounts/tally/${file}.xml?month=2026-11`)).text()
const done = async (answer: Promise<Response>) => expect((await answer).status).toBe(200)

test('[DESK-07] [CREDIT-02] what is brought forward, charged and written off is in Tally, and a holder owes there what they owe here', async () => {
  const { customer, post, show } = await newHolder('9735600001')
  const ledger = 'Asha Traders (+919735600001)'
  await customer.call('/api/session/name', { method: 'PUT', body: { name: 'Asha Traders' } })
  await as('manager').prove()

  const old = { isAdvance: false, day: '2026-08-14' }
  await done(post('openings', { ...old, amount: 100_050, reference: 'OLD 17' }))
  await done(post('openings', { ...old, isAdvance: true, amount: 10_025, reference: null }))
  const order = await customer.order('ACCOUNT', { lines: [{ ...cementLine, quantity: 5 }] })
  await done(as('owner').post(`/api/desk/orders/${String(order.orderId)}/status`, { to: 'SHIPPED' }))
  const chequeId = 'c9c8f6ba-6ef2-4c5d-92f0-3d5f0a1b0001'
  const cheque = { method: 'CHEQUE', reference: '123456', bank: 'SBI', chequeDay: today() }
  await done(post('receipts', { id: chequeId, ...cheque, amount: 70_007, day: today(), allot: 'none' }))
  await done(post('reversals', { entryId: chequeId, note: 'bounced', charge: 35_301 }))
  const bills = async () => (await show()).bills
  const given = { note: 'gone' }
  const [brought] = await bills()
  await done(post('write-offs', { ...given, billId: brought?.id, amount: 90_025 }))
  const invoice = (await bills()).find(({ kind }) => kind === 'invoice')
  await done(post('write-offs', { ...given, billId: invoice?.id, amount: 7 }))
  const mistake = (await show()).ledger.find(({ kind, amount }) => kind === 'write-off' && amount === -7)
  await done(post('reversals', { entryId: mistake?.id, note: 'paid after all', charge: null }))

  const { account } = await show()
  expect(account.balance).toBe(100_050 - 10_025 + 5 * 11_800 + 35_301 - 90_025)
  const vouchers = readTallyVouchers(await tally('vouchers'))
  const sums = sumTallyLedgers(vouchers)
  expect([sums.get(ledger), sums.get('Cheques')]).toEqual([account.balance, 0])
  expect(sums.get('Balances brought forward')).toBe(10_025 - 100_050)
  expect(sums.get('Bank charges recovered')).toBe(-35_301)
  expect(sums.get('Bad debts')).toBe(90_025)
  const journals = vouchers.filter(({ type }) => type === 'Journal')
  expect(journals.map(({ number, narration, lines: [party] }) => [number, narration, party?.bill])).toEqual([
    ['Journal/20261120', 'Brought forward OLD 17 of 2026-08-14', 'OLD 17'],
    ['Journal/20261120/2', 'Brought forward of 2026-08-14', null],
    ['Journal/20261120/3', 'Charge 123456, bounced', null],
    ['Journal/20261120/4', 'Written off OLD 17, gone', 'OLD 17'],
    ['Journal/20261120/5', expect.stringMatching(/^Written off .*, gone$/), invoice?.document],
    ['Journal/20261120/6', expect.stringMatching(/, taken back, paid after all$/), invoice?.document],
  ])
  expect(new Set(vouchers.map(({ number }) => number)).size).toBe(vouchers.length)
  const ledgers = await tally('ledgers')
  for (const [name, group] of [
    [ledger, 'Sundry Debtors'],
    ['Balances brought forward', 'Suspense A/c'],
    ['Bank charges recovered', 'Indirect Incomes'],
    ['Bad debts', 'Indirect Expenses'],
  ])
    expect(ledgers).toContain(
      `<LEDGER NAME="${name}" ACTION="Create"><NAME.LIST><NAME>${name}</NAME></NAME.LIST><PARENT>${group}</PARENT>`,
    )
})
