import { AppError } from '#domain/errors.ts'
import type { UndoneOfferImportWire } from '#domain/offers/sheets/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  findChangedSince,
  findImportedOffers,
  freeCodes,
  lockOfferImports,
} from '../../db/offers/offer-imports.ts'
import type { LastOfferImport } from '../../db/offers/offer-tables.ts'
import { findOffer, setOfferState, type UsedOffer } from '../../db/offers/offers.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { withOwnCode, writeOfferChange } from './steps/write-offer.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

const action = 'offer.undo-import'

/**
 * Restores offers to what they were before an import. Offers that the import created are removed; offers changed since then stay as they are and are named (OFFER-01).
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
      const found = await readOffers(queries, imported)
      for (const { offer, to, file } of found) {
        if (to !== null) continue
        await setOfferState(queries, { id: offer.id, isRemoved: true, at })
        await recordChange(queries, actor, {
          action,
          subject: 'offer',
          subjectId: offer.id,
          before: { name: offer.name, file },
          at,
        })
      }
      const changed = found.flatMap(({ offer, to }) => (to === null ? [] : [{ offer, to }]))
      const ids = imported.map(({ offerId }) => offerId)
      // two of them may have taken each other's
      await freeCodes(
        queries,
        changed.map(({ offer }) => offer.id),
      )
      for (const { offer, to } of changed)
        await writeOfferChange(queries, actor, { action, before: offer, offer: { id: offer.id, ...to }, at })
      await notifyCatalogueChange(queries, 'offers')
      const kept = await findChangedSince(queries, first.lastImport, ids)
      return { undone: imported.length, kept }
    }),
  )
}

/** Reads offers as a file left them, with what each was before; null where the file made it. */
async function readOffers(queries: Queries, imported: Awaited<ReturnType<typeof findImportedOffers>>) {
  const offers: {
    readonly offer: UsedOffer
    readonly to: LastOfferImport['before']
    readonly file: string
  }[] = []
  for (const { offerId, lastImport } of imported) {
    const offer = await findOffer(queries, offerId)
    if (offer !== null) offers.push({ offer, to: lastImport.before, file: lastImport.file })
  }
  return offers
}
