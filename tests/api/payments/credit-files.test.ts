import { expect, test } from 'vitest'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests } from '../../support/api/desk-api.ts'

const desk = await deskForTests()
const { api, as } = desk
const day = (ahead = 0) =>
  new Date(api.now().getTime() + 5.5 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)
const today = async (role: 'manager' | 'packer') =>
  ((await (await as(role).call('/api/desk/today')).json()) as TodayWire).credit

test('[CREDIT-02] [DESK-01] Today tells what falls due and what is late, to those who read credit', async () => {
  expect(await today('manager')).toBeNull()
  const account = await openCreditAccount(desk, '9733300301')
  await account.bill(10_000, day(-40), 'LATE')
  await account.bill(20_000, day(-30), 'TODAY')
  await account.bill(40_000, day(-1), 'LATER')
  expect(await today('manager')).toEqual({ dueToday: 20_000, overdue: 10_000 })
  expect(await today('packer')).toBeNull()
  await account.receive(12_500, day())
  expect(await today('manager')).toEqual({ dueToday: 17_500, overdue: 0 })
})

test('[CREDIT-02] what is outstanding and what was received are files', async () => {
  const account = await openCreditAccount(desk, '9733300302')
  await account.bill(100_050, day(-61), 'OLD')
  const cheque = { method: 'CHEQUE', reference: '654321', bank: 'SBI', chequeDay: day() }
  const paid = await account.receive(40_000, day(), cheque)
  const row = async (path: string, says: string) => {
    const text = await (await as('accountant').call(`/api/desk/credit/${path}`)).text()
    return text.split('\r\n').filter((line) => line.includes(says))
  }
  expect(await row('outstanding.csv', '9733300302')).toEqual([
    expect.stringMatching(/,500000,30,open,600\.5,600\.5,0,0,600\.5,0,0,0$/),
  ])
  await account.post('reversals', { entryId: paid.ledger[0]?.id, note: 'bounced' })
  const receipts = await row(`receipts.csv?from=${day(-1)}&to=${day()}`, '654321')
  expect(receipts).toEqual([
    expect.stringContaining('Received,Cheque,654321,SBI,400,'),
    expect.stringContaining('Taken back,Cheque,654321,,-400,'),
  ])
})
