/** Smooth meshes with UV coordinates, for image maps. */
import { gridFaces, vectorList } from './mesh-text.ts'
import type { Point } from '../scene.ts'

/** A corner of a lathe's profile, from bottom to top: radius, height and fillet. */
type ProfilePoint = readonly [radius: number, height: number, rounding?: number]

type Point2 = readonly [number, number]

type MeshData = {
  readonly points: Point[]
  readonly normals: Point[]
  readonly uvs: Point2[]
  readonly faces: Point[]
}

function mesh2({ points, normals, uvs, faces }: MeshData, texture: string): string {
  return `mesh2 { vertex_vectors { ${vectorList(points)} } normal_vectors { ${vectorList(normals)} } uv_vectors { ${vectorList(uvs)} } face_indices { ${vectorList(faces)} } ${texture} }`
}

function unit([x, y]: Point2): Point2 {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** The filleted profile as points with their normals. */
function traceProfile(profile: readonly ProfilePoint[]): [at: Point2, look: Point2][] {
  const out: [Point2, Point2][] = []
  const put = (r: number, y: number, path: Point2): unknown => out.push([[r, y], unit([path[1], -path[0]])])
  for (const [i, [r, y, rounding = 0]] of profile.entries()) {
    const before = profile[i - 1]
    const after = profile[i + 1]
    const into: Point2 = before === undefined ? [0, 0] : [r - before[0], y - before[1]]
    const off: Point2 = after === undefined ? [0, 0] : [after[0] - r, after[1] - y]
    const a = unit(into)
    const b = unit(off)
    if (before === undefined) put(r, y, b)
    else if (after === undefined) put(r, y, a)
    else if (rounding === 0) {
      put(r, y, a)
      put(r, y, b)
    } else {
      const d = Math.min(rounding, Math.hypot(...into) * 0.499, Math.hypot(...off) * 0.499)
      for (let k = 0; k <= 6; k += 1) {
        const t = k / 6
        const back = d * (1 - t) ** 2
        const on = d * t ** 2
        put(r - a[0] * back + b[0] * on, y - a[1] * back + b[1] * on, [
          a[0] * (1 - t) + b[0] * t,
          a[1] * (1 - t) + b[1] * t,
        ])
      }
    }
  }
  return out
}

/**
 * A surface of revolution around the y axis; the image spans the whole height, its middle facing the camera at -z.
 */
export function lathe(profile: readonly ProfilePoint[], texture: string, steps = 72): string {
  const rings = traceProfile(profile)
  const heights = profile.map(([, y]) => y)
  const foot = Math.min(...heights)
  const height = Math.max(...heights) - foot || 1
  const net: MeshData = { points: [], normals: [], uvs: [], faces: gridFaces(steps, rings.length - 1) }
  for (const [[r, y], [out, up]] of rings)
    for (let i = 0; i <= steps; i += 1) {
      const angle = (i / steps - 0.5) * 2 * Math.PI
      const x = Math.sin(angle)
      const z = -Math.cos(angle)
      net.points.push([Math.max(r, 0.0005) * x, y, Math.max(r, 0.0005) * z])
      net.normals.push([out * x, up, out * z])
      net.uvs.push([i / steps, (y - foot) / height])
    }
  return mesh2(net, texture)
}

/** A parametric surface over the unit square. */
export function surface(
  at: (u: number, v: number) => Point,
  [across, along]: readonly [across: number, along: number],
  texture: string,
): string {
  const net: MeshData = { points: [], normals: [], uvs: [], faces: gridFaces(across, along) }
  const step = 0.001
  const slope = (u: number, v: number, du: number, dv: number): Point => {
    const a = at(Math.max(0, u - du), Math.max(0, v - dv))
    const b = at(Math.min(1, u + du), Math.min(1, v + dv))
    return [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  }
  for (let j = 0; j <= along; j += 1)
    for (let i = 0; i <= across; i += 1) {
      const u = i / across
      const v = j / along
      const e = slope(u, v, step, 0)
      const f = slope(u, v, 0, step)
      const normal: Point = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]]
      const length = Math.hypot(...normal)
      net.points.push(at(u, v))
      net.normals.push(
        length < 1e-12 ? [0, 1, 0] : [normal[0] / length, normal[1] / length, normal[2] / length],
      )
      net.uvs.push([u, v])
    }
  return mesh2(net, texture)
}

const vec = (point: Point): string => `<${point.map((part) => Number(part.toFixed(4))).join(',')}>`

/** A wire through closely spaced points. */
export function wire(points: readonly Point[], radius: number, texture: string): string {
  const parts = points.map((point, i) => {
    const next = points[i + 1]
    const ball = `sphere { ${vec(point)} ${radius} }`
    return next === undefined ? ball : `${ball} cylinder { ${vec(point)} ${vec(next)} ${radius} }`
  })
  return `union { ${parts.join(' ')} ${texture} }`
}

/** A box with rounded edges, from corner to corner; `texture` may also hold transforms. */
export function roundedBox(from: Point, to: Point, r: number, texture: string): string {
  const [x, y, z] = from
  const [a, b, c] = to
  const boxes = [
    `box { <${x + r},${y},${z + r}> <${a - r},${b},${c - r}> }`,
    `box { <${x},${y + r},${z + r}> <${a},${b - r},${c - r}> }`,
    `box { <${x + r},${y + r},${z}> <${a - r},${b - r},${c}> }`,
  ]
  const xs = [x + r, a - r]
  const ys = [y + r, b - r]
  const zs = [z + r, c - r]
  const rods = [
    ...ys.flatMap((v) => zs.map((w) => `cylinder { <${x + r},${v},${w}> <${a - r},${v},${w}> ${r} }`)),
    ...xs.flatMap((u) => zs.map((w) => `cylinder { <${u},${y + r},${w}> <${u},${b - r},${w}> ${r} }`)),
    ...xs.flatMap((u) => ys.map((v) => `cylinder { <${u},${v},${z + r}> <${u},${v},${c - r}> ${r} }`)),
  ]
  const balls = xs.flatMap((u) => ys.flatMap((v) => zs.map((w) => `sphere { <${u},${v},${w}> ${r} }`)))
  return `union { ${[...boxes, ...rods, ...balls].join(' ')} ${texture} }`
}
