import { priceText } from '#domain/money/price.ts'
import type { StockChangeKind } from '#domain/stock/stock-change.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { costLimits, onHandAt, unitLimits, type StockLine } from './use-stock-lines.ts'

interface StockLineRowProps {
  kind: StockChangeKind
  line: StockLine
  placeId: string
  withCost: boolean
  onChange: (typed: { units?: string; cost?: string }) => void
  onRemove: () => void
}

/** A variant of a change with its units, and for a receipt its cost. */
export function StockLineRow({ kind, line, placeId, withCost, onChange, onRemove }: StockLineRowProps) {
  const t = deskStockMessages
  const { row, units, cost } = line
  return (
    <div className="grid grid-cols-1 gap-2 p-3">
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{row.name}</span>
          <span className="block text-sm text-quiet">
            {[...row.options, t.lies(onHandAt(row, placeId))].join(' · ')}
          </span>
        </span>
        <IconButton label={t.remove(row.name)} onClick={onRemove} className="text-quiet">
          <Trash2 size={20} />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <NumberField
          className="w-32 [&_label]:sr-only"
          label={t.unitsOf(row.name)}
          limits={unitLimits[kind]}
          after={<span className="pr-3 text-sm text-quiet">{row.unit}</span>}
          value={units}
          onChange={(typed) => onChange({ units: typed })}
        />
        {withCost && (
          <NumberField
            className="w-40 [&_label]:sr-only"
            label={t.costOf(row.name)}
            prefix="₹"
            limits={costLimits}
            placeholder={row.cost === null ? '' : priceText(row.cost)}
            value={cost}
            onChange={(typed) => onChange({ cost: typed })}
          />
        )}
      </div>
    </div>
  )
}
