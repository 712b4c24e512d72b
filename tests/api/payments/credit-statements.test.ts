import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { StatementWire } from '#domain/accounts/statement-wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openCreditAccount } from '../../support/api/credit-account.ts'
import { deskForTests } from '../../support/api/desk-api.ts'

const desk = await deskForTests()
const { api, as } = desk
const DAY_MS = 86_400_000
const day = (ahead = 0) =>
  new Date(api.now().getTime() + 5.5 * 3_600_000 + ahead * DAY_MS).toISOString().slice(0, 10)

const read = (id: string, path: string) => as('accountant').call(`/api/desk/credit-accounts/${id}/${path}`)

async function statementOf(id: string, from: string, to: string): Promise<StatementWire> {
  const answer = await read(id, `statement?from=${from}&to=${to}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as StatementWire
}

test('[CREDIT-02] a statement goes from its opening to its closing balance by the days of the entries', async () => {
  const account = await openCreditAccount(desk, '9733300101')
  await account.bill(40_000, '2026-10-05', 'N2')
  await account.bill(30_050, '2026-08-01', 'N1')
  await account.receive(50_000, day())
  const whole = await statementOf(account.id, '2026-04-01', day())
  expect(whole).toMatchObject({ opening: 0, debits: 70_050, credits: 50_000, closing: 20_050, count: 3 })
  expect(whole.rows.map(({ reference, balance }) => [reference, balance]).slice(0, 2)).toEqual([
    ['N1', 30_050],
    ['N2', 70_050],
  ])
  expect(whole.rows[2]?.against.map(({ label, amount }) => [label, amount])).toEqual([
    ['N2', 19_950],
    ['N1', 30_050],
  ])
  const october = await statementOf(account.id, '2026-10-01', '2026-10-31')
  expect(october).toMatchObject({ opening: 30_050, debits: 40_000, credits: 0, closing: 70_050, count: 1 })
  expect(await statementOf(account.id, '2026-08-02', '2026-08-02')).toMatchObject({
    opening: 30_050,
    closing: 30_050,
    rows: [],
  })
})

test('[CREDIT-02] what was open on a day is told as it was on that day, also of a cheque that bounced later', async () => {
  const account = await openCreditAccount(desk, '9733300102')
  await account.bill(30_000, '2026-08-01', 'P1')
  const today = day()
  const cheque = { method: 'CHEQUE', reference: '123456', bank: 'SBI', chequeDay: today }
  const paid = await account.receive(35_000, today, cheque)
  api.advanceClock(2 * DAY_MS)
  await desk.reopen()
  await account.post('reversals', { entryId: paid.ledger[0]?.id, note: 'no money', charge: 500 })
  const before = await statementOf(account.id, '2026-04-01', day(-3))
  expect(before).toMatchObject({ closing: 30_000, advance: 0, bills: [{ reference: 'P1', open: 30_000 }] })
  const then = await statementOf(account.id, '2026-04-01', today)
  expect(then).toMatchObject({ closing: -5_000, advance: 5_000, bills: [], overdue: 0 })
  const now = await statementOf(account.id, '2026-04-01', day())
  expect(now).toMatchObject({ closing: 30_500, advance: 0, overdue: 30_000 })
  for (const { closing, advance, bills } of [before, then, now])
    expect(bills.reduce((sum, { open }) => sum + open, 0) - advance).toBe(closing)
})

test('[CREDIT-02] a statement is a PDF and a CSV file, and a balance is confirmed on a page', async () => {
  const account = await openCreditAccount(desk, '9733300103')
  await account.bill(30_050, '2026-08-01', '=1+1')
  const period = 'from=2026-04-01&to=2027-03-31'
  for (const path of [`statement.pdf?${period}`, 'confirmation.pdf?day=2026-11-20&language=hi']) {
    const pdf = await read(account.id, path)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  const bytes = Buffer.from(await (await read(account.id, `statement.csv?${period}`)).arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const lines = bytes.toString().split('\r\n')
  expect(lines[2]).toBe("2026-08-01,Opening balance,,'=1+1,,2026-08-31,300.5,,300.5,")
  expect(lines[3]).toContain('Closing balance,,,,,300.5,0,300.5')
  const inHindi = await (await read(account.id, `statement.csv?${period}&language=hi`)).text()
  expect(inHindi).toContain('शुरुआती बाकी')
})

test('[CREDIT-02] a long ledger is cut on the screen, refused on paper, and whole in the file', async () => {
  const account = await openCreditAccount(desk, '9733300104')
  await sql`insert into account_entries (id, account_id, kind, amount, day, due_day, digest, entered_by, at)
    select gen_random_uuid(), ${account.id}, 'charge', n, '2026-05-01', '2026-05-31', 'x', 'x', now()
    from generate_series(1, 2500) as n`.execute(api.database.queries)
  const period = 'from=2026-04-01&to=2027-03-31'
  const shown = await statementOf(account.id, '2026-04-01', '2027-03-31')
  expect(shown.rows).toHaveLength(500)
  expect(shown).toMatchObject({ count: 2_500, closing: 3_126_250, otherBills: { count: 2_300 } })
  expect(await errorCodeOf(await read(account.id, `statement.pdf?${period}`))).toBe('invalid-input')
  const text = await (await read(account.id, `statement.csv?${period}`)).text()
  expect(text.trimEnd().split('\r\n')).toHaveLength(2_503)
  expect(text).toContain(',31262.5,0,31262.5')
})

test('[CREDIT-02] only who may read credit sees a statement, and no period is longer than ten years', async () => {
  const account = await openCreditAccount(desk, '9733300105')
  const path = `/api/desk/credit-accounts/${account.id}/statement`
  expect(await errorCodeOf(await as('packer').call(`${path}?from=2026-04-01&to=2026-04-30`))).toBe(
    'not-permitted',
  )
  expect(await errorCodeOf(await read(account.id, 'statement?from=2010-04-01&to=2026-04-30'))).toBe(
    'invalid-input',
  )
})
