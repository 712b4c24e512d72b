import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { LinePrice } from '#app/desk/kit/orders/line-price.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { quantityIn, quantityLimits as limits, type Prices, type Quantities } from './changed-lines.ts'

interface OldLinesProps {
  order: DeskOrderDetailWire
  quantities: Quantities
  onQuantities: (quantities: Quantities) => void
  prices: Prices
  onPrices: (prices: Prices) => void
}

/** Lines of an order, each with an editable quantity, and a price for whoever may set one. */
export function OldLines({ order, quantities, onQuantities, prices, onPrices }: OldLinesProps) {
  const t = deskOrderEditMessages
  const set = (line: number, quantity: string) => onQuantities({ ...quantities, [line]: quantity })
  const { can } = useDesk()
  const openLines = order.lines.filter(({ open }) => open > 0)
  return (
    <Section title={t.items}>
      <ul className="divide-y divide-hairline">
        {openLines.map(({ line, productName, options, variantId, open }) => {
          const typed = quantities[line] ?? String(open)
          const isOut = quantityIn(typed) === 0
          const item = order.orderItems.find((each) => each.variantId === variantId)
          const price = item?.variantSpecs
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
              {!isOut && item !== undefined && can('prices:set') && (
                <div className="basis-full">
                  <LinePrice
                    name={productName}
                    typed={prices[line]}
                    {...pricesOf(item)}
                    onChange={(next) => onPrices({ ...prices, [line]: next })}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Prices of one without the one that staff type, and for everybody. */
function pricesOf({ pricing, variantSpecs }: DeskOrderDetailWire['orderItems'][number]) {
  const charged = variantSpecs.sellingPriceWithGST
  const { source, publicPrice } = pricing ?? { source: null, publicPrice: charged }
  return { instead: source?.kind === 'line' ? source.instead : charged, publicPrice }
}
