import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { atLeastZero, subtract, toPaise, type Paise } from '#domain/money/paise.ts'
import { doorReceiptNumber } from '#domain/trips/door-receipt.ts'
import type { StopWire } from '#domain/trips/wire.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { CollectDialog } from './collect-dialog.tsx'
import type { Collection } from './read-collection.ts'
import { useRefusal } from './use-refusal.ts'
import type { QueuedReport, useOutbox } from './use-outbox.ts'

interface StopCreditProps {
  stop: StopWire
  isStarted: boolean
  /** Unsent entries of this stop. */
  queued: readonly QueuedReport[]
  outbox: ReturnType<typeof useOutbox>
}

/** Sum that the customer of a stop owes on account, where drivers take money for it (CREDIT-06). */
export function StopCredit({ queued, ...props }: StopCreditProps) {
  const own = queued.filter(({ content }) => content.kind === 'collection')
  return props.stop.credit && <Credit {...props} credit={props.stop.credit} queued={own} />
}

/** The sum that is owed, what was taken of it here, and the button that takes more. */
function Credit({
  stop,
  credit,
  isStarted,
  queued,
  outbox,
}: StopCreditProps & { credit: NonNullable<StopWire['credit']> }) {
  const t = deskMyTripMessages
  const toast = useToast()
  const [replaced, setReplaced] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { receipts } = credit
  const owed = atLeastZero(subtract(credit.owed, ...unsentOf(queued)))

  async function keep(collection: Collection) {
    const key = replaced ?? uniqueUuid()
    setOpen(false)
    const { stopId, orderNumber } = stop
    const taken = { id: key, tappedAt: new Date().toISOString(), ...collection }
    try {
      await outbox.add(key, { kind: 'collection', stopId, orderNumber, collection: taken })
    } catch {
      setOpen(true)
      toast({ text: t.reportFailed, tone: 'bad', durationMs: 8_000 })
    }
  }

  function open(key: string | null) {
    setReplaced(key)
    setOpen(true)
  }

  return (
    <section className="grid grid-cols-1 gap-2 rounded-control bg-sunken p-3">
      <p className="text-sm tabular-nums">{owed > 0 ? t.owed(formatRupees(owed)) : t.nothingOwed}</p>
      <ul className="grid gap-1 text-sm">
        {receipts.map(({ id, number, amount, method, isTakenBack }) => (
          <li key={id} className="flex justify-between gap-3">
            <span>
              {t.receiptNumber(doorReceiptNumber(number))}
              {isTakenBack && <span className="block text-xs text-quiet">{t.takenBack}</span>}
            </span>
            <span className="text-right tabular-nums">
              {formatRupees(amount)}
              <span className="block text-xs text-quiet">
                {method === 'UPI' || method === 'CHEQUE' ? t[`method-${method}`] : t['method-CASH']}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {queued.map((unsent) => (
        <UnsentCollection
          key={unsent.key}
          unsent={unsent}
          onCorrect={() => open(unsent.key)}
          onDiscard={() => void outbox.discard(unsent.key)}
        />
      ))}
      {isStarted && owed > 0 && (
        <WaitingButton
          variant="secondary"
          waitsFor={outbox.isFull ? t.full : null}
          onClick={() => open(null)}
        >
          {t.collectMoney}
        </WaitingButton>
      )}
      {isOpen && (
        <CollectDialog
          owed={owed}
          onClose={() => setOpen(false)}
          onCollect={(collection) => void keep(collection)}
        />
      )}
    </section>
  )
}

/** Amounts that the store has not refused, and does not know of yet. */
function unsentOf(queued: readonly QueuedReport[]): readonly Paise[] {
  return queued.flatMap(({ content }) =>
    content.kind === 'collection' && content.refusal === null ? [toPaise(content.collection.amount)] : [],
  )
}

interface UnsentCollectionProps {
  unsent: QueuedReport
  onCorrect: () => void
  onDiscard: () => void
}

/** Money that the store does not know of yet: it may have been sent already, so it is taken back at the office alone. */
function UnsentCollection({ unsent: { content, isStored }, onCorrect, onDiscard }: UnsentCollectionProps) {
  const t = deskMyTripMessages
  const describe = useRefusal()
  if (content.kind !== 'collection') return null
  const { refusal, collection } = content
  const amount = formatRupees(toPaise(collection.amount))
  if (refusal === null)
    return (
      <p className="text-sm text-caution">
        {t.collected(amount)} · {isStored ? t.waiting : t.waitingUnstored}
      </p>
    )
  return (
    <div role="alert" className="grid grid-cols-1 gap-2 rounded-control bg-bad-soft p-3 text-sm">
      <p className="text-bad">
        <strong className="block">
          {t.refused}: {t.collected(amount)}
        </strong>
        {describe(refusal)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onCorrect}>
          {t.correct}
        </Button>
        <Button size="small" variant="danger" onClick={onDiscard}>
          {t.discard}
        </Button>
      </div>
    </div>
  )
}
