import { useState } from 'react'
import type { StockRowWire } from '#domain/stock/wire.ts'
import { fetchStock } from '#app/api/desk-stock.ts'
import { readBarcode, readsBarcodes } from '#app/browser/read-barcode.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskStockMessages } from '#app/messages/desk-stock.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Camera } from '#app/ui/icons/camera.tsx'
import { useDeskError } from '../use-desk-error.ts'

/** Finds a variant by its barcode, typed or photographed, or by its name, and adds it. */
export function AddLine({ onAdd }: { onAdd: (row: StockRowWire) => void }) {
  const t = useMessages(deskStockMessages)
  const describe = useDeskError()
  const [typed, setTyped] = useState('')
  const [choices, setChoices] = useState<readonly StockRowWire[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [finding, setFinding] = useState(false)

  function take(row: StockRowWire) {
    onAdd(row)
    setTyped('')
    setChoices([])
  }

  async function find(code: string) {
    if (code === '' || finding) return
    setFinding(true)
    setProblem(null)
    setChoices([])
    try {
      const { rows } = await fetchStock(new URLSearchParams({ q: code }))
      const [only] = rows.filter(({ barcode }) => barcode === code)
      const found = only ?? (rows.length === 1 ? rows[0] : undefined)
      if (found !== undefined) take(found)
      else if (rows.length === 0) setProblem(t.notFound(code))
      else setChoices(rows.slice(0, 8))
    } catch (error) {
      setProblem(describe(error))
    } finally {
      setFinding(false)
    }
  }

  async function scan(photo: File) {
    const code = await readBarcode(photo)
    if (code === null) setProblem(t.noCode)
    else await find(code)
  }

  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void find(typed.trim())
      }}
    >
      <div className="flex items-end gap-2">
        <Field
          className="min-w-0 flex-1"
          label={t.code}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" loading={finding}>
          {t.find}
        </Button>
        {readsBarcodes() && <ScanButton onPhoto={(photo) => void scan(photo)} />}
      </div>
      {problem !== null && <InlineError text={problem} />}
      {choices.length > 0 && <Choices choices={choices} onTake={take} />}
    </form>
  )
}

function ScanButton({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const t = useMessages(deskStockMessages)
  return (
    <label className="touch grid size-12 shrink-0 cursor-pointer place-items-center rounded-control border border-control text-accent focus-within:outline-2">
      <Camera size={22} />
      <span className="sr-only">{t.scan}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={(event) => {
          const [photo] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (photo !== undefined) onPhoto(photo)
        }}
      />
    </label>
  )
}

type ChoicesProps = { choices: readonly StockRowWire[]; onTake: (row: StockRowWire) => void }

function Choices({ choices, onTake }: ChoicesProps) {
  const t = useMessages(deskStockMessages)
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm text-quiet">{t.several}</legend>
      {choices.map((row) => (
        <button
          key={`${row.productId} ${row.variantUid}`}
          type="button"
          className="min-h-11 rounded-control border border-hairline bg-surface px-3 py-2 text-left hover:border-accent"
          onClick={() => onTake(row)}
        >
          {[row.name, ...row.options].join(' · ')}
        </button>
      ))}
    </fieldset>
  )
}
