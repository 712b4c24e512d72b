/** Meshes as open POV-Ray text: the caller appends a texture and closes the brace. */
import { gridFaces } from './mesh-text.ts'
import { fractalNoise } from './noise.ts'
import type { Camera, Point } from '../scene.ts'

export function num(value: number): string {
  return String(Number(value.toFixed(4)))
}

export function vec(point: readonly number[]): string {
  return `<${point.map(num).join(',')}>`
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/**
 * A camera that frames a span around a point: `turn` degrees to the right of the front, `lift` degrees above the
 * floor, `far` units away.
 */
export function orbitCamera(
  middle: Point,
  span: number,
  {
    turn = 18,
    lift = 16,
    far = 9,
  }: { readonly turn?: number; readonly lift?: number; readonly far?: number } = {},
): Camera {
  const [a, b] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180]
  const from: Point = [
    Number((middle[0] + far * Math.sin(a) * Math.cos(b)).toFixed(3)),
    Number((middle[1] + far * Math.sin(b)).toFixed(3)),
    Number((middle[2] - far * Math.cos(a) * Math.cos(b)).toFixed(3)),
  ]
  return { from, to: middle, angle: Number(((Math.atan(span / 1.62 / far) * 360) / Math.PI).toFixed(2)) }
}

type MeshData = {
  readonly points: readonly Point[]
  readonly faces: readonly (readonly [number, number, number])[]
  readonly uvs?: readonly (readonly [number, number])[]
  readonly smooth?: boolean
}

function vertexNormals({ points, faces }: MeshData): number[][] {
  const sums = points.map(() => [0, 0, 0])
  for (const face of faces) {
    const [a, b, c] = face.map((index) => points[index])
    if (a === undefined || b === undefined || c === undefined) throw new Error('A face leaves its mesh')
    const [e, f] = [b.map((part, k) => part - (a[k] ?? 0)), c.map((part, k) => part - (a[k] ?? 0))]
    const [e0 = 0, e1 = 0, e2 = 0] = e
    const [f0 = 0, f1 = 0, f2 = 0] = f
    const turn = [e1 * f2 - e2 * f1, e2 * f0 - e0 * f2, e0 * f1 - e1 * f0]
    for (const index of face)
      for (const k of [0, 1, 2]) {
        const sum = sums[index]
        if (sum !== undefined) sum[k] = (sum[k] ?? 0) + (turn[k] ?? 0)
      }
  }
  return sums.map((sum) => {
    const size = Math.hypot(...sum) || 1
    return sum.map((part) => part / size)
  })
}

const vectorList = (rows: readonly (readonly number[])[]): string =>
  `${rows.length},${rows.map(vec).join('')}`

export function mesh(net: MeshData): string {
  const normals = net.smooth === false ? '' : `normal_vectors { ${vectorList(vertexNormals(net))} }`
  const uvs = net.uvs === undefined ? '' : `uv_vectors { ${vectorList(net.uvs)} }`
  return `mesh2 { vertex_vectors { ${vectorList(net.points)} } ${normals} ${uvs} face_indices { ${vectorList(net.faces)} } `
}

type Cells = readonly [across: number, along: number]

/** A parametric surface over the unit square. */
export function surface(
  [across, along]: Cells,
  place: (u: number, v: number) => Point,
  smooth = true,
): string {
  const uvs = times((across + 1) * (along + 1), (index): readonly [number, number] => [
    (index % (across + 1)) / across,
    Math.floor(index / (across + 1)) / along,
  ])
  return mesh({ points: uvs.map(([u, v]) => place(u, v)), faces: gridFaces(across, along), uvs, smooth })
}

/** Position of a grid line on a cube's face, from -1 to 1; lines are denser near the edges. */
function cubeGridPosition(part: number): number {
  return Math.sin((part - 0.5) * Math.PI) * 0.35 + (part * 2 - 1) * 0.65
}

/** Inverse of `cubeGridPosition` on a grid of fifths. */
function nearestFifth(at: number): number {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1]
  return steps.reduce(
    (best, step) =>
      Math.abs(cubeGridPosition(step) - at) < Math.abs(cubeGridPosition(best) - at) ? step : best,
    0,
  )
}

