import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

/** The scanner, whose code only those load who scan. */
export const lazyScanner = lazyComponent(() =>
  import('./barcode-scanner.tsx').then((module) => module.BarcodeScanner),
)
