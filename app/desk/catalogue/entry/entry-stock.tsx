import { useCallback, useState } from 'react'
import { priceText } from '#domain/money/price.ts'
import type { StockRowWire } from '#domain/stock/wire.ts'
import { fetchStock } from '#app/api/desk/stock.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskEntryStockMessages } from '#app/messages/desk/catalogue/import.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { StockItemDialog } from '#app/desk/kit/stock-item-dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'

/** Barcode and stock of each size of a product, which are kept with the stock and changed here too (STOCK-02). */
export function EntryStock({ id }: { id: string }) {
  const t = useMessages(deskEntryStockMessages)
  const describe = useDeskError()
  const { can } = useDesk()
  const [open, setOpen] = useState<StockRowWire | null>(null)
  const read = useCallback(() => fetchStock(new URLSearchParams({ filter: 'all', q: id })), [id])
  const loading = useDeskLoad(read)
  if (loading.status === 'failed') return <InlineError text={describe(loading.failure)} />
  const rows =
    loading.status === 'loaded' ? loading.content.rows.filter(({ productId }) => productId === id) : []
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
                onClick={() => setOpen(row)}
              >
                {t.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <StockItemDialog
          row={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            loading.refresh()
          }}
        />
      )}
    </Section>
  )
}
