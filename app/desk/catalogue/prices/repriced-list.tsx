import type { RepricedProductsWire } from '#domain/catalogue/entries/wire.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { faultWords } from '#app/desk/kit/errors/fault-words.ts'
import { deskPriceMessages } from '#app/messages/desk/catalogue/prices.ts'

/** New price of each product; unchanged products come first, with the reason. */
export function RepricedList({ products }: RepricedProductsWire) {
  const t = deskPriceMessages
  const sorted = products.toSorted((a, b) => Number(a.refused === null) - Number(b.refused === null))
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline text-sm">
      {sorted.map(({ id, name, rows, refused }) => (
        <li key={id} className="p-3">
          <p className="font-medium">{name}</p>
          {refused !== null && (
            <p className="text-bad">
              {t[`refused-${refused.code}`](refused.fault === null ? '' : (faultWords(refused.fault) ?? ''))}
            </p>
          )}
          {refused === null &&
            rows.map(({ index, variant, before, after, kept }) => (
              <p key={index} className="flex flex-wrap justify-between gap-x-3 text-quiet tabular-nums">
                <span>{variant || t.onlySize}</span>
                <span>
                  {kept === null
                    ? t.priceChange(formatUnitPrice(toPrice(before)), formatUnitPrice(toPrice(after)))
                    : t[`kept-${kept}`]}
                </span>
              </p>
            ))}
        </li>
      ))}
    </ul>
  )
}
