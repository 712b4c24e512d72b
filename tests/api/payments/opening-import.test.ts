import { expect, test } from 'vitest'
import type { OpeningReportWire } from '#domain/accounts/opening-import-wire.ts'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import { writeXlsx } from '#server/gateways/sheets/write-xlsx.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { deskForTests } from '../../support/api/desk-api.ts'

const desk = await deskForTests()
const { as } = desk

const send = (act: string, file: string | Uint8Array, role: 'manager' | 'accountant' = 'manager') =>
  fileSender(as(role).call)(`/api/desk/credit/openings?act=${act}`, Buffer.from(file))

async function report(act: string, file: string | Uint8Array): Promise<OpeningReportWire> {
  const answer = await send(act, file)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as OpeningReportWire
}

const stateOf = ({ rows }: OpeningReportWire) => rows.map(({ state, issue }) => issue ?? state)
const show = async (id: string) =>
  (await (await as('manager').call(`/api/desk/credit-accounts/${id}`)).json()) as CreditAccountDetailWire

test('[CREDIT-02] an old book is checked, entered once, and taken back', async () => {
  const { id } = await openCreditAccount(desk, '9733300401')
  const file = [
    'Party,Mobile,Bill No.,Bill Date,Due Date,Amount,Advance',
    'Gupta,97333 00401,A-1,01/08/2026,,"1,25,000.50",',
    ',9733300401,A-2,5-Sep-26,2026-09-20,Rs. 500/-,no',
    ',9733300401,A-2,5-Sep-26,2026-09-20,Rs. 500/-,no',
    ',9733300401,,01.10.2026,,1000,yes',
  ].join('\n')
  const checked = await report('check', file)
  expect(stateOf(checked)).toEqual(['new', 'new', 'new', 'new'])
  expect(checked.rows[0]).toMatchObject({ amount: 12_500_050, day: '2026-08-01', dueDay: '2026-08-31' })
  expect((await show(id)).ledger).toEqual([])

  expect((await report('enter', file)).changed).toBe(4)
  const entered = await show(id)
  expect(entered.account.balance).toBe(12_500_050 + 2 * 50_000 - 100_000)
  // the advance pays the oldest bill
  expect(entered.bills[0]).toMatchObject({ reference: 'A-1', open: 12_400_050 })
  const again = await report('enter', file)
  expect([again.changed, ...stateOf(again)]).toEqual([0, 'entered', 'entered', 'entered', 'entered'])
  expect(await show(id)).toEqual(entered)

  expect((await report('undo', file)).changed).toBe(4)
  expect((await show(id)).account).toMatchObject({ balance: 0, advance: 0, overdue: 0 })
  expect((await report('undo', file)).changed).toBe(0)
  expect((await report('enter', file)).changed).toBe(4)
  expect((await show(id)).account.balance).toBe(entered.account.balance)
})

test('[CREDIT-02] each row that cannot be entered says why, and then none is', async () => {
  const { id, bill } = await openCreditAccount(desk, '9733300402')
  await bill(100, '2026-08-01', 'B-7')
  const rows = [
    'phone,name,amount,date,due,bill number',
    '9733300402,,100,2026-08-01,,B-1',
    ',,100,2026-08-01,,',
    '9733300499,,100,2026-08-01,,',
    ',Nobody here,100,2026-08-01,,',
    '9733300402,,"12,50",2026-08-01,,',
    '9733300402,,0,2026-08-01,,',
    '9733300402,,100,31/02/2026,,',
    '9733300402,,100,2031-01-01,,',
    '9733300402,,100,2026-08-01,2026-07-01,',
    '9733300402,,200,2026-08-01,,B-7',
  ].join('\n')
  expect(stateOf(await report('check', rows))).toEqual([
    'new',
    'no-holder',
    'holder-unknown',
    'holder-unknown',
    'amount-wrong',
    'amount-nothing',
    'day-wrong',
    'day-ahead',
    'due-wrong',
    'number-known',
  ])
  expect(await errorCodeOf(await send('enter', rows))).toBe('invalid-input')
  expect((await show(id)).account.balance).toBe(100)
})

test('[CREDIT-02] a workbook is read too, and who may not give credit imports nothing', async () => {
  await openCreditAccount(desk, '9733300403')
  const book = writeXlsx([
    ['Customer', 'Phone', 'Outstanding amount', 'Invoice date'],
    ['Gupta', '9733300403', 1250.5, '15-11-2026'],
  ])
  expect((await report('check', book)).rows).toMatchObject([
    { state: 'new', amount: 125_050, day: '2026-11-15' },
  ])
  expect(await errorCodeOf(await send('check', book, 'accountant'))).toBe('not-permitted')
  const long = `phone,amount,date\n${'9733300403,1,2026-08-01\n'.repeat(1_001)}`
  expect(await errorCodeOf(await send('check', long))).toBe('file-refused')
})
