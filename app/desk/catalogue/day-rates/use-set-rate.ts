import { useState } from 'react'
import type { Paise } from '#domain/money/paise.ts'
import type { DayRateOutcomeWire } from '#domain/pricing/day-rates/wire.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { istDay, istInstant } from '#domain/time/ist-day.ts'
import { setDayRate } from '#app/api/desk/money/day-rates.ts'
import { ApiError, isUnanswered } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'

interface Setting {
  rate: { readonly id: string; readonly revision: number }
  base: Paise
  onDone: (outcome: DayRateOutcomeWire) => void
  /** Somebody else was faster. */
  onStale: () => void
}

/** Default time of day of a rate that is set later. */
const MORNING = '09:00'

/** Sets a base, now or at a moment, after what it does was shown. */
export function useSetRate({ rate, base, onDone, onStale }: Setting) {
  const t = deskDayRateMessages
  const toast = useToast()
  // a repeat after a lost answer sets nothing twice
  const [id] = useState(uniqueUuid)
  const [isLater, setLater] = useState(false)
  const [day, setDay] = useState(() => istDay(new Date(Date.now() + DAY_MS)))
  const [time, setTime] = useState(MORNING)
  const [isConfirmed, setConfirmed] = useState(false)
  const { pending, failure, run } = useAction()
  const at = isLater ? istInstant(day, time) : null

  const save = () =>
    run(async () => {
      if (isLater && at === null) return
      const body = { id, base, revision: rate.revision, at: at?.toISOString() ?? null }
      const done = await setDayRate(rate.id, { ...body, confirmMoves: isConfirmed }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
          throw error
        },
      )
      toast({ text: isLater ? t.isScheduled : t.isSet, tone: 'good' })
      onDone(done)
    })

  return {
    isLater,
    day,
    time,
    at,
    isConfirmed,
    pending,
    failure,
    isUnsure: failure instanceof ApiError && isUnanswered(failure),
    setLater,
    setDay,
    setTime,
    setConfirmed,
    save,
  }
}
