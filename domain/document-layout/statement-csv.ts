import type { Statement } from '../accounts/statement.ts'
import type { Language } from '../i18n/language.ts'
import { ZERO, paiseToRupees, subtract } from '../money/paise.ts'
import { csv } from '../text/csv.ts'
import { statementLabelsOf } from './statement-labels.ts'
import { againstWords } from './statement-sections.ts'

/** A statement as CSV, in rupees: the opening balance, every entry with the balance after it, and the closing balance. */
export function statementCsv(statement: Statement, language: Language): string {
  const t = statementLabelsOf(language)
  const { from, to, opening, closing, rows, debits, credits } = statement
  return csv(
    [t.date, t.entry, t.document, t.reference, t.method, t.due, t.debit, t.credit, t.balance, t.settles],
    [
      balanceLine(from, t.opening, ['', '', paiseToRupees(opening)]),
      ...rows.map((row) => [
        row.day,
        t[`kind-${row.kind}`],
        row.document ?? '',
        row.reference ?? '',
        row.method === null ? '' : t[`method-${row.method}`],
        row.dueDay ?? '',
        row.amount > 0 ? paiseToRupees(row.amount) : '',
        row.amount < 0 ? paiseToRupees(subtract(ZERO, row.amount)) : '',
        paiseToRupees(row.balance),
        againstWords(row, language),
      ]),
      balanceLine(to, t.closing, [paiseToRupees(debits), paiseToRupees(credits), paiseToRupees(closing)]),
    ],
  )
}

/** A line of a balance, with its figures below debit, credit and balance. */
function balanceLine(day: string, words: string, figures: readonly (string | number)[]): (string | number)[] {
  return [day, words, '', '', '', '', ...figures, '']
}
