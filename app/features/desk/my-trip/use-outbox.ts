import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnTripsWire, StopReportWire } from '#domain/trips/wire.ts'
import { reportStop, sendChallan } from '#app/api/desk-my-trip.ts'
import { ApiError } from '#app/api/request.ts'
import { MAX_KEPT, openOutbox, type Kept } from '#app/browser/outbox.ts'
import { useDesk } from '../desk-context.ts'

/** What a driver tapped: a report of a stop, or a picture of its challan. */
type Sending = {
  /** The phone number of the driver: somebody else on this phone does not send it. */
  readonly driver: string
  readonly stopId: string
  /** What a person calls the stop by. */
  readonly orderNumber: string
  /** What the store said against it; null while it waits. */
  readonly refusal: { readonly code: string; readonly text: string } | null
} & (
  | { readonly kind: 'report'; readonly report: StopReportWire }
  | { readonly kind: 'picture'; readonly picture: Blob }
)

export type Entry = Kept<Sending>
type Outbox = Awaited<ReturnType<typeof openOutbox<Sending>>>

/** What the network or the store's load says, as opposed to what it thinks of a report: it is tried again. */
const unreachable = new Set(['offline', 'slow'])
const passing = new Set(['failed', 'temporarily-unavailable', 'pictures-unavailable', 'too-many-requests'])
const RETRY_MS = 15_000

type Handlers = { readonly onTrips: (trips: OwnTripsWire) => void; readonly signedOut: () => void }

/**
 * Sends one entry: it is removed once it has arrived, and keeps what the store says against it. Resolves with whether there is
 * no use in sending others now.
 */
async function sendOne(outbox: Outbox, entry: Entry, { onTrips, signedOut }: Handlers): Promise<boolean> {
  const { content, key } = entry
  try {
    const sent =
      content.kind === 'report'
        ? await reportStop(content.stopId, content.report)
        : await sendChallan(content.stopId, content.picture)
    await outbox.remove(key)
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
    const refusal = { code: error.code, text: error.message }
    await outbox.put({ ...entry, content: { ...content, refusal } })
    return false
  }
}

/**
 * Keeps what the driver tapped in this browser and sends it, one after the other, whenever the network is there. What the store
 * refuses stays until the driver has corrected or discarded it.
 */
export function useOutbox(onTrips: (trips: OwnTripsWire) => void) {
  const { login, signedOut } = useDesk()
  const driver = login.phone
  const outbox = useRef<Promise<Outbox> | null>(null)
  const isSending = useRef(false)
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [isDurable, setDurable] = useState(true)
  const isMounted = useRef(true)

  const opened = useCallback(() => (outbox.current ??= openOutbox<Sending>()), [])

  const show = useCallback(async (): Promise<readonly Entry[]> => {
    const box = await opened()
    const own = (await box.list()).filter(({ content }) => content.driver === driver)
    if (isMounted.current) {
      setDurable(box.isDurable)
      setEntries(own)
    }
    return own
  }, [driver, opened])

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    const tried = new Set<string>()
    try {
      for (;;) {
        const next = (await show()).find(({ key, content }) => content.refusal === null && !tried.has(key))
        if (next === undefined) break
        tried.add(next.key)
        const isAway = await sendOne(await opened(), next, { onTrips, signedOut })
        if (isAway) break
      }
    } finally {
      isSending.current = false
      await show()
    }
  }, [onTrips, opened, show, signedOut])

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
    entries,
    isDurable,
    isFull: entries.length >= MAX_KEPT,
    /** Keeps something, then sends it; rejects when the device cannot keep it. */
    add: async (key: string, content: DistributiveOmit<Sending, 'driver' | 'refusal'>): Promise<void> => {
      const box = await opened()
      await box.put({ key, at: Date.now(), content: { ...content, driver, refusal: null } })
      await show()
      void send()
    },
    discard: async (key: string): Promise<void> => {
      await (await opened()).remove(key)
      await show()
    },
    sendNow: () => void send(),
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
