import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { Section } from '#app/desk/kit/section.tsx'

/** Quantities by line as they are typed, where they were changed; 0 takes a line out. */
export type Quantities = Readonly<Record<number, string>>

/** Parses the new quantity of a line; null if an order does not accept it. */
export function quantityIn(typed: string): number | null {
  return numberOf(typed, limits)
}

const limits = { most: MAX_QUANTITY }

interface OldLinesProps {
  order: DeskOrderDetailWire
  quantities: Quantities
  onQuantities: (quantities: Quantities) => void
}

/** Lines of an order, each with an editable quantity. */
export function OldLines({ order, quantities, onQuantities }: OldLinesProps) {
  const t = deskOrderEditMessages
  const set = (line: number, quantity: string) => onQuantities({ ...quantities, [line]: quantity })
  const openLines = order.lines.filter(({ open }) => open > 0)
  return (
    <Section title={t.items}>
      <ul className="divide-y divide-hairline">
        {openLines.map(({ line, productName, options, variantId, open }) => {
          const typed = quantities[line] ?? String(open)
          const isOut = quantityIn(typed) === 0
          const price = order.orderItems.find((item) => item.variantId === variantId)?.variantSpecs
          return (
            <li key={line} className="flex flex-wrap items-center gap-3 py-3">
              <span className="min-w-32 flex-1">
                <span className={isOut ? 'line-through' : undefined}>{productName}</span>
                <span className="block text-xs text-quiet">{options.join(', ')}</span>
                {price !== undefined && (
                  <span className="block text-xs text-quiet tabular-nums">
                    {t.price(formatUnitPrice(price.sellingPriceWithGST))}
                  </span>
                )}
              </span>
              {isOut ? (
                <button
                  type="button"
                  className="touch min-h-11 shrink-0 font-price text-accent"
                  aria-label={t.putBack(productName)}
                  onClick={() => set(line, String(open))}
                >
                  {t.taken}
                </button>
              ) : (
                <>
                  <NumberField
                    className="w-28 shrink-0 [&_label]:sr-only"
                    label={t.quantity(productName)}
                    limits={limits}
                    value={typed}
                    onChange={(text) => set(line, text)}
                    onBlur={() => typed.trim() === '' && set(line, String(open))}
                  />
                  <button
                    type="button"
                    aria-label={t.remove(productName)}
                    className="touch grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:text-bad"
                    onClick={() => set(line, '0')}
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
