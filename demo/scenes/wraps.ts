/** Labels that go round a body, and the lettering that fits them. */
import { dark, light } from './colours.ts'

const face = 'DejaVu Sans, Noto Sans, sans-serif'

export type Place = { readonly x: number; readonly y: number; readonly size: number; readonly width: number }

/** A line of lettering, narrowed and then made smaller until it fits; `x` is its middle, `y` its foot. */
export function words(text: string, { x, y, size, width }: Place, colour: string, more = ''): string {
  const natural = text.length * size * 0.76
  const squeeze = Math.max(0.78, Math.min(1, width / natural))
  const fitted = Math.min(size, (size * width) / (natural * squeeze))
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<g transform="translate(${x} ${y}) scale(${squeeze.toFixed(3)} 1)"><text font-family="${face}" font-weight="bold" font-size="${fitted.toFixed(1)}" text-anchor="middle" fill="${colour}"${more}>${safe}</text></g>`
}

const gleams = {
  matt: 'diffuse 0.85 specular 0.05 roughness 0.1',
  satin: 'diffuse 0.8 specular 0.25 roughness 0.03 reflection { 0.01,0.08 }',
  gloss: 'diffuse 0.77 specular 0.5 roughness 0.012 reflection { 0.04,0.24 }',
  enamel: 'diffuse 0.74 specular 0.7 roughness 0.015 reflection { 0.07,0.36 }',
} as const

/** A print laid over a skin or turned body by its own measure; it comes `times` round. */
export function laid(file: string, gleam: keyof typeof gleams = 'satin', times = 1): string {
  const shift = times === 1 ? 0 : 0.5 - 0.5 / times
  return `texture { uv_mapping pigment { image_map { png "${file}" interpolate 2 } scale <${1 / times},1,1> translate x*${shift} } finish { ${gleams[gleam]} } }`
}

/** Whether dark lettering reads better on the colour. */
function isPale(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16)
  return ((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11 > 150
}

export function inkOn(colour: string): string {
  return isPale(colour) ? '#232a33' : '#ffffff'
}

/** Colour fading from top to bottom. */
export function fade(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** A wave of wet paint across a label. */
export function wave(paint: string, width: number, top: number, bottom: number): string {
  const w = width
  const crest = `M0 ${top + 60}C${w * 0.16} ${top - 40} ${w * 0.3} ${top - 30} ${w * 0.46} ${top + 34}S${w * 0.8} ${top + 110} ${w} ${top}`
  const drops = [
    [0.2, -52, 17],
    [0.26, -84, 10],
    [0.7, 20, 13],
    [0.75, -14, 19],
    [0.8, -48, 9],
  ] as const
  return (
    `<defs>${fade('paint', light(paint, 0.04), dark(paint, 0.16))}</defs>` +
    drops
      .map(
        ([x, y, r]) =>
          `<circle cx="${w * x}" cy="${top + y}" r="${r}" fill="url(#paint)"/><circle cx="${w * x - r * 0.3}" cy="${top + y - r * 0.35}" r="${r * 0.28}" fill="#fff" opacity=".75"/>`,
      )
      .join('') +
    `<path d="${crest}V${bottom}H0Z" fill="url(#paint)"/>` +
    `<path d="${crest}" transform="translate(0 9)" fill="none" stroke="#fff" stroke-width="9" opacity=".45"/>` +
    `<path d="${crest}" transform="translate(0 34)" fill="none" stroke="${dark(paint, 0.35)}" stroke-width="14" opacity=".16"/>`
  )
}

/** Small print: bars of a code and lines of text too small to read. */
export function smallPrint(x: number, y: number, ink: string): string {
  const bars = Array.from(
    { length: 22 },
    (_, i) => `<rect x="${x + i * 5}" y="${y}" width="${1 + ((i * 7) % 4)}" height="46" fill="#1d2126"/>`,
  ).join('')
  const lines = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="${x}" y="${y - 78 + i * 11}" width="${70 + ((i * 37) % 42)}" height="4" fill="${ink}" opacity=".6"/>`,
  ).join('')
  return `<rect x="${x - 8}" y="${y - 6}" width="126" height="58" fill="#fff"/>${bars}${lines}`
}
