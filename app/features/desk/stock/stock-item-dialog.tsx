import { useState } from 'react'
import type { StockRowWire } from '#domain/stock/wire.ts'
import { saveStockItem } from '#app/api/desk-stock.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskStockMessages } from '#app/messages/desk-stock.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useDeskError } from '../use-desk-error.ts'
import { BarcodeField } from './barcode-field.tsx'

interface StockItemDialogProps {
  row: StockRowWire
  onClose: () => void
  onSaved: () => void
}

/** How the stock of a variant is kept: whether at all, from when it is low, when more comes, its barcode. */
export function StockItemDialog({ row, onClose, onSaved }: StockItemDialogProps) {
  const t = useMessages(deskStockMessages)
  const describe = useDeskError()
  const { productId, variantUid, name, options } = row
  const [tracked, setTracked] = useState(row.tracked)
  const [lowLevel, setLowLevel] = useState(String(row.lowLevel))
  const [expectedOn, setExpectedOn] = useState(row.expectedOn ?? '')
  const [barcode, setBarcode] = useState(row.barcode ?? '')
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function save() {
    setSaving(true)
    setFailure(null)
    try {
      await saveStockItem({
        productId,
        variantUid,
        tracked,
        lowLevel: Number(lowLevel || 0),
        expectedOn: expectedOn === '' ? null : expectedOn,
        barcode: barcode.trim() === '' ? null : barcode.trim(),
      })
      onSaved()
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title={[name, ...options].join(', ')}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving) void save()
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
        <Field
          label={t.lowLevel}
          hint={t.lowHint}
          inputMode="numeric"
          maxLength={7}
          value={lowLevel}
          onChange={(event) => setLowLevel(event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
        <Field
          type="date"
          label={t.expectedOn}
          hint={t.expectedHint}
          value={expectedOn}
          onChange={(event) => setExpectedOn(event.currentTarget.value)}
        />
        <BarcodeField value={barcode} onChange={setBarcode} />
        <Button type="submit" block loading={saving}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
