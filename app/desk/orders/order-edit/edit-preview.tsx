import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { EditedLineWire, EditPreviewWire } from '#domain/order-edits/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { Section } from '#app/desk/kit/section.tsx'

/** Effect of saving an edit. */
export function EditPreview({ preview, fee }: { preview: EditPreviewWire; fee: Paise }) {
  const t = deskOrderEditMessages
  const { lines, totalBefore, totalAfter, place, laterDay, refund, needsConsent } = preview
  return (
    <Section title={t.after}>
      <div aria-live="polite" className="grid grid-cols-1 gap-2">
        <ul className="divide-y divide-hairline">
          {lines.map((line) => (
            <Line key={[line.productName, ...line.options].join(' ')} line={line} />
          ))}
        </ul>
        <p className="flex justify-between gap-3 border-t border-hairline pt-2 font-price tabular-nums">
          {t.total}
          <span>
            {totalBefore === totalAfter ? '' : `${formatRupees(totalBefore)} → `}
            {formatRupees(totalAfter)}
          </span>
        </p>
        {fee > 0 && <p>{t.feeStays(formatRupees(fee))}</p>}
        {place !== null && <p>{t.place(place)}</p>}
        {laterDay !== null && <p className="text-caution">{t.later(formatDay(laterDay))}</p>}
        {refund > 0 && <p>{t.refund(formatRupees(refund))}</p>}
        <p className="text-sm text-quiet">{needsConsent ? t.asks : t.atOnce}</p>
      </div>
    </Section>
  )
}

type Item = NonNullable<EditedLineWire['after']>

function quantitiesText(before: Item, after: Item): string {
  return before.quantity === after.quantity
    ? String(after.quantity)
    : `${before.quantity} → ${after.quantity}`
}

function Line({ line: { productName, options, before, after } }: { line: EditedLineWire }) {
  const t = deskOrderEditMessages
  const what =
    after === null
      ? t.lineGone(before?.quantity ?? 0)
      : before === null
        ? t.lineFresh(after.quantity, formatUnitPrice(after.price))
        : before.price === after.price
          ? t.lineChanged(before.quantity, after.quantity, formatUnitPrice(after.price))
          : t.lineRepriced(
              quantitiesText(before, after),
              formatUnitPrice(before.price),
              formatUnitPrice(after.price),
            )
  return (
    <li className="flex items-baseline justify-between gap-3 py-2">
      <span className="min-w-0">
        {productName}
        <span className="block text-xs text-quiet">{options.join(', ')}</span>
      </span>
      <span className="text-right text-sm tabular-nums">{what}</span>
    </li>
  )
}
