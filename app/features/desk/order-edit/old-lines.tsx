import type { DeskOrderDetailWire } from '#domain/orders/desk-wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderEditMessages } from '#app/messages/desk-order-edit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { formatRupees } from '#app/i18n/format-rupees.ts'
import { Section } from '../section.tsx'

/** Quantities by line, where they were changed; 0 takes a line out. */
export type Quantities = Readonly<Record<number, number>>

interface OldLinesProps {
  order: DeskOrderDetailWire
  quantities: Quantities
  onQuantities: (quantities: Quantities) => void
}

/** What an order holds, each line with the quantity that it is to have. */
export function OldLines({ order, quantities, onQuantities }: OldLinesProps) {
  const t = useMessages(deskOrderEditMessages)
  const set = (line: number, quantity: number) => onQuantities({ ...quantities, [line]: quantity })
  const held = order.lines.filter(({ open }) => open > 0)
  return (
    <Section title={t.items}>
      <ul className="divide-y divide-hairline">
        {held.map(({ line, productName, options, variantId, open }) => {
          const quantity = quantities[line] ?? open
          const price = order.orderItems.find((item) => item.variantId === variantId)?.variantSpecs
          return (
            <li key={line} className="flex flex-wrap items-center gap-3 py-3">
              <span className="min-w-32 flex-1">
                <span className={quantity === 0 ? 'line-through' : undefined}>{productName}</span>
                <span className="block text-xs text-quiet">{options.join(', ')}</span>
                {price !== undefined && (
                  <span className="block text-xs text-quiet tabular-nums">
                    {t.price(formatRupees(price.sellingPriceWithGST))}
                  </span>
                )}
              </span>
              {quantity === 0 ? (
                <button
                  type="button"
                  className="touch min-h-11 shrink-0 font-price text-accent"
                  aria-label={t.putBack(productName)}
                  onClick={() => set(line, open)}
                >
                  {t.taken}
                </button>
              ) : (
                <>
                  <Field
                    className="w-24 shrink-0 [&_label]:sr-only"
                    label={t.quantity(productName)}
                    inputMode="numeric"
                    maxLength={5}
                    value={Number.isNaN(quantity) ? '' : String(quantity)}
                    onChange={(event) => {
                      const digits = event.currentTarget.value.replaceAll(/\D/g, '').replace(/^0+/, '')
                      set(line, digits === '' ? Number.NaN : Number(digits))
                    }}
                    onBlur={() => Number.isNaN(quantity) && set(line, open)}
                  />
                  <button
                    type="button"
                    aria-label={t.remove(productName)}
                    className="touch grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:text-bad"
                    onClick={() => set(line, 0)}
                  >
                    <Trash2 size={18} />
                  </button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
