/**
 * Smooth curved meshes: lathes, sweeps and lofts. Functions return bare geometry; `object` adds textures and
 * transforms.
 */

export type Vector = readonly number[]
export type Ring = readonly Vector[]

const formatNumber = (value: number): string => {
  const text = value.toFixed(4).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

const vectorList = (rows: readonly Vector[]): string =>
  `${rows.length},${rows.map((row) => `<${row.map(formatNumber).join(',')}>`).join(',')}`

export function object(shape: string, ...dress: readonly string[]): string {
  return `object { ${shape} ${dress.join(' ')} }\n`
}

export function union(...parts: readonly string[]): string {
  return `union { ${parts.join(' ')} }`
}

export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(' ')
}

function faceNormal(a: Vector, b: Vector, c: Vector): [number, number, number] {
  const at = (spot: Vector, k: number): number => spot[k] ?? 0
  const e = [0, 1, 2].map((k) => at(b, k) - at(a, k))
  const f = [0, 1, 2].map((k) => at(c, k) - at(a, k))
  const of = (k: number, l: number): number => at(e, k) * at(f, l) - at(e, l) * at(f, k)
  return [of(1, 2), of(2, 0), of(0, 1)]
}

/** A smooth mesh through rings of equally many points; `around` closes each ring. */
export function loft(rings: readonly Ring[], around = true): string {
  const width = rings[0]?.length ?? 0
  const points = rings.flat()
  const normals = points.map(() => [0, 0, 0] as [number, number, number])
  const faces: [number, number, number][] = []
  const take = (i: number, j: number, k: number): void => {
    const [a, b, c] = [points[i], points[j], points[k]]
    if (a === undefined || b === undefined || c === undefined) throw new Error('A face leaves its mesh')
    const turn = faceNormal(a, b, c)
    if (Math.hypot(...turn) < 1e-10) return
    faces.push([i, j, k])
    for (const index of [i, j, k]) {
      const sum = normals[index]
      if (sum !== undefined) for (const axis of [0, 1, 2] as const) sum[axis] += turn[axis]
    }
  }
  for (let j = 0; j + 1 < rings.length; j += 1)
    for (let i = 0; i < (around ? width : width - 1); i += 1) {
      const [a, b] = [j * width + i, j * width + ((i + 1) % width)]
      take(a, b, b + width)
      take(a, b + width, a + width)
    }
  const unit = normals.map((sum) => {
    const size = Math.hypot(...sum)
    return size > 1e-12 ? sum.map((part) => part / size) : [0, 1, 0]
  })
  return `mesh2 { vertex_vectors { ${vectorList(points)} } normal_vectors { ${vectorList(unit)} } face_indices { ${faces.length},${faces.map((face) => `<${face.join(',')}>`).join(',')} } }`
}

function filletCorner(
  [before, here, after]: readonly [Vector, Vector, Vector],
  radius: number,
  steps: number,
): Vector[] {
  const to = (other: Vector): number[] => other.map((value, k) => value - (here[k] ?? 0))
  const [u, v] = [to(before), to(after)]
  const [p, q] = [Math.hypot(...u), Math.hypot(...v)]
  if (p < 1e-9 || q < 1e-9) return [here]
  const cosine = u.reduce((sum, value, k) => sum + value * (v[k] ?? 0), 0) / (p * q)
  const turn = Math.PI - Math.acos(Math.max(-1, Math.min(1, cosine)))
  if (turn < 0.01) return [here]
  const cut = Math.min(radius * Math.tan(turn / 2), p * 0.499, q * 0.499)
  const pull = ((4 / 3) * Math.tan(turn / 4)) / Math.tan(turn / 2)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const [a, b] = [
      (1 - t) ** 3 + 3 * (1 - t) ** 2 * t * (1 - pull),
      t ** 3 + 3 * (1 - t) * t ** 2 * (1 - pull),
    ]
    return here.map((value, k) => value + ((u[k] ?? 0) / p) * cut * a + ((v[k] ?? 0) / q) * cut * b)
  })
}

/** A polyline with rounded corners, of one radius or one per point. */
export function filletPath(
  points: readonly Vector[],
  radius: number | readonly number[],
  steps = 8,
): Vector[] {
  return points.flatMap((here, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    const r = typeof radius === 'number' ? radius : (radius[i] ?? 0)
    return before === undefined || after === undefined || r === 0
      ? [here]
      : filletCorner([before, here, after], r, steps)
  })
}

