import { useId, useState, type ReactNode } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import { stopOutcomes, type StopOutcome } from '#domain/trips/trip.ts'
import type { StopWire } from '#domain/trips/wire.ts'
import { ownChallanPath } from '#app/api/desk/prints.ts'
import { shrinkPicture } from '#app/browser/device/shrink-picture.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { deskPrintMessages } from '#app/messages/desk/print.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Camera } from '#app/ui/icons/camera.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { MapPin } from '#app/ui/icons/map-pin.tsx'
import { Phone } from '#app/ui/icons/phone.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { ReportDialog, type Report } from './report-dialog.tsx'
import { StopCredit } from './stop-credit.tsx'
import { UnsentReport } from './unsent-report.tsx'
import type { QueuedReport, useOutbox } from './use-outbox.ts'

interface StopCardProps {
  number: number
  stop: StopWire
  isStarted: boolean
  /** Unsent reports of this stop. */
  queued: readonly QueuedReport[]
  outbox: ReturnType<typeof useOutbox>
}

const tones = { DELIVERED: 'good', PART: 'caution', REFUSED: 'bad', NOT_TODAY: 'caution' } as const

/** A report of a stop that is being written, in place of one that waits. */
type Reporting = { readonly outcome: StopOutcome; readonly queued: QueuedReport | null }

/** One stop: whom to call, where to go, what to unload and collect, and what became of it. */
export function StopCard({ number, stop, isStarted, queued, outbox }: StopCardProps) {
  const t = deskMyTripMessages
  const print = deskPrintMessages
  const [reporting, setReporting] = useState<Reporting | null>(null)
  const toast = useToast()
  const report = queued.find(({ content }) => content.kind === 'report') ?? null
  const outcome = stop.outcome ?? reportedOutcome(report)
  const name = nameOf(stop)

  async function queueReport(entry: Report) {
    const key = reporting?.queued?.key ?? uniqueUuid()
    setReporting(null)
    const { stopId, orderNumber } = stop
    const tapped = { key, tappedAt: new Date().toISOString(), ...entry }
    try {
      await outbox.add(key, { kind: 'report', stopId, orderNumber, report: tapped })
    } catch {
      setReporting(reporting)
      toast({ text: t.reportFailed, tone: 'bad', durationMs: 8_000 })
    }
  }

  return (
    <article
      aria-label={t.stop(number)}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <header className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-base">
            {number}. {name}
          </h3>
          <p className="text-sm text-quiet tabular-nums">{orderLabel(stop)}</p>
        </div>
        {outcome !== null && <Badge tone={tones[outcome]}>{t[`stop-${outcome}`]}</Badge>}
      </header>
      <Address stop={stop} name={name} />
      <ul className="grid gap-1 text-sm">
        {stop.lines.map(({ line: at, quantity, productName, options, unitKg }) => (
          <li key={at} className="flex justify-between gap-3">
            <span>
              {t.units(quantity, productName)}
              {options.length > 0 && <span className="block text-xs text-quiet">{options.join(', ')}</span>}
            </span>
            <span className="shrink-0 text-quiet tabular-nums">
              {unitKg === null ? t.unknownWeight : formatWeight(unitKg * quantity)}
            </span>
          </li>
        ))}
      </ul>
      {outcome === null && <Collection stop={stop} />}
      <StopCredit stop={stop} isStarted={isStarted} queued={queued} outbox={outbox} />
      {report !== null && (
        <UnsentReport
          queued={report}
          onCorrect={(next) => setReporting({ outcome: next, queued: report })}
          onDiscard={() => void outbox.discard(report.key)}
        />
      )}
      {isStarted && outcome === null && (
        <Outcomes
          stop={stop}
          isFull={outbox.isFull}
          onOutcome={(one) => setReporting({ outcome: one, queued: null })}
        />
      )}
      <a
        href={ownChallanPath(stop.stopId)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'secondary', block: true })}
      >
        <FileText size={18} />
        {print.challanOfStop}
      </a>
      {isStarted && <Challan stop={stop} queued={queued} outbox={outbox} />}
      {reporting !== null && (
        <ReportDialog
          stop={stop}
          outcome={reporting.outcome}
          onClose={() => setReporting(null)}
          onReport={(entry) => void queueReport(entry)}
        />
      )}
    </article>
  )
}

/** The site, or whoever receives there. */
function nameOf({ siteName, address, customerName, customerPhone }: StopWire): string {
  return siteName ?? (address.address_line1.receiverName || customerName || customerPhone)
}

interface OutcomesProps {
  stop: StopWire
  isFull: boolean
  onOutcome: (outcome: StopOutcome) => void
}

