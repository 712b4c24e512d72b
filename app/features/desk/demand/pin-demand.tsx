import type { DemandListWire } from '#domain/demand/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskDeliveryMessages } from '#app/messages/desk-delivery.ts'
import { Section } from '../section.tsx'

/** The PIN codes outside every delivery area that were asked for (AREA-01); nothing without any. */
export function PinDemand({ pins }: Pick<DemandListWire, 'pins'>) {
  const t = useMessages(deskDeliveryMessages)
  if (pins.length === 0) return null
  return (
    <Section title={t.demand}>
      <p className="text-sm text-quiet">{t.demandText}</p>
      <table className="w-full text-left text-sm">
        <thead className="text-quiet">
          <tr>
            <th className="py-2 pr-3 font-medium">{t.tryPin}</th>
            <th className="py-2 pr-3 text-right font-medium">{t.times}</th>
            <th className="py-2 text-right font-medium">{t.lastDay}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {pins.map(({ pin, times, lastDay }) => (
            <tr key={pin}>
              <td className="py-2 pr-3 tabular-nums">{pin}</td>
              <td className="py-2 pr-3 text-right tabular-nums">{times}</td>
              <td className="py-2 text-right whitespace-nowrap text-quiet">
                {formatDay(`${lastDay}T12:00:00+05:30`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
