import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, letters, path, rect, shadow, stroke } from './shapes.ts'
import { ball, falling, flat, lying, metalBall, upright } from './surfaces.ts'

const wireTones: Readonly<Record<string, string>> = {
  red: '#c9352b',
  black: '#33373c',
  green: '#2f8a4f',
  blue: '#2b62b5',
  yellow: '#e2b021',
  white: '#ecebe6',
}

const wireCoil: Drawing = (pen, tone, label) => {
  const c = wireTones[tone] ?? '#c9352b'
  const rings = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="120" cy="${round(152 - i * 8)}" rx="88" ry="46" fill="none" stroke="${dark(c, 0.42)}" stroke-width="10"/><ellipse cx="120" cy="${round(151 - i * 8)}" rx="88" ry="46" fill="none" stroke="${[c, light(c, 0.1)][i % 2] ?? c}" stroke-width="7.5"/><ellipse cx="119" cy="${round(149.5 - i * 8)}" rx="88" ry="46" fill="none" stroke="${light(c, 0.5)}" stroke-width="1.2" opacity=".5"/>`,
  ).join('')
  const inner = [78, 68, 58]
    .map(
      (r, i) =>
        `<ellipse cx="120" cy="${104 + i * 2}" rx="${r}" ry="${round(r * 0.52)}" fill="none" stroke="${i % 2 === 0 ? dark(c, 0.12) : c}" stroke-width="8"/><ellipse cx="119" cy="${102.5 + i * 2}" rx="${r}" ry="${round(r * 0.52)}" fill="none" stroke="${light(c, 0.5)}" stroke-width="1.1" opacity=".5"/>`,
    )
    .join('')
  const wrap =
    path('M66 130Q120 160 174 130V186Q120 214 66 186Z', label.main) +
    path('M66 130Q120 160 174 130V136Q120 166 66 136Z', label.accent) +
    letters(label.brand.toUpperCase(), 120, 173, 19, 88, label.ink) +
    letters(label.text, 120, 192, 15, 70, label.accent)
  return (
    shadow(pen, 122, 190, 108, 20) +
    ellipse(120, 106, 84, 42, dark(c, 0.75)) +
    rings +
    inner +
    ellipse(120, 110, 46, 21, dark(c, 0.8)) +
    wrap +
    path(
      'M66 130Q120 160 174 130V186Q120 214 66 186Z',
      pen.gradient('linear', ' x1="0" x2="1"', [
        [0, '#000', 0.3],
        [0.3, '#fff', 0.25],
        [0.6, '#fff', 0],
        [1, '#000', 0.35],
      ]),
    ) +
    stroke('M196 108C218 120 222 150 210 172', c, 7) +
    circle(209, 176, 4.4, ball(pen, '#c8773a'))
  )
}

const cableDrum: Drawing = (pen) => {
  const flange = (x: number): string =>
    ellipse(x, 120, 34, 88, flat(pen, '#c79d63', 0.25, 0.2)) +
    [-52, -26, 0, 26, 52]
      .map((dy) =>
        stroke(
          `M${x - Math.round(34 * Math.sqrt(1 - (dy / 88) ** 2))} ${120 + dy}H${x + Math.round(34 * Math.sqrt(1 - (dy / 88) ** 2))}`,
          '#7d5a2e',
          1.2,
          'opacity=".6"',
        ),
      )
      .join('')
  const turns = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${78 + i * 10.5} 56A26 66 0 0 1 ${78 + i * 10.5} 186" fill="none" stroke="${i % 2 === 0 ? '#2a2d31' : '#3d4147'}" stroke-width="10"/>`,
  ).join('')
  return (
    shadow(pen, 126, 204, 104, 12) +
    ellipse(74, 120, 38, 94, '#8f6a3a') +
    ellipse(70, 120, 34, 90, '#b58a50') +
    path('M76 56H162V186H76Z', lying(pen, '#34383d')) +
    turns +
    ellipse(172, 120, 38, 92, '#8f6a3a') +
    flange(168) +
    circle(168, 120, 15, falling(pen, '#3a3027', '#6e5a3c')) +
    [
      [168, 66],
      [168, 174],
      [184, 120],
      [152, 120],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3.6, metalBall(pen, 'gi')))
      .join('')
  )
}

const junctionBox: Drawing = (pen) => {
  const c = '#ebe3cf'
  return (
    shadow(pen, 122, 190, 100, 14) +
    [0, 90, 180, 270]
      .map(
        (a) =>
          `<g transform="translate(120 124) rotate(${a}) scale(1 1)">${rect(40, -19, 62, 38, 5, lying(pen, c))}${ellipse(102, 0, 6, 19, dark(c, 0.6))}</g>`,
      )
      .join('') +
    path('M62 112V142A58 46 0 0 0 178 142V112Z', upright(pen, c)) +
    ellipse(120, 112, 58, 46, flat(pen, light(c, 0.3), 0.3, 0.1)) +
    ellipse(120, 112, 49, 38, falling(pen, dark(c, 0.5), dark(c, 0.12))) +
    [
      [84, 88],
      [156, 88],
      [84, 136],
      [156, 136],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, flat(pen, light(c, 0.3))) + circle(x, y, 2.4, '#3b3428'))
      .join('')
  )
}

export const cablesDrawings: Readonly<Record<string, Drawing>> = {
  'wire-coil': wireCoil,
  'cable-drum': cableDrum,
  'junction-box': junctionBox,
}
