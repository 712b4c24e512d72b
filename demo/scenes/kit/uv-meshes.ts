/** Smooth curved faces as meshes: turned bodies, bent sheets and bodies of changing section. */
import type { Point } from '../scene.ts'

/** A corner of a profile, from foot to top: its distance from the axis, its height and how far it is rounded. */
export type Corner = readonly [radius: number, height: number, rounding?: number]

type Flat = readonly [number, number]

type Net = {
  readonly points: Point[]
  readonly normals: Point[]
  readonly spots: Flat[]
  readonly faces: Point[]
}

const list = (vectors: readonly (readonly number[])[]): string =>
  `${vectors.length},${vectors.map((vector) => `<${vector.map((part) => Number(part.toFixed(4))).join(',')}>`).join(',')}`

function meshOf({ points, normals, spots, faces }: Net, texture: string): string {
  return `mesh2 { vertex_vectors { ${list(points)} } normal_vectors { ${list(normals)} } uv_vectors { ${list(spots)} } face_indices { ${list(faces)} } ${texture} }`
}

function unit([x, y]: Flat): Flat {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** The profile as close points, each with the way its face looks. */
function traced(profile: readonly Corner[]): [at: Flat, look: Flat][] {
  const out: [Flat, Flat][] = []
  const put = (r: number, y: number, way: Flat): unknown => out.push([[r, y], unit([way[1], -way[0]])])
  for (const [i, [r, y, rounding = 0]] of profile.entries()) {
    const before = profile[i - 1]
    const after = profile[i + 1]
    const into: Flat = before === undefined ? [0, 0] : [r - before[0], y - before[1]]
    const off: Flat = after === undefined ? [0, 0] : [after[0] - r, after[1] - y]
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

function facesOf(across: number, along: number): Point[] {
  const faces: Point[] = []
  for (let j = 0; j < along; j += 1)
    for (let i = 0; i < across; i += 1) {
      const a = j * (across + 1) + i
      faces.push([a, a + 1, a + across + 2], [a, a + across + 2, a + across + 1])
    }
  return faces
}

/** A body turned about the y axis; a print's middle faces the camera at -z and spans the whole height. */
export function turned(profile: readonly Corner[], texture: string, steps = 72): string {
  const rings = traced(profile)
  const heights = profile.map(([, y]) => y)
  const foot = Math.min(...heights)
  const height = Math.max(...heights) - foot || 1
  const net: Net = { points: [], normals: [], spots: [], faces: facesOf(steps, rings.length - 1) }
  for (const [[r, y], [out, up]] of rings)
    for (let i = 0; i <= steps; i += 1) {
      const angle = (i / steps - 0.5) * 2 * Math.PI
      const x = Math.sin(angle)
      const z = -Math.cos(angle)
      net.points.push([Math.max(r, 0.0005) * x, y, Math.max(r, 0.0005) * z])
      net.normals.push([out * x, up, out * z])
      net.spots.push([i / steps, (y - foot) / height])
    }
  return meshOf(net, texture)
}

/** A face given by a place for each (u, v) from 0 to 1. */
export function skin(
  at: (u: number, v: number) => Point,
  [across, along]: readonly [across: number, along: number],
  texture: string,
): string {
  const net: Net = { points: [], normals: [], spots: [], faces: facesOf(across, along) }
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
      net.spots.push([u, v])
    }
  return meshOf(net, texture)
}

const dot = (point: Point): string => `<${point.map((part) => Number(part.toFixed(4))).join(',')}>`

/** A bent wire, hose or bar through points close to each other. */
export function wire(points: readonly Point[], radius: number, texture: string): string {
  const parts = points.map((point, i) => {
    const next = points[i + 1]
    const ball = `sphere { ${dot(point)} ${radius} }`
    return next === undefined ? ball : `${ball} cylinder { ${dot(point)} ${dot(next)} ${radius} }`
  })
  return `union { ${parts.join(' ')} ${texture} }`
}

/** A box with rounded edges; `texture` may also hold a placing. */
export function roundBox(from: Point, to: Point, r: number, texture: string): string {
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

/** Numbers from 0 to 1 that are the same on every run. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