/** A closed surface: the cube from -1 to 1, its points moved by `place`. */
export function cubeSurface(cells: Point, place: (cubePoint: Point) => Point, smooth = true): string {
  const points: Point[] = []
  const known = new Map<string, number>()
  const faces: [number, number, number][] = []
  const put = (cubePoint: Point): number => {
    const key = vec(cubePoint)
    const had = known.get(key)
    if (had !== undefined) return had
    known.set(key, points.length)
    points.push(place(cubePoint))
    return points.length - 1
  }
  for (const axis of [0, 1, 2] as const)
    for (const side of [-1, 1]) {
      const [b, c] = [((axis + 1) % 3) as 0 | 1 | 2, ((axis + 2) % 3) as 0 | 1 | 2]
      const spot = (i: number, j: number): number => {
        const at: [number, number, number] = [0, 0, 0]
        at[axis] = side
        at[b] = cubeGridPosition(i / cells[b])
        at[c] = cubeGridPosition(j / cells[c])
        return put(at)
      }
      for (let i = 0; i < cells[b]; i += 1)
        for (let j = 0; j < cells[c]; j += 1) {
          const corners = [spot(i, j), spot(i + 1, j), spot(i + 1, j + 1), spot(i, j + 1)] as const
          const [p, q, r, s] =
            side === 1 ? corners : ([corners[0], corners[3], corners[2], corners[1]] as const)
          faces.push([p, q, r], [p, r, s])
        }
    }
  return mesh({ points, faces, smooth })
}

type RoughBox = {
  readonly size: Point
  readonly radius: number
  /** Amplitude of the noise on faces and edges, in units. */
  readonly rough: number
  readonly seed: number
  readonly cells?: Point
  /** Applied to the finished points, for frogs and chamfers. */
  readonly shape?: (point: Point) => Point
}

/** A block around the origin with worn edges and uneven faces. */
export function roughBox({ size, radius, rough, seed, cells = [34, 14, 18], shape }: RoughBox): string {
  const half = size.map((part) => part / 2)
  return cubeSurface(cells, (cubePoint) => {
    const at = cubePoint.map((part, k) => part * (half[k] ?? 0))
    const core = at.map((part, k) => {
      const most = (half[k] ?? 0) - radius
      return Math.max(-most, Math.min(most, part))
    })
    const out = at.map((part, k) => part - (core[k] ?? 0))
    const length = Math.hypot(...out) || 1
    const edge = Math.max(0, length / radius - 1) / 0.7
    const [x = 0, y = 0, z = 0] = core
    const sway = fractalNoise([x + seed * 3, y + seed, z - seed], 0.22) * rough
    const chip = Math.max(0, fractalNoise([x * 2 + seed, y * 2, z * 2 + seed], 0.16)) * edge * rough * 3
    const reach = radius + sway - chip
    const moved = core.map((part, k) => part + ((out[k] ?? 0) / length) * reach)
    const point: Point = [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0]
    return shape === undefined ? point : shape(point)
  })
}

/** A box with rounded edges around the origin. */
export function roundedBox(size: Point, radius: number): string {
  const half = size.map((part) => part / 2)
  const stops = (h: number): number[] => [
    -h,
    -h + radius * 0.586,
    -h + radius,
    h - radius,
    h - radius * 0.586,
    h,
  ]
  return cubeSurface([5, 5, 5], (cubePoint) => {
    const at = cubePoint.map((part, k) => stops(half[k] ?? 0)[Math.round(nearestFifth(part) * 5)] ?? 0)
    const core = at.map((part, k) => {
      const most = (half[k] ?? 0) - radius
      return Math.max(-most, Math.min(most, part))
    })
    const out = at.map((part, k) => part - (core[k] ?? 0))
    const length = Math.hypot(...out) || 1
    const [x = 0, y = 0, z = 0] = core.map((part, k) => part + ((out[k] ?? 0) / length) * radius)
    return [x, y, z]
  })
}

/** The same as a union of primitives, usable in CSG but slower to trace. */
export function roundedBoxSolid(size: Point, radius: number): string {
  const [x, y, z] = size.map((part) => part / 2 - radius) as [number, number, number]
  const boxes = [
    [x + radius, y, z],
    [x, y + radius, z],
    [x, y, z + radius],
  ]
    .map((half) => `box { ${vec(half.map((part) => -part))},${vec(half)} }`)
    .join('')
  const signs = [-1, 1]
  const pair = (a: Point, b: Point): string => `cylinder { ${vec(a)},${vec(b)},${num(radius)} }`
  const edges = signs.flatMap((s) =>
    signs.flatMap((t) => [
      pair([-x, s * y, t * z], [x, s * y, t * z]),
      pair([s * x, -y, t * z], [s * x, y, t * z]),
      pair([s * x, t * y, -z], [s * x, t * y, z]),
      `sphere { ${vec([x, s * y, t * z])},${num(radius)} } sphere { ${vec([-x, s * y, t * z])},${num(radius)} }`,
    ]),
  )
  return `union { ${boxes}${edges.join('')} `
}

type Thickness = number | ((part: number) => number)

