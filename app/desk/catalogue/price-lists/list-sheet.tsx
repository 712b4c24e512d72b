import type { PriceListWire } from '#domain/pricing/wire.ts'
import { priceListFile, undoPriceListImport } from '#app/api/desk/money/price-list-sheets.ts'
import { formatMoment } from '#app/i18n/format-moment.ts'
import { deskListImportMessages } from '#app/messages/desk/catalogue/price-list-import.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { SheetDownloads } from '#app/desk/kit/sheet-import/sheet-downloads.tsx'
import { RemovedNote } from '#app/desk/catalogue/targets/removed-note.tsx'

interface ListSheetProps {
  list: PriceListWire
  onUndone: (list: PriceListWire) => void
}

/** A price list as a sheet: to download, to import into it, and to undo that. */
export function ListSheet({ list, onUndone }: ListSheetProps) {
  const t = deskListImportMessages
  const { can } = useDesk()
  const { id, isRemoved, lastImport } = list
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <SheetDownloads href={(kind) => priceListFile(id, `prices.${kind}`)} label={t.downloadAs} />
        {can('price-lists:write') && !isRemoved && (
          <LinkButton variant="quiet" size="small" to={`/desk/catalogue/price-lists/${id}/import`}>
            {t.importHere}
          </LinkButton>
        )}
      </div>
      {lastImport !== null && (
        <RemovedNote
          isQuiet
          text={t.lastImport(lastImport.file, lastImport.by, formatMoment(lastImport.at))}
          label={t.undo}
          onRestore={async () => onUndone(await undoPriceListImport(id))}
        />
      )}
    </>
  )
}
