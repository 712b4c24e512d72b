import { z } from 'zod'
import { idParams, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { ageing } from './account-wire.ts'
import { holderKinds } from './account.ts'
import type { OwnAccount } from './own-account.ts'
import { bill, statement, statementFileQuery, statementQuery } from './statement-wire.ts'
import { withoutNotes, type Statement } from './statement.ts'

const ownAccount = z
  .object({
    id: z.uuid(),
    kind: z.enum(holderKinds).meta({ description: 'One’s own, or that of a firm.' }),
    name: z.string().nullable(),
    limit: paise.meta({ description: 'The most that may be owed.' }),
    days: z.int().meta({ description: 'From a bill until it is due.' }),
    isOpen: z.boolean().meta({ description: 'False when nothing more is given on account.' }),
    balance: paise.meta({
      description: 'Above zero what is owed to the store, below it what the store owes.',
    }),
    advance: paise.meta({ description: 'Received and not allotted to a bill.' }),
    overdue: paise,
    ageing,
    bills: z.array(bill).readonly().meta({ description: 'Open, oldest first.' }),
    otherBills: z.object({ count: z.int(), open: paise }),
  })
  .meta({ id: 'OwnCreditAccount' })

const ownAccounts = z.object({ accounts: z.array(ownAccount).readonly() }).meta({ id: 'OwnCreditAccounts' })

const root = '/account/credit/{id}' as const

export const ownCreditCalls = defineCalls({
  list: { method: 'get', path: '/account/credit', answer: ownAccounts },
  statement: {
    method: 'get',
    path: `${root}/statement`,
    params: idParams,
    query: statementQuery,
    answer: statement,
  },
  print: {
    method: 'get',
    path: `${root}/statement.pdf`,
    params: idParams,
    query: statementFileQuery,
    download: 'application/pdf',
  },
  file: {
    method: 'get',
    path: `${root}/statement.csv`,
    params: idParams,
    query: statementFileQuery,
    download: 'text/csv; charset=utf-8',
  },
})

export type OwnCreditAccountWire = z.infer<typeof ownAccount>
export type OwnStatementWire = z.infer<typeof statement>

/** The accounts of those who buy on them. */
export function serializeOwnAccounts(accounts: readonly OwnAccount[]): z.infer<typeof ownAccounts> {
  return {
    accounts: accounts.map(({ account, bills, otherBills }) => {
      const { id, holder, terms, balance, advance, overdue, ageing: open } = account
      const { limit, days, isOpen } = terms
      return {
        id,
        kind: holder.kind,
        name: holder.name,
        limit,
        days,
        isOpen,
        balance,
        advance,
        overdue,
        ageing: open,
        bills,
        otherBills,
      }
    }),
  }
}

/** A statement as its customer sees it: what staff noted is theirs. */
export function serializeOwnStatement(made: Statement): OwnStatementWire {
  return withoutNotes(made)
}