function sweepFrames(points: readonly Point[]): { at: Point; side: Point; up: Point }[] {
  let side: Point = [0, 0, 0]
  return points.map((at, i) => {
    const [before, after] = [points[i - 1] ?? at, points[i + 1] ?? at]
    const path = after.map((part, k) => part - (before[k] ?? 0))
    const length = Math.hypot(...path) || 1
    const [x = 0, y = 0, z = 0] = path.map((part) => part / length)
    const from: Point = i === 0 ? (Math.abs(y) < 0.9 ? [0, 1, 0] : [1, 0, 0]) : side
    const along = from[0] * x + from[1] * y + from[2] * z
    const [a, b, c] = [from[0] - along * x, from[1] - along * y, from[2] - along * z]
    const size = Math.hypot(a, b, c) || 1
    side = [a / size, b / size, c / size]
    return { at, side, up: [y * side[2] - z * side[1], z * side[0] - x * side[2], x * side[1] - y * side[0]] }
  })
}

/** Wires along paths as one mesh, which traces much faster than a union of thousands. */
export function wires(paths: readonly (readonly Point[])[], thickness: Thickness, sides = 8): string {
  const points: Point[] = []
  const faces: [number, number, number][] = []
  for (const path of paths) {
    const first = points.length
    const clean = path.filter((at, i) => {
      const next = path[i + 1]
      return next === undefined || Math.hypot(next[0] - at[0], next[1] - at[1], next[2] - at[2]) > 0.0006
    })
    const last = clean.length - 1
    for (const [i, { at, side, up }] of sweepFrames(clean).entries()) {
      const radius = typeof thickness === 'number' ? thickness : thickness(i / Math.max(1, last))
      for (let k = 0; k < sides; k += 1) {
        const turn = (k / sides) * Math.PI * 2
        const [c, d] = [Math.cos(turn) * radius, Math.sin(turn) * radius]
        points.push([
          at[0] + side[0] * c + up[0] * d,
          at[1] + side[1] * c + up[1] * d,
          at[2] + side[2] * c + up[2] * d,
        ])
      }
    }
    for (let i = 0; i < last; i += 1)
      for (let k = 0; k < sides; k += 1) {
        const [p, q] = [first + i * sides + k, first + i * sides + ((k + 1) % sides)]
        faces.push([p, q, q + sides], [p, q + sides, p + sides])
      }
    for (const end of [first, first + last * sides])
      for (let k = 1; k < sides - 1; k += 1) faces.push([end, end + k, end + k + 1])
  }
  return mesh({ points, faces })
}

export function wire(points: readonly Point[], radius: number): string {
  return wires([points], radius, 12)
}

/** Rotates a point around x, then y, then z, in degrees, as POV-Ray's `rotate` does. */
export function rotatePoint([x, y, z]: Point, [a, b, c]: Point): Point {
  const [ra, rb, rc] = [(a * Math.PI) / 180, (b * Math.PI) / 180, (c * Math.PI) / 180]
  const [y1, z1] = [y * Math.cos(ra) - z * Math.sin(ra), y * Math.sin(ra) + z * Math.cos(ra)]
  const [x2, z2] = [x * Math.cos(rb) + z1 * Math.sin(rb), -x * Math.sin(rb) + z1 * Math.cos(rb)]
  return [x2 * Math.cos(rc) - y1 * Math.sin(rc), x2 * Math.sin(rc) + y1 * Math.cos(rc), z2]
}

export type PolygonCorner = readonly [x: number, y: number, radius?: number]

/** A closed polygon with its corners rounded. */
export function filletPolygon(corners: readonly PolygonCorner[], steps = 6): (readonly [number, number])[] {
  return corners.flatMap(([x, y, radius = 0], i) => {
    const before = corners[(i + corners.length - 1) % corners.length]
    const after = corners[(i + 1) % corners.length]
    if (radius === 0 || before === undefined || after === undefined) return [[x, y] as const]
    const toward = ([a, b]: PolygonCorner): readonly [number, number] => {
      const length = Math.hypot(a - x, b - y)
      return [x + ((a - x) / length) * radius, y + ((b - y) / length) * radius]
    }
    const [from, to] = [toward(before), toward(after)]
    return times(steps + 1, (step): readonly [number, number] => {
      const t = step / steps
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return [p * from[0] + q * x + r * to[0], p * from[1] + q * y + r * to[1]]
    })
  })
}

/** A profile in x and y, extruded along z from 0. */
export function extrude(profile: readonly (readonly [number, number])[], length: number): string {
  const first = profile[0] ?? [0, 0]
  const outline = [...profile, first].map(([x, y]) => `<${num(x)},${num(y)}>`).join(',')
  return `prism { linear_sweep linear_spline 0,${num(length)},${profile.length + 1},${outline} rotate x*-90 scale <1,1,-1> `
}
