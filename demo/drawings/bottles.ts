/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light } from './pen.ts'
import type { Drawing, Label } from './pen.ts'
import { circle, ellipse, letters, path, rect, shadow, stroke, vessel } from './shapes.ts'
import { ball, falling, flat, sideways, toneColour, upright } from './surfaces.ts'

function printed(label: Label, x: number, y: number, w: number, h: number): string {
  return (
    rect(x, y, w, h, 3, label.main) +
    rect(x, y + h * 0.68, w, h * 0.09, 0, label.accent) +
    letters(label.brand.toUpperCase(), x + w / 2, y + h * 0.3, h * 0.2, w * 0.84, label.ink) +
    letters(label.text, x + w / 2, y + h * 0.58, h * 0.26, w * 0.84, label.ink)
  )
}

const jerrycan: Drawing = (pen, tone, label) => {
  const base = tone === 'blue' ? '#2f66b0' : '#eceeef'
  const body =
    'M60 84Q60 70 74 66L84 62V48Q84 40 94 40H152Q166 40 172 52L180 74Q184 82 184 92V200Q184 212 172 212H72Q60 212 60 200Z'
  return (
    shadow(pen, 122, 211, 84, 10) +
    rect(92, 22, 30, 22, 4, upright(pen, '#d14a36')) +
    stroke('M97 25V41M103 25V41M110 25V41M116 25V41', '#7e2417', 1.2) +
    path(body, upright(pen, base)) +
    path(
      'M132 56H156Q162 56 164 62L167 70Q168 75 162 75H136Q130 75 130 69V60Q130 56 132 56Z',
      dark(base, 0.62),
    ) +
    path('M132 56H156Q162 56 164 62H134V74Q130 74 130 69V60Q130 56 132 56Z', '#000', 'opacity=".25"') +
    stroke('M70 92Q70 78 82 74M76 200H168', light(base, 0.6), 2, 'opacity=".7"') +
    printed(label, 72, 98, 100, 92) +
    path(
      'M72 98H172V190H72Z',
      pen.gradient('linear', ' x1="0" x2="1"', [
        [0, '#000', 0.2],
        [0.3, '#fff', 0.22],
        [0.6, '#fff', 0],
        [1, '#000', 0.28],
      ]),
    )
  )
}

const bottle: Drawing = (pen, tone, label) =>
  shadow(pen, 120, 214, 62, 9) +
  rect(104, 22, 32, 26, 4, upright(pen, label.accent)) +
  stroke('M109 26V45M115 26V45M121 26V45M127 26V45M132 26V45', '#000', 1, 'opacity=".25"') +
  path(
    'M106 48H134C136 62 166 66 168 92V200Q168 214 154 214H86Q72 214 72 200V92C74 66 104 62 106 48Z',
    upright(pen, toneColour(tone, '#eeeeea')),
  ) +
  printed(label, 72, 104, 96, 88) +
  path(
    'M72 104H168V192H72Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, '#000', 0.36],
      [0.26, '#fff', 0.34],
      [0.5, '#fff', 0],
      [1, '#000', 0.42],
    ]),
  ) +
  stroke('M84 96C84 80 108 72 112 56', '#fff', 2.5, 'opacity=".6"')

const drum: Drawing = (pen, tone, label) => {
  const base = tone === 'oxide' ? '#6f7a86' : '#3e73b5'
  const hoops = [88, 150]
    .map((y) =>
      path(
        `M50 ${y}A70 16 0 0 0 190 ${y}V${y + 6}A70 16 0 0 1 50 ${y + 6}Z`,
        upright(pen, light(base, 0.16)),
      ),
    )
    .join('')
  return (
    shadow(pen, 122, 208, 90, 15) +
    vessel(pen, 120, 44, 200, 70, 16, base) +
    ellipse(120, 44, 63, 12.5, falling(pen, dark(base, 0.3), base)) +
    hoops +
    circle(94, 45, 7, ball(pen, '#c9ced3')) +
    circle(152, 47, 4, ball(pen, '#c9ced3')) +
    letters(label.brand.toUpperCase(), 120, 128, 22, 100, '#fff') +
    letters(label.text, 120, 186, 22, 92, '#fff', 'opacity=".92"')
  )
}

const epoxy: Drawing = (pen, _tone, label) => {
  const tin = (x: number, colour: string): string =>
    vessel(pen, x, 96, 196, 40, 10, '#d9dde0') +
    path(`M${x - 40} 116A40 10 0 0 0 ${x + 40} 116V180A40 10 0 0 1 ${x - 40} 180Z`, upright(pen, colour)) +
    ellipse(x, 96, 33, 7.5, flat(pen, '#c3c8cc')) +
    letters(label.text, x, 156, 16, 66, '#fff')
  return (
    shadow(pen, 122, 202, 100, 13) +
    tin(78, label.main) +
    tin(162, '#5a6068') +
    letters('A', 78, 178, 16, 20, label.accent) +
    letters('B', 162, 178, 16, 20, label.accent) +
    letters(label.brand, 78, 140, 11, 60, label.ink) +
    letters(label.brand, 162, 140, 11, 60, '#fff')
  )
}

const glueBucket: Drawing = (pen, _tone, label) => {
  const body = '#f5f4ef'
  return (
    shadow(pen, 120, 208, 84, 13) +
    path('M52 82L62 198A58 15 0 0 0 178 198L188 82Z', upright(pen, body)) +
    path('M56 110A64 15 0 0 0 184 110L179 176A59 15 0 0 1 61 176Z', upright(pen, label.main)) +
    path('M55 106A65 15 0 0 0 185 106V111A65 15 0 0 1 55 111Z', label.accent) +
    letters(label.brand.toUpperCase(), 120, 150, 22, 104, label.ink) +
    letters(label.text, 120, 177, 20, 92, label.accent) +
    rect(46, 66, 148, 20, 5, upright(pen, '#c0392b')) +
    ellipse(120, 66, 74, 15, flat(pen, '#d95343')) +
    ellipse(120, 66, 60, 11, flat(pen, '#c94435')) +
    stroke('M50 84C60 20 180 20 190 84', '#59616a', 3.5) +
    stroke('M51 82C62 22 178 22 188 80', '#fff', 1, 'opacity=".6"') +
    rect(98, 30, 44, 11, 5, sideways(pen, '#3a3f45', '#17191c'))
  )
}

export const bottlesDrawings: Readonly<Record<string, Drawing>> = {
  jerrycan,
  bottle,
  drum,
  epoxy,
  'glue-bucket': glueBucket,
}
