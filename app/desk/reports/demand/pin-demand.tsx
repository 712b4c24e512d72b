import type { DemandListWire } from '#domain/demand/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

/** The PIN codes outside every delivery area that were asked for (AREA-01); nothing without any. */
export function PinDemand({ pins }: Pick<DemandListWire, 'pins'>) {
  const t = deskDeliveryMessages
  if (pins.length === 0) return null
  return (
    <Section title={t.demand}>
      <p className="text-sm text-quiet">{t.demandText}</p>
      <DeskTable
        columns={[
          { heading: t.tryPin },
          { heading: t.times, figures: true },
          { heading: t.lastDay, figures: true },
        ]}
        rows={pins.map(({ pin, times, lastDay }) => ({
          key: pin,
          cells: [pin, times, formatDay(noonOfIstDay(lastDay))],
        }))}
      />
    </Section>
  )
}
