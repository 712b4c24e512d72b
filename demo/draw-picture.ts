import { drawings } from './drawings/index.ts'
import { newPen } from './drawings/pen.ts'
import { shadow } from './drawings/shapes.ts'
import type { PictureRequest } from './picture-name.ts'
import { labelOf } from './picture-scene.ts'

function bodyOf(request: PictureRequest, prefix: string): string {
  const drawing = drawings[request.drawing]
  if (drawing === undefined) throw new Error(`There is no drawing called ${request.drawing}`)
  const pen = newPen(prefix)
  const body = drawing(pen, request.tone, labelOf(request))
  return `<defs>${pen.defs()}</defs>${body}`
}

export function pictureOf(request: PictureRequest): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${bodyOf(request, 'g')}</svg>\n`
}

/** Two or three goods on one ground: the first in the middle at the back, then one to the right and one to the left. */
export function bannerOf(requests: readonly PictureRequest[]): string {
  const placed = requests.map((request, i) => ({
    request,
    i,
    x: [316, 418, 226][i] ?? 316,
    y: [62, 86, 98][i] ?? 80,
    scale: [1.02, 0.9, 0.84][i] ?? 0.9,
  }))
  const pen = newPen('s')
  const ground = shadow(pen, 424, 284, 212, 15, 0.28)
  const goods = placed
    .map(
      ({ request, i, x, y, scale }) =>
        `<g transform="translate(${x} ${y}) scale(${scale})">${bodyOf(request, `p${i}`)}</g>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><defs>${pen.defs()}</defs>${ground}${goods}</svg>\n`
}
