import { priceText } from '#domain/money/price.ts'
import type { StockRowWire } from '#domain/stock/wire.ts'
import { fetchStock } from '#app/api/desk/stock.ts'
import { deskEntryStockMessages } from '#app/messages/desk/catalogue/import.ts'
import { Button } from '#app/ui/button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { StockItemDialog } from '#app/desk/kit/stock-item-dialog.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

/** Barcode and stock of each size of a product, which are kept with the stock and changed here too (STOCK-02). */
export function EntryStock({ id }: { id: string }) {
  const data = useDeferred(() => fetchStock(new URLSearchParams({ filter: 'all', q: id })))
  return (
    <Deferred data={data} isInline>
      {({ rows }) => (
        <Sizes rows={rows.filter(({ productId }) => productId === id)} onChanged={data.refresh} />
      )}
    </Deferred>
  )
}

interface SizesProps {
  rows: readonly StockRowWire[]
  onChanged: () => void
}

function Sizes({ rows, onChanged }: SizesProps) {
  const t = deskEntryStockMessages
  const { can } = useDesk()
  const dialog = useDialog('size')
  if (rows.length === 0) return null
  return (
    <Section title={t.title}>
      <ul className="divide-y divide-hairline">
        {rows.map((row) => (
          <li key={row.variantUid} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="block font-medium break-words">{row.options.join(', ') || row.name}</span>
              <span className="block text-sm break-words text-quiet">
                {[
                  row.barcode === null ? t.noBarcode : t.barcode(row.barcode),
                  row.tracked ? t.inStock(row.available) : t.untracked,
                  ...(row.cost === null ? [] : [t.cost(priceText(row.cost))]),
                ].join(' · ')}
              </span>
            </span>
            {can('stock:write') && (
              <Button
                size="small"
                variant="secondary"
                aria-label={t.changeOf(row.options.join(', ') || row.name)}
                onClick={() => dialog.open(row.variantUid)}
              >
                {t.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {can('stock:write') &&
        dialog.show((uid) => {
          const changed = rows.find(({ variantUid }) => variantUid === uid)
          return (
            changed !== undefined && (
              <StockItemDialog
                row={changed}
                onClose={dialog.close}
                onSaved={() => {
                  dialog.close()
                  onChanged()
                }}
              />
            )
          )
        })}
    </Section>
  )
}
