/** Bevelled plates and blocks. */
import { mesh, tubeFaces } from './smooth-meshes.ts'
import type { Face, Point2, Vector } from './smooth-meshes.ts'

export type OutlineCorner = readonly [x: number, y: number, radius?: number]

/** Rounds the corners of a polygon; a corner's own radius takes precedence. */
export function filletOutline(outline: readonly OutlineCorner[], radius: number, steps = 6): Point2[] {
  const n = outline.length
  return outline.flatMap(([x, y, own = radius], i): Point2[] => {
    const [ax, ay] = outline[(i + n - 1) % n] ?? [0, 0]
    const [bx, by] = outline[(i + 1) % n] ?? [0, 0]
    const la = Math.hypot(ax - x, ay - y)
    const lb = Math.hypot(bx - x, by - y)
    const [ux, uy, vx, vy] = [(ax - x) / la, (ay - y) / la, (bx - x) / lb, (by - y) / lb]
    const half = Math.acos(Math.max(-0.9999, Math.min(0.9999, ux * vx + uy * vy))) / 2
    const back = Math.min(own / Math.tan(half), la * 0.499, lb * 0.499)
    if (own <= 0 || back < 1e-4) return [[x, y]]
    return Array.from({ length: steps + 1 }, (_, k): Point2 => {
      const t = k / steps
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      return [
        p * (x + ux * back) + q * x + r * (x + vx * back),
        p * (y + uy * back) + q * y + r * (y + vy * back),
      ]
    })
  })
}

function cross2(a: Point2, b: Point2, c: Point2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Triangulates a counter-clockwise polygon by ear clipping. */
function triangles(outline: readonly Point2[]): Face[] {
  const left = outline.map((_, i) => i)
  const faces: Face[] = []
  const at = (i: number): Point2 => outline[left[(i + left.length) % left.length] ?? 0] ?? [0, 0]
  const ear = (i: number): boolean => {
    const [a, b, c] = [at(i - 1), at(i), at(i + 1)]
    if (cross2(a, b, c) <= 1e-12) return false
    return left.every((_, k) => {
      const p = at(k)
      if (p === a || p === b || p === c) return true
      return cross2(a, b, p) < 0 || cross2(b, c, p) < 0 || cross2(c, a, p) < 0
    })
  }
  while (left.length > 2) {
    const found = left.findIndex((_, k) => ear(k))
    const i = Math.max(0, found)
    const n = left.length
    faces.push([left[(i + n - 1) % n] ?? 0, left[i] ?? 0, left[(i + 1) % n] ?? 0])
    left.splice(i, 1)
  }
  return faces
}

function insetOutline(outline: readonly Point2[], by: number): Point2[] {
  const n = outline.length
  return outline.map(([x, y], i): Point2 => {
    const [ax, ay] = outline[(i + n - 1) % n] ?? [0, 0]
    const [cx, cy] = outline[(i + 1) % n] ?? [0, 0]
    const la = Math.hypot(x - ax, y - ay) || 1
    const lb = Math.hypot(cx - x, cy - y) || 1
    const [px, py, qx, qy] = [-(y - ay) / la, (x - ax) / la, -(cy - y) / lb, (cx - x) / lb]
    const k = by / Math.max(0.35, 1 + px * qx + py * qy)
    return [x + (px + qx) * k, y + (py + qy) * k]
  })
}

function bevelSteps(depth: number, bevel: number): (readonly [by: number, z: number])[] {
  const steps = 3
  const half = Array.from({ length: steps + 1 }, (_, s) => {
    const a = (s / steps) * (Math.PI / 2)
    return [bevel * (1 - Math.sin(a)), -depth / 2 + bevel * (1 - Math.cos(a))] as const
  })
  return [...half, ...half.toReversed().map(([by, z]) => [by, -z] as const)]
}

function planarUvs(outline: readonly Point2[], points: readonly Vector[]): Point2[] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - x0, Math.max(...ys) - y0]
  return points.map(([x, y]): Point2 => [(x - x0) / w, (y - y0) / h])
}

/** A plate with rounded edges from z = -depth/2 to depth/2; `paint` covers its faces edge to edge. */
export function plate(outline: readonly Point2[], [depth, bevel]: Point2, paint = ''): string {
  const area = outline.reduce((total, [x, y], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0]
    return total + x * by - bx * y
  }, 0)
  const round = area < 0 ? outline.toReversed() : outline
  const n = round.length
  const rings = bevelSteps(depth, bevel)
  const points = rings.flatMap(([by, z]) => insetOutline(round, by).map(([x, y]): Vector => [x, y, z]))
  const faces = tubeFaces(rings.length, n)
  const weights = faces.map(() => 1)
  const top = (rings.length - 1) * n
  for (const [a, b, c] of triangles(insetOutline(round, bevel))) {
    faces.push([a, c, b], [top + a, top + b, top + c])
    weights.push(1e4, 1e4)
  }
  const net = { points, faces, weights }
  return mesh(paint === '' ? net : { ...net, uvs: planarUvs(round, points) }, 40, paint)
}

/** A rectangle around the origin with rounded corners. */
export function roundedRectangle(width: number, height: number, radius: number): Point2[] {
  const [x, y] = [width / 2, height / 2]
  return filletOutline(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    radius,
  )
}

/** A block around the origin with rounded corners (in x and y) and edges. */
export function bevelledBlock([w, h, d]: Vector, radius: number, bevel = Math.min(0.025, radius)): string {
  return plate(roundedRectangle(w, h, Math.max(radius, bevel * 1.05)), [d, bevel])
}
