import { DAY_MS } from '#domain/time/durations.ts'
import { istDay, istTime } from '#domain/time/ist-day.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { hasOffersUntil } from '../../db/offers/offer-days.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Has every process render its cached pages again in the first hour of a day after the last one of an offer, as a store without offers
 * loads nothing of them (OFFER-01). One that begins is announced by being saved.
 */
export async function tellEndedOffers({ database: { queries }, now }: Dependencies): Promise<void> {
  const at = now()
  const isFirstHour = istTime(at) < '01:00'
  if (isFirstHour && (await hasOffersUntil(queries, istDay(new Date(at.getTime() - DAY_MS)))))
    await notifyCatalogueChange(queries, 'offers')
}
