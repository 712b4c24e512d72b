import { randomUUID } from 'node:crypto'
import type { OfferContent } from '#domain/offers/offer.ts'
import type { Database } from '#server/db/database.ts'
import { writeOffer } from '#server/db/offers/offers.ts'
import { tenPercent } from '../offers/ten-percent.ts'
import type { TestApi } from './test-api.ts'

/** Makes an offer of ten per cent off everything, or of something else; its id. */
export async function makeOffer(
  { database, now }: { readonly database: Pick<Database, 'queries'>; readonly now: () => Date },
  content: Partial<OfferContent> = {},
): Promise<string> {
  const id = randomUUID()
  await writeOffer(database.queries, { ...tenPercent, ...content, id, revision: 1, at: now() })
  return id
}

/** Ends all offers. */
export async function endOffers({ database }: TestApi): Promise<void> {
  await database.queries.updateTable('offers').set({ is_removed: true }).execute()
}

/** Paise given away by an offer, as its uses say. */
export async function givenBy({ database }: TestApi, offerId: string): Promise<number> {
  const uses = await database.queries
    .selectFrom('offer_uses')
    .select('saved')
    .where('offer_id', '=', offerId)
    .where('given_back_at', 'is', null)
    .execute()
  return uses.reduce((sum, { saved }) => sum + saved, 0)
}
