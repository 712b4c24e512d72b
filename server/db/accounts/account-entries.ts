import { sql, type RawBuilder } from 'kysely'
import type { AccountEntry, LedgerRow, OpenEntry } from '#domain/accounts/account-entry.ts'
import type { Allotment } from '#domain/accounts/allot.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** Open amount of an entry `e`. */
export const openAmount: RawBuilder<number> = sql<number>`(abs(e.amount) - coalesce((
  select sum(amount) from account_allotments where bill_id = e.id or credit_id = e.id), 0))::bigint`

const columns = sql`e.id, e.kind, e.amount, to_char(e.day, 'YYYY-MM-DD') as day, to_char(e.due_day, 'YYYY-MM-DD') as due_day,
  e.method, e.reference, e.bank, to_char(e.cheque_day, 'YYYY-MM-DD') as cheque_day, e.document, e.order_id, e.reverses,
  e.note, e.at, e.entered_by, ${openAmount} as open`

type Row = {
  id: string
  kind: AccountEntry['kind']
  amount: number
  day: string
  due_day: string | null
  method: AccountEntry['method']
  reference: string | null
  bank: string | null
  cheque_day: string | null
  document: string | null
  order_id: string | null
  reverses: string | null
  note: string | null
  at: Date
  entered_by: string
  open: number
}

function entryOf(row: Row): OpenEntry {
  return {
    id: row.id,
    kind: row.kind,
    amount: toPaise(row.amount),
    day: row.day,
    dueDay: row.due_day,
    method: row.method,
    reference: row.reference,
    bank: row.bank,
    chequeDay: row.cheque_day,
    document: row.document,
    orderId: row.order_id,
    reverses: row.reverses,
    note: row.note,
    at: row.at.toISOString(),
    enteredBy: row.entered_by,
    open: toPaise(row.open),
  }
}

