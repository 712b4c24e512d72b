/** Smooth meshes with creases, and vector arithmetic. */
import { gridFaces, vectorList } from './mesh-text.ts'

export type Vector = readonly [x: number, y: number, z: number]
export type Point2 = readonly [x: number, y: number]
export type Face = readonly [a: number, b: number, c: number]

export const zero: Vector = [0, 0, 0]

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}
export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
export function scaled(a: Vector, by: number): Vector {
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
  return long < 1e-12 ? [0, 1, 0] : scaled(a, 1 / long)
}

export type MeshData = {
  readonly points: readonly Vector[]
  readonly faces: readonly Face[]
  /** Weight of each face in vertex normals, on top of its area. */
  readonly weights?: readonly number[]
  readonly uvs?: readonly Point2[]
}

/** A mesh, smooth except at edges sharper than `crease` degrees; `paint` is mapped by the UV coordinates, if any. */
export function mesh({ points, faces, weights, uvs }: MeshData, crease = 38, paint = ''): string {
  const names = points.map((p) => p.map((part) => Math.round(part * 4000)).join(','))
  const faceNormals = faces.map(([a, b, c], f) => {
    const from = points[a] ?? zero
    return scaled(
      cross(subtract(points[b] ?? zero, from), subtract(points[c] ?? zero, from)),
      weights?.[f] ?? 1,
    )
  })
  const unitNormals = faceNormals.map(unit)
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
  const kept: Face[] = []
  const indices: Face[] = []
  faces.forEach((face, f) => {
    if (Math.hypot(...(faceNormals[f] ?? zero)) < 1e-10) return
    const own = unitNormals[f] ?? zero
    const [a = 0, b = 0, c = 0] = face.map((corner) => {
      let total: Vector = zero
      for (const g of around.get(names[corner] ?? '') ?? [])
        if (dot(unitNormals[g] ?? zero, own) > limit) total = add(total, faceNormals[g] ?? zero)
      return normals.push(unit(total)) - 1
    })
    kept.push(face)
    indices.push([a, b, c])
  })
  const uvVectors = uvs === undefined ? '' : ` uv_vectors { ${vectorList(uvs)} }`
  const uvMapping = uvs === undefined ? '' : ' uv_mapping'
  return `mesh2 { vertex_vectors { ${vectorList(points)} } normal_vectors { ${vectorList(normals)} }${uvVectors} face_indices { ${vectorList(kept)} } normal_indices { ${vectorList(indices)} } inside_vector <0.31,0.87,0.22>${uvMapping} ${paint} }`
}

/** A parametric surface over the unit square. */
export function surfaceGrid(
  [across, along]: readonly [number, number],
  at: (u: number, v: number) => Vector,
): MeshData {
  const points: Vector[] = []
  const uvs: Point2[] = []
  for (let j = 0; j <= along; j += 1)
    for (let i = 0; i <= across; i += 1) {
      points.push(at(i / across, j / along))
      uvs.push([i / across, j / along])
    }
  return { points, faces: gridFaces(across, along), uvs }
}

export function surface(
  grid: readonly [number, number],
  at: (u: number, v: number) => Vector,
  crease = 50,
): string {
  const { points, faces } = surfaceGrid(grid, at)
  return mesh({ points, faces }, crease)
}

/** Faces between n rings of `sides` points each. */
export function tubeFaces(n: number, sides: number): Face[] {
  const faces: Face[] = []
  for (let i = 0; i < n - 1; i += 1)
    for (let k = 0; k < sides; k += 1) {
      const a = i * sides + k
      const b = i * sides + ((k + 1) % sides)
      faces.push([a, b, b + sides], [a, b + sides, a + sides])
    }
  return faces
}
