import { useRef, useState } from 'react'
import { barcodeKey } from '#domain/stock/barcode.ts'
import type { StockRowWire } from '#domain/stock/wire.ts'
import { fetchStock } from '#app/api/desk/stock.ts'
import { barcodeMessages } from '#messages/catalogue/barcode.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { ScanButton } from '#app/desk/kit/scanner/scan-button.tsx'
import type { ScanResult } from '#app/desk/kit/scanner/use-scanning.ts'

type Found = { readonly row: StockRowWire } | { readonly choices: readonly StockRowWire[] } | null

/** Finds the variants that a barcode or search text may mean. */
async function findVariants(typed: string): Promise<Found> {
  const { rows } = await fetchStock(new URLSearchParams({ q: typed }))
  const [only] = rows.filter(({ barcode }) => barcode !== null && barcodeKey(barcode) === barcodeKey(typed))
  const row = only ?? (rows.length === 1 ? rows[0] : undefined)
  if (row !== undefined) return { row }
  return rows.length === 0 ? null : { choices: rows.slice(0, 8) }
}

/** Finds a variant by its barcode, typed or scanned, or by its name, and adds it. */
export function AddLine({ onAdd }: { onAdd: (row: StockRowWire) => void }) {
  const t = deskStockMessages
  const scannerMessages = barcodeMessages
  const describe = useDeskError()
  /** Number of scans of each variant since the scanner opened. */
  const times = useRef(new Map<string, number>())
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
      const found = await findVariants(code)
      if (found === null) setProblem(t.notFound(code))
      else if ('row' in found) take(found.row)
      else setChoices(found.choices)
    } catch (error) {
      setProblem(describe(error))
    } finally {
      setFinding(false)
    }
  }

  async function scanned(read: string, close: () => void): Promise<ScanResult> {
    const code = read.slice(0, 100)
    try {
      const found = await findVariants(code)
      if (found === null) return { good: false, text: t.notFound(code) }
      if ('choices' in found) {
        setProblem(null)
        setChoices(found.choices)
        close()
        return { good: false, text: t.several }
      }
      const { row } = found
      const count = (times.current.get(row.variantUid) ?? 0) + 1
      times.current.set(row.variantUid, count)
      take(row)
      return { good: true, text: scannerMessages.added([row.name, ...row.options].join(' · '), count) }
    } catch (error) {
      return { good: false, text: describe(error) }
    }
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
        <ScanButton hint={scannerMessages.hintMany} onOpen={() => times.current.clear()} onCode={scanned} />
      </div>
      {problem !== null && <InlineError text={problem} />}
      {choices.length > 0 && <Choices choices={choices} onTake={take} />}
    </form>
  )
}

type ChoicesProps = { choices: readonly StockRowWire[]; onTake: (row: StockRowWire) => void }

function Choices({ choices, onTake }: ChoicesProps) {
  const t = deskStockMessages
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
