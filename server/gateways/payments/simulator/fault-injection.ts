/** What goes wrong with a call: it is not done, it is done late, or it is done and the answer is broken. */
export type CallFault =
  | { readonly kind: 'fail' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'break' }

/** What goes wrong with a webhook: it never comes, it comes twice, or it comes late. */
export type WebhookFault =
  | { readonly kind: 'lose' }
  | { readonly kind: 'twice' }
  | { readonly kind: 'late'; readonly ms: number }

/** Decides of each call and each webhook what goes wrong with it; null when nothing does. */
export type FaultInjector = {
  readonly call: () => CallFault | null
  readonly webhook: () => WebhookFault | null
}

/** How often things go wrong, from 0 to 1; one seed gives one order of troubles. */
export type FaultRate = { readonly seed: number; readonly rate: number }

/** All goes well. */
export const noFaults: FaultInjector = { call: () => null, webhook: () => null }

/** Troubles by chance, each kind as often as the others, the same ones in the same order for the same seed. */
export function seededFaults({ seed, rate }: FaultRate): FaultInjector {
  const chance = chances(seed)
  const pick = <T>(kinds: readonly [T, T, T]): T | null => {
    const drawn = chance()
    const which = chance()
    if (drawn >= rate) return null
    return kinds[which < 1 / 3 ? 0 : which < 2 / 3 ? 1 : 2]
  }
  return {
    call: () => pick<CallFault>([{ kind: 'fail' }, { kind: 'late', ms: 300 }, { kind: 'break' }]),
    webhook: () => pick<WebhookFault>([{ kind: 'lose' }, { kind: 'twice' }, { kind: 'late', ms: 5_000 }]),
  }
}

/** Numbers from 0 to below 1 (the generator mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
