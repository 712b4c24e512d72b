import { expect, test } from 'vitest'
import type { AccountSummaryWire, Gstr1 } from '#domain/gst-returns/wire.ts'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { readTallyVouchers, sumTallyLedgers } from '../../support/builders/tally-file.ts'
import { isInFull } from '../../support/in-full.ts'
import { openDealer } from '../../support/month/dealer.ts'
import {
  paiseOf,
  readCsv,
  sectionsOf,
  sectionsOfReturn,
  sumBy,
  sumTaxes,
} from '../../support/month/papers.ts'
import { playMonth } from '../../support/month/play-month.ts'

const MONTH = '2026-12'
const size = isInFull
  ? { firms: 40, orders: 600, sales: 200, receipts: 260 }
  : { firms: 4, orders: 60, sales: 30, receipts: 40 }
const seed = Number(process.env['MONTH_SEED'] ?? 38)
const desk = await deskForTests({ ORDERS_PER_HOUR: '1000', OPEN_CASH_ORDERS: '1000' })

/** Methods of money by the ledger that has it in Tally. */
const moneyLedgers = {
  CASH: 'Cash',
  UPI: 'UPI',
  ONLINE: 'Online payments',
  BANK: 'Bank transfers',
  CHEQUE: 'Cheques',
  CARD: 'Card payments',
} as const

