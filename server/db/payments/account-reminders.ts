import { sql } from 'kysely'
import type { OpenEntry } from '#domain/accounts/account-entry.ts'
import type { AccountHolder } from '#domain/accounts/account.ts'
import { firmRoles, mayInFirm } from '#domain/firms/firm-roles.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import {
  MAX_REMINDED_PEOPLE,
  type RemindedPerson,
  type Reminder,
  type ToldState,
} from '#domain/payments/reminders/reminder.ts'
import { openAmount } from '../accounts/account-entries.ts'
import type { Queries } from '../database.ts'

/** A reminder as it is stored. */
export type StoredReminder = {
  readonly id: string
  readonly accountId: string
  readonly linkId: string
  /** Day in India on which it goes. */
  readonly day: string
  /** Days after the day on which a bill is due, of the schedule; null when staff sent it. */
  readonly step: number | null
  readonly amount: Paise
  readonly dueDay: string
  /** Last day of bills that it is about, where none was due before. */
  readonly untilDay: string
}

/** Saves a reminder; false where the schedule has reminded the account on that day. */
export async function addReminder(
  queries: Queries,
  { id, accountId, linkId, day, step, amount, dueDay, untilDay }: StoredReminder,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('account_reminders')
    .values({
      id,
      account_id: accountId,
      link_id: linkId,
      day,
      step,
      amount,
      due_day: dueDay,
      until_day: untilDay,
      created_at: at,
      created_by: by,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).where('step', 'is not', null).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** A reminder by its id. */
export async function findReminder(queries: Queries, id: string): Promise<StoredReminder | null> {
  const { rows } = await sql<Omit<StoredReminder, 'amount'> & { amount: number }>`
    select id, account_id as "accountId", link_id as "linkId", to_char(day, 'YYYY-MM-DD') as day, step, amount,
      to_char(due_day, 'YYYY-MM-DD') as "dueDay", to_char(until_day, 'YYYY-MM-DD') as "untilDay"
    from account_reminders where id = ${id}`.execute(queries)
  const [row] = rows
  return row === undefined ? null : { ...row, amount: toPaise(row.amount) }
}

/** The reminders of an account with those who were told, the latest first. */
export async function findReminders(queries: Queries, accountId: string, limit: number): Promise<Reminder[]> {
  type Row = Omit<Reminder, 'amount' | 'at' | 'goesAt'> & { amount: number; at: Date; goesAt: Date | null }
  const told = sql`case when m.state in ('DUE', 'SENDING') then ${'WAITING' satisfies ToldState}
    when m.fault in ('unanswered', 'interrupted') then ${'UNKNOWN' satisfies ToldState}
    when m.fault = 'no-template' then ${'NO_TEMPLATE' satisfies ToldState} else m.state end`
  const { rows } = await sql<Row>`
    select r.id, r.created_at as at, r.created_by as by, r.step, r.amount, to_char(r.due_day, 'YYYY-MM-DD') as "dueDay",
      coalesce((
        select json_agg(json_build_object('name', coalesce(p.name, p.phone), 'state', ${told}) order by p.uid)
        from customer_messages as m join partners as p on p.uid = m.partner_uid
        where m.kind = 'REMINDER' and m.subject_id = r.id
      ), '[]') as people, (
        select min(next_try_at) from customer_messages
        where kind = 'REMINDER' and subject_id = r.id and state = 'DUE' and tries = 0 and next_try_at > r.created_at
      ) as "goesAt"
    from account_reminders as r where r.account_id = ${accountId} order by r.created_at desc, r.id limit ${limit}`.execute(
    queries,
  )
  return rows.map(({ at, amount, goesAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    amount: toPaise(amount),
    goesAt: goesAt?.toISOString() ?? null,
  }))
}

/** An account that may be reminded. */
export type RemindedAccount = {
  readonly id: string
  readonly holder: AccountHolder
  readonly open: readonly Pick<OpenEntry, 'amount' | 'open' | 'dueDay'>[]
  readonly people: readonly RemindedPerson[]
  /** Of its latest reminder: the day in India, and the moment. */
  readonly lastDay: string | null
  readonly lastAt: string | null
  /** True of one that the schedule does not remind. */
  readonly isPaused: boolean
  /** Day in India from which the schedule reminds it again. */
  readonly resumedOn: string | null
}

/** Name of the firm whose account it is; null of a customer's own. */
export function firmOf({ holder }: RemindedAccount): string | null {
  return holder.kind === 'firm' ? holder.name : null
}

const seers = firmRoles.filter((role) => mayInFirm(role, 'account:see'))

/** The id of the holder of an account `a` where it is one of a kind, as an index finds it; else null. */
const idOfHolder = (kind: AccountHolder['kind']) =>
  sql`(case a.holder_kind when ${kind} then a.holder_id::uuid end)`

/**
 * Accounts with what is open on them and the people who are told: the customer, or those in the firm who see its account, owners first;
 * nobody without a number that is theirs.
 */
export async function findRemindedAccounts(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, RemindedAccount>> {
  type Row = Omit<RemindedAccount, 'open' | 'lastAt'> & {
    open: { amount: number; open: number; dueDay: string | null }[]
    lastAt: Date | null
  }
  const { rows } = await sql<Row>`
    select a.id, json_build_object('kind', a.holder_kind, 'id', a.holder_id, 'phone', null, 'name', coalesce(
        (select legal_name from firms where id = ${idOfHolder('firm')}),
        (select name from partners where uid = ${idOfHolder('partner')})
      )) as holder,
      coalesce((
        select json_agg(json_build_object('amount', e.amount, 'open', e.open, 'dueDay', e.due_day))
        from (
          select e.amount, to_char(e.due_day, 'YYYY-MM-DD') as due_day, ${openAmount} as open
          from account_entries as e where e.account_id = a.id
        ) as e where e.open <> 0
      ), '[]') as open,
      coalesce((
        select json_agg(json_build_object('uid', t.uid, 'name', t.name, 'phone', t.phone, 'language', t.language)
          order by t.place, t.uid)
        from (
          select p.uid, p.name, p.phone, p.language, seer.place
          from (
            select ${idOfHolder('partner')} as uid, 1 as place, null::timestamptz as joined_at
            union all
            select partner_uid, case role when 'owner' then 0 else 1 end, joined_at from firm_people
            where firm_id = ${idOfHolder('firm')} and role in (${sql.join(seers)})
          ) as seer join partners as p on p.uid = seer.uid
          where p.phone is not null and p.erased_at is null and p.merged_into is null
          order by seer.place, seer.joined_at, p.uid limit ${MAX_REMINDED_PEOPLE}
        ) as t
      ), '[]') as people,
      to_char(last.day, 'YYYY-MM-DD') as "lastDay", last.created_at as "lastAt",
      a.reminders_paused_at is not null as "isPaused", to_char(a.reminders_resumed_on, 'YYYY-MM-DD') as "resumedOn"
    from accounts as a left join lateral (
      select day, created_at from account_reminders where account_id = a.id order by created_at desc limit 1
    ) as last on true
    where a.id in (${sql.join(ids)})`.execute(queries)
  return new Map(
    rows.map(({ open, lastAt, ...row }) => [
      row.id,
      {
        ...row,
        open: open.map((entry) => ({
          amount: toPaise(entry.amount),
          open: toPaise(entry.open),
          dueDay: entry.dueDay,
        })),
        lastAt: lastAt?.toISOString() ?? null,
      },
    ]),
  )
}

/** The next accounts, by id, of which a step of the schedule has come since the latest reminder. */
export async function findAccountsToRemind(
  queries: Queries,
  {
    steps,
    since,
    today,
    after,
    limit,
  }: {
    readonly steps: readonly number[]
    readonly since: string
    readonly today: string
    /** The id after which they begin; null for the first. */
    readonly after: string | null
    readonly limit: number
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts as a cross join lateral (
      select greatest(${since}::date - 1, a.reminders_resumed_on - 1, max(day)) as day
      from account_reminders where account_id = a.id
    ) as done
    where a.reminders_paused_at is null ${after === null ? sql`` : sql`and a.id > ${after}`} and exists (
      select from account_entries as e cross join unnest(${sql.val([...steps])}::integer[]) as step
      where e.account_id = a.id and e.amount > 0 and e.due_day + step between done.day + 1 and ${today}::date
        and ${openAmount} > 0
    )
    order by a.id limit ${limit}`.execute(queries)
  return rows.map(({ id }) => id)
}

/** Pauses the schedule for an account, or resumes it on a day. */
export async function setPause(
  queries: Queries,
  id: string,
  pause: { readonly pausedAt: Date } | { readonly resumedOn: string },
): Promise<void> {
  await queries
    .updateTable('accounts')
    .set(
      'pausedAt' in pause
        ? { reminders_paused_at: pause.pausedAt }
        : { reminders_paused_at: null, reminders_resumed_on: pause.resumedOn },
    )
    .where('id', '=', id)
    .execute()
}
