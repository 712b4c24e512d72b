import { useSyncExternalStore } from 'react'
import { parseGstin } from '#domain/identity/gstin.ts'
import { missingOfBuyer } from '#domain/orders/counter/counter-sale.ts'
import type { CounterTermsWire } from '#domain/orders/counter/wire.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { OffersPanel } from '#app/desk/kit/orders/offers/offers-panel.tsx'
import { bodyBuyer } from './basket.ts'
import { BuyerSection } from './buyer-section.tsx'
import { PaySection } from './pay-section.tsx'
import { Refusal } from './refusal.tsx'
import type { CounterSaleState } from './use-counter-sale.ts'

interface PayPanelProps {
  state: CounterSaleState
  terms: CounterTermsWire
}

/** Place that the goods are taken from, payment, and the name on the bill. */
export function PayPanel({ state, terms: { places, cashLimit, namedFrom } }: PayPanelProps) {
  const t = deskCounterMessages
  const { lines, buyer, total, method, offers, isWaiting, failure, placeId } = state
  const waitsFor = useWaitsFor(state, namedFrom)
  const isNameNeeded =
    namedFrom !== null && total >= namedFrom && buyer.gstin.trim() === '' && buyer.firmId === ''
  return (
    <div className="grid grid-cols-1 gap-4 wide:sticky wide:top-6">
      <section
        aria-label={t.pay}
        className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
      >
        {places.length > 1 && (
          <SelectField
            label={t.place}
            value={placeId ?? ''}
            options={places.map(({ id, name }) => [id, name])}
            onChange={(event) => state.setPlaceId(event.currentTarget.value)}
          />
        )}
        {offers !== null && <OffersPanel offers={offers} />}
        <PaySection
          total={total}
          method={method}
          credit={state.credit}
          cashLimit={cashLimit}
          pending={isWaiting}
          waitsFor={waitsFor}
          onMethod={state.choose}
          onPaid={(paid) => void state.sell(paid)}
        />
        <Refusal failure={failure} lines={lines} />
      </section>
      <BuyerSection
        buyer={buyer}
        firms={state.firms}
        neededFrom={isNameNeeded ? namedFrom : null}
        onBuyer={state.setBuyer}
      />
      <p className="text-xs text-quiet max-wide:hidden">{t.keys}</p>
    </div>
  )
}

/** Says what is missing before it can be sold; null when nothing is. */
function useWaitsFor(
  { lines, buyer, total }: CounterSaleState,
  namedFrom: CounterTermsWire['namedFrom'],
): string | null {
  const t = deskCounterMessages
  const isOnline = useOnline()
  if (!isOnline) return t.offline
  if (lines.length === 0) return t.needsLines
  if (buyer.firmId !== '') return null
  const { name, gstin, address } = bodyBuyer(buyer)
  const isFirm = gstin !== null && 'gstin' in parseGstin(gstin)
  const missing = missingOfBuyer({ name, gstin: isFirm ? gstin : null, address }, total, namedFrom)
  const fields = missing.map((field) => (field === 'name' ? t.name : t.line))
  return fields.length > 0 ? t.needsBuyer(fields.join(', ')) : null
}

/** Tells whether the device has a connection at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
}

function followConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
