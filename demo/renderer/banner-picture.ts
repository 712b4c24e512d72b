import sharp, { type OverlayOptions } from 'sharp'
import { renderPicture } from './povray.ts'
import type { Scene } from '../scenes/scene.ts'

const width = 960
const height = 480

/** Where the goods stand, the hindmost first: middle, right, left; the share of the height that each takes. */
const places = [
  { middle: 0.5, foot: 0.9, size: 0.98 },
  { middle: 0.74, foot: 0.97, size: 0.86 },
  { middle: 0.27, foot: 0.97, size: 0.82 },
] as const

/** Two or three goods cut out and standing together on a soft shadow, without a ground. */
export async function bannerPicture(scenes: readonly Scene[]): Promise<Buffer> {
  const goods: OverlayOptions[] = []
  for (const [index, scene] of scenes.entries()) {
    const { middle, foot, size } = places[index] ?? places[0]
    const cutOut = await renderPicture(scene, { size: 560, cutOut: true })
    const good = await sharp(cutOut)
      .trim({ threshold: 4 })
      .resize({ width: Math.round(width * 0.36), height: Math.round(height * size), fit: 'inside' })
      .toBuffer({ resolveWithObject: true })
    const left = Math.round(width * middle - good.info.width / 2)
    const top = Math.max(0, Math.round(height * foot - good.info.height))
    goods.push({ input: shadow(good.info.width), left: left - 20, top: Math.round(height * foot) - 26 })
    goods.push({ input: good.data, left, top })
  }
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(goods)
    .png()
    .toBuffer()
}

function shadow(across: number): Buffer {
  const w = across + 40
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="40"><defs><radialGradient id="s"><stop offset="0" stop-opacity=".34"/><stop offset=".6" stop-opacity=".16"/><stop offset="1" stop-opacity="0"/></radialGradient></defs><ellipse cx="${w / 2}" cy="20" rx="${w / 2}" ry="20" fill="url(#s)"/></svg>`,
  )
}
