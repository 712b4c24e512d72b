import { Suspense, useState } from 'react'
import { barcodeMessages } from '#messages/catalogue/barcode.ts'
import { Button } from '#app/ui/button.tsx'
import { ScanBarcode } from '#app/ui/icons/scan-barcode.tsx'
import { lazyScanner } from './lazy-scanner.ts'
import type { ScanResult } from './use-scanning.ts'

interface ScanButtonProps {
  /** Instruction shown in the scanner. */
  hint: string
  onOpen?: () => void
  /** Takes a code that was read; `close` ends the scanning. */
  onCode: (code: string, close: () => void) => Promise<ScanResult>
}

/** Opens the scanner, whose code loads as soon as a finger or the focus comes near. */
export function ScanButton({ hint, onOpen, onCode }: ScanButtonProps) {
  const t = barcodeMessages
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        className="size-12 px-0"
        aria-label={t.scan}
        title={t.scan}
        onPointerEnter={lazyScanner.preload}
        onFocus={lazyScanner.preload}
        onClick={() => {
          onOpen?.()
          setOpen(true)
        }}
      >
        <ScanBarcode size={22} />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <lazyScanner.Component hint={hint} onCode={(code) => onCode(code, close)} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