function Outcomes({ stop, isFull, onOutcome }: OutcomesProps) {
  const t = deskMyTripMessages
  return (
    <div className="grid grid-cols-2 gap-2">
      {stopOutcomes
        // of a single unit no part can be refused
        .filter((one) => one !== 'PART' || unitsOf(stop) > 1)
        .map((one) => (
          <WaitingButton
            key={one}
            variant={one === 'DELIVERED' ? 'primary' : 'secondary'}
            className={one === 'DELIVERED' || one === 'NOT_TODAY' || unitsOf(stop) < 2 ? 'col-span-2' : ''}
            waitsFor={isFull ? t.full : null}
            onClick={() => onOutcome(one)}
          >
            {t[`do-${one}`]}
          </WaitingButton>
        ))}
    </div>
  )
}

function orderLabel({ orderNumber, fulfilmentNumber }: StopCardProps['stop']): string {
  return deskMyTripMessages.order(orderNumber, fulfilmentNumber)
}

function reportedOutcome(entry: QueuedReport | null): StopOutcome | null {
  return entry?.content.kind === 'report' && entry.content.refusal === null
    ? entry.content.report.outcome
    : null
}

function unitsOf({ lines }: StopWire): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function Address({ stop, name }: { stop: StopWire; name: string }) {
  const t = deskMyTripMessages
  const { address } = stop
  const { address_line1: line, receiving } = address
  const phone = line.receiverPhoneNo || stop.customerPhone
  const place = [line.houseNo, address.street, address.city, address.state, address.zipcode]
    .filter(Boolean)
    .join(', ')
  const link = buttonClass({ variant: 'secondary' })
  return (
    <>
      <address className="not-italic">
        {place}
        {line.landmark !== '' && <span className="block text-sm text-quiet">{line.landmark}</span>}
        {stop.siteName !== null && line.receiverName !== '' && (
          <span className="block">{line.receiverName}</span>
        )}
        {receiving && (
          <span className="block text-sm font-medium wrap-anywhere">
            {[receiving.hours && t.receives(receiving.hours), receiving.notes].filter(Boolean).join(' · ')}
          </span>
        )}
      </address>
      <div className="grid grid-cols-2 gap-2">
        <a href={`tel:${phone}`} aria-label={t.callPerson(name)} className={link}>
          <Phone size={18} />
          {t.call}
        </a>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t.mapOf(name)}
          className={link}
        >
          <MapPin size={18} />
          {t.map}
        </a>
      </div>
    </>
  )
}

function Challan({ stop, queued, outbox }: Pick<StopCardProps, 'stop' | 'queued' | 'outbox'>): ReactNode {
  const t = deskMyTripMessages
  const describe = useDeskError()
  const toast = useToast()
  const inputId = useId()
  const queuedPicture = queued.find(({ content }) => content.kind === 'picture')
  const refusal = queuedPicture?.content.refusal ?? null

  async function keep(file: File) {
    const takenAt = new Date().toISOString()
    try {
      const shrunk = await shrinkPicture(file, CHALLAN)
      // a copy: the camera's own file may be gone before it is sent
      const picture = new Blob([await shrunk.arrayBuffer()], { type: shrunk.type })
      const { stopId, orderNumber } = stop
      await outbox.add(`picture ${stopId}`, { kind: 'picture', stopId, orderNumber, picture, takenAt })
    } catch (error) {
      toast({ text: `${t.pictureFailed} ${describe(error)}`, tone: 'bad', durationMs: 5_000 })
    }
  }

  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={inputId} className={buttonClass({ variant: 'secondary', block: true })}>
        <Camera size={18} />
        {stop.hasPicture || queuedPicture !== undefined ? t.pictureAgain : t.picture}
        <input
          id={inputId}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file !== undefined) void keep(file)
          }}
        />
      </label>
      {refusal !== null ? (
        <p role="alert" className="text-sm text-bad">
          {refusal.text}
        </p>
      ) : (
        (queuedPicture !== undefined || stop.hasPicture) && (
          <p className="text-sm text-quiet">{queuedPicture === undefined ? t.pictureSent : t.pictureWaits}</p>
        )
      )}
    </div>
  )
}

/** Enough to read a challan by, and small enough for a weak network. */
const CHALLAN = { largerThanBytes: 400_000, longest: 1_600, quality: 0.8 }

/** Amount to collect at a stop, or why there is none. */
function Collection({ stop: { toCollect, paymentMode } }: Pick<Parameters<typeof StopCard>[0], 'stop'>) {
  const t = deskMyTripMessages
  if (toCollect > 0)
    return <p className="text-lg font-price tabular-nums">{t.collect(formatRupees(toCollect))}</p>
  return <p className="text-sm text-quiet">{paymentMode === 'ACCOUNT' ? t.onAccount : t.nothingToCollect}</p>
}
