/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light, round } from './pen.ts'
import type { Drawing, Label, Pen } from './pen.ts'
import { dots, group, letters, path, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, lying, upright } from './surfaces.ts'

const paper: Readonly<Record<string, string>> = {
  kraft: '#d9c7a7',
  blue: '#c9d6e2',
  grey: '#c6c5c1',
  white: '#f1efe9',
}

const sackShape =
  'M55 27C60 24 66 26 72 25L168 25C174 26 180 24 185 27C188 38 185 46 187 58C192 94 192 136 187 172C185 184 188 200 185 212C180 215 172 213 166 214L74 214C68 213 60 215 55 212C52 200 55 184 53 172C48 136 48 94 53 58C55 46 52 38 55 27Z'

function sackPrint(label: Label): string {
  return (
    path('M40 54Q120 48 200 54V92Q120 86 40 92Z', label.main) +
    path('M40 92Q120 86 200 92V96Q120 90 40 96Z', label.accent) +
    path('M40 160Q120 166 200 160V190Q120 197 40 190Z', label.main) +
    path('M40 156Q120 162 200 156V160Q120 166 40 160Z', label.accent) +
    letters(label.brand.toUpperCase(), 120, 81, 25, 104, label.ink) +
    letters(label.text, 120, 138, 38, 112, dark(label.main, 0.15))
  )
}

const bag: Drawing = (pen, tone, label) => {
  const base = paper[tone] ?? '#d9c7a7'
  const sides = pen.gradient('linear', ' x1="0" x2="1"', [
    [0, '#1a130a', 0.42],
    [0.12, '#1a130a', 0.1],
    [0.32, '#ffffff', 0.34],
    [0.6, '#ffffff', 0],
    [0.86, '#1a130a', 0.16],
    [1, '#1a130a', 0.48],
  ])
  const ends = pen.gradient('linear', ' x1="0" y1="0" x2="0" y2="1"', [
    [0, '#1a130a', 0.2],
    [0.1, '#ffffff', 0.2],
    [0.25, '#ffffff', 0],
    [0.8, '#1a130a', 0],
    [1, '#1a130a', 0.34],
  ])
  const seams =
    path('M40 20H200V42Q120 37 40 42Z', dark(base, 0.08)) +
    stroke('M50 41.5Q120 36.5 190 41.5', dark(base, 0.5), 0.9, 'stroke-dasharray="3.5 2"') +
    path('M40 200Q120 205 200 200V222H40Z', dark(base, 0.08)) +
    stroke('M50 200.5Q120 205 190 200.5', dark(base, 0.5), 0.9, 'stroke-dasharray="3.5 2"')
  const folds =
    stroke(
      'M64 46C68 56 66 64 71 74M176 46C172 56 173 66 168 76M66 196C70 186 68 178 72 170M174 196C170 186 172 178 167 168',
      '#000',
      1.3,
      'opacity=".2"',
    ) +
    stroke('M66 46C70 56 68 64 73 74M68 196C72 186 70 178 74 170', '#fff', 0.9, 'opacity=".45"') +
    stroke('M84 104Q102 110 118 106M128 150Q150 144 166 149', '#000', 1.2, 'opacity=".09"')
  return (
    shadow(pen, 120, 214, 88, 10) +
    group(
      rect(40, 20, 160, 204, 0, base) +
        sackPrint(label) +
        seams +
        folds +
        path(sackShape, sides) +
        path(sackShape, ends),
      `clip-path="${pen.clip(`<path d="${sackShape}"/>`)}"`,
    )
  )
}

function lyingSack(pen: Pen, x: number, y: number, w: number, base: string, label: Label): string {
  const d = `M${x + 4} ${y + 3}Q${x + w / 2} ${y - 5} ${x + w - 4} ${y + 3}Q${x + w + 5} ${y + 15} ${x + w - 3} ${y + 27}Q${x + w / 2} ${y + 31} ${x + 3} ${y + 27}Q${x - 5} ${y + 15} ${x + 4} ${y + 3}Z`
  return (
    path(d, lying(pen, base)) +
    path(
      `M${x + w * 0.24} ${y - 0.5}Q${x + w / 2} ${y - 4} ${x + w * 0.76} ${y - 0.5}V${y + 29}Q${x + w / 2} ${y + 31} ${x + w * 0.24} ${y + 29}Z`,
      label.main,
      'opacity=".88"',
    ) +
    letters(label.brand.toUpperCase(), round(x + w / 2), round(y + 19), 13, w * 0.42, label.ink)
  )
}

