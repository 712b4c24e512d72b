import { sql } from 'kysely'
import { emptyPlan, type DeliveryPlan } from '#domain/delivery/plan.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'
import { cashLimitOn } from './receipts.ts'

/** The rules of the store for an order of some day. */
export type OrderTerms = {
  readonly plan: DeliveryPlan
  /** Amount that cash has to stay below; null while no limit is in force. */
  readonly cashLimit: Paise | null
  /** Most open cash orders that the store allows a customer; null where it has set no limit. */
  readonly openCashOrders: number | null
}

/** Reads where and when the store delivers, and how it is paid in cash, on a day such as `2026-11-20`. */
export async function readOrderTerms(queries: Queries, day: string): Promise<OrderTerms> {
  const { rows } = await sql<Omit<OrderTerms, 'plan'> & { plan: Partial<DeliveryPlan> | null }>`
    select (select plan from delivery_plan) as plan, ${cashLimitOn(day)} as "cashLimit",
      (select (settings #>> '{cash,openOrders}')::integer from store_settings) as "openCashOrders"`.execute(
    queries,
  )
  const [row] = rows
  return {
    plan: { ...emptyPlan, ...row?.plan },
    cashLimit: row?.cashLimit ?? null,
    openCashOrders: row?.openCashOrders ?? null,
  }
}
