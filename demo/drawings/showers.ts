import { rose, tube } from './bathroom-parts.ts'
import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, group, path, rect, shadow, strew, stroke } from './shapes.ts'
import { falling, flat, metal, metalBall, metalColour } from './surfaces.ts'

const shower: Drawing = (pen, tone) => {
  const drops = strew('rain', 22, [52, 170], [144, 206])
    .map((drop) => `M${drop.x} ${drop.y}v${round(6 + drop.s * 8)}`)
    .join('')
  const holes = Array.from(
    { length: 13 },
    (_, i) => `M${58 + i * 9} ${round(122 + Math.sin((i / 12) * Math.PI) * 9)}h.1`,
  ).join('')
  return (
    rose(pen, tone, 208, 52, 14, 26) +
    tube(tone, 'M204 52H126Q112 52 112 66V92', 15) +
    circle(112, 92, 12, metalBall(pen, tone)) +
    path('M36 118Q40 100 112 98T188 118Z', metal(pen, tone, 'slant')) +
    ellipse(112, 119, 76, 16, falling(pen, dark(metalColour(tone), 0.45), metalColour(tone))) +
    ellipse(112, 121, 68, 13, dark(metalColour(tone), tone === 'black' ? 0.5 : 0.3)) +
    stroke(holes, '#fff', 3, 'opacity=".55"') +
    stroke(drops, '#8fc2dc', 2.4, 'opacity=".75"')
  )
}

const handShower: Drawing = (pen, tone) =>
  shadow(pen, 130, 212, 70, 7, 0.22) +
  stroke('M148 150C190 190 60 190 92 214C120 226 190 214 204 180', dark(metalColour(tone), 0.35), 8) +
  stroke(
    'M148 150C190 190 60 190 92 214C120 226 190 214 204 180',
    light(metalColour(tone), 0.4),
    6,
    'stroke-dasharray="2 2.4" stroke-linecap="butt"',
  ) +
  group(
    rect(-13, 30, 26, 120, 12, metal(pen, tone)) +
      ellipse(0, 4, 58, 54, metalBall(pen, tone)) +
      ellipse(-2, 5, 47, 43, flat(pen, '#e6eaec', 0.4, 0.2)) +
      Array.from({ length: 3 }, (_, ring) =>
        Array.from({ length: 8 + ring * 6 }, (__, i) => {
          const a = (i * Math.PI * 2) / (8 + ring * 6)
          return circle(-2 + Math.cos(a) * (12 + ring * 12), 5 + Math.sin(a) * (11 + ring * 11), 2, '#59646d')
        }).join(''),
      ).join('') +
      rect(-9, 146, 18, 14, 3, metal(pen, tone)),
    'transform="translate(86 66) rotate(-34)"',
  )

const healthFaucet: Drawing = (pen, tone) =>
  shadow(pen, 124, 212, 74, 7, 0.22) +
  stroke('M84 156C70 200 130 218 140 176S196 130 196 190', dark(metalColour(tone), 0.35), 8) +
  stroke(
    'M84 156C70 200 130 218 140 176S196 130 196 190',
    light(metalColour(tone), 0.4),
    6,
    'stroke-dasharray="2 2.4" stroke-linecap="butt"',
  ) +
  path('M70 70Q82 64 92 72L100 152Q88 160 76 154Z', metal(pen, tone)) +
  path('M66 78Q56 60 76 44L120 32Q130 34 132 44L134 58Q132 66 122 66L94 76Z', metal(pen, tone, 'down')) +
  ellipse(130, 48, 8, 17, flat(pen, '#dfe4e7')) +
  ellipse(131, 48, 5, 12, '#4d565e') +
  path('M96 80L116 76Q120 92 108 116L102 112Z', metal(pen, tone)) +
  rect(180, 186, 32, 22, 4, metal(pen, tone))

