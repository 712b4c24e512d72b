import { formatPaise } from '#domain/money/format.ts'
import type { DayRateOutcomeWire, DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { TakeBackButton } from './take-back-button.tsx'

type Setting = DayRateWire['settings'][number]

interface SettingsSectionProps {
  rate: DayRateWire
  onTakenBack: (outcome: DayRateOutcomeWire) => void
}

/** The last settings of a rate: who set what when, and the ways to undo or cancel one. */
export function SettingsSection({ rate, onTakenBack }: SettingsSectionProps) {
  const t = deskDayRateMessages
  const { can } = useDesk()
  const { settings, undoable } = rate
  const mayTakeBack = ({ id, state }: Setting) =>
    can('catalogue:write') && (state === 'WAITING' || state === 'FAILED' || id === undoable)
  if (settings.length === 0)
    return (
      <Section title={t.history}>
        <p className="text-sm text-quiet">{t.noHistory}</p>
      </Section>
    )
  return (
    <Section title={t.history}>
      <DeskTable
        columns={[
          { heading: t.moment },
          { heading: t.base, figures: true },
          { heading: t.before, figures: true, wideOnly: true },
          { heading: t.who, wideOnly: true },
          { heading: t.state },
        ]}
        rows={settings.map((setting) => ({
          key: setting.id,
          cells: [
            formatDateTime(setting.at),
            formatPaise(setting.base),
            setting.before === null ? '–' : formatPaise(setting.before),
            setting.actor,
            <span key="state" className="flex flex-wrap items-center gap-x-3">
              <StateText setting={setting} />
              {mayTakeBack(setting) && (
                <TakeBackButton
                  rateId={rate.id}
                  setting={setting}
                  variant="quiet"
                  onTakenBack={onTakenBack}
                />
              )}
            </span>,
          ],
        }))}
      />
    </Section>
  )
}

function StateText({ setting: { state, reason } }: { setting: Setting }) {
  const t = deskDayRateMessages
  return (
    <span className={state === 'FAILED' ? 'text-bad' : 'text-quiet'}>
      {t[`state-${state}`]}
      {reason !== null && `: ${t[`reason-${reason}`]}`}
    </span>
  )
}
