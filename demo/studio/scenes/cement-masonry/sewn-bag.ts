/** A filled, sewn bag as a mesh: side gussets, gathers under flat hems, wrinkles. Both sides share one image. */
import { gridFaces, vectorList } from '../kit/mesh-text.ts'
import { fractalNoise } from '../kit/noise.ts'

type SewnBag = {
  readonly width: number
  readonly height: number
  /** Half the thickness. */
  readonly depth: number
  readonly print: string
}

type Vector = readonly [number, number, number]

const across = 72
const along = 100

function wrinkle(x: number, y: number): number {
  return fractalNoise([x, y, 0], 1)
}

/** Columns are denser towards the sides, where the bag curves. */
function acrossAt(u: number): number {
  const t = 2 * u - 1
  return Math.sign(t) * (1 - (1 - Math.abs(t)) ** 1.5)
}

/** Part of the half height beyond which the hem is flat. */
const hem = 0.955

function place({ width, height, depth }: SewnBag, side: 1 | -1, u: number, v: number): Vector {
  const a = acrossAt(u)
  const b = 2 * v - 1
  const inner = Math.min(1, Math.abs(b) / hem)
  const swell = Math.max(0, 1 - Math.abs(a) ** 7) ** 0.45 * Math.max(0, 1 - inner ** 6) ** 0.55 * depth
  const edge = Math.min(1, (1 - inner) * 5) * Math.min(1, (1 - Math.abs(a)) * 6)
  const gathers =
    0.016 *
    Math.sin(a * 34 + wrinkle(u * 4, v * 2) * 5) *
    Math.max(0, (inner - 0.72) / 0.28) ** 2 *
    (inner < 1 ? 1 : 0.35)
  const dents = 0.024 * wrinkle(u * 5 + 3, v * 6) * edge + 0.011 * wrinkle(u * 13, v * 17 + 5) * edge
  const creases =
    0.01 *
    Math.sin((Math.abs(a) * 1.2 + Math.abs(b)) * 26 + wrinkle(u * 3, v * 3) * 4) *
    Math.abs(b) ** 6 *
    edge
  const gusset = Math.max(0, (Math.abs(a) - 0.955) / 0.045) * 0.05 * Math.max(0, 1 - inner ** 8)
  const x =
    ((a * width) / 2) * (1 - 0.035 * inner ** 3 + 0.02 * wrinkle(v * 5, 2) - gusset) -
    Math.sign(a) * 0.012 * Math.abs(a) ** 6 * wrinkle(v * 16, side * 3)
  const y = ((b * height) / 2) * (1 - 0.012 * Math.abs(a) ** 3) + 0.012 * wrinkle(u * 6, 9)
  const sway = Math.abs(b) > hem ? 0.02 * wrinkle(u * 5, b * 3 + 8) + (Math.abs(b) - hem) * 0.5 : 0
  return [
    x,
    y,
    -side * (swell + dents + creases + gathers * (inner < 1 ? 1 : 0)) + sway - (inner < 1 ? 0 : side * 0.008),
  ]
}

function cross(a: Vector, b: Vector, c: Vector): Vector {
  const e = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const
  const f = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const
  return [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]]
}

export function sewnBag(shape: SewnBag): string {
  const points: Vector[] = []
  const uvs: (readonly [number, number])[] = []
  const faces: Vector[] = []
  for (const side of [1, -1] as const) {
    const first = points.length
    for (let j = 0; j <= along; j += 1)
      for (let i = 0; i <= across; i += 1) {
        points.push(place(shape, side, i / across, j / along))
        uvs.push([0.5 + (side * acrossAt(i / across)) / 2, j / along])
      }
    faces.push(...gridFaces(across, along, first))
  }
  const normals = points.map(() => [0, 0, 0] as [number, number, number])
  for (const face of faces) {
    const [a, b, c] = face.map((index) => points[index])
    if (a === undefined || b === undefined || c === undefined) throw new Error('A face leaves its mesh')
    const turn = cross(a, b, c)
    for (const index of face) {
      const sum = normals[index]
      if (sum !== undefined) for (const k of [0, 1, 2] as const) sum[k] += turn[k]
    }
  }
  return `mesh2 { vertex_vectors { ${vectorList(points)} } normal_vectors { ${vectorList(normals)} } uv_vectors { ${vectorList(uvs)} } face_indices { ${vectorList(faces)} } uv_mapping pigment { image_map { png "${shape.print}" interpolate 2 } } normal { bumps 0.12 scale 0.008 } finish { diffuse 0.85 specular 0.12 roughness 0.06 } }`
}
