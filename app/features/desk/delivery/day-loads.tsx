import { formatWeight } from '#domain/catalogue/weight.ts'
import type { DeskDeliveryWire } from '#domain/delivery/plan-wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { formatDeliveryDay } from '#app/i18n/promise-text.ts'
import { deskDeliveryMessages } from '#app/messages/desk-delivery.ts'
import { Section } from '../section.tsx'

/** What is promised of the next days, and what they carry at most. */
export function DayLoads({ content: { plan, loads } }: { content: DeskDeliveryWire }) {
  const t = useMessages(deskDeliveryMessages)
  const taken = loads.filter(({ trips }) => trips > 0)
  return (
    <Section title={t.loads}>
      {taken.length === 0 ? (
        <p className="text-sm text-quiet">{t.loadsNone}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead className="text-quiet">
              <tr>
                <th className="py-2 pr-3 font-medium">{t.day}</th>
                <th className="py-2 pr-3 font-medium">{t.area}</th>
                <th className="py-2 pr-3 text-right font-medium">{t.weight}</th>
                <th className="py-2 text-right font-medium">{t.tripsTaken}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline">
              {taken.map(({ areaId, day, kilograms, trips }) => {
                const area = plan.areas.find(({ id }) => id === areaId)
                const most = area?.capacity
                return (
                  <tr key={`${areaId} ${day}`}>
                    <td className="py-2 pr-3 whitespace-nowrap">{formatDeliveryDay(day)}</td>
                    <td className="py-2 pr-3">{area?.name ?? areaId}</td>
                    <td className="py-2 pr-3 text-right whitespace-nowrap tabular-nums">
                      {ofMost(formatWeight(kilograms), most?.kilograms, formatWeight)}
                    </td>
                    <td className="py-2 text-right tabular-nums">
                      {ofMost(String(trips), most?.trips, String)}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}

function ofMost(taken: string, most: number | null | undefined, format: (amount: number) => string): string {
  return most == null ? taken : `${taken} / ${format(most)}`
}
