// Reads barcodes outside of the page: only this file's own policy lets WebAssembly run (server/http/pages/assets.ts).
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Formats printed on products, their packs and the shop's own labels. */
const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 1,
  textMode: 'Plain',
}

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly image: ImageData }>) => {
  readBarcodes(data.image, options).then(
    ([found]) => postMessage({ id: data.id, code: found?.text ?? null }),
    () => postMessage({ id: data.id, failed: true }),
  )
})
