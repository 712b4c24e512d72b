import { daysBetween } from '../accounts/ageing.ts'
import type { Statement, StatementBill, StatementRow } from '../accounts/statement.ts'
import type { Language } from '../i18n/language.ts'
import { ZERO, add, subtract, type Paise } from '../money/paise.ts'
import { noonOfIstDay } from '../time/ist-day.ts'
import type { LabelledValue, Party } from './document-sections.ts'
import type { Column } from './document-tables.ts'
import { formatAmount, formatCount, formatDay } from './format.ts'
import type { BalanceConfirmation, StatementDocument } from './statement-document.ts'
import { statementLabelsOf } from './statement-labels.ts'

type Paper = StatementDocument | BalanceConfirmation

/** A day without a time, such as `2026-11-20`, as documents write it. */
export function formatPlainDay(day: string, language: Language): string {
  return formatDay(noonOfIstDay(day), language)
}

/** Title of a statement or confirmation, with whom it is about and until when. */
export function statementTitle({ kind, language, statement: { holder, to } }: Paper): string {
  return [statementLabelsOf(language)[kind], holder.name ?? holder.phone ?? '', formatPlainDay(to, language)]
    .filter(Boolean)
    .join(' · ')
}

/** The labelled values beside the title. */
export function statementFacts({ kind, language, issuedAt, statement }: Paper): LabelledValue[] {
  const t = statementLabelsOf(language)
  const { from, to, terms } = statement
  const until = formatPlainDay(to, language)
  return [
    kind === 'statement'
      ? { label: t.period, value: t.periodOf(formatPlainDay(from, language), until) }
      : { label: t.date, value: until },
    { label: t.printed, value: formatDay(issuedAt, language) },
    ...(kind === 'statement'
      ? [
          { label: t.days, value: formatCount(terms.days) },
          { label: t.limit, value: `₹${formatAmount(terms.limit)}` },
        ]
      : []),
  ]
}

/** The holder of the account. */
export function statementParty({ language, statement: { holder } }: Paper): Party {
  return {
    label: statementLabelsOf(language).account,
    name: holder.name ?? holder.phone ?? '–',
    lines: holder.name === null || holder.phone === null ? [] : [holder.phone],
  }
}

/** Name of a balance: owed to the shop, or held by it. */
export function balanceLabel(balance: Paise, language: Language): string {
  const t = statementLabelsOf(language)
  return balance < 0 ? t.held : t.owed
}

/** An entry in words: its kind or form, and the number it is known by. */
function postingWords(
  {
    kind,
    method,
    document,
    reference,
  }: Pick<StatementRow, 'kind' | 'reference' | 'document'> & {
    readonly method?: StatementRow['method']
  },
  language: Language,
): string {
  const t = statementLabelsOf(language)
  const form = method === null || method === undefined ? null : t[`method-${method}`]
  return [t[`kind-${kind}`], form, document ?? reference].filter(Boolean).join(' ')
}

/** The counterparts of an entry, which it settles or is settled by, on one line; empty for none. */
export function againstWords({ against }: Pick<StatementRow, 'against'>, language: Language): string {
  const t = statementLabelsOf(language)
  const named = against.map(
    ({ kind, label, amount }) => `${label ?? t[`kind-${kind}`]} ₹${formatAmount(amount)}`,
  )
  return named.length === 0 ? '' : t.against(named.join(', '))
}

/** The most bills that a row names on paper. */
const MAX_NAMED = 6

/** The columns of a statement: opening, entries and closing, each with the balance. */
export function statementColumns({ language, statement }: StatementDocument): Column[] {
  const t = statementLabelsOf(language)
  const { rows, opening, closing, debits, credits, from, to } = statement
  const day = (of: string): string => formatPlainDay(of, language)
  const column = (
    name: string,
    label: string,
    {
      kind = 'figures',
      first = '',
      cell,
      sum = '',
    }: {
      readonly kind?: Column['kind']
      readonly first?: string
      readonly cell: (row: StatementRow) => string
      readonly sum?: string
    },
  ): Column => ({ name, label, kind, cells: [first, ...rows.map(cell)], sum })
  return [
    column('date', t.date, { kind: 'text', first: day(from), cell: (row) => day(row.day), sum: day(to) }),
    column('particulars', t.particulars, {
      kind: 'text',
      first: t.opening,
      cell: (row) =>
        [postingWords(row, language), againstWords({ against: row.against.slice(0, MAX_NAMED) }, language)]
          .filter(Boolean)
          .join(' · '),
      sum: t.closing,
    }),
    column('due', t.due, { kind: 'text', cell: ({ dueDay }) => (dueDay === null ? '' : day(dueDay)) }),
    column('debit', t.debit, { cell: (row) => positive(row.amount), sum: formatAmount(debits) }),
    column('credit', t.credit, {
      cell: (row) => positive(subtract(ZERO, row.amount)),
      sum: formatAmount(credits),
    }),
    column('balance', t.balance, {
      first: formatBalance(opening, language),
      cell: ({ balance }) => formatBalance(balance, language),
      sum: formatBalance(closing, language),
    }),
  ]
}

/** An amount above zero; empty for others. */
function positive(amount: Paise): string {
  return amount > 0 ? formatAmount(amount) : ''
}

/** A balance with its side: `1,200.00 Dr` is owed to the shop. */
function formatBalance(balance: Paise, language: Language): string {
  const t = statementLabelsOf(language)
  if (balance === 0) return formatAmount(ZERO)
  return balance < 0 ? `${formatAmount(subtract(ZERO, balance))} ${t.cr}` : `${formatAmount(balance)} ${t.dr}`
}

/** The columns of what is open by age, of one row. */
export function ageingColumns({ ageing, advance }: Statement, language: Language): Column[] {
  const t = statementLabelsOf(language)
  const bands = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const
  return [
    ...bands.map((band) => ({ name: band, label: t[band], value: ageing[band] })),
    { name: 'advance', label: t.advance, value: advance },
  ].map(({ name, label, value }) => ({
    name,
    label,
    kind: 'figures',
    cells: [formatAmount(value)],
    sum: null,
  }))
}

/** The columns of the open bills. */
export function billColumns({ language, statement }: Paper): Column[] {
  const t = statementLabelsOf(language)
  const { bills, otherBills, to } = statement
  const total = add(otherBills.open, ...bills.map(({ open }) => open))
  const more = otherBills.count > 0
  const column = (
    name: string,
    label: string,
    {
      kind = 'figures',
      cell,
      other = '',
      sum = '',
    }: {
      readonly kind?: Column['kind']
      readonly cell: (bill: StatementBill) => string
      readonly other?: string
      readonly sum?: string
    },
  ): Column => ({ name, label, kind, cells: [...bills.map(cell), ...(more ? [other] : [])], sum })
  return [
    column('date', t.date, { kind: 'text', cell: ({ day }) => formatPlainDay(day, language) }),
    column('bill', t.bill, {
      kind: 'text',
      cell: (bill) => postingWords(bill, language),
      other: t.otherBills(otherBills.count),
      sum: t.total,
    }),
    column('due', t.due, { kind: 'text', cell: ({ dueDay }) => formatPlainDay(dueDay, language) }),
    column('late', t.late, {
      cell: ({ dueDay }) => {
        const days = daysBetween(dueDay, to)
        return days > 0 ? formatCount(days) : '–'
      },
    }),
    column('amount', t.amount, { cell: ({ amount }) => formatAmount(amount) }),
    column('open', t.open, {
      cell: ({ open }) => formatAmount(open),
      other: formatAmount(otherBills.open),
      sum: formatAmount(total),
    }),
  ]
}
