import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import type { DeskDeliveryWire } from '#domain/delivery/plan-wire.ts'
import { formatDeliveryDay } from '#app/i18n/promise-text.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { Section } from '#app/desk/kit/section.tsx'

/** Orders promised for the coming days, against the daily capacity. */
export function DayLoads({ content: { plan, loads } }: { content: DeskDeliveryWire }) {
  const t = deskDeliveryMessages
  const taken = loads.filter(({ trips }) => trips > 0)
  return (
    <Section title={t.loads}>
      {taken.length === 0 ? (
        <p className="text-sm text-quiet">{t.loadsNone}</p>
      ) : (
        <DeskTable
          columns={[
            { heading: t.day },
            { heading: t.area },
            { heading: t.weight, figures: true },
            { heading: t.tripsTaken, figures: true },
          ]}
          rows={taken.map(({ areaId, day, kilograms, trips }) => {
            const area = plan.areas.find(({ id }) => id === areaId)
            return {
              key: `${areaId} ${day}`,
              cells: [
                formatDeliveryDay(day),
                area?.name ?? t.areaRemoved,
                ofMost(formatWeight(kilograms), area?.capacity.kilograms, formatWeight),
                ofMost(String(trips), area?.capacity.trips, String),
              ],
            }
          })}
        />
      )}
    </Section>
  )
}

function ofMost(taken: string, most: number | null | undefined, format: (amount: number) => string): string {
  return most == null ? taken : `${taken} / ${format(most)}`
}
