import { sql, type RawBuilder } from 'kysely'
import type { AccountFilter, AccountSums, CreditAccount, HolderKind } from '#domain/accounts/account.ts'
import type { CustomerSearch } from '#domain/customers/customer-search.ts'
import { overdueOf } from '#domain/accounts/ageing.ts'
import { toPaise } from '#domain/money/paise.ts'
import { firmsFoundBy } from '../firms/list-firms.ts'
import { customersFoundBy } from '../customers/list-customers.ts'
import type { Queries } from '../database.ts'
import { openAmount } from './account-entries.ts'
import { unbilledOrders } from './account-orders.ts'

/** The accounts that are listed, those that owe the most first. */
export type AccountListFilter = {
  readonly filter: AccountFilter
  readonly search?: CustomerSearch
  readonly id?: string
  /** Today in India, by which bills are late. */
  readonly today: string
  readonly offset?: number
  readonly limit: number
}

type Row = {
  id: string
  holder_kind: HolderKind
  holder_id: string
  credit_limit: number
  days: number
  checked_at: CreditAccount['terms']['checkedAt']
  is_open: boolean
  revision: number
  name: string | null
  phone: string | null
  unbilled: number
  balance: number
  advance: number
  not_due: number
  up_to_30: number
  up_to_60: number
  up_to_90: number
  over_90: number
}

const conditions: Readonly<Record<AccountFilter, RawBuilder<unknown>>> = {
  all: sql`true`,
  owing: sql`balance > 0`,
  overdue: sql`up_to_30 + up_to_60 + up_to_90 + over_90 > 0`,
  'over-limit': sql`balance + unbilled > credit_limit`,
  stopped: sql`not is_open`,
}

/** Every account with what is owed on a day. */
function accountsOn(today: string): RawBuilder<unknown> {
  const band = (from: number, to: number | null) => {
    const late = sql`(${today}::date - due_day)`
    const ended = to === null ? sql`true` : sql`${late} <= ${to}`
    return sql`coalesce(sum(open) filter (where amount > 0 and ${late} >= ${from} and ${ended}), 0)::bigint`
  }
  return sql`
    select a.*, ${unbilledOrders} as unbilled, coalesce(f.legal_name, p.name, (select s.name from staff as s where s.uid = p.uid),
        p.addresses -> coalesce(p.default_address_index, 0) -> 'address_line1' ->> 'receiverName') as name,
      coalesce(p.phone, p.former_phone) as phone, owed.*
    from accounts as a
      left join partners as p on a.holder_kind = 'partner' and p.uid::text = a.holder_id
      left join firms as f on a.holder_kind = 'firm' and f.id::text = a.holder_id
      cross join lateral (
        select coalesce(sum(amount), 0)::bigint as balance,
          coalesce(sum(open) filter (where amount < 0), 0)::bigint as advance,
          coalesce(sum(open) filter (where amount > 0 and due_day >= ${today}::date), 0)::bigint as not_due,
          ${band(1, 30)} as up_to_30, ${band(31, 60)} as up_to_60, ${band(61, 90)} as up_to_90,
          ${band(91, null)} as over_90
        from (select e.amount, e.due_day, ${openAmount} as open from account_entries as e where e.account_id = a.id) as entries
      ) as owed`
}

/** The accounts that a filter finds, with what they owe. */
export async function listAccounts(
  queries: Queries,
  { filter, search, id, today, offset = 0, limit }: AccountListFilter,
): Promise<CreditAccount[]> {
  const found =
    search === undefined
      ? sql`true`
      : sql`(holder_kind = 'partner' and holder_id in (select found::text from (${customersFoundBy(search)}) as hits (found))
          or holder_kind = 'firm' and holder_id in (select id::text from firms where ${firmsFoundBy(search)}))`
  const one = id === undefined ? sql`true` : sql`id = ${id}`
  const { rows } = await sql<Row>`
    select * from (${accountsOn(today)}) as account where ${conditions[filter]} and ${found} and ${one}
    order by balance desc, id limit ${limit} offset ${offset}`.execute(queries)
  return rows.map(accountOf)
}

/** The account with an id; null when there is none. */
export async function findAccount(
  queries: Queries,
  id: string,
  today: string,
): Promise<CreditAccount | null> {
  const [account] = await listAccounts(queries, { filter: 'all', id, today, limit: 1 })
  return account ?? null
}

/** Sums what all accounts together owe, have paid ahead and are late with. */
export async function sumAccounts(queries: Queries, today: string): Promise<AccountSums> {
  const { rows } = await sql<Omit<Row, 'id'>>`
    select coalesce(sum(unbilled), 0)::bigint as unbilled, coalesce(sum(balance), 0)::bigint as balance, coalesce(sum(advance), 0)::bigint as advance,
      coalesce(sum(not_due), 0)::bigint as not_due, coalesce(sum(up_to_30), 0)::bigint as up_to_30,
      coalesce(sum(up_to_60), 0)::bigint as up_to_60, coalesce(sum(up_to_90), 0)::bigint as up_to_90,
      coalesce(sum(over_90), 0)::bigint as over_90
    from (${accountsOn(today)}) as account`.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error('a sum has a row')
  return sumsOf(row)
}

type Sums = Pick<
  Row,
  'unbilled' | 'balance' | 'advance' | 'not_due' | 'up_to_30' | 'up_to_60' | 'up_to_90' | 'over_90'
>

function sumsOf(row: Sums): AccountSums {
  const ageing = {
    notDue: toPaise(row.not_due),
    upTo30: toPaise(row.up_to_30),
    upTo60: toPaise(row.up_to_60),
    upTo90: toPaise(row.up_to_90),
    over90: toPaise(row.over_90),
  }
  return {
    unbilled: toPaise(row.unbilled),
    balance: toPaise(row.balance),
    advance: toPaise(row.advance),
    overdue: overdueOf(ageing),
    ageing,
  }
}

function accountOf(row: Row): CreditAccount {
  return {
    id: row.id,
    holder: { kind: row.holder_kind, id: row.holder_id, name: row.name, phone: row.phone },
    terms: {
      limit: toPaise(row.credit_limit),
      days: row.days,
      checkedAt: row.checked_at,
      isOpen: row.is_open,
    },
    revision: row.revision,
    ...sumsOf(row),
  }
}
