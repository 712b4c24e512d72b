import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { StopWire } from '#domain/trips/wire.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { Badge } from '#app/ui/badge.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowDown } from '#app/ui/icons/arrow-down.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { ShipmentFacts } from './shipment-facts.tsx'

interface StopListProps {
  stops: readonly StopWire[]
  isPending: boolean
  /** Left out where the stops cannot be changed any more. */
  onStops?: (fulfilmentIds: readonly string[]) => void
}

const tones = { DELIVERED: 'good', PART: 'caution', REFUSED: 'bad', NOT_TODAY: 'caution' } as const

/** The stops of a trip in the order in which they are driven; with Alt and the arrow keys one moves up and down. */
export function StopList({ stops, isPending, onStops }: StopListProps) {
  const t = deskTripMessages
  const ids = stops.map(({ fulfilmentId }) => fulfilmentId)

  function move(from: number, by: -1 | 1) {
    const [id] = ids.slice(from, from + 1)
    const to = from + by
    if (id === undefined || to < 0 || to >= ids.length) return
    onStops?.(ids.filter((one) => one !== id).toSpliced(to, 0, id))
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <ol className="divide-y divide-hairline border-y border-hairline">
      {stops.map((stop, index) => (
        <li key={stop.stopId} className="flex items-center gap-2 py-2">
          <span className="w-6 shrink-0 text-center text-sm text-quiet tabular-nums">{index + 1}</span>
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={`/desk/orders/${stop.orderId}`}
                onKeyDown={(event) => moveByKey(event, index)}
                className="touch text-sm font-price text-accent tabular-nums"
              >
                {t.partOf(stop.orderNumber, stop.fulfilmentNumber)}
              </Link>
              {stop.outcome !== null && <Badge tone={tones[stop.outcome]}>{t[`stop-${stop.outcome}`]}</Badge>}
            </span>
            <ShipmentFacts shipment={stop} />
            {stop.reason !== null && <span className="text-sm">{stop.reason}</span>}
            {stop.hasPicture && (
              <a
                href={`/api/desk/trips/stops/${stop.stopId}/picture`}
                target="_blank"
                rel="noopener"
                className="touch inline-flex min-h-9 items-center text-sm text-accent"
              >
                {t.picture}
              </a>
            )}
          </span>
          {onStops !== undefined && (
            <span className="flex shrink-0 max-wide:flex-col">
              <IconButton
                label={t.up(stop.orderNumber)}
                disabled={isPending || index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp size={20} />
              </IconButton>
              <IconButton
                label={t.down(stop.orderNumber)}
                disabled={isPending || index === stops.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown size={20} />
              </IconButton>
              <IconButton
                label={t.takeOff(stop.orderNumber)}
                disabled={isPending}
                onClick={() => onStops(ids.filter((id) => id !== stop.fulfilmentId))}
              >
                <X size={20} />
              </IconButton>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
