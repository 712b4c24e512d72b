import { formatPaise } from '#domain/money/format.ts'
import type { PriceListWire, SavePriceListRequest } from '#domain/pricing/wire.ts'
import { areLadders } from '#domain/pricing/price-list.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import type { Holder } from '#app/desk/catalogue/targets/holder-choice.tsx'

export type Rule = PriceListWire['rules'][number]

/** A price list as it is being typed. */
export interface TypedList {
  readonly name: string
  readonly fromDay: string
  readonly untilDay: string
  readonly holders: readonly Holder[]
  readonly rules: readonly Rule[]
}

/** A list as it is typed first: as it is saved, or a new one from today on. */
export function typedList(list: PriceListWire | null): TypedList {
  if (list === null) return { name: '', fromDay: istDay(new Date()), untilDay: '', holders: [], rules: [] }
  const { name, fromDay, untilDay, holders, rules } = list
  return { name, fromDay, untilDay: untilDay ?? '', holders, rules }
}

/** Says in a sentence what a list still lacks; null when it can be saved. */
export function missingOf({ name, fromDay, untilDay, rules }: TypedList): string | null {
  const t = deskPriceListMessages
  if (name.trim() === '') return t.needsName
  if (fromDay === '') return t.needsFrom
  if (untilDay !== '' && untilDay < fromDay) return t.needsOrder
  if (rules.length === 0) return t.needsRule
  return areLadders(rules) ? null : t.twice
}

/** A typed list as the store takes it; `revision` is the one that was seen. */
export function bodyOf(typed: TypedList, revision: number): SavePriceListRequest {
  const { name, fromDay, untilDay, holders, rules } = typed
  return {
    name: name.trim(),
    fromDay,
    untilDay: untilDay === '' ? null : untilDay,
    holders: holders.map(({ kind, id }) => ({ kind, id })),
    rules: rules.map(({ label: _, ...rule }) => rule),
    revision,
  }
}

/** Price of a rule in words. */
export function givenText({ percentOff, price, from }: Pick<Rule, 'percentOff' | 'price' | 'from'>): string {
  const t = deskPriceListMessages
  const given = price === null ? t.off(String((percentOff ?? 0) / 100)) : t.each(formatPaise(price))
  return from > 1 ? `${given}, ${t.fromQuantity(from)}` : given
}
