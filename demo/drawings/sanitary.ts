import { dark, light } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, metal, metalBall, upright } from './surfaces.ts'

const china = '#f3f3f1'

const wc: Drawing = (pen) =>
  shadow(pen, 124, 210, 92, 10) +
  path('M128 44Q128 34 138 34H196Q204 34 204 44V124H128Z', upright(pen, china)) +
  rect(124, 28, 84, 13, 6, falling(pen, '#ffffff', '#cfd3d4')) +
  circle(166, 30, 6, metalBall(pen, 'chrome')) +
  path(
    'M34 118H204Q206 150 184 168Q170 178 172 208H88Q92 180 70 168Q38 152 34 118Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, '#d8dadb'],
      [0.2, '#ffffff'],
      [0.55, '#eceded'],
      [1, '#b9bdc0'],
    ]),
  ) +
  path(
    'M28 112Q26 98 52 96H186Q204 98 204 112Q204 122 190 122H48Q30 122 28 112Z',
    falling(pen, '#ffffff', '#c9cdcf'),
  ) +
  path('M30 114Q60 120 202 114', 'none', 'stroke="#a9aeb1" stroke-width="1.4"') +
  path('M28 108Q30 86 66 84H180Q200 86 202 104Q120 92 28 108Z', falling(pen, '#ffffff', '#dfe2e3')) +
  stroke('M52 134Q60 152 80 164', '#fff', 4, 'opacity=".9"')

const wallWc: Drawing = (pen) =>
  rect(120, 24, 96, 188, 3, flat(pen, '#d7dcdf', 0.25, 0.12)) +
  rect(150, 42, 42, 28, 5, flat(pen, '#f4f5f5', 0.2, 0.1)) +
  circle(164, 56, 8, metalBall(pen, 'chrome')) +
  circle(180, 56, 6, metalBall(pen, 'chrome')) +
  shadow(pen, 110, 204, 80, 9, 0.3) +
  path(
    'M40 118H170V180Q110 186 80 168Q44 150 40 118Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, '#d5d8d9'],
      [0.22, '#ffffff'],
      [0.6, '#ebecec'],
      [1, '#b5babd'],
    ]),
  ) +
  path(
    'M32 112Q30 98 60 96H164Q174 98 174 110T164 122H50Q34 122 32 112Z',
    falling(pen, '#ffffff', '#c9cdcf'),
  ) +
  path('M32 108Q36 86 74 84H160Q172 86 174 102Q110 94 32 108Z', falling(pen, '#ffffff', '#dfe2e3')) +
  stroke('M54 134Q62 150 84 160', '#fff', 4, 'opacity=".9"')

function footRibs(x: number): string {
  return [0, 1, 2, 3, 4].map((i) => stroke(`M${x} ${78 + i * 13}h34`, '#c3c7c9', 3)).join('')
}

const orissaPan: Drawing = (pen) => {
  return (
    shadow(pen, 122, 200, 96, 14) +
    rect(30, 40, 180, 164, 30, '#b5babd') +
    rect(30, 34, 180, 164, 30, flat(pen, china, 0.5, 0.1)) +
    rect(42, 70, 44, 76, 14, flat(pen, '#e9eaea', 0.4, 0.08)) +
    rect(154, 70, 44, 76, 14, flat(pen, '#e9eaea', 0.4, 0.08)) +
    footRibs(47) +
    footRibs(159) +
    path(
      'M120 50Q150 50 148 96Q146 130 138 162Q134 182 120 182T102 162Q94 130 92 96Q90 50 120 50Z',
      falling(pen, '#a9afb3', '#f6f6f5'),
    ) +
    path(
      'M120 60Q142 60 140 96Q138 128 131 156Q128 172 120 172T109 156Q102 128 100 96Q98 60 120 60Z',
      falling(pen, '#cfd3d5', '#ffffff'),
    ) +
    ellipse(120, 156, 13, 11, falling(pen, '#3f464b', '#8d959a'))
  )
}

const bowlBasin: Drawing = (pen, tone) => {
  const c = tone === 'black' ? '#34383d' : china
  return (
    shadow(pen, 122, 190, 98, 14) +
    path(
      'M22 96C26 150 66 186 120 186S214 150 218 96Z',
      pen.gradient('linear', ' x1="0" x2="1"', [
        [0, dark(c, 0.18)],
        [0.2, light(c, 0.4)],
        [0.5, c],
        [0.85, dark(c, 0.24)],
        [1, dark(c, 0.34)],
      ]),
    ) +
    ellipse(120, 96, 98, 36, light(c, 0.35)) +
    ellipse(120, 97, 92, 32, falling(pen, dark(c, 0.4), light(c, 0.1))) +
    ellipse(120, 114, 60, 14, light(c, 0.25), 'opacity=".5"') +
    ellipse(120, 112, 13, 5.5, metalBall(pen, 'chrome')) +
    ellipse(120, 112, 6, 2.4, '#3b4248') +
    stroke('M38 120C48 148 70 166 96 174', '#fff', 4, `opacity="${tone === 'black' ? 0.25 : 0.85}"`)
  )
}

