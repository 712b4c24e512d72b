import { tillEntryKinds } from '#domain/till/till-entry.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Button } from '#app/ui/button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { TillDialog } from './till-dialog.tsx'

interface TillCardProps {
  /** Balance of the till. */
  inTill: Paise
  onEntered: (cash: CashDayWire) => void
}

/** Balance of the till, with actions to count it and to put money in or take it out. */
export function TillCard({ inTill, onEntered }: TillCardProps) {
  const t = deskCashMessages
  const { can } = useDesk()
  const dialog = useDialog('till')
  return (
    <div className="grid grid-cols-1 content-between gap-3 rounded-card border border-hairline bg-surface p-4">
      <p>
        <span className="block text-sm text-quiet">{t.inTill}</span>
        <strong className="block text-xl font-price tabular-nums">{formatRupees(inTill)}</strong>
        <span className="block text-xs text-quiet">{t.inTillHint}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {can('cash:count') && (
          <Button size="small" onClick={() => dialog.open('counted')}>
            {t['till-counted']}
          </Button>
        )}
        {can('cash:move') &&
          (['put-in', 'taken-out'] as const).map((one) => (
            <Button key={one} size="small" variant="secondary" onClick={() => dialog.open(one)}>
              {t[`till-${one}`]}
            </Button>
          ))}
      </div>
      {dialog.show((named) => {
        const kind = tillEntryKinds.find((one) => one === named)
        return (
          kind !== undefined && (
            <TillDialog
              kind={kind}
              inTill={inTill}
              onClose={dialog.close}
              onEntered={(cash) => {
                dialog.close()
                onEntered(cash)
              }}
            />
          )
        )
      })}
    </div>
  )
}