/** A surface of revolution around the y axis; the profile's points are `[radius, height, fillet]`. */
export function lathe(profile: readonly Vector[], round = 0.01, around = 64): string {
  const line = filletPath(
    profile.map(([r = 0, y = 0]) => [r, y]),
    profile.map((spot) => spot[2] ?? round),
    5,
  )
  return loft(
    line.map(([r = 0, y = 0]) =>
      Array.from({ length: around }, (_, i) => {
        const a = (2 * Math.PI * i) / around
        return [r * Math.cos(a), y, r * Math.sin(a)]
      }),
    ),
  )
}

/** A Catmull-Rom spline through rows of numbers: points of a path or parameters of a loft. */
export function spline(rows: readonly Vector[], steps = 8): number[][] {
  const at = (i: number): Vector => rows[Math.max(0, Math.min(rows.length - 1, i))] ?? []
  const out: number[][] = []
  for (let i = 0; i + 1 < rows.length; i += 1)
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      out.push(
        at(i).map((here, k) => {
          const [a, b, c] = [at(i - 1)[k] ?? here, at(i + 1)[k] ?? here, at(i + 2)[k] ?? at(i + 1)[k] ?? here]
          return here + 0.5 * t * (b - a + t * (2 * a - 5 * here + 4 * b - c + t * (3 * (here - b) + c - a)))
        }),
      )
    }
  return [...out, [...at(rows.length - 1)]]
}

/** A flat-shaded loft, for bevelled panels and frames. */
export function facetedLoft(rings: readonly Ring[]): string {
  return loft(rings).replace(/normal_vectors \{[^}]*\} /, '')
}

/** A superellipse around the origin from half width, half height and exponent: 2 is an ellipse, more is boxier. */
/* oxlint-disable-next-line max-params -- a shape is its measures, and they read best in a row */
export function superellipse(width: number, height = width, power = 2, count = 32): Vector[] {
  const bow = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power)
  return Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count
    return [width * bow(Math.cos(a)), height * bow(Math.sin(a))]
  })
}

/**
 * An egg-shaped ring, as of a seat: height, half width, extents to the front (-z) and to the back, and their
 * exponents.
 */
export type EggSection = readonly [
  y: number,
  wide: number,
  front: number,
  back: number,
  powerFront: number,
  powerBack: number,
]
export function eggRing([y, wide, front, back, powerFront, powerBack]: EggSection, count = 72): Vector[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const power = 2 / (s < 0 ? powerFront : powerBack)
    return [
      wide * Math.sign(c) * Math.abs(c) ** power,
      y,
      (s < 0 ? front : back) * Math.sign(s) * Math.abs(s) ** power,
    ]
  })
}

/** A loft through egg sections, interpolated by a spline. */
export function smoothEggLoft(rows: readonly EggSection[], steps = 6): string {
  return loft(spline(rows, steps).map((row) => eggRing(row as unknown as EggSection)))
}

/** A loft through egg sections, interpolated in straight lines with rounded corners. */
export function filletedEggLoft(
  rows: readonly EggSection[],
  round: number | readonly number[] = 0.02,
): string {
  return loft(filletPath(rows, round, 6).map((row) => eggRing(row as unknown as EggSection)))
}

/** Sweeps a section along a path, with little twist; the section may depend on the part of the path from 0 to 1. */
export function sweep(path: readonly Vector[], section: Ring | ((t: number) => Ring), capped = true): string {
  const make = typeof section === 'function' ? section : (): Ring => section
  let up: Vector = [0.0123, 1, 0.0071]
  const rings = path.map((here, i) => {
    const [a, b] = [path[i - 1] ?? here, path[i + 1] ?? here]
    const along = [0, 1, 2].map((k) => (b[k] ?? 0) - (a[k] ?? 0))
    const size = Math.hypot(...along) || 1
    const ahead = along.map((part) => part / size)
    const side = faceNormal([0, 0, 0], Math.abs(ahead[1] ?? 0) > 0.98 && i === 0 ? [0, 0, 1] : up, ahead)
    const wide = Math.hypot(...side) || 1
    const right = side.map((part) => part / wide)
    up = faceNormal([0, 0, 0], ahead, right)
    const ring = make(i / Math.max(1, path.length - 1))
    return ring.map(([x = 0, y = 0]) =>
      [0, 1, 2].map((k) => (here[k] ?? 0) + x * (right[k] ?? 0) + y * (up[k] ?? 0)),
    )
  })
  return capped ? union(loft(rings), ...[rings[0], rings.at(-1)].map((ring) => cap(ring ?? []))) : loft(rings)
}

