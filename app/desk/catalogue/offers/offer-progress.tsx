import { useState } from 'react'
import type { OfferRowWire } from '#domain/offers/desk-wire.ts'
import { stateOfOffer } from '#domain/offers/offer-state.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { shortMoney } from './offer-sentence.ts'

type Progress = Pick<
  OfferRowWire,
  'isRemoved' | 'isPaused' | 'fromDay' | 'untilDay' | 'budget' | 'usesInAll' | 'uses' | 'given'
>

const tones = {
  running: 'good',
  waiting: 'accent',
  paused: 'caution',
  ended: 'plain',
  'used-up': 'plain',
  removed: 'plain',
} as const

/** State of an offer with its day, and what it gave away. */
export function OfferProgress({ offer }: { offer: Progress }) {
  const [today] = useState(() => istDay(new Date()))
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      <Badge tone={tones[stateOfOffer(offer, today)]}>{stateText(offer, today)}</Badge>
      <span className="tabular-nums">{givenText(offer)}</span>
      <span className="tabular-nums">{usesText(offer)}</span>
    </span>
  )
}

function stateText(offer: Progress, today: string): string {
  const t = deskOfferMessages
  const state = stateOfOffer(offer, today)
  const { fromDay, untilDay } = offer
  if (state === 'waiting')
    return fromDay === dayAfter(today) ? t.startsTomorrow : t.startsOn(formatDay(fromDay))
  if (state === 'ended' && untilDay !== null) return t.endedOn(formatDay(untilDay))
  return state === 'running' && untilDay !== null
    ? `${t.states.running} ${t.endsOn(formatDay(untilDay))}`
    : t.states[state]
}

function dayAfter(day: string): string {
  return istDay(new Date(startOfIstDay(day).getTime() + DAY_MS))
}

function givenText({ given, budget }: Progress): string {
  const t = deskOfferMessages
  return budget === null ? t.given(shortMoney(given)) : t.givenOf(shortMoney(given), shortMoney(budget))
}

function usesText({ uses, usesInAll }: Progress): string {
  const t = deskOfferMessages
  return usesInAll === null ? t.uses(uses) : t.usesOf(uses, usesInAll)
}
