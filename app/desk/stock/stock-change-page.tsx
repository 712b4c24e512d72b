import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { stockChangeKinds, type StockChangeKind } from '#domain/stock/stock-change.ts'
import type { StockListWire } from '#domain/stock/wire.ts'
import { changeStock, fetchStock } from '#app/api/desk/stock.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { AddLine } from './add-line.tsx'
import { StockLineRow } from './stock-line-row.tsx'
import { onHandAt, readStockLine, useStockLines } from './use-stock-lines.ts'
import { notFound } from '#app/desk/kit/data/page-module.ts'

export const permission = 'stock:read'

export async function clientLoader({ params }: LoaderFunctionArgs) {
  const kind = stockChangeKinds.find((one) => one === params.kind) ?? notFound()
  const { places } = await fetchStock(new URLSearchParams({ q: 'places' }))
  return { kind, places }
}

/** Entering a receipt, a count, a loss or a transfer (STOCK-02), on a phone in the yard as well. */
export default function StockChangePage() {
  const t = deskStockMessages
  const { kind, places } = usePageData<typeof clientLoader>().content
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <div>
        <BackLink to="/desk/stock" text={t.back} />
        <h1 className="text-xl">{t[`${kind}Title`]}</h1>
        <p className="mt-1 text-quiet">{t[`${kind}Text`]}</p>
      </div>
      <ChangeForm kind={kind} places={places} />
    </div>
  )
}

type FormProps = { kind: StockChangeKind; places: StockListWire['places'] }

function ChangeForm({ kind, places }: FormProps) {
  const t = deskStockMessages
  const describe = useDeskError()
  const toast = useToast()
  const { can } = useDesk()
  const { lines, ...edit } = useStockLines()
  const [id, setId] = useState<string>(() => uniqueUuid())
  const [placeId, setPlaceId] = useState(places[0]?.id ?? '')
  const others = places.filter((place) => place.id !== placeId)
  const [chosen, setChosen] = useState('')
  const toPlaceId = others.find((place) => place.id === chosen)?.id ?? others[0]?.id ?? null
  const [supplier, setSupplier] = useState('')
  const [note, setNote] = useState('')
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isReceipt = kind === 'receipt'
  const read = lines.map(({ row, ...typed }) => {
    const { productId, variantUid } = row
    const line = readStockLine(kind, typed)
    return (
      line && { productId, variantUid, ...line, ...(kind === 'count' && { seen: onHandAt(row, placeId) }) }
    )
  })
  const missing = lines.length === 0 ? t.needsLine : read.includes(null) ? t.needsUnits : null

  async function save() {
    setSaving(true)
    setFailure(null)
    try {
      await changeStock({
        id,
        kind,
        placeId,
        toPlaceId: kind === 'transfer' ? toPlaceId : null,
        supplier: isReceipt && supplier.trim() !== '' ? supplier : null,
        note: note.trim() === '' ? null : note,
        lines: read.flatMap((line) => (line === null ? [] : [line])),
      })
      edit.clear()
      setId(uniqueUuid())
      setNote('')
      toast({ text: t.saved, tone: 'good' })
    } catch (error) {
      if (error instanceof ApiError) edit.see(placeId, error.details.onHand ?? [])
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <Where
        kind={kind}
        places={places}
        {...{ placeId, toPlaceId, supplier }}
        onPlace={setPlaceId}
        onToPlace={setChosen}
        onSupplier={setSupplier}
      />
      <AddLine onAdd={edit.add} />
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving && missing === null) void save()
        }}
      >
        <Lines
          kind={kind}
          lines={lines}
          placeId={placeId}
          withCost={isReceipt && can('stock:cost')}
          onChange={edit.change}
          onRemove={edit.remove}
        />
        <Field
          label={t.note}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {failure !== null && <InlineError text={describe(failure)} />}
        <WaitingButton type="submit" loading={saving} waitsFor={missing}>
          {t.save}
        </WaitingButton>
      </form>
    </>
  )
}

type LinesProps = Pick<ReturnType<typeof useStockLines>, 'lines'> & {
  kind: StockChangeKind
  placeId: string
  withCost: boolean
  onChange: ReturnType<typeof useStockLines>['change']
  onRemove: ReturnType<typeof useStockLines>['remove']
}

function Lines({ kind, lines, placeId, withCost, onChange, onRemove }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {lines.map((line) => (
        <li key={`${line.row.productId} ${line.row.variantUid}`}>
          <StockLineRow
            {...{ kind, line, placeId, withCost }}
            onChange={(typed) => onChange(line.row, typed)}
            onRemove={() => onRemove(line.row)}
          />
        </li>
      ))}
    </ul>
  )
}

interface WhereProps extends FormProps {
  placeId: string
  toPlaceId: string | null
  supplier: string
  onPlace: (id: string) => void
  onToPlace: (id: string) => void
  onSupplier: (name: string) => void
}

/** At which place, to which, and from whom. */
function Where({ kind, places, placeId, toPlaceId, supplier, ...on }: WhereProps) {
  const t = deskStockMessages
  const options = places.map((place): [string, string] => [place.id, place.name])
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      <PickerField
        label={kind === 'transfer' ? t.from : t.place}
        value={placeId}
        options={options}
        onChange={on.onPlace}
      />
      {kind === 'transfer' && (
        <PickerField
          label={t.to}
          value={toPlaceId ?? ''}
          options={options.filter(([id]) => id !== placeId)}
          onChange={on.onToPlace}
        />
      )}
      {kind === 'receipt' && (
        <Field
          label={t.supplier}
          maxLength={200}
          value={supplier}
          onChange={(event) => on.onSupplier(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
