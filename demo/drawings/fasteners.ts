import { screwHole } from './hardware-parts.ts'
import { dark } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, group, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, lying, metal, metalBall, metalColour } from './surfaces.ts'

const cabinetHandle: Drawing = (pen, tone) => {
  const one = (y: number): string =>
    path(
      `M34 ${y + 26}V${y + 12}Q36 ${y - 10} 70 ${y - 10}H172Q206 ${y - 10} 208 ${y + 12}V${y + 26}H192V${y + 18}Q190 ${y + 8} 172 ${y + 8}H70Q52 ${y + 8} 50 ${y + 18}V${y + 26}Z`,
      metal(pen, tone, 'down'),
    ) +
    stroke(
      `M44 ${y + 8}Q50 ${y - 5} 72 ${y - 5}H170`,
      '#fff',
      2,
      `opacity="${tone === 'black' ? 0.25 : 0.75}"`,
    ) +
    [42, 200].map((x) => ellipse(x, y + 27, 10, 4, dark(metalColour(tone), 0.4))).join('')
  return shadow(pen, 122, 112, 96, 6, 0.24) + one(76) + shadow(pen, 122, 188, 96, 6, 0.24) + one(152)
}

const drawerChannel: Drawing = (pen) => {
  const one = (x: number, y: number): string =>
    group(
      rect(0, 0, 204, 40, 3, lying(pen, '#a9b1b7')) +
        rect(0, 10, 204, 20, 0, falling(pen, '#6d757c', '#99a1a7')) +
        rect(40, 9, 196 - 40, 22, 2, lying(pen, '#d3d8dc')) +
        Array.from({ length: 9 }, (_, i) => circle(50 + i * 17, 7, 3, metalBall(pen, 'chrome'))).join('') +
        [58, 110, 162].map((hx) => circle(hx, 20, 4.6, '#3b4248')).join('') +
        rect(184, 6, 24, 28, 4, '#2f6db3'),
      `transform="translate(${x} ${y}) rotate(-16)"`,
    )
  return shadow(pen, 124, 196, 108, 12) + one(16, 112) + one(26, 164)
}

const basket: Drawing = (pen) => {
  const wires = Array.from({ length: 15 }, (_, i) => `M${34 + i * 12.3} 92V186`).join('')
  return (
    shadow(pen, 124, 196, 108, 12) +
    polygon(
      [
        [30, 90],
        [60, 52],
        [220, 52],
        [212, 90],
      ],
      '#c3c9ce',
      'opacity=".35"',
    ) +
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${62 + i * 14} 54L${34 + i * 16} 90`).join(''),
      '#8d959c',
      2,
    ) +
    stroke('M60 52H220V150L212 186', metalColour('ss'), 5) +
    stroke(wires, '#7d858c', 3) +
    stroke(wires, '#f2f5f6', 1.1, 'transform="translate(-.8 0)"') +
    stroke('M28 132H212M30 186H212', '#9aa2a8', 4) +
    stroke('M26 92H214', '#5d656c', 8) +
    stroke('M26 91H214', '#dfe4e7', 5) +
    stroke('M28 92L60 52', '#dfe4e7', 5) +
    stroke('M214 92L220 54', '#b4bbc0', 5)
  )
}

const cupHinge: Drawing = (pen) =>
  shadow(pen, 122, 204, 92, 9, 0.28) +
  group(
    rect(-40, -8, 150, 44, 6, metal(pen, 'ss', 'down')) +
      rect(30, -12, 86, 52, 6, metal(pen, 'chrome', 'down')) +
      screwHole(pen, 64, 14, 7) +
      screwHole(pen, 96, 14, 6) +
      rect(-26, 2, 40, 24, 3, '#7d858c') +
      ellipse(-66, 14, 46, 46, metalBall(pen, 'ss')) +
      ellipse(-66, 14, 34, 34, falling(pen, '#7d858c', '#d9dee1')) +
      rect(-84, -34, 36, 14, 6, metal(pen, 'ss', 'slant')) +
      rect(-84, 48, 36, 14, 6, metal(pen, 'ss', 'slant')) +
      screwHole(pen, -66, -28, 5) +
      screwHole(pen, -66, 56, 5) +
      path('M-66 0H-20Q-10 0-10 14T-20 28H-66Z', metal(pen, 'chrome', 'down')),
    'transform="translate(112 108) rotate(-14)"',
  )

const screwTones: Readonly<Record<string, string>> = { ss: 'ss', zinc: 'gold', black: 'black' }

const screws: Drawing = (pen, tone) => {
  const m = screwTones[tone] ?? 'ss'
  let thread = ''
  for (let i = 0; i < 9; i += 1) thread += `M-8 ${26 + i * 9}l16-6`
  const one = pen.part(
    path('M-8 14H8V96L0 120L-8 96Z', metal(pen, m)) +
      stroke(thread, m === 'black' ? '#000' : dark(metalColour(m), 0.55), 2.4, 'opacity=".7"') +
      stroke(thread, '#fff', 1, 'opacity=".5" transform="translate(0 -1.6)"') +
      path('M-20 0H20L9 16H-9Z', metal(pen, m)) +
      ellipse(0, 0, 20, 6.5, metalBall(pen, m)) +
      stroke('M-8-1.5L8 1.5M-5 2.5L5-2.5', '#14181c', 2.6),
  )
  return (
    shadow(pen, 122, 190, 104, 20, 0.26) +
    [
      [56, 66, -24],
      [112, 36, 6],
      [170, 44, 24],
      [84, 92, 30],
      [136, 88, -14],
      [192, 98, 34],
    ]
      .map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})"><use href="#${one}"/></g>`)
      .join('')
  )
}

