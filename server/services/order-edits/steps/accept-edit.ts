import { AppError } from '#domain/errors.ts'
import type { EditedOrder } from '#domain/order-edits/order-edit.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { settleOrderEdit, type StoredEdit } from '../../../db/order-edits/order-edits.ts'
import { findOrderLines } from '../../../db/orders/fulfilments.ts'
import { applyEdit, type EditBy } from './apply-edit.ts'

type Accepted = { readonly edit: StoredEdit; readonly edited: EditedOrder; readonly by: EditBy }

/** Makes a locked order what its customer was shown, or nothing. Throws `out-of-stock`, `promise-changed` and what planning the delivery throws. */
export async function acceptEdit(
  queries: Queries,
  order: Order,
  { edit, edited, by }: Accepted,
): Promise<void> {
  const before = await findOrderLines(queries, order.orderId)
  const { laterDay } = await applyEdit(queries, order, { before, edited, by })
  // no later than they were shown
  if (laterDay !== null && laterDay > (edited.laterDay ?? ''))
    throw new AppError('promise-changed', { promisedDay: laterDay })
  await settleOrderEdit(queries, edit, { state: 'APPLIED', at: by.at })
}
