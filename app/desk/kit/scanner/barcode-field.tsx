import { MAX_BARCODE_LENGTH } from '#domain/stock/barcode.ts'
import { barcodeMessages } from '#messages/catalogue/barcode.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { ScanButton } from './scan-button.tsx'

type BarcodeFieldProps = { value: string; onChange: (code: string) => void }

/** The barcode of a variant, typed or scanned. */
export function BarcodeField({ value, onChange }: BarcodeFieldProps) {
  const t = deskStockMessages
  const scannerMessages = barcodeMessages
  return (
    <div className="flex items-end gap-2">
      <Field
        className="min-w-0 flex-1"
        label={t.barcode}
        maxLength={MAX_BARCODE_LENGTH}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ScanButton
        hint={scannerMessages.hintOne}
        onCode={(code, close) => {
          if (code.length > MAX_BARCODE_LENGTH)
            return Promise.resolve({ good: false, text: scannerMessages.wrongCode })
          onChange(code)
          close()
          return Promise.resolve({ good: true, text: scannerMessages.taken(code) })
        }}
      />
    </div>
  )
}