const pallet: Drawing = (pen, tone, label) => {
  const base = paper[tone] ?? '#d9c7a7'
  const rows = [0, 1, 2, 3, 4]
    .map((row) =>
      [0, 1]
        .map((column) => lyingSack(pen, 28 + column * 93 + (row % 2) * 3, 158 - row * 29, 90, base, label))
        .join(''),
    )
    .join('')
  const wood = falling(pen, '#c79d63', '#8f683a')
  const timber =
    rect(24, 190, 192, 7, 1, wood) +
    [26, 110, 194].map((x) => rect(x, 197, 20, 12, 1, '#7b5830')).join('') +
    rect(24, 208, 192, 6, 1, wood)
  return shadow(pen, 120, 214, 108, 9) + timber + rows
}

const pouch: Drawing = (pen, tone, label) => {
  const base = paper[tone] ?? '#f1efe9'
  const d =
    'M66 34H174C176 60 184 96 184 140C184 176 180 198 176 210Q120 219 64 210C60 198 56 176 56 140C56 96 64 60 66 34Z'
  const sheen = pen.gradient('linear', ' x1="0" x2="1"', [
    [0, '#000', 0.3],
    [0.14, '#fff', 0.1],
    [0.26, '#fff', 0.65],
    [0.36, '#fff', 0.08],
    [0.78, '#000', 0.04],
    [0.9, '#fff', 0.25],
    [1, '#000', 0.32],
  ])
  const print =
    path('M50 74Q120 66 190 74V128Q120 140 50 128Z', label.main) +
    path('M50 128Q120 140 190 128V134Q120 146 50 134Z', label.accent) +
    letters(label.brand.toUpperCase(), 120, 110, 27, 108, label.ink) +
    letters(label.text, 120, 180, 30, 104, label.main)
  return (
    shadow(pen, 120, 212, 82, 10) +
    group(
      rect(46, 30, 150, 190, 0, base) + print + path(d, sheen),
      `clip-path="${pen.clip(`<path d="${d}"/>`)}"`,
    ) +
    rect(66, 29, 108, 13, 2, falling(pen, light(base, 0.4), dark(base, 0.18))) +
    stroke('M68 33H172M68 37H172', dark(base, 0.25), 0.7)
  )
}

const jumboBag: Drawing = (pen, tone) => {
  const cloth = '#ece7da'
  const straps =
    stroke('M62 74C52 30 84 20 92 66M148 66C156 20 188 30 178 74', '#3f6fae', 7) +
    stroke('M60 74C50 30 82 20 90 66', '#7da4d6', 1.6)
  const fill = tone === 'gravel' ? '#9b9a95' : '#b7ada0'
  return (
    shadow(pen, 120, 210, 100, 11) +
    path('M48 76Q80 46 120 44Q160 46 192 76Q120 96 48 76Z', flat(pen, fill)) +
    path(dots(`jumbo ${tone}`, 46, [70, 170], [52, 80], 4), dark(fill, 0.35)) +
    path(dots(`jumbo2 ${tone}`, 40, [70, 168], [52, 80], 4), light(fill, 0.4)) +
    path(
      'M44 74Q120 98 196 74C204 120 204 168 196 206Q120 216 44 206C36 168 36 120 44 74Z',
      upright(pen, cloth),
    ) +
    stroke('M74 84C70 130 72 170 76 210M166 84C170 130 168 170 164 210', '#3f6fae', 6, 'opacity=".85"') +
    stroke(
      'M52 110Q56 150 52 190M188 110Q184 150 188 190M110 120Q116 150 112 182',
      '#8d8674',
      1.4,
      'opacity=".5"',
    ) +
    stroke('M44 76Q120 100 196 76', '#fff', 2, 'opacity=".6"') +
    straps
  )
}

export const sacksDrawings: Readonly<Record<string, Drawing>> = { bag, pallet, pouch, 'jumbo-bag': jumboBag }
