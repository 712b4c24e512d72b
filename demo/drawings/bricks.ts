/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { speckle } from './masonry-parts.ts'
import { dark, light, round } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { block, dots, ellipse, group, path, polygon, shadow, stroke } from './shapes.ts'
import type { Point } from './shapes.ts'
import { falling, flat } from './surfaces.ts'

const clay: Readonly<Record<string, string>> = {
  red: '#b4573c',
  brown: '#9a5a41',
  grey: '#a9a8a3',
  yellow: '#cf9b58',
}

/** Outline of a block, to keep speckles inside. */
function outline(cx: number, base: number, a: number, b: number, h: number): string {
  const [lx, ly, rx, ry] = [cx - a * 0.87, base - a * 0.45, cx + b * 0.87, base - b * 0.45]
  return polygon(
    [
      [cx, base],
      [lx, ly],
      [lx, ly - h],
      [lx + rx - cx, ly + ry - base - h],
      [rx, ry - h],
      [rx, ry],
    ],
    '#000',
  )
}

/** A point on the top of a block: parts along its left and its right edge. */
function onTop(
  cx: number,
  base: number,
  a: number,
  b: number,
  h: number,
  left: number,
  right: number,
): Point {
  return [cx - a * 0.87 * left + b * 0.87 * right, base - h - a * 0.45 * left - b * 0.45 * right]
}

const brick: Drawing = (pen, tone) => {
  const colour = clay[tone] ?? '#b4573c'
  const size = [88, 204, 68, 148, 56] as const
  const at = (left: number, right: number): Point => onTop(...size, left, right)
  const frog =
    polygon(
      [at(0.2, 0.16), at(0.8, 0.16), at(0.8, 0.84), at(0.2, 0.84)],
      falling(pen, dark(colour, 0.45), dark(colour, 0.2)),
    ) + polygon([at(0.25, 0.21), at(0.75, 0.21), at(0.75, 0.8), at(0.25, 0.8)], flat(pen, dark(colour, 0.08)))
  return (
    shadow(pen, 120, 186, 112, 22) +
    block(pen, ...size, colour) +
    frog +
    group(speckle(`brick ${tone}`, colour), `clip-path="${pen.clip(outline(...size))}"`) +
    stroke(
      `M${at(1, 0).join(' ')}L${at(0, 0).join(' ')}L${at(0, 1).join(' ')}`,
      light(colour, 0.55),
      1.2,
      'opacity=".6"',
    )
  )
}

/** Layers of long blocks, every second layer turned if `turned`. */
function stack(
  pen: Pen,
  x: number,
  y: number,
  a: number,
  h: number,
  layers: number,
  colours: readonly string[],
  turned: boolean,
): string {
  const long = a * 3
  const rows = Array.from({ length: layers }, (_, level) =>
    [2, 1, 0]
      .map((i) => {
        const colour = colours[(level * 2 + i) % colours.length] ?? '#b4573c'
        const base = y - level * h
        return turned && level % 2 === 1
          ? block(pen, x + i * a * 0.87, base - i * a * 0.45, long - 1, a - 1, h - 1, colour)
          : block(pen, x - i * a * 0.87, base - i * a * 0.45, a - 1, long - 1, h - 1, colour)
      })
      .join(''),
  )
  return rows.join('')
}

const brickStack: Drawing = (pen, tone) => {
  const colour = clay[tone] ?? '#b4573c'
  return (
    shadow(pen, 120, 184, 114, 26) +
    stack(
      pen,
      120,
      212,
      37,
      24,
      4,
      [colour, light(colour, 0.09), dark(colour, 0.08), light(colour, 0.04)],
      true,
    )
  )
}

const wireBrick: Drawing = (pen, tone) => {
  const colour = clay[tone] ?? '#b4573c'
  const size = [88, 204, 68, 148, 58] as const
  const holes = [0.2, 0.5, 0.8]
    .map((right) => {
      const [x, y] = onTop(...size, 0.5, right)
      return ellipse(x, y, 16, 8.5, falling(pen, dark(colour, 0.72), dark(colour, 0.3)))
    })
    .join('')
  const lines = [0.25, 0.5, 0.75]
    .map(
      (part) => `M30 ${round(116.6 + part * 56)}L88 ${round(147 + part * 56)}L216 ${round(80.4 + part * 56)}`,
    )
    .join('')
  return (
    shadow(pen, 120, 186, 112, 22) +
    block(pen, ...size, colour) +
    holes +
    stroke(lines, dark(colour, 0.4), 0.9, 'opacity=".3"') +
    stroke('M29 115.5L88 146L216 79.5', light(colour, 0.5), 1.3, 'opacity=".7"')
  )
}

function pores(seed: string): string {
  return path(dots(seed, 50, [24, 216], [60, 206], 1.8), '#8f8f8a', 'opacity=".55"')
}

const aacBlock: Drawing = (pen) =>
  shadow(pen, 122, 194, 112, 20) +
  block(pen, 92, 206, 70, 148, 76, '#dcdcd6') +
  group(pores('aac'), `clip-path="${pen.clip('<path d="M92 206L31 174V98L160 31L221 64V140Z"/>')}"`) +
  stroke('M32 99L92 130L220 64M92 130V205', '#fff', 1.4, 'opacity=".8"') +
  stroke('M106 196L216 139M106 186L216 129', '#77776f', 1, 'opacity=".22"')

const blockPallet: Drawing = (pen) =>
  shadow(pen, 120, 190, 114, 22) +
  polygon(
    [
      [26, 162],
      [120, 210],
      [120, 218],
      [26, 170],
    ],
    '#9a7142',
  ) +
  polygon(
    [
      [120, 210],
      [214, 162],
      [214, 170],
      [120, 218],
    ],
    '#6f4d2a',
  ) +
  stack(pen, 120, 209, 36, 27, 4, ['#dededa', '#d6d6d1', '#e2e2de'], false)

const concreteBlock: Drawing = (pen, tone) => {
  const colour = '#adada8'
  const hollow =
    tone === 'hollow'
      ? polygon(
          [
            [62, 92],
            [104, 71],
            [128, 83],
            [86, 104],
          ],
          falling(pen, '#4f4f4c', '#84847f'),
        ) +
        polygon(
          [
            [116, 119 - 52 + 0],
            [158, 46],
            [182, 58],
            [140, 79],
          ],
          falling(pen, '#4f4f4c', '#84847f'),
        )
      : ''
  return (
    shadow(pen, 122, 194, 112, 20) +
    block(pen, 100, 206, 82, 134, 92, colour) +
    hollow +
    group(
      path(dots('concrete', 46, [26, 218], [40, 206], 2.6), '#6d6d69', 'opacity=".42"') +
        path(dots('concrete+', 36, [26, 218], [40, 206], 2.2), '#e3e3df', 'opacity=".5"'),
      `clip-path="${pen.clip('<path d="M100 206L29 169V77L146 17L217 53V145Z"/>')}"`,
    ) +
    stroke('M30 78L100 114L216 54', '#fff', 1.2, 'opacity=".5"')
  )
}

export const bricksDrawings: Readonly<Record<string, Drawing>> = {
  brick,
  'brick-stack': brickStack,
  'wire-brick': wireBrick,
  'aac-block': aacBlock,
  'block-pallet': blockPallet,
  'concrete-block': concreteBlock,
}
