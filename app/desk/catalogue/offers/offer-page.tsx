import type { LoaderFunctionArgs } from 'react-router'
import type { OfferWire } from '#domain/offers/desk-wire.ts'
import { fetchOffer, pauseOffer, restoreOffer } from '#app/api/desk/money/offers.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { RemovedNote } from '../targets/removed-note.tsx'
import { LastImport } from './last-import.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferProgress } from './offer-progress.tsx'

export const permission = 'price-lists:read'

/** Stands in the address for an offer that is not saved yet. */
const NEW = 'new'

type Shown = { readonly offer: OfferWire | null; readonly copied: OfferWire | null }

export async function clientLoader({ params: { id = NEW }, request }: LoaderFunctionArgs): Promise<Shown> {
  if (id !== NEW) return { offer: await fetchOffer(id), copied: null }
  const copied = new URL(request.url).searchParams.get('copy')
  return { offer: null, copied: copied === null ? null : await fetchOffer(copied) }
}

/** One offer: what it takes off, of what, when, for whom and within which limits (OFFER-01). */
export default function OfferPage() {
  const t = deskOfferMessages
  const {
    content: { offer, copied },
    show,
    refresh,
  } = usePageData<typeof clientLoader>()
  const changed = (next: OfferWire) => show({ offer: next, copied: null })
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <BackLink to="/desk/catalogue/offers" text={t.back} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl wrap-anywhere">{offer?.name ?? t.add}</h1>
        {offer !== null && <OfferProgress offer={offer} />}
      </div>
      <LastImport offer={offer} />
      {offer?.isRemoved === true && (
        <RemovedNote
          text={t.isRemoved}
          label={t.restore}
          onRestore={async () => changed(await restoreOffer(offer.id))}
        />
      )}
      {offer?.isPaused === true && !offer.isRemoved && (
        <RemovedNote
          text={t.isPaused}
          label={t.resume}
          onRestore={async () => changed(await pauseOffer(offer.id, false))}
        />
      )}
      <OfferForm
        key={offer?.revision ?? copied?.id ?? 0}
        offer={offer}
        copied={copied}
        onSaved={changed}
        onStale={refresh}
      />
    </div>
  )
}
