/** Labels mapped by UV coordinates, and what is printed on them. */
import { channels, darken, lighten } from './colours.ts'
import { escapeXml, fontFamily } from './svg.ts'

type TextBox = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
}

/** A line of text centred at `x` on the baseline `y`, condensed and then scaled down to fit `width`. */
export function fittedText(text: string, { x, y, size, width }: TextBox, colour: string, more = ''): string {
  const natural = text.length * size * 0.76
  const squeeze = Math.max(0.78, Math.min(1, width / natural))
  const fitted = Math.min(size, (size * width) / (natural * squeeze))
  return `<g transform="translate(${x} ${y}) scale(${squeeze.toFixed(3)} 1)"><text font-family="${fontFamily}" font-weight="bold" font-size="${fitted.toFixed(1)}" text-anchor="middle" fill="${colour}"${more}>${escapeXml(text)}</text></g>`
}

const printFinishes = {
  matt: 'diffuse 0.85 specular 0.05 roughness 0.1',
  satin: 'diffuse 0.8 specular 0.25 roughness 0.03 reflection { 0.01,0.08 }',
  gloss: 'diffuse 0.77 specular 0.5 roughness 0.012 reflection { 0.04,0.24 }',
  enamel: 'diffuse 0.74 specular 0.7 roughness 0.015 reflection { 0.07,0.36 }',
} as const

/** A UV-mapped image, repeated `times` around. */
export function uvPrint(file: string, sheen: keyof typeof printFinishes = 'satin', times = 1): string {
  const shift = times === 1 ? 0 : 0.5 - 0.5 / times
  return `texture { uv_mapping pigment { image_map { png "${file}" interpolate 2 } scale <${1 / times},1,1> translate x*${shift} } finish { ${printFinishes[sheen]} } }`
}

/** Whether dark text reads better on the colour. */
function isPale(colour: string): boolean {
  const [red, green, blue] = channels(colour)
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150
}

export function inkOn(colour: string): string {
  return isPale(colour) ? '#232a33' : '#ffffff'
}

/** A vertical gradient. */
export function linearGradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** A wave of wet paint across a label. */
export function paintWave(paint: string, width: number, top: number, bottom: number): string {
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
    `<defs>${linearGradient('paint', lighten(paint, 0.04), darken(paint, 0.16))}</defs>` +
    drops
      .map(
        ([x, y, r]) =>
          `<circle cx="${w * x}" cy="${top + y}" r="${r}" fill="url(#paint)"/><circle cx="${w * x - r * 0.3}" cy="${top + y - r * 0.35}" r="${r * 0.28}" fill="#fff" opacity=".75"/>`,
      )
      .join('') +
    `<path d="${crest}V${bottom}H0Z" fill="url(#paint)"/>` +
    `<path d="${crest}" transform="translate(0 9)" fill="none" stroke="#fff" stroke-width="9" opacity=".45"/>` +
    `<path d="${crest}" transform="translate(0 34)" fill="none" stroke="${darken(paint, 0.35)}" stroke-width="14" opacity=".16"/>`
  )
}

/** Small print: a barcode and illegible lines. */
export function finePrint(x: number, y: number, ink: string): string {
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