/** A flat cap over a ring. */
function cap(ring: Ring): string {
  const middle = [0, 1, 2].map((k) => ring.reduce((sum, spot) => sum + (spot[k] ?? 0), 0) / ring.length)
  return loft([ring, ring.map(() => middle)])
}

/** A round tube along a path. */
export function tube(path: readonly Vector[], radius: number, capped = true): string {
  return sweep(path, superellipse(radius, radius, 2, 28), capped)
}

/** A box with rounded edges, from corner to corner, as one mesh. */
export function roundedBox(low: Vector, high: Vector, round = 0.02): string {
  const middle = low.map((value, k) => (value + (high[k] ?? 0)) / 2)
  const half = low.map((value, k) => ((high[k] ?? 0) - value) / 2)
  const r = Math.min(round, ...half.map((part) => part * 0.98))
  const [x = 0, y = 0, z = 0] = half.map((part) => part - r)
  const [mx = 0, my = 0, mz = 0] = middle
  const steps = 3
  const quarter = (i: number): number => (Math.PI / 2) * (i / steps)
  const ring = (side: number, rise: number): number[][] =>
    [0, 1, 2, 3].flatMap((turn) =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const a = (Math.PI / 2) * turn + quarter(i)
        const [sx, sz] = [turn === 0 || turn === 3 ? 1 : -1, turn < 2 ? 1 : -1]
        return [
          mx + sx * x + r * Math.cos(rise) * Math.cos(a),
          my + side * (y + r * Math.sin(rise)),
          mz + sz * z + r * Math.cos(rise) * Math.sin(a),
        ]
      }),
    )
  const all = [
    ...[3, 2, 1, 0].map((i) => ring(-1, quarter(i))),
    ...[0, 1, 2, 3].map((i) => ring(1, quarter(i))),
  ]
  const ends = [my - (half[1] ?? 0), my + (half[1] ?? 0)]
  const flat = (level: number): number[][] => all[0]?.map(() => [mx, level, mz]) ?? []
  return loft([flat(ends[0] ?? 0), ...all, flat(ends[1] ?? 0)])
}

/** An external thread around the y axis, between two heights. */
export function thread(radius: number, [from, to]: readonly [number, number], pitch = 0.05): string {
  const count = Math.round(((to - from) / pitch) * 24)
  const path = Array.from({ length: count + 1 }, (_, i) => {
    const a = (2 * Math.PI * i) / 24
    return [radius * Math.cos(a), from + ((to - from) * i) / count, radius * Math.sin(a)]
  })
  const h = pitch * 0.42
  return union(
    `cylinder { <0,${from},0>,<0,${to},0>,${radius} open }`,
    loft(
      path.map(([x = 0, y = 0, z = 0]) => {
        const far = (radius + pitch * 0.45) / radius
        return [
          [x, y - h, z],
          [x * far, y - h * 0.2, z * far],
          [x * far, y + h * 0.2, z * far],
          [x, y + h, z],
        ]
      }),
      false,
    ),
  )
}

/** A hexagon nut around the y axis with bevelled corners; `radius` is measured to its flats. */
export function hexNut(radius: number, from: number, to: number): string {
  const big = radius * 1.1547
  const ring = (r: number, y: number): Vector[] =>
    filletPath(
      Array.from({ length: 8 }, (_, i) => {
        const a = (Math.PI / 3) * i
        return [r * Math.cos(a), y, r * Math.sin(a)]
      }),
      big * 0.1,
      3,
    ).slice(1, -1)
  const bevel = (to - from) * 0.08
  return loft([
    ring(radius * 0.2, from),
    ring(big * 0.93, from),
    ring(big, from + bevel),
    ring(big, from + bevel),
    ring(big, to - bevel),
    ring(big, to - bevel),
    ring(big * 0.93, to),
    ring(radius * 0.2, to),
  ])
}
