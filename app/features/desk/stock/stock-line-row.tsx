import { useMessages } from '#app/i18n/locale.tsx'
import { deskStockMessages } from '#app/messages/desk-stock.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import type { StockLine } from './use-stock-lines.ts'

interface StockLineRowProps {
  line: StockLine
  placeId: string
  withCost: boolean
  onChange: (typed: { units?: string; cost?: string }) => void
  onRemove: () => void
}

/** A variant of a change with its units, and for a receipt its cost. */
export function StockLineRow({ line, placeId, withCost, onChange, onRemove }: StockLineRowProps) {
  const t = useMessages(deskStockMessages)
  const { row, units, cost } = line
  const { onHand = 0 } = row.levels.find((level) => level.placeId === placeId) ?? {}
  return (
    <div className="grid grid-cols-1 gap-2 p-3">
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{row.name}</span>
          <span className="block text-sm text-quiet">{[...row.options, t.lies(onHand)].join(' · ')}</span>
        </span>
        <IconButton label={t.remove(row.name)} onClick={onRemove} className="text-quiet">
          <Trash2 size={20} />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <Field
          className="w-32 [&_label]:sr-only"
          label={t.unitsOf(row.name)}
          inputMode="numeric"
          maxLength={8}
          after={<span className="pr-3 text-sm text-quiet">{row.unit}</span>}
          value={units}
          onChange={(event) => onChange({ units: event.currentTarget.value.replaceAll(/\D/g, '') })}
        />
        {withCost && (
          <Field
            className="w-40 [&_label]:sr-only"
            label={t.costOf(row.name)}
            prefix="₹"
            inputMode="decimal"
            maxLength={16}
            placeholder={row.cost ?? ''}
            value={cost}
            onChange={(event) => onChange({ cost: event.currentTarget.value.replaceAll(/[^\d.]/g, '') })}
          />
        )}
      </div>
    </div>
  )
}
