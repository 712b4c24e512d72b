import { AppError } from '#domain/errors.ts'
import type { UndoneOfferImportWire } from '#domain/offers/sheets/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { findImportedOffers, lockOfferImports } from '../../db/offers/offer-imports.ts'
import { findOffer, setOfferState } from '../../db/offers/offers.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { withOwnCode, writeOfferChange } from './steps/write-offer.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

const action = 'offer.undo-import'

/**
 * Makes offers as they were before a file; those that the file made are removed, and those that anything else changed since stay (OFFER-01).
 * Throws `not-permitted`, `not-found` where none is as the file left it, and `invalid-input` where a code or customer is not free any more.
 */
export async function undoOfferImport(
  { database, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<UndoneOfferImportWire> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  return withOwnCode(
    database.queries.transaction().execute(async (queries) => {
      await lockOfferImports(queries)
      const imported = await findImportedOffers(queries, id)
      const [first] = imported
      if (first === undefined) throw new AppError('not-found')
      for (const { offerId, lastImport } of imported) {
        const offer = await findOffer(queries, offerId)
        if (offer === null) continue
        const { before } = lastImport
        if (before !== null) {
          const change = { action, before: offer, offer: { id: offerId, ...before }, at }
          await writeOfferChange(queries, actor, change)
          continue
        }
        await setOfferState(queries, { id: offerId, isRemoved: true, at })
        await recordChange(queries, actor, {
          action,
          subject: 'offer',
          subjectId: offerId,
          before: { name: offer.name, file: lastImport.file },
          at,
        })
      }
      await notifyCatalogueChange(queries, 'offers')
      return { undone: imported.length, kept: first.lastImport.offers - imported.length }
    }),
  )
}
