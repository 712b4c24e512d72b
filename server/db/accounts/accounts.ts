import { sql } from 'kysely'
import type { AccountHolder, CreditTerms, HolderKind } from '#domain/accounts/account.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** An account as it is stored. */
export type StoredAccount = {
  readonly id: string
  readonly holderKind: HolderKind
  readonly holderId: string
  readonly terms: CreditTerms
  readonly revision: number
}

/** Opens an account; null when the holder has one. */
export async function openAccount(
  queries: Queries,
  { id, holderKind, holderId, terms }: Omit<StoredAccount, 'revision'>,
  at: Date,
): Promise<string | null> {
  const row = await queries
    .insertInto('accounts')
    .values({ id, holder_kind: holderKind, holder_id: holderId, ...columnsOf(terms), opened_at: at })
    .onConflict((conflict) => conflict.columns(['holder_kind', 'holder_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The account with an id, locked until the transaction ends: its postings wait for one another. */
export async function lockAccount(queries: Queries, id: string): Promise<StoredAccount | null> {
  const row = await queries
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    holderKind: row.holder_kind,
    holderId: row.holder_id,
    terms: {
      limit: toPaise(row.credit_limit),
      days: row.days,
      checkedAt: row.checked_at,
      isOpen: row.is_open,
    },
    revision: row.revision,
  }
}

/** Writes the terms of a locked account. */
export async function setTerms(queries: Queries, id: string, terms: CreditTerms): Promise<void> {
  await queries
    .updateTable('accounts')
    .set((column) => ({ ...columnsOf(terms), revision: column('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The customer or firm that an account is opened for; null when there is none, or they were erased or merged. */
export async function findHolder(
  queries: Queries,
  { kind, id }: Pick<AccountHolder, 'kind' | 'id'>,
): Promise<AccountHolder | null> {
  if (kind === 'firm') {
    const firm = await queries
      .selectFrom('firms')
      .select('legal_name')
      .where('id', '=', id)
      .executeTakeFirst()
    return firm === undefined ? null : { kind, id, name: firm.legal_name, phone: null }
  }
  const row = await queries
    .selectFrom('partners')
    .select(['name', sql<string | null>`coalesce(phone, former_phone)`.as('phone')])
    .where('uid', '=', id)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : { kind, id, name: row.name, phone: row.phone }
}

function columnsOf({ limit, days, checkedAt, isOpen }: CreditTerms) {
  return { credit_limit: limit, days, checked_at: checkedAt, is_open: isOpen }
}
