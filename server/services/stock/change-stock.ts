import { AppError } from '#domain/errors.ts'
import { priceText } from '#domain/money/price.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  isOutdatedCount,
  movedUnits,
  type StockChangeKind,
  type StockChangeLine,
} from '#domain/stock/stock-change.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  addMovements,
  changeLevels,
  findLastMovement,
  findTracked,
  lockItems,
  type NewMovement,
  type StockedItem,
} from '../../db/stock/levels.ts'
import { addChange, saveCosts } from '../../db/stock/stock-items.ts'
import { holdPlaces } from '../../db/stock/stock-places.ts'
import { findVariants } from '../../db/stock/stock-list.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { stockRows, type StockRow } from './steps/stock-rows.ts'
import { requestHash } from '../identity/steps/hashing.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** A receipt, a count, a loss or a transfer; the caller makes the id. */
export type StockChange = {
  readonly id: string
  readonly kind: StockChangeKind
  readonly placeId: string
  readonly toPlaceId: string | null
  readonly supplier: string | null
  readonly note: string | null
  readonly lines: readonly StockChangeLine[]
}

/**
 * Records a receipt, count, loss or transfer (STOCK-02), all or nothing; a repeated id changes nothing. A count may be below
 * the reserved units: then nothing can be sold until the difference is made up. Returns the variants afterwards. Throws
 * `not-permitted`, `idempotency-conflict`, `edit-conflict` with the present stock if counted units were moved meanwhile, and
 * `invalid-input` for an unknown place, or a variant that is not tracked, is repeated, or has fewer units on hand than leave.
 */
export async function changeStock(
  { database, jobs, now }: Dependencies,
  actor: StaffActor,
  change: StockChange,
): Promise<StockRow[]> {
  requirePermission(actor, 'stock:move')
  if (change.lines.some(({ cost }) => cost !== undefined && cost !== null))
    requirePermission(actor, 'stock:cost')
  const at = now()
  const entered = await database.queries.transaction().execute(async (queries) => {
    await requirePlaces(queries, change)
    const digest = requestHash(change)
    const known = await addChange(queries, { ...change, digest, actor: actor.name, at })
    if (known !== null && known !== digest) throw new AppError('idempotency-conflict')
    if (known === null) await enter(queries, actor, { ...change, at })
    return stockRows(queries, actor, await findVariants(queries, change.lines, at))
  })
  jobs.trigger('stock-alerts')
  return entered
}

async function enter(
  queries: Queries,
  actor: StaffActor,
  change: StockChange & { readonly at: Date },
): Promise<void> {
  const { id: changeId, kind, placeId, toPlaceId, lines, at } = change
  const items = await lockLines(queries, lines)
  if (kind === 'count') await requireSeen(queries, placeId, { lines, items })
  const movements: NewMovement[] = []
  const costs: { itemId: number; cost: number }[] = []
  for (const [index, { quantity, cost = null }] of lines.entries()) {
    const item = items[index]
    if (item === undefined) continue
    const onHand = onHandAt(item, placeId)
    const units = movedUnits(kind, quantity, onHand)
    if (onHand + units < 0)
      throw new AppError('invalid-input', {
        reasons: [{ code: 'stock-too-low', line: index + 1, onHand, quantity }],
      })
    const moved = { itemId: item.id, changeId, reason: kind, cost }
    movements.push({ ...moved, placeId, quantity: units })
    if (kind === 'transfer' && toPlaceId !== null) movements.push({ ...moved, placeId: toPlaceId, quantity })
    if (cost !== null) costs.push({ itemId: item.id, cost })
  }
  await addMovements(queries, movements, { actor: actor.name, at })
  await changeLevels(
    queries,
    movements.map(({ itemId, placeId: place, quantity }) => ({
      itemId,
      placeId: place,
      onHand: quantity,
      reserved: 0,
    })),
  )
  await saveCosts(queries, costs)
  await recordChange(queries, actor, {
    action: `stock.${kind}`,
    subject: 'stock',
    subjectId: changeId,
    after: {
      ...change,
      lines: lines.map((line) => ({ ...line, cost: line.cost ? priceText(line.cost) : null })),
    },
    at,
  })
}

function onHandAt({ levels }: StockedItem, placeId: string): number {
  return levels.find((level) => level.placeId === placeId)?.onHand ?? 0
}

/** Throws `edit-conflict` for counts of stock that was moved meanwhile. */
async function requireSeen(
  queries: Queries,
  placeId: string,
  { lines, items }: { readonly lines: readonly StockChangeLine[]; readonly items: readonly StockedItem[] },
): Promise<void> {
  const moved = items.filter((item, index) => {
    const line = lines[index]
    return line !== undefined && isOutdatedCount(line, onHandAt(item, placeId))
  })
  const [first] = moved
  if (first === undefined) return
  const last = await findLastMovement(queries, { itemId: first.id, placeId })
  throw new AppError('edit-conflict', {
    ...(last && { changedBy: last.actor, changedAt: last.at.toISOString() }),
    onHand: moved.map((item) => ({
      productId: item.productId,
      variantUid: item.variantUid,
      onHand: onHandAt(item, placeId),
    })),
  })
}

async function requirePlaces(
  queries: Queries,
  { kind, placeId, toPlaceId }: Pick<StockChange, 'kind' | 'placeId' | 'toPlaceId'>,
): Promise<void> {
  const places = new Set((await holdPlaces(queries)).map(({ id }) => id))
  const isTransfer = kind === 'transfer'
  if (!places.has(placeId) || (toPlaceId !== null && !places.has(toPlaceId)))
    throw new AppError('invalid-input', { reasons: [{ code: 'place-unknown' }] })
  if (isTransfer !== (toPlaceId !== null) || toPlaceId === placeId)
    throw new AppError('invalid-input', { reasons: [{ code: 'transfer-to-same-place' }] })
}

/** Locks the items of lines, in the order of these. Throws `invalid-input` for a variant that is not tracked or repeated. */
async function lockLines(queries: Queries, lines: readonly StockChangeLine[]): Promise<StockedItem[]> {
  const tracked = await findTracked(queries, lines)
  const items = await lockItems(
    queries,
    tracked.map(({ id }) => id),
  )
  const found = lines.map((line, index) => {
    const item = [...items.values()].find(
      ({ productId, variantUid }) => productId === line.productId && variantUid === line.variantUid,
    )
    if (item === undefined)
      throw new AppError('invalid-input', { reasons: [{ code: 'stock-not-tracked', line: index + 1 }] })
    return item
  })
  if (new Set(found).size < found.length)
    throw new AppError('invalid-input', { reasons: [{ code: 'line-twice' }] })
  return found
}
