/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light, round } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { path, polygon, shadow, strew, stroke } from './shapes.ts'
import type { Point } from './shapes.ts'
import { flat, sideways } from './surfaces.ts'

const faces: Readonly<Record<string, string>> = {
  natural: '#e0be88',
  warm: '#d3a56c',
  red: '#bf7d52',
  film: '#3c302b',
  bent: '#dfbd86',
  mdf: '#c29a68',
  green: '#8f9a6a',
  white: '#eeece6',
  wenge: '#4b382f',
  oak: '#cda671',
  cream: '#efe5cf',
  pine: '#e6c998',
}

/** A sheet lying in perspective, front corner at the bottom, with its layers on the edge. */
function lyingSheet(pen: Pen, y: number, thick: number, face: string, edges: readonly string[]): string {
  const left: Point = [16, y - 42]
  const front: Point = [92, y]
  const right: Point = [226, y - 62]
  const back: Point = [150, y - 104]
  const layers = edges
    .map((edge, i) => {
      const a = (thick * i) / edges.length
      const b = (thick * (i + 1)) / edges.length
      return (
        polygon(
          [
            [left[0], left[1] + a],
            [front[0], front[1] + a],
            [front[0], front[1] + b],
            [left[0], left[1] + b],
          ],
          edge,
        ) +
        polygon(
          [
            [front[0], front[1] + a],
            [right[0], right[1] + a],
            [right[0], right[1] + b],
            [front[0], front[1] + b],
          ],
          dark(edge, 0.26),
        )
      )
    })
    .join('')
  return layers + polygon([left, back, right, front], flat(pen, face, 0.16, 0.1))
}

function faceGrain(seed: string, y: number, colour: string): string {
  return strew(seed, 9, [0, 1], [0, 1])
    .map((line) => {
      const t = line.x
      const x = 34 + t * 52
      const yy = y - 46 + t * 40
      return stroke(
        `M${round(x)} ${round(yy)}q${round(30 + line.s * 20)} ${round(-20 - line.s * 8)} ${round(84 + line.y * 30)} ${round(-39 - line.y * 13)}`,
        dark(colour, 0.4),
        round(0.7 + line.s),
        'opacity=".35"',
      )
    })
    .join('')
}

function curvedSheet(dy: number, colour: string): string {
  return path(
    `M22 ${150 + dy}C60 ${40 + dy} 130 ${40 + dy} 166 ${140 + dy}L218 ${112 + dy}C184 ${14 + dy} 112 ${10 + dy} 76 ${122 + dy}Z`,
    colour,
  )
}

const ply: Drawing = (pen, tone) => {
  const face = faces[tone] ?? '#e0be88'
  const core = tone === 'film' ? '#b98a5c' : light(face, 0.12)
  const edges = [core, dark(core, 0.22), core, dark(core, 0.22), core]
  if (tone === 'bent') {
    return (
      shadow(pen, 118, 152, 112, 16) +
      path('M76 122C112 10 184 14 218 112V124C184 30 112 26 76 138Z', dark(face, 0.4)) +
      curvedSheet(14, dark(face, 0.45)) +
      curvedSheet(10, dark(face, 0.12)) +
      curvedSheet(6, dark(face, 0.4)) +
      path(
        'M22 150C60 40 130 40 166 140L218 112C184 14 112 10 76 122Z',
        sideways(pen, light(face, 0.34), dark(face, 0.22)),
      ) +
      stroke(
        'M36 142C70 48 130 44 176 134M54 133C86 36 150 34 192 126M66 127C100 24 166 24 206 119',
        dark(face, 0.4),
        1,
        'opacity=".4"',
      )
    )
  }
  const y = 186
  return (
    shadow(pen, 122, 178, 112, 26) +
    [2, 1, 0].map((i) => lyingSheet(pen, y - (2 - i) * 22, 17, face, edges)).join('') +
    faceGrain(`ply ${tone}`, y - 44, face) +
    (tone === 'film' ? path('M40 106L104 122L150 94L120 78Z', '#fff', 'opacity=".08"') : '')
  )
}

const board: Drawing = (pen, tone) => {
  const face = faces[tone] ?? '#c29a68'
  const core = tone === 'white' || tone === 'wenge' || tone === 'oak' ? '#c4a274' : face
  const top = 186 - 44
  return (
    shadow(pen, 122, 178, 112, 26) +
    [2, 1, 0]
      .map((i) =>
        lyingSheet(
          pen,
          186 - (2 - i) * 22,
          18,
          face,
          tone === 'white' || tone === 'wenge' || tone === 'oak' ? [face, core, core, core, face] : [core],
        ),
      )
      .join('') +
    (tone === 'wenge' || tone === 'oak' ? faceGrain(`board ${tone}`, top, face) : '')
  )
}

function onEdge(t: number, dy: number): Point {
  return [92 + 134 * t, 178 - 62 * t + dy]
}

const blockboard: Drawing = (pen) => {
  const face = '#e4c590'
  const strips = Array.from({ length: 6 }, (_, i) => {
    const a = i / 6
    const b = (i + 0.92) / 6
    return (
      polygon(
        [onEdge(a, 5), onEdge(b, 5), onEdge(b, 27), onEdge(a, 27)],
        dark(i % 2 === 0 ? '#e2be85' : '#c99a60', 0.14),
      ) +
      stroke(`M${onEdge(a, 16).map(round).join(' ')}q10-9 ${round(134 / 7)}-9`, '#8d6636', 1, 'opacity=".5"')
    )
  }).join('')
  return (
    shadow(pen, 122, 186, 112, 24) +
    lyingSheet(pen, 178, 32, face, ['#c79a62', '#e6cb9b', '#e6cb9b', '#e6cb9b', '#e6cb9b', '#c79a62']) +
    strips +
    faceGrain('blockboard', 178, face)
  )
}

const gypsum: Drawing = (pen, tone) => {
  const face = { plain: '#e9e6df', green: '#a9cdb2', pink: '#eec2bf' }[tone] ?? '#e9e6df'
  const paint = [2, 1, 0]
    .map((i) =>
      lyingSheet(pen, 184 - (2 - i) * 21, 16, face, ['#d8d4ca', '#f6f5f1', '#f6f5f1', '#f6f5f1', '#b9ac92']),
    )
    .join('')
  return (
    shadow(pen, 122, 178, 112, 26) +
    paint +
    polygon(
      [
        [30, 104],
        [106, 146],
        [110, 144],
        [34, 102],
      ],
      '#fff',
      'opacity=".7"',
    )
  )
}

export const boardsDrawings: Readonly<Record<string, Drawing>> = { ply, board, blockboard, gypsum }
