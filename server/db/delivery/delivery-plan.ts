import { sql } from 'kysely'
import { emptyPlan, type AreaName, type DeliveryPlan } from '#domain/delivery/plan.ts'
import type { Queries } from '../database.ts'

/** A plan, and how often it was changed. */
export type VersionedPlan = { readonly version: number; readonly plan: DeliveryPlan }

/** Reads where and when the store delivers; `lock` keeps others from changing it until the transaction ends. */
export async function readPlan(
  queries: Queries,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<VersionedPlan> {
  const query = queries.selectFrom('delivery_plan').select(['version', 'plan'])
  const { version, plan } = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return { version, plan: { ...emptyPlan, ...(plan as Partial<DeliveryPlan>) } }
}

/** The names of the areas of the plan, as they are listed. */
export async function findAreaNames(queries: Queries): Promise<AreaName[]> {
  const { rows } = await sql<AreaName>`
    select area ->> 'id' as id, area ->> 'name' as name
    from delivery_plan, jsonb_array_elements(coalesce(plan -> 'areas', '[]')) with ordinality as listed (area, place)
    order by place`.execute(queries)
  return rows
}

/** Saves a plan in the place of the one before. */
export async function writePlan(queries: Queries, { version, plan }: VersionedPlan): Promise<void> {
  await queries
    .updateTable('delivery_plan')
    .set({ version, plan: JSON.stringify(plan) })
    .execute()
}
