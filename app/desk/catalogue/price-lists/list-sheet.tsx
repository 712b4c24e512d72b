import type { PriceListWire } from '#domain/pricing/wire.ts'
import { priceListFile, undoPriceListImport } from '#app/api/desk/money/price-list-sheets.ts'
import { formatMoment } from '#app/i18n/format-moment.ts'
import { deskListImportMessages } from '#app/messages/desk/catalogue/price-list-import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { SheetDownloads } from '#app/desk/kit/sheet-import/sheet-downloads.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

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
      {lastImport !== null && <LastImport id={id} last={lastImport} onUndone={onUndone} />}
    </>
  )
}

interface LastImportProps {
  id: string
  last: NonNullable<PriceListWire['lastImport']>
  onUndone: (list: PriceListWire) => void
}

function LastImport({ id, last: { file, by, at }, onUndone }: LastImportProps) {
  const t = deskListImportMessages
  const { can } = useDesk()
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm wrap-anywhere">{t.lastImport(file, by, formatMoment(at))}</p>
        {can('price-lists:write') && (
          <Button
            variant="secondary"
            size="small"
            loading={pending}
            onClick={() => void run(async () => onUndone(await undoPriceListImport(id)))}
          >
            {t.undo}
          </Button>
        )}
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
