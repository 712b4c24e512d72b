/** Flat and solid shapes on a square of 240, with a soft shadow on the ground. */
/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { shareOf } from '../seeded.ts'
import { dark, light, round } from './pen.ts'
import type { Pen } from './pen.ts'
import { falling, flat, upright } from './surfaces.ts'

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more.includes('linecap') ? '' : ' stroke-linecap="round"'} stroke-linejoin="round"${more === '' ? '' : ` ${more}`}/>`
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${r === 0 ? '' : ` rx="${r}"`} fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`
}

export function group(inside: string, more: string): string {
  return `<g ${more}>${inside}</g>`
}

export type Point = readonly [number, number]

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  const [first, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`)
  return path(`M${first ?? ''}L${rest.join(' ')}Z`, fill, more)
}

/** Lettering that fits a width. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  colour: string,
  more = '',
): string {
  const fit = Math.min(size, width / (0.68 * Math.max(1, text.length)))
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${round(fit)}" text-anchor="middle" fill="${colour}"${more === '' ? '' : ` ${more}`}>${text}</text>`
}

export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry: number, depth = 0.42): string {
  const fill = pen.gradient('radial', '', [
    [0, '#1b2028', depth],
    [0.55, '#1b2028', Math.round(depth * 55) / 100],
    [1, '#1b2028', 0],
  ])
  return ellipse(cx, cy, rx, ry, fill)
}

/** Front, top and right side of a box; `dx`, `dy` lead to the back. */
export function box(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
  colour: string,
): string {
  return (
    polygon(
      [
        [x, y],
        [x + dx, y - dy],
        [x + w + dx, y - dy],
        [x + w, y],
      ],
      flat(pen, light(colour, 0.22), 0.2, 0.02),
    ) +
    polygon(
      [
        [x + w, y],
        [x + w + dx, y - dy],
        [x + w + dx, y + h - dy],
        [x + w, y + h],
      ],
      falling(pen, dark(colour, 0.22), dark(colour, 0.4)),
    ) +
    rect(x, y, w, h, 0, flat(pen, colour))
  )
}

/** A block seen over its front corner: `a` runs to the left, `b` to the right, in pixels along the edge. */
export function block(
  pen: Pen,
  cx: number,
  base: number,
  a: number,
  b: number,
  h: number,
  colour: string,
): string {
  const left: Point = [cx - a * 0.87, base - a * 0.45]
  const right: Point = [cx + b * 0.87, base - b * 0.45]
  const back: Point = [left[0] + right[0] - cx, left[1] + right[1] - base]
  const up = ([x, y]: Point): Point => [x, y - h]
  return (
    polygon([up(left), up(back), up(right), [cx, base - h]], flat(pen, light(colour, 0.25), 0.22, 0.04)) +
    polygon(
      [left, [cx, base], [cx, base - h], up(left)],
      falling(pen, light(colour, 0.04), dark(colour, 0.12)),
    ) +
    polygon(
      [[cx, base], right, up(right), [cx, base - h]],
      falling(pen, dark(colour, 0.22), dark(colour, 0.36)),
    )
  )
}

export function put(part: string, x: number, y: number): string {
  return `<use href="#${part}" x="${round(x)}" y="${round(y)}"/>`
}

/** A straight round bar between two points, with a flat end shown at the second. */
export function bar(
  from: Point,
  to: Point,
  radius: number,
  fill: string,
  end?: string,
  bore?: string,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const tip = radius * 0.42
  const face =
    end === undefined
      ? ''
      : ellipse(length, 0, tip, radius, end) +
        (bore === undefined ? '' : ellipse(length, 0, tip * 0.72, radius * 0.74, bore))
  const body = path(
    `M0 ${-radius}H${round(length)}A${round(tip)} ${radius} 0 0 1 ${round(length)} ${radius}H0A${round(tip)} ${radius} 0 0 1 0 ${-radius}Z`,
    fill,
  )
  return group(
    body + face,
    `transform="translate(${round(from[0])} ${round(from[1])}) rotate(${round(angle)})"`,
  )
}

/** An upright round vessel with an oval top. */
export function vessel(
  pen: Pen,
  cx: number,
  top: number,
  bottom: number,
  rx: number,
  ry: number,
  colour: string,
  narrow = 0,
): string {
  const r = rx - narrow
  return (
    path(
      `M${cx - rx} ${top}L${cx - r} ${bottom}A${r} ${ry} 0 0 0 ${cx + r} ${bottom}L${cx + rx} ${top}Z`,
      upright(pen, colour),
    ) + ellipse(cx, top, rx, ry, flat(pen, light(colour, 0.3), 0.25, 0.1))
  )
}

/** Points strewn over an area, the same for the same seed. */
export function strew(
  seed: string,
  count: number,
  x: readonly [number, number],
  y: readonly [number, number],
): { x: number; y: number; s: number }[] {
  return Array.from({ length: count }, (_, i) => ({
    x: round(x[0] + (x[1] - x[0]) * shareOf(`${seed} x${i}`)),
    y: round(y[0] + (y[1] - y[0]) * shareOf(`${seed} y${i}`)),
    s: shareOf(`${seed} s${i}`),
  }))
}

/** Many small dots as one path. */
export function dots(
  seed: string,
  count: number,
  x: readonly [number, number],
  y: readonly [number, number],
  size: number,
): string {
  return strew(seed, count, x, y)
    .map(
      (dot) =>
        `M${dot.x} ${dot.y}h${round(size * (0.5 + dot.s))}v${round(size * (0.4 + dot.s * 0.8))}h-${round(size * (0.5 + dot.s))}z`,
    )
    .join('')
}
