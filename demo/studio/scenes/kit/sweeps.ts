/** Sweeps, lathes and lofts as smooth meshes. */
import { cross, dot, subtract, mesh, zero, add, surface, scaled, tubeFaces, unit } from './smooth-meshes.ts'
import type { Point2, Vector } from './smooth-meshes.ts'

/** A Catmull-Rom spline through the points. */
export function spline(points: readonly Vector[], steps = 8, closed = false): Vector[] {
  const n = points.length
  const at = (i: number): Vector => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? zero
  const path: Vector[] = []
  const last = closed ? n : n - 1
  for (let i = 0; i < last; i += 1)
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps
      const one = (k: 0 | 1 | 2): number => {
        const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
        return (
          0.5 *
          (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
        )
      }
      path.push([one(0), one(1), one(2)])
    }
  path.push(closed ? at(0) : at(n - 1))
  return path
}

type SweepSection = {
  /** Half width and half thickness at the part `t` of the path, from 0 to 1. */
  readonly size: (t: number) => Point2
  /** Direction of the thickness; by default the section twists as little as possible. */
  readonly up?: Vector
  readonly sides?: number
  readonly closed?: boolean
  /** Superellipse exponent: 2 is an ellipse, more is boxier. */
  readonly power?: number
}

type Frame = { readonly here: Vector; readonly wide: Vector; readonly thick: Vector }

function sweepFrames(path: readonly Vector[], up: Vector | undefined, closed: boolean): Frame[] {
  const n = path.length
  let side: Vector = [0.3, 0.2, 0.93]
  return path.map((here, i) => {
    const before = path[closed && i === 0 ? n - 2 : Math.max(0, i - 1)] ?? zero
    const after = path[closed && i === n - 1 ? 1 : Math.min(n - 1, i + 1)] ?? zero
    const ahead = unit(subtract(after, before))
    const hint = up ?? side
    const thick = unit(subtract(hint, scaled(ahead, dot(hint, ahead))))
    side = thick
    return { here, wide: cross(ahead, thick), thick }
  })
}

/** A superelliptic section swept along a path. */
export function sweep(
  path: readonly Vector[],
  { size, up, sides = 14, closed = false, power = 2 }: SweepSection,
): string {
  const n = path.length
  const points: Vector[] = []
  sweepFrames(path, up, closed).forEach(({ here, wide, thick }, i) => {
    const [w, d] = size(i / (n - 1))
    for (let k = 0; k < sides; k += 1) {
      const a = (2 * Math.PI * k) / sides
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const x = Math.sign(c) * Math.abs(c) ** (2 / power) * w
      const y = Math.sign(s) * Math.abs(s) ** (2 / power) * d
      points.push(add(here, add(scaled(wide, x), scaled(thick, y))))
    }
  })
  const faces = tubeFaces(n, sides)
  if (!closed)
    for (const [end, flip] of [
      [0, false],
      [n - 1, true],
    ] as const) {
      const middle = points.push(path[end] ?? zero) - 1
      for (let k = 0; k < sides; k += 1) {
        const [a, b] = [end * sides + k, end * sides + ((k + 1) % sides)]
        faces.push(flip ? [middle, a, b] : [middle, b, a])
      }
    }
  return mesh({ points, faces }, 50)
}

/** A round tube. */
export function tube(path: readonly Vector[], radius: number, sides = 12): string {
  return sweep(path, { size: () => [radius, radius], sides })
}

/** A surface of revolution around the y axis; the profile is [radius, height] from bottom to top. */
export function lathe(profile: readonly Point2[], sides = 56, crease = 32): string {
  return surface(
    [sides, profile.length - 1],
    (u, v) => {
      const [r, y] = profile[Math.round(v * (profile.length - 1))] ?? [0, 0]
      const a = 2 * Math.PI * u
      return [r * Math.cos(a), y, r * Math.sin(a)]
    },
    crease,
  )
}

export function circle(radius: number, sides = 48): Point2[] {
  return Array.from({ length: sides }, (_, i): Point2 => {
    const a = (2 * Math.PI * i) / sides
    return [radius * Math.cos(a), radius * Math.sin(a)]
  })
}

/** A repeatable number from 0 to 1. */
export function pseudoRandom(i: number, j = 0): number {
  const s = Math.sin(i * 127.1 + j * 311.7 + 17.3) * 43758.5453
  return s - Math.floor(s)
}

export type Station = readonly [x: number, y: number, z: number, wide: number, thick: number]

/** A loft through stations with half widths and half thicknesses, its ends rounded by `round`. */
export function loft(
  stations: readonly Station[],
  {
    up,
    power = 3,
    round: r = 0.06,
    sides = 28,
  }: { readonly up: Vector; readonly power?: number; readonly round?: number; readonly sides?: number },
): string {
  const path = spline(
    stations.map(([x, y, z]): Vector => [x, y, z]),
    10,
  )
  const sizes = spline(
    stations.map(([, , , w, d]): Vector => [w, d, 0]),
    10,
  )
  const lengths = path.map(() => 0)
  for (let i = 1; i < path.length; i += 1)
    lengths[i] = (lengths[i - 1] ?? 0) + Math.hypot(...subtract(path[i] ?? zero, path[i - 1] ?? zero))
  const long = lengths.at(-1) ?? 1
  const stops = [0, 0.04, 0.15, 0.35, 0.65].flatMap((k) => [k * r, long - k * r])
  const wanted = [...lengths.filter((s) => s > r * 0.9 && s < long - r * 0.9), ...stops].toSorted(
    (a, b) => a - b,
  )
  const sample = (list: readonly Vector[], s: number): Vector => {
    const i = Math.max(
      1,
      lengths.findIndex((known) => known >= s - 1e-9),
    )
    const [a, b] = [lengths[i - 1] ?? 0, lengths[i] ?? 1]
    const t = Math.min(1, Math.max(0, (s - a) / (b - a)))
    return add(scaled(list[i - 1] ?? zero, 1 - t), scaled(list[i] ?? zero, t))
  }
  return sweep(
    wanted.map((s) => sample(path, s)),
    {
      size: (t) => {
        const s = wanted[Math.round(t * (wanted.length - 1))] ?? 0
        const [w, d] = sample(sizes, s)
        const near = Math.min(s, long - s)
        const off = near < r ? r - Math.sqrt(Math.max(0, r * r - (r - near) * (r - near))) : 0
        return [Math.max(0.002, w - off), Math.max(0.002, d - off)]
      },
      up,
      sides,
      power,
    },
  )
}
