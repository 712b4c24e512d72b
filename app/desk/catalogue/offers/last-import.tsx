import type { OfferWire } from '#domain/offers/desk-wire.ts'
import { formatMoment } from '#app/i18n/format-moment.ts'
import { deskOfferImportMessages } from '#app/messages/desk/catalogue/offer-import.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { UndoImport } from './undo-import.tsx'

/** The file that an offer is as, where it is as one, and the way back. */
export function LastImport({ offer }: { offer: OfferWire | null }) {
  const { can } = useDesk()
  const last = offer?.lastImport ?? null
  if (last === null) return null
  const { id, file, by, at } = last
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-3">
      <p className="min-w-0 text-sm wrap-anywhere">
        {deskOfferImportMessages.lastImport(file, by, formatMoment(at))}
      </p>
      {can('price-lists:write') && <UndoImport id={id} />}
    </div>
  )
}
