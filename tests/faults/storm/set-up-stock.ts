import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { operator } from '#domain/staff/staff-actor.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { saveSettings } from '#server/db/store/store-settings.ts'
import { setUpOffers } from './deals/set-up-offers.ts'
import { openStormServices } from './open-services.ts'
import { stormVariants } from './products.ts'
import type { StormLocation } from './storm-store.ts'

/** Every third variant is tracked, with so little of it that the storm sells out, in two places: units for so many checkouts. */
const EVERY = 3
const UNITS = { yard: 30, shop: 10 }
const CHECKOUTS = 160

/** Keeps the stock of some variants, and makes the offers, before a storm of so many checkouts begins. */
export async function setUpStock(
  place: StormLocation,
  { catalogue, checkouts }: { readonly catalogue: string; readonly checkouts: number },
): Promise<void> {
  const database = await openDatabase(place.databaseURL, path.join(place.dataDirectory, 'database'))
  await migrate(database)
  await database.close()
  const storm = await openStormServices(place)
  const { services, close } = storm
  const actor = operator('storm')
  await services.catalogue.importFolder({ folder: catalogue })
  const tracked = stormVariants
    .filter((_, index) => index % EVERY === 0)
    .map(({ compositeId, uid }) => ({ productId: compositeId.replace(/Variant.*/, ''), variantUid: uid }))
  const settings = { tracked: true, lowLevel: 10, expectedOn: null, barcode: null }
  for (const variant of tracked) await services.stock.setTracking(actor, { ...variant, ...settings })
  for (const [placeId, units] of Object.entries(UNITS)) {
    const quantity = Math.ceil((units * checkouts) / CHECKOUTS)
    const lines = tracked.map((variant) => ({ ...variant, quantity }))
    const change = {
      id: randomUUID(),
      kind: 'receipt',
      placeId,
      toPlaceId: null,
      supplier: null,
      note: null,
    } as const
    await services.stock.change(actor, { ...change, lines })
  }
  await setUpOffers(storm, checkouts)
  // a driver takes money for accounts
  await saveSettings(storm.database.queries, { cash: { driversCollect: true } })
  await close()
}
