import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
const [width, height] = [640, 480]

/** A picture of 640 × 480 with a barcode (EAN-13) in its middle, as PNG. */
export async function barcodePicture(code: string): Promise<Buffer> {
  return sharp(await greyPixels(code), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

/** Writes a film (Y4M) that shows a barcode, for Chromium's `--use-file-for-fake-video-capture`. */
export async function writeBarcodeFilm(path: string, code: string): Promise<void> {
  const grey = await greyPixels(code)
  const colourless = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colourless])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, frame, frame, frame, frame]))
}

async function greyPixels(code: string): Promise<Buffer> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } })
  const { image, error } = await writeBarcode(code, { format: 'EAN13', scale: 3, addQuietZones: true })
  if (image === null) throw new Error(error)
  const bars = await sharp(await image.arrayBuffer())
    .resize({ width: 420, height: 200, fit: 'fill', kernel: 'nearest' })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: bars }])
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}
