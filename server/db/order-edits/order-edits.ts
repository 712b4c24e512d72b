import type { Selectable } from 'kysely'
import type { EditedOrder, OrderEdit } from '#domain/order-edits/order-edit.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Queries, Schema } from '../database.ts'

/** An edit as it is stored; `content` is null once it has ended, `base` when it took effect at once. */
export type StoredEdit = Omit<OrderEdit, 'state'> & {
  readonly orderId: string
  readonly state: Selectable<Schema['order_edits']>['state']
  readonly role: StaffRole | 'operator'
  /** The order's `updatedAt` that it is good for. */
  readonly base: string | null
  readonly content: EditedOrder | null
}

/** Adds an edit to a locked order. */
export async function addOrderEdit(queries: Queries, edit: StoredEdit): Promise<void> {
  await queries
    .insertInto('order_edits')
    .values({
      id: edit.id,
      order_id: edit.orderId,
      state: edit.state,
      actor: edit.actor,
      role: edit.role,
      total_before: edit.totalBefore,
      total_after: edit.totalAfter,
      base: edit.base === null ? null : new Date(edit.base),
      content: edit.content && JSON.stringify(edit.content),
      token_hash: null,
      at: new Date(edit.at),
      expires_at: new Date(edit.expiresAt),
      settled_at: edit.state === 'WAITING' ? null : new Date(edit.at),
    })
    .execute()
}

/** One edit of an order by its id, or the one that waits; null when there is none. */
export async function findOrderEdit(
  queries: Queries,
  orderId: string,
  which: { readonly id: string } | 'waiting',
): Promise<StoredEdit | null> {
  const query = queries.selectFrom('order_edits').selectAll().where('order_id', '=', orderId)
  const row = await (
    which === 'waiting' ? query.where('state', '=', 'WAITING') : query.where('id', '=', which.id)
  ).executeTakeFirst()
  return row === undefined ? null : editFromRow(row)
}

/** An edit of any order by its id; null when there is none. */
export async function findEdit(queries: Queries, id: string): Promise<StoredEdit | null> {
  const row = await queries.selectFrom('order_edits').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : editFromRow(row)
}

/** The edit whose customer's link has a token of this hash; null when there is none. */
export async function findEditOfToken(queries: Queries, hash: string): Promise<StoredEdit | null> {
  const query = queries.selectFrom('order_edits').selectAll().where('token_hash', '=', hash)
  const row = await query.executeTakeFirst()
  return row === undefined ? null : editFromRow(row)
}

/** Gives the edit of an order that waits the token of a new link, and returns whether one does; an earlier link ends. */
export async function setEditToken(
  queries: Queries,
  { orderId, hash, at }: { readonly orderId: string; readonly hash: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('order_edits')
    .set({ token_hash: hash })
    .where('order_id', '=', orderId)
    .where('state', '=', 'WAITING')
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends an edit of a locked order; what it would have made of the order, with its address, is forgotten. */
export async function settleOrderEdit(
  queries: Queries,
  { orderId, id }: Pick<StoredEdit, 'orderId' | 'id'>,
  { state, at }: { readonly state: 'APPLIED' | 'DECLINED' | 'WITHDRAWN'; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('order_edits')
    .set({ state, settled_at: at, content: null })
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .execute()
}

function editFromRow(row: Selectable<Schema['order_edits']>): StoredEdit {
  return {
    id: row.id,
    orderId: row.order_id,
    state: row.state,
    actor: row.actor,
    role: row.role as StoredEdit['role'],
    totalBefore: toPaise(row.total_before),
    totalAfter: toPaise(row.total_after),
    base: row.base?.toISOString() ?? null,
    content: row.content as EditedOrder | null,
    at: row.at.toISOString(),
    expiresAt: (row.expires_at ?? row.at).toISOString(),
  }
}
