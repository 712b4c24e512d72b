/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { bar, circle, ellipse, group, put, rect, shadow, stroke } from './shapes.ts'
import type { Point } from './shapes.ts'
import { flat, lying, metal, sideways, toneColour } from './surfaces.ts'

const rebarTones: Readonly<Record<string, string>> = {
  blue: '#646d77',
  tied: '#646d77',
  rust: '#7c665a',
  green: '#5e6f68',
  epoxy: '#3f8f63',
}

function rodPlace(row: number, k: number): Point {
  return [78 - 24 * k - 12 * row, 74 + 12 * k - 16 * row]
}

const rebar: Drawing = (pen, tone) => {
  const colour = rebarTones[tone] ?? '#646d77'
  const r = 13
  let ribs = ''
  for (let x = 8; x < 160; x += 11) ribs += `M${x} ${-r + 2}q6 ${r - 3} 3 ${r * 2 - 5}`
  const body = pen.gradient('linear', ' x1="0" y1="0" x2="0" y2="1"', [
    [0, dark(colour, 0.2)],
    [0.2, light(colour, 0.3)],
    [0.34, light(colour, 0.62)],
    [0.55, colour],
    [0.85, dark(colour, 0.5)],
    [1, dark(colour, 0.6)],
  ])
  const one = pen.part(
    group(
      rect(0, -r, 164, r * 2, 3, body) +
        stroke(ribs, dark(colour, 0.55), 1.7, 'opacity=".55" transform="translate(1.8 0)"') +
        stroke(ribs, light(colour, 0.55), 1.5, 'opacity=".5"') +
        ellipse(164, 0, 7.5, r, dark(colour, 0.35)) +
        ellipse(164.5, 0, 6.4, r - 1.5, flat(pen, light(colour, 0.5), 0.2, 0.1)),
      'transform="rotate(26)"',
    ),
  )
  const bars = [0, 1, 2]
    .map((row) => Array.from({ length: 4 - row }, (_, k) => put(one, ...rodPlace(row, k))).join(''))
    .join('')
  const band = (t: number): string => {
    const on = (row: number, k: number, dx: number, dy: number): string =>
      rodPlace(row, k)
        .map((value, i) => round(value + (i === 0 ? t * 0.9 + dx : t * 0.44 + dy)))
        .join(' ')
    const d = `M${on(2, 0, 8, -10)}Q${on(2, 0, -6, -14)} ${on(2, 1, 0, -12)}T${on(1, 2, -8, -6)}T${on(0, 3, -10, 2)}T${on(0, 3, -4, 14)}`
    return (
      stroke(d, tone === 'tied' ? '#c9963a' : '#2f353b', 4.6) +
      stroke(d, '#fff', 1.2, 'opacity=".4" transform="translate(-.8 -.8)"')
    )
  }
  const tag =
    tone === 'tied'
      ? group(
          rect(0, 0, 28, 38, 3, flat(pen, '#d9443a')) +
            circle(14, 6, 2.6, '#fff') +
            stroke('M6 16H22M6 23H22M6 30H16', '#fff', 2, 'opacity=".85"'),
          'transform="translate(118 158) rotate(10)"',
        )
      : ''
  return shadow(pen, 124, 190, 108, 24) + bars + band(30) + band(116) + tag
}

function bentRing(dx: number, dy: number, colour: string): string {
  const d =
    'M70 66H168Q176 66 176 74V180Q176 188 168 188H70Q62 188 62 180V74Q62 66 70 66L96 92M70 66Q62 66 62 74L88 100'
  return group(
    stroke(d, dark(colour, 0.5), 10) +
      stroke(d, colour, 8) +
      stroke(d, light(colour, 0.4), 2.4, 'transform="translate(-1.4 -1.6)" opacity=".8"') +
      stroke(d, dark(colour, 0.45), 8, 'stroke-dasharray="1.6 6" opacity=".5" stroke-linecap="butt"'),
    `transform="translate(${dx} ${dy})"`,
  )
}

const stirrup: Drawing = (pen) => {
  return (
    shadow(pen, 122, 206, 96, 10) +
    bentRing(16, -26, '#59626b') +
    bentRing(6, -8, '#636c76') +
    bentRing(-4, 10, '#6d7680')
  )
}

const pipeTones: Readonly<Record<string, string>> = { gi: 'gi', ss: 'ss', satin: 'satin' }

const pipes: Drawing = (pen, tone) => {
  const metalTone = pipeTones[tone]
  const colour = tone === 'white' ? '#eef0f0' : tone === 'grey' ? '#80878d' : toneColour(tone, '#b9c0c5')
  const fill = metalTone === undefined ? lying(pen, colour) : metal(pen, metalTone, 'down')
  const rim = metalTone === undefined ? light(colour, 0.35) : '#e3e7ea'
  const bore = sideways(pen, dark(colour, 0.78), dark(colour, 0.5))
  const one = pen.part(
    bar([0, 0], [144, 66], 21, fill, rim, bore) +
      (metalTone === undefined
        ? stroke(
            'M28 8L92 37',
            dark(colour, 0.35),
            2.6,
            'stroke-dasharray="9 3 4 3 12 5" stroke-linecap="butt" opacity=".5"',
          )
        : ''),
  )
  return (
    shadow(pen, 128, 192, 110, 26) +
    put(one, 68, 58) +
    put(one, 24, 78) +
    put(one, 72, 100) +
    put(one, 28, 120)
  )
}

export const barsDrawings: Readonly<Record<string, Drawing>> = { rebar, stirrup, pipes }
