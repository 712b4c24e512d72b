import { useState } from 'react'
import type { OfferWire } from '#domain/offers/desk-wire.ts'
import { pauseOffer, removeOffer, saveOffer } from '#app/api/desk/money/offers.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { SavedForm } from '#app/desk/kit/data/saved-form.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { RemoveButton } from '../targets/remove-button.tsx'
import { GoodsSection } from './goods-section.tsx'
import { offerSentence } from './offer-sentence.ts'
import { LimitsSection, WhatSection, WhenSection, WhoSection } from './offer-sections.tsx'
import { readOffer } from './read-offer.ts'
import { copiedOffer, typedOffer, type TypedOffer } from './typed-offer.ts'

interface OfferFormProps {
  /** Null for a new one. */
  offer: OfferWire | null
  /** The offer that a new one begins as. */
  copied: OfferWire | null
  onSaved: (offer: OfferWire) => void
  /** Somebody else changed it. */
  onStale: () => void
}

/** The form of an offer, with the offer in words as it is typed. */
export function OfferForm({ offer, copied, onSaved, onStale }: OfferFormProps) {
  const t = deskOfferMessages
  const { can } = useDesk()
  const [typed, setTyped] = useState(() => (copied === null ? typedOffer(offer) : copiedOffer(copied)))
  const mayWrite = can('price-lists:write')
  const change = (fields: Partial<TypedOffer>) => setTyped((before) => ({ ...before, ...fields }))
  const reading = readOffer(typed, offer?.revision ?? 0)
  const section = { typed, isFixed: !mayWrite, onChange: change }

  return (
    <SavedForm
      texts={t}
      kept={offer}
      pages="/desk/catalogue/offers"
      mayWrite={mayWrite}
      reading={reading}
      save={saveOffer}
      onSaved={onSaved}
      onStale={onStale}
      actions={offer !== null && !offer.isRemoved && <OfferActions offer={offer} onChanged={onSaved} />}
    >
      <Sentence typed={typed} />
      <WhatSection {...section} />
      <GoodsSection {...section} />
      <WhenSection {...section} />
      <WhoSection {...section} />
      <LimitsSection {...section} />
    </SavedForm>
  )
}

function Sentence({ typed }: { typed: TypedOffer }) {
  const sentence = offerSentence(typed)
  if (sentence === '') return null
  return (
    <output
      aria-label={deskOfferMessages.inWords}
      className="block rounded-control bg-accent-soft p-3 font-medium text-pretty wrap-anywhere"
    >
      {sentence}
    </output>
  )
}

/** Copies, pauses and removes an offer that is saved. */
function OfferActions({ offer, onChanged }: { offer: OfferWire; onChanged: (offer: OfferWire) => void }) {
  const t = deskOfferMessages
  const describe = useDeskError()
  const toast = useToast()
  const { pending, failure, run } = useAction()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" to={`/desk/catalogue/offers/new?copy=${offer.id}`}>
          {t.copy}
        </LinkButton>
        {!offer.isPaused && (
          <Button
            variant="secondary"
            loading={pending}
            onClick={() =>
              void run(async () => {
                onChanged(await pauseOffer(offer.id, true))
                toast({ text: t.paused, tone: 'good' })
              })
            }
          >
            {t.pause}
          </Button>
        )}
        <RemoveButton
          question={t.removeQuestion(offer.name)}
          detail={t.removeDetail}
          label={t.remove}
          remove={() => removeOffer(offer.id)}
          onRemoved={onChanged}
        />
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