test(
  '[CREDIT-02] [DESK-07] a month of a dealer: GSTR-1, register, ledgers, ageing, till, cash book and Tally agree to the paisa with a book kept by hand',
  { timeout: isInFull ? 300_000 : 60_000 },
  async () => {
    const dealer = await openDealer(desk, { seed, firms: size.firms })
    const { book, as, counts } = dealer
    const { credit, evenings } = await playMonth(dealer, size)
    const { sales, money, owed } = book
    const told = [...counts].toSorted().map(([what, count]) => `  ${what}: ${count}`)
    process.stdout.write(`\nA month with MONTH_SEED=${seed}\n${told.join('\n')}\n`)
    const file = async (name: string) =>
      (await as('owner').call(`/api/desk/accounts/${name}?month=${MONTH}`)).text()
    const papers = (kind: 'invoice' | 'credit-note') =>
      new Set(sales.filter((row) => row.kind === kind).map(({ paper }) => paper)).size
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

    // returns and registers
    const gstr1 = JSON.parse(await file('gstr1.json')) as Gstr1
    expect(sumTaxes(sectionsOfReturn(gstr1))).toEqual(sumTaxes(sectionsOf(sales)))
    const issued = (of: number) =>
      sum(
        gstr1.doc_issue?.doc_det
          .filter(({ doc_num }) => doc_num === of)
          .flatMap(({ docs }) => docs.map(({ net_issue }) => net_issue)) ?? [],
      )
    expect([issued(1), issued(5)]).toEqual([papers('invoice'), papers('credit-note')])
    const units = [...(gstr1.hsn?.hsn_b2b ?? []), ...(gstr1.hsn?.hsn_b2c ?? [])]
    expect(
      sumBy(
        units,
        ({ rt }) => String(rt),
        ({ qty }) => qty,
      ),
    ).toEqual(
      sumBy(
        sales,
        ({ rate }) => String(rate),
        ({ quantity }) => quantity,
      ),
    )
    const register = readCsv(await file('sales-register.csv'))
    const registered = register.map((row) => ({
      key:
        row['GSTIN'] === ''
          ? `b2cs ${row['Place of supply']?.slice(0, 2)} ${row['GST rate']}`
          : `${row['Document'] === 'Invoice' ? 'b2b' : 'cdnr'} ${row['GSTIN']} ${row['GST rate']}`,
      taxable: paiseOf(row['Taxable value'] ?? ''),
      cgst: paiseOf(row['CGST'] ?? ''),
      sgst: paiseOf(row['SGST'] ?? ''),
      igst: paiseOf(row['IGST'] ?? ''),
    }))
    expect(sumTaxes(registered)).toEqual(sumTaxes(sectionsOf(sales)))
    const byBuyer = sumBy(
      register,
      (row) => row['GSTIN'] ?? '',
      (row) => paiseOf(row['Total of document'] ?? ''),
    )
    expect(byBuyer).toEqual(
      sumBy(
        sales,
        ({ party }) => party.gstin ?? '',
        ({ total }) => total,
      ),
    )
    const summary = JSON.parse(await file('summary')) as AccountSummaryWire
    expect([summary.invoices.documents, summary.creditNotes.documents]).toEqual([
      papers('invoice'),
      papers('credit-note'),
    ])
    expect(summary.invoices.total - summary.creditNotes.total).toBe(sum(sales.map(({ total }) => total)))

    // accounts, and what of them is late
    const balances = new Map<string, number>()
    const onAccount = new Set(credit.holders.map((buyer) => credit.accountOf(buyer).party.ledger))
    for (const buyer of credit.holders) {
      const { party, days } = credit.accountOf(buyer)
      const shown = await credit.show(buyer)
      expectWhole(shown, days)
      balances.set(party.ledger, shown.account.balance)
    }

    // till, day's book and cash book
    for (const [day, inTill] of evenings) {
      const { balances: of } = await read<CashDayWire>(as('owner').call(`/api/desk/cash?day=${day}`))
      expect([day, of.till.closing]).toEqual([day, inTill])
    }
    const cashBook = readCsv(await file('cash-book.csv'))
    const held = Object.values(cashBook.at(-1) ?? {}).at(-1) ?? ''
    expect(paiseOf(held)).toBe(book.till())

    // Tally has all of it
    const vouchers = readTallyVouchers(await file('tally/vouchers.xml'))
    for (const { number, lines } of vouchers)
      expect([number, sum(lines.map(({ debit }) => debit))]).toEqual([number, 0])
    const ledgers = sumTallyLedgers(vouchers)
    const debits = (names: Iterable<string>) =>
      Object.fromEntries([...names].map((name) => [name, ledgers.get(name) ?? 0]))
    expect(debits(owed.keys())).toEqual(Object.fromEntries(owed))
    expect(debits(book.journals.keys())).toEqual(Object.fromEntries(book.journals))
    expect(debits(Object.values(moneyLedgers))).toEqual(
      Object.fromEntries(
        Object.entries(moneyLedgers).map(([method, name]) => [
          name,
          sum(money.filter((row) => row.method === method).map(({ amount }) => amount)),
        ]),
      ),
    )
    const tax = (name: 'cgst' | 'sgst' | 'igst') => 0 - sum(sales.map((row) => row[name]))
    expect([ledgers.get('Output CGST'), ledgers.get('Output SGST'), ledgers.get('Output IGST')]).toEqual([
      tax('cgst'),
      tax('sgst'),
      tax('igst'),
    ])

    // a holder owes on account what Tally says, but for what is billed to them and paid at the door
    const unpaidElsewhere = (ledger: string) => (owed.get(ledger) ?? 0) - (balances.get(ledger) ?? 0)
    expect(
      [...onAccount].map((ledger) => [ledger, unpaidElsewhere(ledger)]).filter(([, amount]) => amount !== 0),
    ).toEqual([])
  },
)

/** Holds an account against itself: what is open is what is owed, and each open bill is as late as its own day says. */
function expectWhole({ account, bills, credits, ledger, next }: CreditAccountDetailWire, days: number): void {
  const open = bills.reduce((total, bill) => total + bill.open, 0)
  expect(open - credits.reduce((total, one) => total + one.open, 0)).toBe(account.balance)
  const whole = ledger.reduce((total, { amount }) => total + amount, 0)
  expect(next === null ? whole : account.balance).toBe(account.balance)
  const late = (bill: (typeof bills)[number]) => {
    const due =
      Date.parse(bill.day) + (bill.kind === 'invoice' || bill.kind === 'opening' ? days : 0) * 86_400_000
    return (Date.parse('2027-01-02') - due) / 86_400_000
  }
  const between = (from: number, to: number) =>
    bills
      .filter((bill) => late(bill) > from && late(bill) <= to)
      .reduce((total, bill) => total + bill.open, 0)
  expect(account.ageing).toEqual({
    notDue: between(-Infinity, 0),
    upTo30: between(0, 30),
    upTo60: between(30, 60),
    upTo90: between(60, 90),
    over90: between(90, Infinity),
  })
}
