import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, group, path, polygon, rect, shadow, strew, stroke } from './shapes.ts'
import { falling, flat, sideways } from './surfaces.ts'

const laminateTones: Readonly<Record<string, string>> = {
  walnut: '#7a523a',
  white: '#f1f0ec',
  slategrey: '#6e757d',
  teak: '#b98246',
  wenge: '#463630',
  red: '#b3202c',
  blue: '#1f3b73',
}

const laminate: Drawing = (pen, tone) => {
  const colour = laminateTones[tone] ?? '#7a523a'
  const wood = ['walnut', 'teak', 'wenge'].includes(tone)
  const sheetOf = (x: number, y: number, tint: string): string => {
    const d = `M${x} ${y + 12}Q${x + 62} ${y - 8} ${x + 124} ${y + 8}L${x + 124} ${y + 158}Q${x + 60} ${y + 142} ${x} ${y + 164}Z`
    const figure = wood
      ? group(
          strew(`${tone}${x}`, 6, [x - 6, x + 124], [y + 6, y + 30])
            .map(
              (line) =>
                `M${line.x} ${y}q${round(line.s * 22 - 11)} 44 ${round(line.s * 8)} 84t${round(6 - line.s * 10)} 84`,
            )
            .map((d2) => stroke(d2, dark(tint, 0.5), 1.2, 'opacity=".4"'))
            .join(''),
          `clip-path="${pen.clip(`<path d="${d}"/>`)}"`,
        )
      : ''
    return (
      path(d, '#1b1512', 'opacity=".16" transform="translate(5 4)"') +
      path(
        d,
        pen.gradient('linear', ' x1="0" y1="0" x2="1" y2=".35"', [
          [0, dark(tint, 0.1)],
          [0.3, light(tint, 0.26)],
          [0.55, tint],
          [1, dark(tint, 0.24)],
        ]),
      ) +
      figure +
      path(
        `M${x + 18} ${y + 6}Q${x + 34} ${y + 1} ${x + 48} ${y + 1}L${x + 30} ${y + 152}Q${x + 22} ${y + 154} ${x + 10} ${y + 158}Z`,
        '#fff',
        `opacity="${tone === 'red' || tone === 'blue' ? 0.28 : 0.12}"`,
      ) +
      stroke(`M${x} ${y + 12}Q${x + 62} ${y - 8} ${x + 124} ${y + 8}`, '#fff', 1.4, 'opacity=".55"')
    )
  }
  return (
    shadow(pen, 122, 212, 100, 9) +
    sheetOf(88, 34, dark(colour, 0.12)) +
    sheetOf(58, 40, light(colour, 0.08)) +
    sheetOf(28, 48, colour)
  )
}

const edgeRoll: Drawing = (pen, tone) => {
  const colour = laminateTones[tone] ?? '#7a523a'
  const rings = [62, 54, 46, 38]
    .map(
      (r) =>
        `<circle cx="112" cy="116" r="${r}" fill="none" stroke="${dark(colour, 0.4)}" stroke-width="1.4" opacity=".5"/>`,
    )
    .join('')
  return (
    shadow(pen, 120, 200, 96, 12) +
    path('M112 46A70 70 0 1 0 112 186H214L222 200H136A84 84 0 0 1 126 199Z', dark(colour, 0.35)) +
    circle(126, 122, 70, dark(colour, 0.42)) +
    circle(112, 116, 70, flat(pen, colour, 0.3, 0.2)) +
    rings +
    circle(112, 116, 28, '#d8c6a6') +
    circle(112, 116, 22, falling(pen, '#6b5c48', '#b7a588')) +
    polygon(
      [
        [124, 184],
        [206, 178],
        [222, 190],
        [140, 199],
      ],
      flat(pen, colour, 0.3, 0.1),
    )
  )
}

const louver: Drawing = (pen, tone) => {
  const colour = { teak: '#b98246', black: '#3b3d40', cream: '#ece0c8', walnut: '#7a523a' }[tone] ?? '#b98246'
  const flute = sideways(pen, light(colour, 0.28), dark(colour, 0.22))
  const panel = (x: number, y: number): string =>
    rect(x, y, 82, 176, 1, dark(colour, 0.62)) +
    [0, 1, 2, 3, 4].map((i) => rect(x + 3 + i * 16, y, 11, 176, 1, flute)).join('') +
    polygon(
      [
        [x, y],
        [x + 8, y - 8],
        [x + 90, y - 8],
        [x + 82, y],
      ],
      light(colour, 0.35),
    ) +
    polygon(
      [
        [x + 82, y],
        [x + 90, y - 8],
        [x + 90, y + 168],
        [x + 82, y + 176],
      ],
      dark(colour, 0.5),
    )
  return shadow(pen, 124, 212, 104, 9) + panel(122, 26) + panel(30, 34)
}

export const laminatesDrawings: Readonly<Record<string, Drawing>> = {
  laminate,
  'edge-roll': edgeRoll,
  louver,
}
