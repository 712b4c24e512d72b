import type { RuleTarget } from '#domain/pricing/price-list.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'

/** Goods that a price or an offer is for: their key, with the name that people know. */
export type Chosen = { readonly key: string; readonly uid: string | null; readonly label: string | null }
export type ChosenTarget = Chosen & { readonly target: RuleTarget }

export const nothing: Chosen = { key: '', uid: null, label: null }

/** Goods as they are stored; null while nothing is chosen yet. */
export function readTarget(target: RuleTarget, chosen: Chosen): ChosenTarget | null {
  if (target === 'all') return { target, ...nothing }
  const key = chosen.key.trim()
  return key === '' ? null : { target, ...chosen, key }
}

/** Goods in words. */
export function targetText({ target, label, key }: ChosenTarget): string {
  const t = deskTargetMessages
  return target === 'all' ? t.all : (label ?? `${t.gone} (${key})`)
}
