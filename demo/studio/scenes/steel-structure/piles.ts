import { num, times } from '../kit/meshes.ts'
import type { Point } from '../scene.ts'
import { surface } from '../kit/uv-meshes.ts'

/** Positions in a pile of round bars, in radii, widest row at the bottom. */
export function pile(rows: readonly number[]): (readonly [x: number, y: number, index: number])[] {
  let index = 0
  return rows.flatMap((count, row) =>
    times(count, (k) => {
      index += 1
      return [(k - (count - 1) / 2) * 2.02, 1 + row * 1.76, index] as const
    }),
  )
}

/** A pile of round goods: how many lie in each row, widest at the bottom, and the radius of one. */
export type Bundle = { readonly rows: readonly number[]; readonly radius: number }

/** The outline of a pile whose rows shrink by one, as a line of points, `out` radii from the axes of the outer ones. */
function outlineOf({ rows, radius }: Bundle, out: number): Point[] {
  const [bottom, top] = [((rows[0] ?? 1) - 1) * 1.01, ((rows.at(-1) ?? 1) - 1) * 1.01]
  const rise = 1 + (rows.length - 1) * 1.76
  const isFlat = rows.length === 1
  const arc = ([x, y]: readonly [number, number], from: number, to: number): Point[] =>
    times(9, (i) => {
      const a = ((from + ((to - from) * i) / 8) * Math.PI) / 180
      return [(x + Math.cos(a) * out) * radius, (y + Math.sin(a) * out) * radius, 0]
    })
  const tilt = isFlat ? 0 : 30
  const corners: Point[] = [
    ...arc([bottom, 1], -90, tilt),
    ...arc([top, rise], tilt, 90),
    ...arc([-top, rise], 90, 180 - tilt),
    ...arc([-bottom, 1], 180 - tilt, 270),
  ]
  return [...corners, ...corners.slice(0, 1)]
}

/** A printed band around a pile from `z` on, `wide` units, with the image repeated around it. */
export function printedBand(
  bundle: Bundle,
  { z, wide, file, times: count }: { z: number; wide: number; file: string; times: number },
): string {
  const line = outlineOf(bundle, 1.03)
  const lengths = line.map(([x, y], i) => {
    const [px, py] = line[Math.max(0, i - 1)] ?? [x, y]
    return Math.hypot(x - px, y - py)
  })
  const total = lengths.reduce((sum, part) => sum + part, 0)
  const at = (u: number): Point => {
    let left = u * total
    for (const [i, length] of lengths.entries()) {
      if (left <= length || i === lengths.length - 1) {
        const [from, to] = [line[Math.max(0, i - 1)] ?? [0, 0, 0], line[i] ?? [0, 0, 0]]
        const part = length === 0 ? 0 : Math.min(1, left / length)
        return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, 0]
      }
      left -= length
    }
    return [0, 0, 0]
  }
  return surface(
    (u, v): Point => {
      const [x, y] = at(1 - u)
      return [x, y, z + wide * v]
    },
    [240, 1],
    `texture { uv_mapping pigment { image_map { png "${file}" interpolate 2 } scale <${num(1 / count)},1,1> } finish { diffuse 0.8 specular 0.25 roughness 0.03 reflection { 0.0,0.05 } } }`,
  )
}