const pedestalBasin: Drawing = (pen) =>
  shadow(pen, 120, 210, 60, 9) +
  path('M92 116H148Q150 160 142 206Q120 213 98 206Q90 160 92 116Z', upright(pen, china)) +
  path(
    'M26 76Q34 128 120 132T214 76Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, '#d3d6d7'],
      [0.22, '#ffffff'],
      [0.6, '#eaebeb'],
      [1, '#b3b8bb'],
    ]),
  ) +
  path('M24 72Q26 52 120 50T216 72Q214 88 120 90T24 72Z', flat(pen, '#fafafa', 0.4, 0.08)) +
  ellipse(120, 74, 70, 12, falling(pen, '#b0b5b8', '#f0f1f1')) +
  ellipse(120, 78, 9, 3, '#596168') +
  rect(112, 30, 16, 28, 4, metal(pen, 'chrome')) +
  path('M114 32Q116 22 128 24L146 34V42L126 40Z', metal(pen, 'chrome', 'down')) +
  stroke('M44 92Q62 112 92 118', '#fff', 3, 'opacity=".9"')

const cistern: Drawing = (pen) =>
  shadow(pen, 122, 204, 96, 9, 0.3) +
  rect(34, 54, 176, 132, 14, dark(china, 0.25)) +
  path(
    'M30 66H206L200 172Q198 184 186 184H50Q38 184 36 172Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, '#d3d6d7'],
      [0.16, '#ffffff'],
      [0.6, '#eff0f0'],
      [1, '#bcc1c4'],
    ]),
  ) +
  rect(24, 48, 188, 22, 9, falling(pen, '#ffffff', '#cfd3d5')) +
  ellipse(118, 52, 24, 7, metalBall(pen, 'chrome')) +
  stroke('M118 46V58', '#6b747b', 1.4) +
  rect(108, 182, 22, 28, 3, upright(pen, '#d9dcde')) +
  stroke('M48 84V160', '#fff', 5, 'opacity=".8"')

const seat: Drawing = (pen) =>
  shadow(pen, 122, 204, 84, 12) +
  path(
    'M60 44Q120 24 180 44Q196 92 186 150Q172 204 120 206T54 150Q44 92 60 44Z',
    dark(china, 0.3),
    'transform="translate(3 5)"',
  ) +
  path(
    'M60 44Q120 24 180 44Q196 92 186 150Q172 204 120 206T54 150Q44 92 60 44Z',
    flat(pen, '#f4f4f2', 0.5, 0.14),
  ) +
  path('M82 82Q120 66 158 82Q168 112 160 146Q150 180 120 180T80 146Q72 112 82 82Z', '#b9bec1') +
  path(
    'M84 86Q120 72 156 86Q164 114 157 146Q148 176 120 176T83 146Q76 114 84 86Z',
    falling(pen, '#d9dcdd', '#fbfbfa'),
  ) +
  [88, 152].map((x) => rect(x - 12, 30, 24, 14, 5, metal(pen, 'chrome', 'down'))).join('') +
  stroke('M66 60Q60 110 72 156', '#fff', 4, 'opacity=".9"')

const sinkTones: Readonly<Record<string, string>> = {
  ss: '#c5cbd0',
  black: '#33373b',
  coffee: '#5b4537',
  snow: '#efeeea',
}

const sink: Drawing = (pen, tone) => {
  const c = sinkTones[tone] ?? '#c5cbd0'
  return (
    shadow(pen, 124, 196, 108, 16) +
    path('M14 122H200V178Q198 190 186 190H36Q22 190 20 178Z', falling(pen, dark(c, 0.06), dark(c, 0.36))) +
    polygon(
      [
        [200, 122],
        [226, 62],
        [226, 124],
        [200, 184],
      ],
      falling(pen, dark(c, 0.3), dark(c, 0.5)),
    ) +
    polygon(
      [
        [14, 122],
        [64, 58],
        [228, 58],
        [204, 122],
      ],
      flat(pen, light(c, 0.2), 0.35, 0.1),
    ) +
    polygon(
      [
        [34, 116],
        [74, 66],
        [212, 66],
        [192, 116],
      ],
      falling(pen, dark(c, 0.5), dark(c, 0.16)),
    ) +
    polygon(
      [
        [44, 112],
        [78, 78],
        [204, 78],
        [186, 112],
      ],
      flat(pen, dark(c, 0.08), 0.25, 0.2),
    ) +
    ellipse(128, 95, 15, 6, metalBall(pen, 'chrome')) +
    ellipse(128, 95, 8, 3, '#32383d') +
    stroke('M16 122L65 59H226', '#fff', 1.6, 'opacity=".7"') +
    rect(30, 130, 150, 3, 1, '#fff', 'opacity=".25"')
  )
}

export const sanitaryDrawings: Readonly<Record<string, Drawing>> = {
  wc,
  'wall-wc': wallWc,
  'orissa-pan': orissaPan,
  'bowl-basin': bowlBasin,
  'pedestal-basin': pedestalBasin,
  cistern,
  seat,
  sink,
}