const nails: Drawing = (pen) => {
  const one = pen.part(
    path('M-4 0H4V112L0 126L-4 112Z', metal(pen, 'gi')) +
      ellipse(0, 0, 13, 4.6, metalBall(pen, 'gi')) +
      stroke('M-6-1H6M-3-2.5L3 2', '#5d656c', 1),
  )
  return (
    shadow(pen, 122, 190, 106, 20, 0.28) +
    [
      [40, 92, -64],
      [92, 44, -14],
      [150, 40, 22],
      [196, 74, 52],
      [70, 70, -40],
      [120, 62, 4],
      [174, 100, 66],
      [60, 130, -78],
    ]
      .map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})"><use href="#${one}"/></g>`)
      .join('')
  )
}

const anchor: Drawing = (pen) => {
  const one = (x: number, y: number, a: number): string =>
    group(
      rect(-10, -80, 20, 160, 2, metal(pen, 'gi')) +
        stroke(
          Array.from({ length: 8 }, (_, i) => `M-10 ${-76 + i * 7}l20-3`).join(''),
          '#4d565e',
          2,
          'opacity=".7"',
        ) +
        rect(-13, 6, 26, 66, 3, metal(pen, 'gold')) +
        stroke('M0 30V70', '#6b4d12', 2.4) +
        path('M-10 72H10L15 94H-15Z', metal(pen, 'gi')) +
        rect(-20, -32, 40, 18, 3, metal(pen, 'gi')) +
        stroke('M-7-32V-14M8-32V-14', '#5d656c', 1.2) +
        rect(-24, -14, 48, 6, 2, metal(pen, 'gi')),
      `transform="translate(${x} ${y}) rotate(${a})"`,
    )
  return shadow(pen, 122, 200, 98, 12, 0.28) + one(82, 116, -22) + one(154, 118, 16)
}

const bolt: Drawing = (pen) => {
  const one = (x: number, y: number, a: number): string =>
    group(
      rect(-12, -40, 24, 126, 3, metal(pen, 'gi')) +
        stroke(
          Array.from({ length: 11 }, (_, i) => `M-12 ${16 + i * 6.4}l24-3`).join(''),
          '#4d565e',
          2,
          'opacity=".65"',
        ) +
        polygon(
          [
            [-28, -64],
            [-14, -72],
            [14, -72],
            [28, -64],
            [28, -44],
            [14, -38],
            [-14, -38],
            [-28, -44],
          ],
          metal(pen, 'gi'),
        ) +
        stroke('M-14-66V-39M14-66V-39', '#5d656c', 1.3) +
        polygon(
          [
            [-28, -64],
            [-14, -72],
            [14, -72],
            [28, -64],
            [14, -58],
            [-14, -58],
          ],
          '#e3e7ea',
        ) +
        rect(-24, 34, 48, 24, 4, metal(pen, 'gi')) +
        stroke('M-9 34V58M10 34V58', '#5d656c', 1.3),
      `transform="translate(${x} ${y}) rotate(${a})"`,
    )
  return shadow(pen, 122, 200, 98, 12, 0.28) + one(84, 116, -18) + one(158, 120, 20)
}

export const fastenersDrawings: Readonly<Record<string, Drawing>> = {
  'cabinet-handle': cabinetHandle,
  'drawer-channel': drawerChannel,
  basket,
  'cup-hinge': cupHinge,
  screws,
  nails,
  anchor,
  bolt,
}
