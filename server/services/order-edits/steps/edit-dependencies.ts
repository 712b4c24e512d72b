import type { OrderLimits } from '#domain/orders/order-limits.ts'
import type { Database } from '../../../db/database.ts'
import type { Jobs } from '../../../gateways/jobs/port.ts'

/** What the use cases of editing orders depend on. */
export type EditDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly orderLimits: OrderLimits
  readonly loginSecret: string
}