/** The digest and account of the entry with an id; null when there is none. */
export async function findEntryDigest(
  queries: Queries,
  id: string,
): Promise<{ readonly accountId: string; readonly digest: string } | null> {
  const row = await queries
    .selectFrom('account_entries')
    .select(['account_id', 'digest'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.account_id, digest: row.digest }
}

/** Adds an entry to the ledger of a locked account; the digest tells a repeat from another entry with the same id. */
export async function addEntry(
  queries: Queries,
  entry: AccountEntry,
  { accountId, digest }: { readonly accountId: string; readonly digest: string },
): Promise<void> {
  const { kind, amount, day, method, reference, bank, document, reverses, note } = entry
  await queries
    .insertInto('account_entries')
    .values({
      id: entry.id,
      account_id: accountId,
      kind,
      amount,
      day,
      due_day: entry.dueDay,
      method,
      reference,
      bank,
      cheque_day: entry.chequeDay,
      document,
      order_id: entry.orderId,
      reverses,
      note,
      digest,
      entered_by: entry.enteredBy,
      at: new Date(entry.at),
    })
    .execute()
}

/** The digest of the request that allotted under an id; null when none did. */
export async function findAllotmentDigest(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<string | null> {
  const row = await queries
    .selectFrom('account_allotments')
    .select('digest')
    .where('account_id', '=', accountId)
    .where('request_id', '=', id)
    .executeTakeFirst()
  return row?.digest ?? null
}

/** Adds allotments to the ledger of a locked account; the request is named where they come without an entry. */
export async function addAllotments(
  queries: Queries,
  allotments: readonly Allotment[],
  {
    accountId,
    by,
    at,
    request,
  }: {
    readonly accountId: string
    readonly by: string
    readonly at: Date
    readonly request?: { readonly id: string; readonly digest: string }
  },
): Promise<void> {
  if (allotments.length === 0) return
  await queries
    .insertInto('account_allotments')
    .values(
      allotments.map(({ billId, creditId, amount }) => ({
        account_id: accountId,
        bill_id: billId,
        credit_id: creditId,
        amount,
        allotted_by: by,
        at,
        ...(request && { request_id: request.id, digest: request.digest }),
      })),
    )
    .execute()
}

/** The bills and credits of an account that are open, oldest first. */
export async function findOpenEntries(queries: Queries, accountId: string): Promise<OpenEntry[]> {
  const { rows } = await sql<Row>`
    select * from (
      select ${columns}, e.sequence from account_entries as e where e.account_id = ${accountId}
    ) as entries where open > 0 order by day, sequence`.execute(queries)
  return rows.map(entryOf)
}

/** An entry of an account, with what of it is open; null when there is none. */
export async function findEntry(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<OpenEntry | null> {
  const { rows } = await sql<Row>`
    select ${columns} from account_entries as e where e.account_id = ${accountId} and e.id = ${id}`.execute(
    queries,
  )
  const [row] = rows
  return row === undefined ? null : entryOf(row)
}

/** True when an entry was taken back. */
export async function isReversed(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('account_entries')
    .select('id')
    .where('reverses', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Everything that was allotted of or to an entry. */
export async function findAllotmentsOf(queries: Queries, id: string): Promise<Allotment[]> {
  const rows = await queries
    .selectFrom('account_allotments')
    .select(['bill_id', 'credit_id', 'amount'])
    .where((is) => is.or([is('bill_id', '=', id), is('credit_id', '=', id)]))
    .orderBy('sequence')
    .execute()
  return rows.map((row) => ({ billId: row.bill_id, creditId: row.credit_id, amount: toPaise(row.amount) }))
}

/** Sums what a partner owes on account, in paise; negative when they are owed. */
export async function sumOwedBy(queries: Queries, uid: string): Promise<Paise> {
  const row = await queries
    .selectFrom('account_entries')
    .innerJoin('accounts', 'accounts.id', 'account_entries.account_id')
    .select((is) => is.fn.sum<string | null>('amount').as('total'))
    .where('holder_kind', '=', 'partner')
    .where('holder_id', '=', uid)
    .executeTakeFirst()
  return toPaise(Number(row?.total ?? 0))
}

/** Every entry of the account of a partner, oldest first. */
export async function findEntriesOf(queries: Queries, uid: string): Promise<OpenEntry[]> {
  const { rows } = await sql<Row>`
    select ${columns} from account_entries as e join accounts as a on a.id = e.account_id
    where a.holder_kind = 'partner' and a.holder_id = ${uid} order by e.sequence`.execute(queries)
  return rows.map(entryOf)
}

/** True when a receipt of the account that was not taken back has this reference. */
export async function isReferenceUsed(
  queries: Queries,
  accountId: string,
  { method, reference }: Pick<AccountEntry, 'method' | 'reference'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from account_entries as e where account_id = ${accountId} and kind = 'receipt'
      and method = ${method} and reference = ${reference}
      and not exists (select from account_entries where reverses = e.id) limit 1`.execute(queries)
  return rows.length > 0
}

/** A page of the ledger, the latest entry first, each with the balance after it and what it stands against. */
export async function findLedgerRows(
  queries: Queries,
  {
    accountId,
    before,
    limit,
  }: { readonly accountId: string; readonly before?: number; readonly limit: number },
): Promise<(LedgerRow & { readonly sequence: number })[]> {
  const older = before === undefined ? sql`true` : sql`e.sequence < ${before}`
  const { rows } = await sql<
    Row & { sequence: number; balance: number; is_reversed: boolean; against: LedgerRow['against'] }
  >`
    with run as (
      select id, sum(amount) over (order by sequence)::bigint as balance
      from account_entries where account_id = ${accountId}
    )
    select ${columns}, e.sequence, run.balance,
      exists (select from account_entries as r where r.reverses = e.id) as is_reversed,
      coalesce((
        select json_agg(json_build_object('id', o.id, 'kind', o.kind, 'method', o.method, 'label', coalesce(o.document, o.reference),
          'amount', s.amount) order by o.sequence)
        from (
          select case when bill_id = e.id then credit_id else bill_id end as other, sum(amount) as amount
          from account_allotments where bill_id = e.id or credit_id = e.id group by 1
        ) as s join account_entries as o on o.id = s.other where s.amount <> 0
      ), '[]'::json) as against
    from account_entries as e join run on run.id = e.id
    where e.account_id = ${accountId} and ${older}
    order by e.sequence desc limit ${limit}`.execute(queries)
  return rows.map((row) => ({
    ...entryOf(row),
    sequence: row.sequence,
    balance: toPaise(row.balance),
    isReversed: row.is_reversed,
    against: row.against,
  }))
}
