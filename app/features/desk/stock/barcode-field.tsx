import { Suspense, useState } from 'react'
import { MAX_BARCODE_LENGTH } from '#domain/stock/barcode.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { barcodeMessages } from '#app/messages/barcode.ts'
import { deskStockMessages } from '#app/messages/desk-stock.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { ScanBarcode } from '#app/ui/icons/scan-barcode.tsx'
import { lazyScanner } from './lazy-scanner.ts'

type BarcodeFieldProps = { value: string; onChange: (code: string) => void }

/** The barcode of a variant, typed or scanned. */
export function BarcodeField({ value, onChange }: BarcodeFieldProps) {
  const t = useMessages(deskStockMessages)
  const words = useMessages(barcodeMessages)
  const [open, setOpen] = useState(false)
  return (
    <div className="flex items-end gap-2">
      <Field
        className="min-w-0 flex-1"
        label={t.barcode}
        maxLength={MAX_BARCODE_LENGTH}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="secondary"
        className="size-12 px-0"
        aria-label={words.scan}
        title={words.scan}
        onPointerEnter={lazyScanner.preload}
        onFocus={lazyScanner.preload}
        onClick={() => setOpen(true)}
      >
        <ScanBarcode size={22} />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <lazyScanner.Component
            hint={words.hintOne}
            onClose={() => setOpen(false)}
            onCode={(code) => {
              if (code.length > MAX_BARCODE_LENGTH)
                return Promise.resolve({ good: false, text: words.wrongCode })
              onChange(code)
              setOpen(false)
              return Promise.resolve({ good: true, text: words.taken(code) })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
