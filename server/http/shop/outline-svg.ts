import type { Dimensions } from '#domain/catalogue/measures/dimensions.ts'
import { outlineOf } from '#domain/catalogue/outline.ts'

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** The outline as a picture, dark on nothing: it is shown on the light tile of pictures in both themes. */
export function drawOutline(dimensions: Dimensions): string | null {
  const outline = outlineOf(dimensions)
  if (outline === null) return null
  const labels = outline.labels.map(
    ({ x, y, anchor, mm }) =>
      `<text x="${x}" y="${y}" text-anchor="${anchor}">${format.format(mm)} mm</text>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="1280" height="960">',
    '<g fill="none" stroke="#1e252c" stroke-linejoin="round" stroke-linecap="round">',
    `<path stroke-width="1.75" d="${outline.edges}"/>`,
    `<path stroke="#5a6570" d="${outline.measures}"/>`,
    '</g>',
    `<g fill="#1e252c" font-family="Noto Sans, system-ui, sans-serif" font-size="14">${labels.join('')}</g>`,
    '</svg>',
  ].join('')
}
