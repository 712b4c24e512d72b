import { dark, light } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, group, path, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, metal, upright } from './surfaces.ts'

const safetyTones: Readonly<Record<string, string>> = {
  yellow: '#f0bd23',
  white: '#f0f0ee',
  blue: '#2f6db3',
  red: '#c9352b',
  orange: '#ee7a26',
  lime: '#b9d62e',
}

const helmet: Drawing = (pen, tone) => {
  const c = safetyTones[tone] ?? '#f0bd23'
  return (
    shadow(pen, 120, 186, 108, 14) +
    path('M40 158Q120 190 200 158L196 174Q120 204 44 174Z', '#2b3036') +
    path(
      'M36 154C32 84 72 44 120 44S208 84 204 154Q120 176 36 154Z',
      pen.gradient('radial', ' cx=".34" cy=".24" r=".95"', [
        [0, light(c, 0.75)],
        [0.25, light(c, 0.25)],
        [0.6, c],
        [1, dark(c, 0.4)],
      ]),
    ) +
    path(
      'M104 46Q120 30 136 46L144 164Q120 168 96 164Z',
      pen.gradient('linear', ' x1="0" x2="1"', [
        [0, dark(c, 0.14)],
        [0.3, light(c, 0.45)],
        [0.7, c],
        [1, dark(c, 0.24)],
      ]),
    ) +
    stroke('M72 66Q62 110 66 158M168 66Q178 110 174 158', dark(c, 0.3), 3, 'opacity=".4"') +
    path(
      'M18 156Q120 138 222 156Q226 170 210 172Q120 156 30 172Q14 170 18 156Z',
      pen.gradient('linear', ' x1="0" x2="1"', [
        [0, dark(c, 0.16)],
        [0.3, light(c, 0.5)],
        [0.6, c],
        [1, dark(c, 0.3)],
      ]),
    ) +
    stroke('M56 96Q66 70 88 58', '#fff', 5, 'opacity=".7"')
  )
}

const goggles: Drawing = (pen) =>
  shadow(pen, 122, 174, 108, 12, 0.26) +
  stroke('M18 96Q2 120 30 150M222 96Q238 120 210 150', '#33383d', 9) +
  path(
    'M16 88Q120 62 224 88Q226 132 196 150Q164 160 142 144Q120 124 98 144Q76 160 44 150Q14 132 16 88Z',
    pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [
      [0, '#f4fbfd', 0.95],
      [0.5, '#bcd9e2', 0.85],
      [1, '#8fb6c4', 0.9],
    ]),
  ) +
  stroke('M16 88Q120 62 224 88', '#33383d', 9) +
  stroke('M20 84Q120 59 220 84', '#8d959c', 2) +
  path('M36 96Q70 84 104 82L70 138Q42 138 36 96Z', '#fff', 'opacity=".6"') +
  stroke('M98 144Q120 124 142 144', '#4d565e', 4)

const gloves: Drawing = (pen) => {
  const one = (c: string): string =>
    path(
      'M-30 60V4Q-62-6-58-30Q-54-40-44-34L-26-22V-74Q-25-84-17-84T-8-74V-34L-6-88Q-5-98 3-98T12-88V-34L16-82Q17-91 25-91T33-81L32-28L38-60Q40-68 47-67T53-57Q50-10 40 20V60Z',
      flat(pen, c, 0.28, 0.2),
    ) +
    path('M-30 30H40V60H-30Z', '#000', 'opacity=".12"') +
    rect(-34, 56, 78, 40, 5, upright(pen, '#e9e4d8')) +
    stroke('M-30 66H40M-30 74H40M-30 82H40', '#b5ac98', 2) +
    stroke('M-20 0Q4 14 32 2M-18 18Q6 30 30 20', dark(c, 0.4), 1.6, 'opacity=".4"') +
    rect(-34, 92, 78, 8, 3, '#d14a36')
  return (
    shadow(pen, 122, 208, 94, 9) +
    group(one('#e2702a'), 'transform="translate(168 112) scale(-.92 .92) rotate(-8)"') +
    group(one('#ee8540'), 'transform="translate(84 112) scale(.96) rotate(-6)"')
  )
}

