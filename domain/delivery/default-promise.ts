import type { AreaNames, DeliveryArea, DeliveryPlan } from './plan.ts'

/** Promise of a plan where it is quickest, whatever the day of the week: words for pages that know no PIN code (GEN-05). */
export type DefaultPromise = {
  /** The names of the areas for which it holds, and for no other place. */
  readonly areas: readonly AreaNames[]
  /** From the order to its delivery; 0 is the same day. */
  readonly days: number
  /** True when every day counts, false when only those on which the store delivers do. */
  readonly everyDay: boolean
  /** From this time on an order counts to the next day; null without. */
  readonly cutOff: string | null
  /** Weight above which delivery takes longer; null without a limit. */
  readonly kilograms: number | null
  /** Products that may take longer, wherever they go. */
  readonly slowProducts: DeliveryPlan['productLeadDays']
}

/**
 * The promise of the quickest areas of a plan (AREA-02); null without areas. An area that delivers on every day comes before one
 * that takes as long in working days, and one without a cut-off before one with. The strictest weight limit among them holds.
 */
export function defaultPromise({
  areas,
  holidays,
  productLeadDays,
}: Pick<DeliveryPlan, 'areas' | 'holidays' | 'productLeadDays'>): DefaultPromise | null {
  const termsOf = ({ leadDays, workingDays, cutOff }: DeliveryArea) => {
    const everyDay = workingDays.length === 7 && holidays.length === 0
    return { days: leadDays, everyDay, cutOff }
  }
  const rankOf = (area: DeliveryArea): number => {
    const { days, everyDay, cutOff } = termsOf(area)
    return days * 4 + (everyDay ? 0 : 2) + (cutOff === null ? 0 : 1)
  }
  const [first] = areas.toSorted((one, other) => rankOf(one) - rankOf(other))
  if (first === undefined) return null
  const alike = areas.filter((area) => rankOf(area) === rankOf(first) && area.cutOff === first.cutOff)
  const limits = alike.flatMap((area) => dayLimit(area) ?? [])
  return {
    areas: alike.map(({ name, nameHi }) => ({ name, ...(nameHi !== undefined && { nameHi }) })),
    ...termsOf(first),
    kilograms: limits.length === 0 ? null : Math.min(...limits),
    slowProducts: productLeadDays,
  }
}

/** The kilograms that an area carries in a day; null without a limit. */
function dayLimit({ capacity: { kilograms, trips }, tripKilograms }: DeliveryArea): number | null {
  const byTrips = trips === null || tripKilograms === null ? Infinity : trips * tripKilograms
  const most = Math.min(kilograms ?? Infinity, byTrips)
  return most === Infinity ? null : most
}
