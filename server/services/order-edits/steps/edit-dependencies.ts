import type { OrderLimits } from '#domain/orders/placing/order-limits.ts'
import type { Database } from '../../../db/database.ts'
import type { Jobs } from '../../../gateways/jobs/port.ts'

/** Dependencies of the use cases that edit orders. */
export type EditDependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly orderLimits: OrderLimits
  readonly loginSecret: string
}
