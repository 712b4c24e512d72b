import { mayHaveBrand, type RuleTarget } from '#domain/pricing/price-list.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'

/** Goods that a price or an offer is for: their key, with the name that people know. */
export type Chosen = {
  readonly key: string
  readonly uid: string | null
  readonly label: string | null
  /** Brand alone of a category or subcategory, as it is typed. */
  readonly brand?: string | undefined
}
export type ChosenTarget = Chosen & { readonly target: RuleTarget }

export const nothing: Chosen = { key: '', uid: null, label: null }

/** Goods as they are stored; null while nothing is chosen yet. */
export function readTarget(target: RuleTarget, chosen: Chosen): ChosenTarget | null {
  if (target === 'all') return { target, ...nothing }
  const key = chosen.key.trim()
  const brand = mayHaveBrand(target) ? chosen.brand?.trim() : undefined
  const { uid, label } = chosen
  return key === '' ? null : { target, key, uid, label, ...(brand && { brand }) }
}

/** Goods in words. */
export function targetText({ target, label, key, brand }: ChosenTarget): string {
  const t = deskTargetMessages
  if (target === 'all') return t.all
  const text = label ?? `${t.gone} (${key})`
  return brand === undefined ? text : t.brandIn(brand, text)
}
