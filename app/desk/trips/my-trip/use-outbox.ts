import { useCallback, useEffect, useRef, useState } from 'react'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import type { DoorCollectionWire } from '#domain/trips/door-wire.ts'
import type { OwnTripsWire, StopReportWire } from '#domain/trips/wire.ts'
import { reportStop, sendChallan, sendCollection } from '#app/api/desk/my-trip.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { createOutbox, MAX_QUEUED, type Queued } from '#app/browser/outbox.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { deskErrorText } from '#app/desk/kit/use-desk-error.ts'

/** Refusal of an entry, with the colleague who recorded the stop first where the store knows one. */
export type Refusal = { readonly code: string; readonly text: string; readonly by?: string | undefined }

/** Report of a stop, money taken on account there, or a photo of its challan, to be sent. */
type Sending = {
  /** The phone number of the driver: somebody else on this phone does not send it. */
  readonly driver: string
  readonly stopId: string
  /** Display number of the stop's order. */
  readonly orderNumber: string
  /** Refusal by the store; null while the report is pending. */
  readonly refusal: Refusal | null
} & (
  | { readonly kind: 'report'; readonly report: StopReportWire | ReportInRupees }
  | { readonly kind: 'collection'; readonly collection: DoorCollectionWire }
  | { readonly kind: 'picture'; readonly picture: Blob; readonly takenAt: string }
)

export type QueuedReport = Queued<Sending>

/** A report that was kept while amounts were sent in rupees. */
type ReportInRupees = Omit<StopReportWire, 'paid'> & { readonly cash: number; readonly upi: number }

/** A report as the store takes it, also one that the phone kept before amounts were paise. */
export function inPaise(report: StopReportWire | ReportInRupees): StopReportWire {
  if (!('cash' in report)) return report
  const { cash, upi, ...rest } = report
  return { ...rest, paid: { cash: rupeesToPaise(cash), upi: rupeesToPaise(upi) } }
}

/** One for the whole page: what lives in its memory outlives the rooms of the desk that one opens. */
const outbox = createOutbox<Sending>()

/** Counts a driver's entries in this browser that are to be sent or corrected. */
export async function countUnsent(driver: string): Promise<number> {
  return (await outbox.list()).filter(({ content }) => content.driver === driver).length
}

/** Error codes of the network or an overloaded store, after which sending is retried. */
const unreachable = new Set(['offline', 'slow'])
const passing = new Set(['failed', 'temporarily-unavailable', 'pictures-unavailable', 'too-many-requests'])
const RETRY_MS = 15_000

type Handlers = { readonly onTrips: (trips: OwnTripsWire) => void; readonly signedOut: () => void }

/**
 * Sends one entry: it is removed once it has arrived, and keeps what the store says against it. Resolves with whether there is
 * no use in sending others now.
 */
async function sendOne(entry: QueuedReport, { onTrips, signedOut }: Handlers): Promise<boolean> {
  const { content } = entry
  try {
    const sent = await sendContent(content)
    await outbox.remove(entry)
    onTrips(sent)
    return false
  } catch (error) {
    if (!(error instanceof ApiError) || unreachable.has(error.code)) return true
    if (error.code === 'not-signed-in') {
      signedOut()
      return true
    }
    // a fault of the store about one entry does not hold up the others
    if (passing.has(error.code)) return false
    const refusal = { code: error.code, text: deskErrorText(error), by: error.details.changedBy ?? undefined }
    await outbox.update(entry, { ...content, refusal })
    return false
  }
}

function sendContent(content: Sending): Promise<OwnTripsWire> {
  switch (content.kind) {
    case 'report':
      return reportStop(content.stopId, inPaise(content.report))
    case 'collection':
      return sendCollection(content.stopId, content.collection)
    case 'picture':
      return sendChallan(content.stopId, content)
  }
}

/**
 * Keeps what the driver tapped in this browser and sends it, one after the other, whenever the network is there. What the store
 * refuses stays until the driver has corrected or discarded it.
 */
export function useOutbox(onTrips: (trips: OwnTripsWire) => void) {
  const { login, signedOut } = useDesk()
  const driver = login.phone
  const isSending = useRef(false)
  const [queued, setQueued] = useState<readonly QueuedReport[]>([])
  const isMounted = useRef(true)

  const show = useCallback(async (): Promise<readonly QueuedReport[]> => {
    const own = (await outbox.list()).filter(({ content }) => content.driver === driver)
    if (isMounted.current) setQueued(own)
    return own
  }, [driver])

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    const tried = new Set<string>()
    try {
      for (;;) {
        // one that replaced another meanwhile is sent too
        const next = (await show()).find(
          (entry) => entry.content.refusal === null && !tried.has(versionOf(entry)),
        )
        if (next === undefined) break
        tried.add(versionOf(next))
        const isAway = await sendOne(next, { onTrips, signedOut })
        if (isAway) break
      }
    } finally {
      isSending.current = false
      await show()
    }
  }, [onTrips, show, signedOut])

  useEffect(() => {
    isMounted.current = true
    const again = () => void send()
    again()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      isMounted.current = false
      clearInterval(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [send])

  return {
    queued,
    isFull: queued.length >= MAX_QUEUED,
    /** Keeps something, then sends it. */
    add: async (key: string, content: DistributiveOmit<Sending, 'driver' | 'refusal'>): Promise<void> => {
      await outbox.put(key, { ...content, driver, refusal: null })
      await show()
      void send()
    },
    discard: async (key: string): Promise<void> => {
      await outbox.discard(key)
      await show()
    },
    sendNow: () => void send(),
  }
}

function versionOf({ key, version = '' }: QueuedReport): string {
  return `${key} ${version}`
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
