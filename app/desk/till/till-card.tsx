import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { TillEntryKind } from '#domain/till/till-entry.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Button } from '#app/ui/button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { TillDialog } from './till-dialog.tsx'

interface TillCardProps {
  /** What the till holds now, in rupees. */
  inTill: Paise
  onEntered: (cash: CashDayWire) => void
}

/** What is in the till now, with what staff do about it: count it, put money in, take money out. */
export function TillCard({ inTill, onEntered }: TillCardProps) {
  const t = useMessages(deskCashMessages)
  const { can } = useDesk()
  const [kind, setKind] = useState<TillEntryKind | null>(null)
  return (
    <div className="grid grid-cols-1 content-between gap-3 rounded-card border border-hairline bg-surface p-4">
      <p>
        <span className="block text-sm text-quiet">{t.inTill}</span>
        <strong className="block text-xl font-price tabular-nums">{formatRupees(inTill)}</strong>
        <span className="block text-xs text-quiet">{t.inTillHint}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {can('cash:count') && (
          <Button size="small" onClick={() => setKind('counted')}>
            {t['till-counted']}
          </Button>
        )}
        {can('cash:move') &&
          (['put-in', 'taken-out'] as const).map((one) => (
            <Button key={one} size="small" variant="secondary" onClick={() => setKind(one)}>
              {t[`till-${one}`]}
            </Button>
          ))}
      </div>
      {kind !== null && (
        <TillDialog
          kind={kind}
          inTill={inTill}
          onClose={() => setKind(null)}
          onEntered={(cash) => {
            setKind(null)
            onEntered(cash)
          }}
        />
      )}
    </div>
  )
}
