import type { LoginLimits } from '#domain/identity/login-limits.ts'
import { proofFactor } from '#domain/identity/proof-factor.ts'
import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import type { Queries } from '../../../db/database.ts'
import { countCodeLoad } from '../../../db/identity/login-codes.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

/** Origin of a request: the network address that limits count by, and the block that it lies in. */
export type NetworkOrigin = { readonly address: string; readonly block: string }

/** Factor of the usual work that a proof from there takes at present. */
export async function requiredFactor(
  queries: Queries,
  limits: LoginLimits,
  { origin, at }: { readonly origin: NetworkOrigin; readonly at: Date },
): Promise<number> {
  return proofFactor(await countCodeLoad(queries, origin, windowEndingAt(at, HOUR_MS)), limits)
}
