import { useState } from 'react'
import { MAX_UNITS } from '#domain/stock/stock-change.ts'
import type { StockRowWire } from '#domain/stock/wire.ts'
import { fetchStock, saveStockItem } from '#app/api/desk/stock.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDeskError } from './use-desk-error.ts'
import { BarcodeField } from './scanner/barcode-field.tsx'

interface StockItemDialogProps {
  row: StockRowWire
  onClose: () => void
  onSaved: () => void
}

/** Edits the stock settings of a variant: tracking, low level, expected date, barcode. */
export function StockItemDialog({ row, onClose, onSaved }: StockItemDialogProps) {
  const t = deskStockMessages
  const describe = useDeskError()
  const { productId, variantUid, name, options } = row
  const [seen, setSeen] = useState(row)
  const [tracked, setTracked] = useState(row.tracked)
  const [lowLevel, setLowLevel] = useState(String(row.lowLevel))
  const [expectedOn, setExpectedOn] = useState(row.expectedOn ?? '')
  const [barcode, setBarcode] = useState(row.barcode ?? '')
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const level = lowLevel.trim() === '' ? 0 : numberOf(lowLevel, levelLimits)

  async function save() {
    setSaving(true)
    setFailure(null)
    try {
      await saveStockItem({
        productId,
        variantUid,
        tracked,
        lowLevel: level ?? 0,
        expectedOn: expectedOn === '' ? null : expectedOn,
        barcode: barcode.trim() === '' ? null : barcode.trim(),
        seen: {
          tracked: seen.tracked,
          lowLevel: seen.lowLevel,
          expectedOn: seen.expectedOn,
          barcode: seen.barcode,
        },
      })
      onSaved()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'edit-conflict') await readAgain()
      setFailure(error)
      setSaving(false)
    }
  }

  /** Shows the values that a colleague saved meanwhile, except where something was typed. */
  async function readAgain() {
    const { rows } = await fetchStock(new URLSearchParams({ filter: 'all', q: productId }))
    const latest = rows.find((each) => each.productId === productId && each.variantUid === variantUid)
    if (latest === undefined) return
    setSeen(latest)
    if (tracked === seen.tracked) setTracked(latest.tracked)
    if (lowLevel === String(seen.lowLevel)) setLowLevel(String(latest.lowLevel))
    if (expectedOn === (seen.expectedOn ?? '')) setExpectedOn(latest.expectedOn ?? '')
    if (barcode === (seen.barcode ?? '')) setBarcode(latest.barcode ?? '')
  }

  return (
    <Dialog open onClose={onClose} title={[name, ...options].join(', ')}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving && level !== null) void save()
        }}
      >
        {failure !== null && <InlineError text={describe(failure)} />}
        <div>
          <CheckboxField
            label={t.tracked}
            checked={tracked}
            onChange={(event) => setTracked(event.currentTarget.checked)}
          />
          <p className="text-sm text-quiet">{t.trackedHint}</p>
        </div>
        <NumberField
          label={t.lowLevel}
          hint={t.lowHint}
          limits={levelLimits}
          value={lowLevel}
          onChange={setLowLevel}
        />
        <Field
          type="date"
          label={t.expectedOn}
          hint={t.expectedHint}
          value={expectedOn}
          onChange={(event) => setExpectedOn(event.currentTarget.value)}
        />
        <BarcodeField value={barcode} onChange={setBarcode} />
        <WaitingButton type="submit" block loading={saving} waitsFor={level === null ? t.needsLevel : null}>
          {t.save}
        </WaitingButton>
      </form>
    </Dialog>
  )
}

const levelLimits = { most: MAX_UNITS }
