/** Point lists in short notation: `'0 1, 2 3'` is `[[0, 1], [2, 3]]`. */
import type { Point2, Vector } from './smooth-meshes.ts'
import type { OutlineCorner } from './plates.ts'
import type { Station } from './sweeps.ts'

function rows(text: string): number[][] {
  return text.split(',').map((row) => row.trim().split(' ').map(Number))
}

export function points2d(text: string): Point2[] {
  return rows(text).map(([x = 0, y = 0]): Point2 => [x, y])
}

export function points3d(text: string): Vector[] {
  return rows(text).map(([x = 0, y = 0, z = 0]): Vector => [x, y, z])
}

/** The optional third number is the corner's radius. */
export function outlineCorners(text: string): OutlineCorner[] {
  return rows(text).map(([x = 0, y = 0, radius]): OutlineCorner =>
    radius === undefined ? [x, y] : [x, y, radius],
  )
}

export function stations(text: string): Station[] {
  return rows(text).map(([x = 0, y = 0, z = 0, wide = 0, thick = 0]): Station => [x, y, z, wide, thick])
}
