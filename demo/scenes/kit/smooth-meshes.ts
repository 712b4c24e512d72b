/** Smooth meshes for POV-Ray and the little arithmetic they need. */

export type Vector = readonly [x: number, y: number, z: number]
export type Spot = readonly [x: number, y: number]
export type Corner = readonly [a: number, b: number, c: number]

export const none: Vector = [0, 0, 0]

export function sum(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}
export function less(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
export function times(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by]
}
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
export function unit(a: Vector): Vector {
  const long = Math.hypot(...a)
  return long < 1e-12 ? [0, 1, 0] : times(a, 1 / long)
}

const list = (vectors: readonly (readonly number[])[]): string =>
  `${vectors.length},${vectors.map((vector) => `<${vector.map((part) => Number(part.toFixed(4))).join(',')}>`).join(',')}`

export type Net = {
  readonly points: readonly Vector[]
  readonly faces: readonly Corner[]
  /** How much each face bends the normals at its corners, next to its area. */
  readonly weights?: readonly number[]
  readonly spots?: readonly Spot[]
}

/** A mesh, smooth but for edges sharper than `crease` degrees; `paint` is laid on by the spots (uv), if it has any. */
export function mesh({ points, faces, weights, spots }: Net, crease = 38, paint = ''): string {
  const names = points.map((p) => p.map((part) => Math.round(part * 4000)).join(','))
  const turns = faces.map(([a, b, c], f) => {
    const from = points[a] ?? none
    return times(cross(less(points[b] ?? none, from), less(points[c] ?? none, from)), weights?.[f] ?? 1)
  })
  const units = turns.map(unit)
  const around = new Map<string, number[]>()
  faces.forEach((face, f) => {
    for (const corner of face) {
      const name = names[corner] ?? ''
      const known = around.get(name)
      if (known === undefined) around.set(name, [f])
      else known.push(f)
    }
  })
  const limit = Math.cos((crease * Math.PI) / 180)
  const normals: Vector[] = []
  const kept: Corner[] = []
  const indices: Corner[] = []
  faces.forEach((face, f) => {
    if (Math.hypot(...(turns[f] ?? none)) < 1e-10) return
    const own = units[f] ?? none
    const [a = 0, b = 0, c = 0] = face.map((corner) => {
      let total: Vector = none
      for (const g of around.get(names[corner] ?? '') ?? [])
        if (dot(units[g] ?? none, own) > limit) total = sum(total, turns[g] ?? none)
      return normals.push(unit(total)) - 1
    })
    kept.push(face)
    indices.push([a, b, c])
  })
  const laid = spots === undefined ? '' : ` uv_vectors { ${list(spots)} }`
  const uv = spots === undefined ? '' : ' uv_mapping'
  return `mesh2 { vertex_vectors { ${list(points)} } normal_vectors { ${list(normals)} }${laid} face_indices { ${list(kept)} } normal_indices { ${list(indices)} } inside_vector <0.31,0.87,0.22>${uv} ${paint} }`
}

/** A free surface over the unit square. */
export function surfaceNet(
  [across, along]: readonly [number, number],
  at: (u: number, v: number) => Vector,
): Net {
  const points: Vector[] = []
  const spots: Spot[] = []
  const faces: Corner[] = []
  for (let j = 0; j <= along; j += 1)
    for (let i = 0; i <= across; i += 1) {
      points.push(at(i / across, j / along))
      spots.push([i / across, j / along])
    }
  for (let j = 0; j < along; j += 1)
    for (let i = 0; i < across; i += 1) {
      const a = j * (across + 1) + i
      faces.push([a, a + 1, a + across + 2], [a, a + across + 2, a + across + 1])
    }
  return { points, faces, spots }
}

export function surface(
  grid: readonly [number, number],
  at: (u: number, v: number) => Vector,
  crease = 50,
): string {
  const { points, faces } = surfaceNet(grid, at)
  return mesh({ points, faces }, crease)
}

/** The faces of a row of rings with so many sides. */
export function tubeFaces(n: number, sides: number): Corner[] {
  const faces: Corner[] = []
  for (let i = 0; i < n - 1; i += 1)
    for (let k = 0; k < sides; k += 1) {
      const a = i * sides + k
      const b = i * sides + ((k + 1) % sides)
      faces.push([a, b, b + sides], [a, b + sides, a + sides])
    }
  return faces
}