function reflector(d: string): string {
  return stroke(d, '#8d959c', 17, 'stroke-linecap="butt"') + stroke(d, '#e9edef', 13, 'stroke-linecap="butt"')
}

const vest: Drawing = (pen, tone) => {
  const c = safetyTones[tone] ?? '#ee7a26'
  return (
    shadow(pen, 122, 212, 84, 8) +
    path(
      'M76 28Q92 56 120 78Q148 56 164 28L190 42Q184 92 200 110V206H40V110Q56 92 50 42Z',
      flat(pen, c, 0.3, 0.16),
    ) +
    path('M84 24Q120 44 156 24Q148 62 120 82Q92 62 84 24Z', dark(c, 0.45)) +
    path('M120 80V206', 'none', `stroke="${dark(c, 0.4)}" stroke-width="2.5"`) +
    reflector('M44 134H196') +
    reflector('M42 176H198') +
    reflector('M72 34V128') +
    reflector('M168 34V128') +
    stroke('M50 42Q56 92 40 110M190 42Q184 92 200 110', dark(c, 0.3), 3)
  )
}

const shoes: Drawing = (pen) => {
  const one =
    path(
      'M-84 40Q-86 4-66-4L-34-24L-30-64Q0-74 36-66L40-8Q46 20 44 40Z',
      pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [
        [0, '#5d646b'],
        [0.4, '#33383d'],
        [1, '#17191c'],
      ]),
    ) +
    path('M-84 40Q-86 4-66-4Q-48 6-46 40Z', '#4a5157') +
    stroke('M-76 14Q-70 2-58 2', '#fff', 3, 'opacity=".4"') +
    path('M-88 38H46V56Q46 60 40 60H-82Q-90 58-88 38Z', falling(pen, '#d9a02c', '#8f6512')) +
    stroke('M-74 60v-7M-58 60v-7M-42 60v-7M-26 60v-7M-10 60v-7M6 60v-7M22 60v-7', '#6b4a0b', 4) +
    stroke('M-34-20L-6-10M-32-34L2-26M-31-48L4-42', '#e9b62f', 4) +
    path('M-30-64Q0-74 36-66V-54Q0-62-31-52Z', '#20252a')
  return (
    shadow(pen, 122, 196, 110, 12) +
    group(one, 'transform="translate(152 114) scale(1.08)"') +
    group(one, 'transform="translate(112 134) scale(1.1)"')
  )
}

function webbing(d: string, w = 13): string {
  return (
    stroke(d, '#a94c12', w) +
    stroke(d, '#ee7a26', w - 3) +
    stroke(d, '#ffc38f', 1.4, 'stroke-dasharray="5 4" opacity=".9"')
  )
}

const harness: Drawing = (pen) => {
  const buckle = (x: number, y: number): string =>
    rect(x - 8, y - 8, 16, 16, 3, metal(pen, 'chrome', 'slant')) + rect(x - 3, y - 5, 6, 10, 1, '#33383d')
  return (
    shadow(pen, 122, 212, 76, 7, 0.26) +
    webbing('M96 150C62 160 58 204 86 206C112 206 114 176 108 150') +
    webbing('M144 150C178 160 182 204 154 206C128 206 126 176 132 150') +
    webbing('M92 142C62 108 66 48 88 28Q98 22 102 34C106 58 112 70 120 84') +
    webbing('M148 142C178 108 174 48 152 28Q142 22 138 34C134 58 128 70 120 84') +
    webbing('M80 104H160', 11) +
    stroke('M66 146Q120 158 174 146', '#2b3036', 23) +
    stroke('M66 144Q120 156 174 144', '#4d545b', 3) +
    rect(104, 138, 32, 26, 4, metal(pen, 'chrome', 'slant')) +
    rect(111, 144, 18, 14, 2, '#2b3036') +
    circle(120, 84, 11, 'none', 'stroke="#7d858c" stroke-width="8"') +
    circle(120, 84, 11, 'none', 'stroke="#eef1f3" stroke-width="2.4"') +
    buckle(96, 104) +
    buckle(144, 104) +
    buckle(68, 188) +
    buckle(172, 188)
  )
}

export const safetyDrawings: Readonly<Record<string, Drawing>> = {
  helmet,
  goggles,
  gloves,
  vest,
  shoes,
  harness,
}
