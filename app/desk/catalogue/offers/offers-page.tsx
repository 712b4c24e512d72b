import { Link } from 'react-router'
import type { OfferRowWire } from '#domain/offers/desk-wire.ts'
import { fetchOffers } from '#app/api/desk/money/offers.ts'
import { offersFile } from '#app/api/desk/money/offer-sheets.ts'
import { deskOfferImportMessages } from '#app/messages/desk/catalogue/offer-import.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { SheetDownloads } from '#app/desk/kit/sheet-import/sheet-downloads.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { OfferProgress } from './offer-progress.tsx'

export const permission = 'price-lists:read'

export function clientLoader() {
  return fetchOffers()
}

/** All offers and coupons, with what they gave away (OFFER-01). */
export default function OffersPage() {
  const t = deskOfferMessages
  const { can } = useDesk()
  const { content: offers } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-form text-quiet">{t.what}</p>
        <div className="flex flex-wrap items-center gap-2">
          {offers.length > 0 && (
            <SheetDownloads
              href={(kind) => offersFile(`offers.${kind}`)}
              label={deskOfferImportMessages.downloadAs}
            />
          )}
          {can('price-lists:write') && (
            <>
              <LinkButton variant="secondary" to="/desk/catalogue/offers/import">
                {deskOfferImportMessages.import}
              </LinkButton>
              <LinkButton to="/desk/catalogue/offers/new">{t.add}</LinkButton>
            </>
          )}
        </div>
      </div>
      {offers.length === 0 ? (
        <EmptyState title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <ul
          aria-label={t.title}
          className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
        >
          {offers.map((offer) => (
            <Row key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ offer }: { offer: OfferRowWire }) {
  const { id, name, code, benefit, isRemoved } = offer
  return (
    <li>
      <Link
        to={`/desk/catalogue/offers/${id}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className={`block font-medium wrap-anywhere ${isRemoved ? 'text-quiet' : ''}`}>{name}</span>
          <span className="block text-sm text-quiet">
            {deskOfferMessages.kinds[benefit.kind]}
            {code !== null && ` · ${code}`}
          </span>
        </span>
        <OfferProgress offer={offer} />
      </Link>
    </li>
  )
}
