import { codesPerDayOf } from './code-budget.ts'
import type { LoginLimits } from './login-limits.ts'

/** Codes that were sent within the last hour to numbers without a known device. */
export type CodeLoad = {
  readonly fromAddress: number
  /** From the network block of the address: /24 of IPv4, /48 of IPv6. */
  readonly fromBlock: number
  readonly inAll: number
}

/** A block holds many gateways, an hour may see a quarter of the day's codes. */
const ADDRESSES_PER_BLOCK = 4
const BUSY_HOURS_PER_DAY = 4

/**
 * From this part of the load that is bearable, a proof takes this many times the usual work. The hardest takes a phone ten
 * times slower than a desk computer under 10 s.
 */
const ladder = [
  [0.75, 16],
  [0.5, 8],
  [0.25, 4],
  [0.1, 2],
] as const

/**
 * Multiple of the usual work that a proof takes: 1, doubling with the load of its address, of its block or of the whole store, up
 * to 16.
 */
export function proofFactor(load: CodeLoad, limits: LoginLimits): number {
  const share = Math.max(
    load.fromAddress / limits.codesPerHourFromAddress,
    load.fromBlock / (limits.codesPerHourFromAddress * ADDRESSES_PER_BLOCK),
    (load.inAll * BUSY_HOURS_PER_DAY) / codesPerDayOf('stranger', limits.codesPerDay),
  )
  return ladder.find(([from]) => share >= from)?.[1] ?? 1
}

/** Tells whether a proof is hard enough: the load may have risen by a step since the browser fetched its challenge. */
export function isHardEnough(factor: number, required: number): boolean {
  return factor * 2 >= required
}
