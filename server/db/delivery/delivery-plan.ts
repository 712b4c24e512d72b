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

/** Whether the store has areas, without reading them. */
export async function hasDeliveryAreas(queries: Queries): Promise<boolean> {
  return (await readAreaFacts(queries)).hasAreas
}

/** Whether the store has areas, and whether delivery to some of them costs something, without reading them. */
export async function readAreaFacts(
  queries: Queries,
): Promise<{ readonly hasAreas: boolean; readonly hasFees: boolean }> {
  const { rows } = await sql<{ hasAreas: boolean; hasFees: boolean }>`
    select jsonb_array_length(coalesce(plan -> 'areas', '[]')) > 0 as "hasAreas",
      plan @? '$.areas[*].fee' as "hasFees" from delivery_plan`.execute(queries)
  return rows[0] ?? { hasAreas: false, hasFees: false }
}
