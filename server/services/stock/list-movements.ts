import { mayDo } from '#domain/staff/permissions.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import type { VariantKey } from '../../db/stock/levels.ts'
import { listMovements as readMovements, type ListedMovement } from '../../db/stock/stock-list.ts'

const PAGE_SIZE = 50

type MovementPage = { readonly movements: readonly ListedMovement[]; readonly next: number | null }

/** Lists movements, the newest first, of one variant or of all (STOCK-02). Throws `not-permitted`. */
export async function listMovements(
  { database }: { readonly database: Database },
  actor: StaffActor,
  { variant, before }: { readonly variant: VariantKey | null; readonly before: number | null },
): Promise<MovementPage> {
  requirePermission(actor, 'stock:read')
  const found = await readMovements(database.queries, { variant, before, limit: PAGE_SIZE + 1 })
  const seesCost = mayDo(actor.role, 'stock:cost')
  const movements = found.slice(0, PAGE_SIZE).map((row) => ({ ...row, cost: seesCost ? row.cost : null }))
  return { movements, next: found.length > PAGE_SIZE ? (movements.at(-1)?.id ?? null) : null }
}
