import { useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { fetchCash } from '#app/api/desk/money/till.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { settle } from '#app/desk/kit/data/settle.ts'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { CashBalances } from './cash-balances.tsx'
import { CountDialog } from './count-dialog.tsx'
import { Difference } from './difference.tsx'
import { TillCard } from './till-card.tsx'
import { TillEntries } from './till-entries.tsx'

export const permission = 'cash:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(fetchCash(queryOf(args).get('day')))
}

/** The till and its entries, the cash that drivers have and hand in, and the ledger of what was received on delivery (DESK-05). */
export default function CashPage() {
  const t = deskCashMessages
  const { query, isPending, change } = useQuery()
  const { content, show, refresh } = usePageData<typeof clientLoader>()
  const day = query.get('day')
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-xl">{t.title}</h1>
        <Field
          label={t.day}
          type="date"
          value={day ?? content.content?.day ?? ''}
          onChange={(event) => {
            if (event.currentTarget.value !== '') change({ day: event.currentTarget.value })
          }}
        />
      </div>
      <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
        <Outcome of={content} onRetry={refresh}>
          {(cash) => (
            <CashOfDay
              key={cash.day}
              cash={cash}
              onCounted={(counted) => (day === null ? show({ content: counted, failure: null }) : refresh())}
            />
          )}
        </Outcome>
      </div>
    </div>
  )
}

interface CashOfDayProps {
  cash: CashDayWire
  onCounted: (cash: CashDayWire) => void
}

function CashOfDay({ cash, onCounted }: CashOfDayProps) {
  const [today] = useState(() => istDay(new Date()))
  const t = deskCashMessages
  return (
    <>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        <TillCard inTill={cash.inTill} onEntered={onCounted} />
        <p className="rounded-card border border-hairline bg-surface p-4">
          <span className="block text-sm text-quiet">{t.withDrivers}</span>
          <strong className="block text-xl font-price tabular-nums">{formatRupees(cash.withDrivers)}</strong>
          <span className="block text-xs text-quiet">{t.withDriversHint}</span>
        </p>
      </div>
      <CashBalances balances={cash.balances} isToday={cash.day >= today} />
      <TillEntries tillEntries={cash.tillEntries} />
      <Trips cash={cash} onCounted={onCounted} />
      <Section title={t.handIns}>
        {cash.handIns.length === 0 && <p className="text-sm text-quiet">{t.noHandIns}</p>}
        <ul className="divide-y divide-hairline">
          {cash.handIns.map((one) => (
            <li key={one.id} className="grid gap-0.5 py-2">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-medium">{one.driver}</span>
                <Difference amount={one.difference} />
              </span>
              <span className="tabular-nums">
                {t.of(formatRupees(one.counted), formatRupees(one.expected))}
              </span>
              {one.note !== null && <span>{one.note}</span>}
              <span className="text-sm text-quiet">
                {[
                  t.trip(one.vehicle, formatDay(one.tripDay)),
                  formatDateTime(one.at),
                  t.by(one.countedBy),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Ledger receipts={cash.receipts} />
      {cash.accountMoney.length > 0 && <AccountMoney money={cash.accountMoney} />}
    </>
  )
}

function Trips({ cash: { trips }, onCounted }: CashOfDayProps) {
  const t = deskCashMessages
  const { can } = useDesk()
  const dialog = useDialog('count')
  return (
    <Section title={t.byTrip}>
      {trips.length === 0 && <p className="text-sm text-quiet">{t.noTrips}</p>}
      <ul className="divide-y divide-hairline">
        {trips.map((trip) => (
          <li key={trip.tripId} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <span>
              <span className="block font-medium">{trip.driver}</span>
              <span className="block text-sm text-quiet">{t.trip(trip.vehicle, formatDay(trip.day))}</span>
              <span className="block text-sm tabular-nums">
                {[
                  t.cash(formatRupees(trip.cash)),
                  t.upi(formatRupees(trip.upi)),
                  ...(trip.cheques === 0 ? [] : [t.cheques(formatRupees(trip.cheques))]),
                ].join(' · ')}
              </span>
            </span>
            {trip.toHandIn === 0 ? (
              <Badge tone="good">{t.handedIn}</Badge>
            ) : (
              <span className="flex items-center gap-3">
                <span className="font-price tabular-nums">{t.toHandIn(formatRupees(trip.toHandIn))}</span>
                {can('cash:count') && (
                  <Button
                    size="small"
                    aria-label={t.countOf(trip.driver)}
                    onClick={() => dialog.open(trip.tripId)}
                  >
                    {t.count}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {dialog.show((id) => {
        const counted = trips.find(({ tripId, toHandIn }) => tripId === id && toHandIn !== 0)
        return (
          counted !== undefined && (
            <CountDialog
              trip={counted}
              onClose={dialog.close}
              onCounted={(cash) => {
                dialog.close()
                onCounted(cash)
              }}
            />
          )
        )
      })}
    </Section>
  )
}

/** The driver who received something, and still has it if it is cash. */
function placeOf({
  driver,
  isHandedIn,
  method,
}: {
  driver: string
  isHandedIn: boolean
  method: string
}): string {
  return isHandedIn || method !== 'CASH' ? driver : deskCashMessages.withDriver(driver)
}

function AccountMoney({ money }: { money: CashDayWire['accountMoney'] }) {
  const t = deskCashMessages
  return (
    <Section title={t.onAccount}>
      <ul className="divide-y divide-hairline">
        {money.map((one) => (
          <li key={one.id} className="flex justify-between gap-3 py-2">
            <span className="min-w-0">
              <Link to={`/desk/credit/${one.accountId}`} className="touch text-accent">
                {one.name ?? t.nameless}
              </Link>
              <span className="block text-sm break-words text-quiet">
                {[
                  formatDateTime(one.at),
                  one.reference,
                  one.driver === null ? null : placeOf({ ...one, driver: one.driver }),
                  one.amount < 0 ? t.takenBack : null,
                ]
                  .filter((text) => text !== null)
                  .join(' · ')}
              </span>
            </span>
            <span className="shrink-0 text-right">
              <span className="block font-price tabular-nums">{formatRupees(one.amount)}</span>
              <span className="block text-sm text-quiet">{t[`method-${one.method}`]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Ledger({ receipts }: { receipts: CashDayWire['receipts'] }) {
  const t = deskCashMessages
  return (
    <Section title={t.ledger}>
      {receipts.length === 0 ? (
        <p className="text-sm text-quiet">{t.noReceipts}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {receipts.map((one) => (
            <li key={`${one.orderId} ${one.at} ${one.method}`} className="flex justify-between gap-3 py-2">
              <span className="min-w-0">
                <Link
                  to={`/desk/orders/${one.orderId}`}
                  className="touch font-price text-accent tabular-nums"
                >
                  {one.orderNumber}
                </Link>
                <span className="block text-sm text-quiet">
                  {[
                    formatDateTime(one.at),
                    one.driver === null ? t.counter : placeOf({ ...one, driver: one.driver }),
                  ].join(' · ')}
                </span>
              </span>
              <span className="shrink-0 text-right">
                <span className="block font-price tabular-nums">{formatRupees(one.amount)}</span>
                <span className="block text-sm text-quiet">{t[`method-${one.method}`]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
