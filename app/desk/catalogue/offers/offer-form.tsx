import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfferWire } from '#domain/offers/desk-wire.ts'
import { pauseOffer, removeOffer, saveOffer } from '#app/api/desk/money/offers.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { RemoveDialog } from '../targets/remove-dialog.tsx'
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
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  // a repeat after a lost answer creates no second one
  const [newId] = useState(uniqueUuid)
  const [typed, setTyped] = useState(() => (copied === null ? typedOffer(offer) : copiedOffer(copied)))
  const { pending, failure, run } = useAction()
  const mayWrite = can('price-lists:write')
  const change = (fields: Partial<TypedOffer>) => setTyped((before) => ({ ...before, ...fields }))
  const reading = readOffer(typed, offer?.revision ?? 0)
  const section = { typed, isFixed: !mayWrite, onChange: change }

  const save = () =>
    run(async () => {
      if ('missing' in reading) return
      try {
        const saved = await saveOffer(offer?.id ?? newId, reading.value)
        toast({ text: t.saved, tone: 'good' })
        if (offer === null) await navigate(`/desk/catalogue/offers/${saved.id}`, { replace: true })
        else onSaved(saved)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'edit-conflict' && offer !== null) {
          toast({ text: t.changed, tone: 'bad' })
          onStale()
        }
        throw error
      }
    })

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void save()
      }}
    >
      {!mayWrite && <p className="text-sm text-quiet">{t.readOnly}</p>}
      <Sentence typed={typed} />
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        <WhatSection {...section} />
        <GoodsSection {...section} />
        <WhenSection {...section} />
        <WhoSection {...section} />
        <LimitsSection {...section} />
      </fieldset>
      {failure !== null && <InlineError text={describe(failure)} />}
      {mayWrite && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <WaitingButton
            type="submit"
            waitsFor={'missing' in reading ? reading.missing : null}
            loading={pending}
          >
            {t.save}
          </WaitingButton>
          {offer !== null && !offer.isRemoved && <OfferActions offer={offer} onChanged={onSaved} />}
        </div>
      )}
    </form>
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
  const removing = useDialog('remove')
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
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => removing.open()}>
          {t.remove}
        </Button>
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
      {removing.show(() => (
        <RemoveDialog
          question={t.removeQuestion(offer.name)}
          detail={t.removeDetail}
          label={t.remove}
          onRemove={async () => {
            const removed = await removeOffer(offer.id)
            removing.close()
            onChanged(removed)
          }}
          onClose={removing.close}
        />
      ))}
    </div>
  )
}
