import { useState } from 'react'
import { differs } from '#domain/catalogue/entries/forms/differs.ts'
import type { VariantForm } from '#domain/catalogue/entries/forms/forms.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { scheduledActions, type ScheduledAction } from '#domain/catalogue/schedules/scheduled-change.ts'
import type { ScheduledChangeWire, ScheduleRequest } from '#domain/catalogue/schedules/wire.ts'
import { istDay, istInstant, istTime } from '#domain/time/ist-day.ts'
import { faultWords } from '#app/desk/kit/errors/fault-words.ts'
import { rescheduleChange, scheduleChange } from '#app/api/desk/schedules.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import type { TypedPrices } from './scheduled-prices.tsx'
import { DAY_MS } from '#domain/time/durations.ts'

interface Schedule {
  readonly entry: DeskEntryWire
  readonly change: ScheduledChangeWire | null
  readonly onSaved: () => void
  /** Somebody else was faster: shows the entry and what is scheduled for it as they are now. */
  readonly onStale: () => void
}

/** Default time of day of a change. */
const MORNING = '09:00'

/** Edits a scheduled change and saves it. */
export function useSchedule({ entry, change, onSaved, onStale }: Schedule) {
  const t = deskScheduleMessages
  const toast = useToast()
  const variants = entry.form.kind === 'products' ? entry.form.variants : []
  const [action, setAction] = useState<ScheduledAction>(change?.action ?? firstAction(entry))
  const [day, setDay] = useState(() =>
    istDay(change === null ? new Date(Date.now() + DAY_MS) : new Date(change.at)),
  )
  const [time, setTime] = useState(change === null ? MORNING : istTime(new Date(change.at)))
  const [first] = useState(variants)
  const [typed, setTyped] = useState(() => first.map((variant) => pricesFor(variant, change)))
  const [isConfirmed, setConfirmed] = useState(false)
  const [wrong, setWrong] = useState<'moment' | 'prices' | 'sizes' | null>(null)
  const { pending, failure, run, clearFailure } = useAction()

  function readContent(): ScheduleRequest['change'] | 'prices' | 'sizes' {
    if (action !== 'prices') return { action }
    const isLost = change?.prices.some(({ options }) => !variants.some((each) => isSame(each, options)))
    // what was typed for a size is never saved for another that stands in its place now
    const isMoved =
      first.length !== variants.length ||
      first.some((each, index) => !isSame(each, variants[index]?.options ?? []))
    if (isLost === true || isMoved) return 'sizes'
    const prices = typed.flatMap((each, variant) => {
      const seen = first[variant]
      return seen !== undefined && differs(each, pricesOf(seen)) ? [{ variant, ...each }] : []
    })
    return prices.length === 0
      ? 'prices'
      : { action, digest: entry.digest, prices, confirmFalls: isConfirmed }
  }

  async function save() {
    const at = istInstant(day, time)
    const content = readContent()
    setWrong(at === null ? 'moment' : typeof content === 'string' ? content : null)
    if (at === null || typeof content === 'string') return
    await run(async () => {
      const body = { at: at.toISOString(), change: content }
      const prices = change?.prices.map((price) => ({ ...price })) ?? []
      await (
        change === null
          ? scheduleChange({ collection: entry.collection, entryId: entry.id, ...body })
          : rescheduleChange(change.id, { ...body, seen: { action: change.action, prices, at: change.at } })
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
        throw error
      })
      toast({ text: t.added, tone: 'good' })
      onSaved()
    })
  }

  /** Wraps a setter so that an edit clears the errors. */
  const fresh =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      clearFailure()
      setConfirmed(false)
      setWrong(null)
      set(value)
    }

  return {
    action,
    day,
    time,
    typed,
    isConfirmed,
    wrong,
    pending,
    failure,
    errors: errorsOf(failure),
    setAction: (next: string) => fresh(setAction)(scheduledActions.find((each) => each === next) ?? action),
    setDay: fresh(setDay),
    setTime: fresh(setTime),
    setTyped: fresh<readonly TypedPrices[]>((next) => setTyped([...next])),
    setConfirmed,
    save,
  }
}

function firstAction({ status, collection }: DeskEntryWire): ScheduledAction {
  if (status === 'draft') return 'publish'
  return collection === 'products' ? 'prices' : 'unpublish'
}

function pricesOf({ priceWithGst, mrp, priceBreaks }: VariantForm): TypedPrices {
  return { priceWithGst, mrp, priceBreaks }
}

/** The prices that are scheduled for a variant, or else those that it has. */
function pricesFor(variant: VariantForm, change: ScheduledChangeWire | null): TypedPrices {
  const scheduled = change?.prices.find(({ options }) => isSame(variant, options))
  if (scheduled === undefined) return pricesOf(variant)
  const { priceWithGst, mrp, priceBreaks } = scheduled
  return { priceWithGst, mrp, priceBreaks }
}

function isSame({ options }: VariantForm, others: readonly string[]): boolean {
  return options.join('\n') === others.join('\n')
}

/** Maps each invalid field to its message. */
function errorsOf(failure: unknown): ReadonlyMap<string, string> {
  if (!(failure instanceof ApiError)) return new Map()
  return new Map(
    (failure.details.faults ?? []).map((fault) => [fault.field, faultWords(fault) ?? fault.message]),
  )
}
