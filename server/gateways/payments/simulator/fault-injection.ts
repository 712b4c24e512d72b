/** A fault of a call: it fails, it is delayed, or it succeeds with a truncated response. */
export type CallFault =
  | { readonly kind: 'fail' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'break' }

/** A fault of a webhook: it is lost, delivered twice, or delayed. */
export type WebhookFault =
  | { readonly kind: 'lose' }
  | { readonly kind: 'twice' }
  | { readonly kind: 'late'; readonly ms: number }

/** Decides the fault of each call and each webhook; null for none. */
export type FaultInjector = {
  readonly call: () => CallFault | null
  readonly webhook: () => WebhookFault | null
}

/** The rate of faults, from 0 to 1, and the seed that determines their sequence. */
export type FaultRate = { readonly seed: number; readonly rate: number }

/** Injects no faults. */
export const noFaults: FaultInjector = { call: () => null, webhook: () => null }

/** Injects random faults, uniformly of all kinds; the same seed gives the same sequence. */
export function seededFaults({ seed, rate }: FaultRate): FaultInjector {
  const random = mulberry32(seed)
  const pick = <T>(kinds: readonly [T, T, T]): T | null => {
    const draw = random()
    const kind = random()
    if (draw >= rate) return null
    return kinds[kind < 1 / 3 ? 0 : kind < 2 / 3 ? 1 : 2]
  }
  return {
    call: () => pick<CallFault>([{ kind: 'fail' }, { kind: 'late', ms: 300 }, { kind: 'break' }]),
    webhook: () => pick<WebhookFault>([{ kind: 'lose' }, { kind: 'twice' }, { kind: 'late', ms: 5_000 }]),
  }
}

/** The mulberry32 pseudorandom generator: numbers from 0 to below 1. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
