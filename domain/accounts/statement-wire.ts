import { z } from 'zod'
import { languages } from '../i18n/language.ts'
import { day, idParams, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { accountEntryKinds } from './account-entry.ts'
import { ageing, holder, terms } from './account-wire.ts'
import { entryMethods } from './receipt.ts'
import { MAX_STATEMENT_DAYS, isStatementPeriod, type Statement } from './statement.ts'

const entry = {
  id: z.uuid(),
  day,
  kind: z.enum(accountEntryKinds),
  reference: z.string().nullable(),
  document: z.string().nullable().meta({ description: 'The number of the tax document.' }),
  orderId: z.uuid().nullable(),
}

const row = z
  .object({
    ...entry,
    method: z.enum(entryMethods).nullable(),
    note: z.string().nullable(),
    dueDay: day.nullable(),
    amount: paise.meta({ description: 'A bill is above zero, a credit below.' }),
    balance: paise.meta({ description: 'After this entry.' }),
    against: z
      .array(
        z.object({
          kind: z.enum(accountEntryKinds),
          method: z.enum(entryMethods).nullable(),
          label: z.string().nullable(),
          amount: paise,
        }),
      )
      .readonly()
      .meta({ description: 'What it settles, or is settled by.' }),
  })
  .meta({ id: 'StatementRow' })

export const bill = z
  .object({ ...entry, dueDay: day, amount: paise, open: paise })
  .meta({ id: 'StatementBill' })

export const statement = z
  .object({
    accountId: z.uuid(),
    holder,
    terms,
    from: day,
    to: day,
    opening: paise,
    debits: paise.meta({ description: 'Sum of what raised the balance.' }),
    credits: paise.meta({ description: 'Sum of what lowered it.' }),
    closing: paise,
    rows: z.array(row).readonly().meta({ description: 'By their day, the first of `count`.' }),
    count: z.int().meta({ description: 'Entries of the period.' }),
    bills: z.array(bill).readonly().meta({ description: 'Open at the end of the last day, oldest first.' }),
    otherBills: z.object({ count: z.int(), open: paise }),
    ageing,
    overdue: paise,
    advance: paise.meta({ description: 'Not allotted at the end of the last day.' }),
  })
  .meta({ id: 'Statement' })

const language = z
  .enum(languages)
  .optional()
  .meta({ description: 'Of the paper; that of the customer when it is left out.' })
const dayOfCentury = day.refine(
  (value) => value >= '2000-01-01' && value <= '2099-12-31',
  'not-of-this-century',
)
const period = { from: dayOfCentury, to: dayOfCentury }
const wrong = { path: ['to'], message: 'days-after', params: { most: MAX_STATEMENT_DAYS } }

export const statementQuery = z.object(period).refine(isStatementPeriod, wrong)
export const statementFileQuery = z.object({ ...period, language }).refine(isStatementPeriod, wrong)
const confirmationQuery = z.object({ day: dayOfCentury, language })

export const statementCalls = defineCalls({
  outstanding: { method: 'get', path: '/desk/credit/outstanding.csv', download: 'text/csv; charset=utf-8' },
  receipts: {
    method: 'get',
    path: '/desk/credit/receipts.csv',
    query: statementQuery,
    download: 'text/csv; charset=utf-8',
  },
  show: {
    method: 'get',
    path: '/desk/credit-accounts/{id}/statement',
    params: idParams,
    query: statementQuery,
    answer: statement,
  },
  print: {
    method: 'get',
    path: '/desk/credit-accounts/{id}/statement.pdf',
    params: idParams,
    query: statementFileQuery,
    download: 'application/pdf',
  },
  file: {
    method: 'get',
    path: '/desk/credit-accounts/{id}/statement.csv',
    params: idParams,
    query: statementFileQuery,
    download: 'text/csv; charset=utf-8',
  },
  confirm: {
    method: 'get',
    path: '/desk/credit-accounts/{id}/confirmation.pdf',
    params: idParams,
    query: confirmationQuery,
    download: 'application/pdf',
  },
})

export type StatementWire = z.infer<typeof statement>

/** A statement as it crosses HTTP. */
export function serializeStatement(made: Statement): StatementWire {
  return made
}