const diverter: Drawing = (pen, tone) =>
  shadow(pen, 124, 204, 86, 9, 0.24) +
  circle(121, 117, 78, dark(metalColour(tone), 0.55)) +
  circle(118, 112, 78, metalBall(pen, tone)) +
  circle(118, 112, 66, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".35"') +
  circle(118, 112, 36, metal(pen, tone, 'slant')) +
  path('M100 106L86 190Q86 200 98 200H118Q128 198 128 190L134 112Z', metal(pen, tone)) +
  circle(118, 108, 24, metalBall(pen, tone)) +
  circle(118, 58, 13, metalBall(pen, tone)) +
  circle(118, 58, 6, dark(metalColour(tone), 0.3), 'opacity=".5"')

const towelRail: Drawing = (pen, tone) =>
  shadow(pen, 122, 196, 92, 8, 0.22) +
  [40, 200].map((x) => rose(pen, tone, x, 84, 20, 20) + circle(x, 84, 11, metalBall(pen, tone))).join('') +
  rect(34, 77, 172, 13, 6, metal(pen, tone, 'down')) +
  path(
    'M74 80Q110 74 166 80V186Q120 194 74 186Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, '#c9dde0'],
      [0.2, '#eef6f6'],
      [0.5, '#d5e6e8'],
      [0.8, '#bcd4d8'],
      [1, '#9fbcc1'],
    ]),
  ) +
  path('M74 164Q120 172 166 164V172Q120 180 74 172Z', '#3b8f98', 'opacity=".7"') +
  path('M74 80Q120 72 166 80V86Q120 79 74 86Z', '#fff', 'opacity=".7"') +
  stroke('M96 92V184M128 90V186M150 92V184', '#8fb0b5', 1.4, 'opacity=".5"')

const cornerShelf: Drawing = (pen, tone) => {
  const shelf = (y: number): string =>
    path(`M120 ${y - 40}L214 ${y + 6}Q176 ${y + 44} 120 ${y + 44}T26 ${y + 6}Z`, metal(pen, tone, 'slant')) +
    path(
      `M120 ${y - 28}L196 ${y + 8}Q166 ${y + 34} 120 ${y + 34}T44 ${y + 8}Z`,
      dark(metalColour(tone), 0.25),
      'opacity=".5"',
    ) +
    Array.from({ length: 5 }, (_, i) =>
      stroke(`M${72 + i * 24} ${y + 8}v${14 - Math.abs(2 - i) * 2}`, '#14181b', 5, 'opacity=".55"'),
    ).join('') +
    stroke(`M26 ${y + 6}Q64 ${y + 44} 120 ${y + 44}T214 ${y + 6}`, light(metalColour(tone), 0.5), 3) +
    stroke(`M26 ${y - 8}Q64 ${y + 28} 120 ${y + 28}T214 ${y - 8}`, metalColour(tone), 4)
  return (
    shadow(pen, 122, 210, 90, 8, 0.24) + rect(117, 34, 6, 160, 0, metal(pen, tone)) + shelf(84) + shelf(160)
  )
}

const soapDish: Drawing = (pen, tone) =>
  shadow(pen, 122, 186, 96, 10, 0.26) +
  rose(pen, tone, 120, 70, 22, 20) +
  rect(113, 70, 14, 40, 3, metal(pen, tone)) +
  path('M24 120H216Q212 160 172 164H68Q28 160 24 120Z', metal(pen, tone)) +
  ellipse(120, 120, 96, 18, dark(metalColour(tone), 0.35)) +
  ellipse(120, 119, 90, 15, metal(pen, tone, 'slant')) +
  Array.from({ length: 9 }, (_, i) => stroke(`M${56 + i * 16} 112v14`, '#1b2025', 3, 'opacity=".4"')).join(
    '',
  ) +
  path(
    'M66 100Q66 84 96 84H146Q174 84 174 102Q174 118 146 120H96Q66 118 66 100Z',
    flat(pen, '#f3d9c4', 0.4, 0.14),
  ) +
  path('M84 92Q120 86 156 94', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"')

export const showersDrawings: Readonly<Record<string, Drawing>> = {
  shower,
  'hand-shower': handShower,
  'health-faucet': healthFaucet,
  diverter,
  'towel-rail': towelRail,
  'corner-shelf': cornerShelf,
  'soap-dish': soapDish,
}
