import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import type { DefaultPromise } from '#domain/delivery/default-promise.ts'
import { areaNameIn } from '#domain/delivery/plan.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import { language } from '#messages/language.ts'
import { defaultPromiseMessages } from '#messages/orders/default-promise.ts'

/** A promise in words, and its conditions. */
export type PromiseMessages = { readonly deliveryPromise: string; readonly deliveryTerms?: string }

/**
 * The settings as pages show them: without a PIN code, the promise that the delivery plan keeps, in its words, and without
 * areas the store's own (GEN-05). Only for loaders.
 */
export function shownSettings({ defaultPromise, ...settings }: StoreSettings): StoreSettings {
  return { ...settings, ...promiseMessages(settings.deliveryPromise, defaultPromise) }
}

/** The same for a product, which may take longer than its area; null where it does not. */
export function slowerPromise({ defaultPromise }: StoreSettings, productId: string): PromiseMessages | null {
  const slow = defaultPromise?.slowProducts.find((one) => one.productId === productId)
  if (defaultPromise === undefined || slow === undefined || slow.days <= defaultPromise.days) return null
  return promiseMessages('', { ...defaultPromise, days: slow.days })
}

/** Banner texts in which `{delivery}` is the promise. */
export function withPromise<T extends { readonly headline: string | null; readonly text: string | null }>(
  banner: T,
  { deliveryPromise }: PromiseMessages,
): T {
  const fill = (text: string | null): string | null =>
    text?.replaceAll('{delivery}', () => deliveryPromise) ?? null
  return { ...banner, headline: fill(banner.headline), text: fill(banner.text) }
}

function promiseMessages(own: string, promise: DefaultPromise | undefined): PromiseMessages {
  const t = defaultPromiseMessages
  if (promise === undefined) return { deliveryPromise: own === '' ? t.unplanned : own }
  const { days, everyDay, cutOff, kilograms } = promise
  const place = listed(promise.areas.map((area) => areaNameIn(language, area)))
  const terms = [
    cutOff === null ? '' : t.cutOff(cutOff),
    everyDay ? '' : t.daysOff,
    kilograms === null ? '' : t.heavier(formatWeight(kilograms)),
    t.elsewhere,
  ]
  return {
    deliveryPromise: days === 0 ? t.sameDay(place) : t.withinDays(days, place, !everyDay),
    deliveryTerms: terms.filter((term) => term !== '').join(' '),
  }
}

/** The names of areas, at most two of them. */
function listed([first = '', second, ...more]: readonly string[]): string {
  const t = defaultPromiseMessages
  if (second === undefined) return first
  return more.length === 0 ? t.twoAreas(first, second) : t.moreAreas(first, more.length + 1)
}
