import { formatPaise } from '#domain/money/format.ts'
import type { DayRateOutcomeWire, DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { takeBackSetting } from '#app/api/desk/money/day-rates.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

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
  const describe = useDeskError()
  const toast = useToast()
  const { pending, failure, run } = useAction()
  const dialog = useDialog('take-back')
  const mayTakeBack = ({ id, state }: Setting) =>
    can('catalogue:write') && (state === 'WAITING' || state === 'FAILED' || id === undoable)
  const takeBack = ({ id, state }: Setting) =>
    run(async () => {
      onTakenBack(await takeBackSetting(rate.id, id))
      toast({ text: state === 'DONE' ? t.undone : t.cancelled, tone: 'good' })
    }).then(dialog.close)
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
                <Button
                  variant="quiet"
                  size="small"
                  aria-haspopup="dialog"
                  onClick={() => dialog.open(setting.id)}
                >
                  {actionText(setting)}
                </Button>
              )}
            </span>,
          ],
        }))}
      />
      {failure !== null && <InlineError text={describe(failure)} />}
      {dialog.show((id) => {
        const setting = settings.find((one) => one.id === id)
        return (
          setting !== undefined &&
          mayTakeBack(setting) && (
            <ConfirmDialog
              open
              {...questionOf(setting)}
              confirmLabel={actionText(setting)}
              cancelLabel={t.keep}
              busy={pending}
              onCancel={dialog.close}
              onConfirm={() => void takeBack(setting)}
            />
          )
        )
      })}
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

function actionText({ state }: Setting): string {
  const t = deskDayRateMessages
  if (state === 'DONE') return t.undo
  return state === 'FAILED' ? t.dismiss : t.cancel
}

function questionOf({ base, state }: Setting) {
  const t = deskDayRateMessages
  return state === 'DONE'
    ? { question: t.undoQuestion(formatPaise(base)), detail: t.undoDetail }
    : { question: t.cancelQuestion(formatPaise(base)) }
}
