import sharp, { type OverlayOptions } from 'sharp'
import type { Scene } from '../scenes/scene.ts'
import { renderScene } from './povray.ts'

const width = 960
const height = 480

/** Where the products stand, back to front; all are fractions of the banner's width or height. */
const slots = [
  { centre: 0.5, foot: 0.9, height: 0.98 },
  { centre: 0.74, foot: 0.97, height: 0.86 },
  { centre: 0.27, foot: 0.97, height: 0.82 },
] as const

/** Two or three products, cut out and set side by side on soft shadows; a transparent PNG of 960 × 480 pixels. */
export async function composeBanner(scenes: readonly Scene[]): Promise<Buffer> {
  const layers: OverlayOptions[] = []
  for (const [index, scene] of scenes.entries()) {
    const slot = slots[index] ?? slots[0]
    const cutOut = await renderScene(scene, { size: 560, cutOut: true })
    const product = await sharp(cutOut)
      .trim({ threshold: 4 })
      .resize({
        width: Math.round(width * 0.36),
        height: Math.round(height * slot.height),
        fit: 'inside',
      })
      .toBuffer({ resolveWithObject: true })
    const foot = Math.round(height * slot.foot)
    const left = Math.round(width * slot.centre - product.info.width / 2)
    const top = Math.max(0, Math.round(height * slot.foot - product.info.height))
    layers.push({ input: shadow(product.info.width), left: left - 20, top: foot - 26 })
    layers.push({ input: product.data, left, top })
  }
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(layers)
    .png()
    .toBuffer()
}

/** An ellipse that reaches 20 pixels beyond the product on either side. */
function shadow(productWidth: number): Buffer {
  const w = productWidth + 40
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="40"><defs><radialGradient id="s"><stop offset="0" stop-opacity=".34"/><stop offset=".6" stop-opacity=".16"/><stop offset="1" stop-opacity="0"/></radialGradient></defs><ellipse cx="${w / 2}" cy="20" rx="${w / 2}" ry="20" fill="url(#s)"/></svg>`,
  )
}
