import { millScale } from '../kit/mineral-textures.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { pile } from './piles.ts'
import { filletPolygon, times, num, rotatePoint, vec, orbitCamera, wire, wires } from '../kit/meshes.ts'
import { gloss, metal, satin } from '../kit/textures.ts'

/** A ribbed bar of radius 1 along z from 0: two longitudinal ribs, and slanting crescents on both sides. */
function ribbed(length: number): string {
  const crescents = times(Math.floor(length / 1.15), (i) =>
    [0, Math.PI].map((side) => {
      const points = times(9, (k): Point => {
        const part = k / 8
        const turn = side + 0.24 + part * (Math.PI - 0.48)
        const reach = 0.9 + 0.12 * Math.sin(Math.PI * part) ** 0.6
        const z = 0.5 + i * 1.15 + (side === 0 ? part : part + 0.5) * 1.05
        return [Math.cos(turn) * reach, Math.sin(turn) * reach, z]
      })
      return points
    }),
  ).flat()
  const seams = [-1, 1].map((side) => `cylinder { <${side * 0.98},0,0>,<${side * 0.98},0,${length}>,0.13 }`)
  return `union { cylinder { 0,<0,0,${length}>,0.97 } ${seams.join('')} ${wires(crescents, 0.105, 6)} } }`
}

const barSteel: Readonly<Record<string, string>> = {
  blue: millScale('#8b97a5', 0.15),
  tied: millScale('#8b97a5', 0.15),
  rust: millScale('#94857b', 0.8),
  green: millScale('#7f9a8c', 0.1),
  epoxy: gloss('#2f9160'),
}

/** A strap around a pile at z; its corners are the outer bars. */
function strap(
  z: number,
  corners: readonly Point[],
  { thick, texture }: { thick: number; texture: string },
): string {
  return `${wire(
    [...corners, ...corners.slice(0, 1)].map(([x, y]): Point => [x, y, z]),
    thick,
  )} ${texture} scale <1,1,1> }`
}

const rebar: SceneFactory = (tone) => {
  const radius = 0.125
  const length = 2.6
  const spots = pile([5, 4, 3])
  const steel = barSteel[tone] ?? millScale()
  const ends = tone === 'epoxy' ? satin('#2f9160') : satin('#a9adb2')
  const bars = spots
    .map(([x, y, k]) => {
      const push = ((k * 37) % 11) * 0.014
      return `union { object { Bar rotate z*${k * 47} ${steel} scale <${radius},${radius},${radius}> } disc { <0,0,-0.001>,z,${num(radius * 0.93)} ${ends} } translate ${vec([x * radius, y * radius, push])} }`
    })
    .join('\n')
  const outer = (r: number): Point[] => {
    const around = (x: number, y: number, from: number, to: number): Point[] =>
      times(7, (i) => {
        const a = ((from + ((to - from) * i) / 6) * Math.PI) / 180
        return [x * radius + Math.cos(a) * r, y * radius + Math.sin(a) * r, 0]
      })
    return [
      ...around(4.04, 1, -90, 30),
      ...around(2.02, 4.52, 30, 90),
      ...around(-2.02, 4.52, 90, 150),
      ...around(-4.04, 1, 150, 270),
    ]
  }
  const tie = tone === 'tied' ? metal('zinc') : metal('iron')
  const straps = [0.7, 0.735, 2.2, 2.235].map((z) =>
    strap(z, outer(radius * 1.06), { thick: 0.016, texture: tie }),
  )
  const twist = [0.72, 2.22].map(
    (z) =>
      `${wire(
        times(14, (i): Point => [
          -0.1 + i * 0.012 + Math.sin(i * 2.1) * 0.018,
          radius * 5.6 + i * 0.009,
          z + Math.cos(i * 2.1) * 0.018,
        ]),
        0.014,
      )} ${tie} }`,
  )
  const tag =
    tone === 'tied'
      ? `union { box { <-0.13,-0.36,-0.004>,<0.13,0,0.004> } texture { pigment { image_map { png "print.png" interpolate 2 } scale <0.26,0.36,1> translate <-0.13,-0.36,0> } finish { diffuse 0.85 specular 0.2 roughness 0.04 } } scale 1.35 rotate y*62 rotate z*-8 translate <-0.7,0.46,0.58> }`
      : ''
  return {
    camera: orbitCamera([0, 0.3, 1.22], 2.62, { turn: -40, lift: 24 }),
    objects: `#declare Bar = ${ribbed(length / radius)}\n${bars}${straps.join('')}${twist.join('')}${tag}`,
    ...(tone === 'tied' ? { imageMaps: { 'print.png': heatTag } } : {}),
  }
}

const heatTag = `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="360"><rect width="260" height="360" rx="18" fill="#d9443a"/><circle cx="130" cy="34" r="16" fill="#3a3d40"/><g font-family="DejaVu Sans" font-weight="bold" fill="#fff" text-anchor="middle"><text x="130" y="120" font-size="58">TMT</text><text x="130" y="178" font-size="34">Fe 550D</text><path d="M40 210H220M40 240H220M40 270H160M40 300H190" stroke="#fff" stroke-width="10"/></g></svg>`

/** A stirrup in the xy plane: a closed ring with two bent hooks. */
function ringOfBar(z: number): Point[] {
  const [w, h] = [0.82, 1.0]
  const r = 0.17
  const outline = filletPolygon(
    [
      [-w, h, r],
      [w, h, r],
      [w, -h, r],
      [-w, -h, r],
    ],
    8,
  )
  const corner = times(5, (i): Point => {
    const a = Math.PI * (1 - i * 0.125)
    return [-w + r + Math.cos(a) * r, h - r + Math.sin(a) * r, z + 0.06]
  })
  const ring = outline.map(([x, y], i): Point => [x, y, z + (i / outline.length) * 0.06])
  const hook = (dx: number, dy: number): Point => [-w + 0.08 + dx, h - 0.08 - dy, z]
  const first = ring[0] ?? [0, 0, 0]
  return [
    [0.42 - w, h - 0.62, z],
    hook(0.1, 0.26),
    [first[0] - 0.02, first[1] - 0.05, z],
    ...ring,
    [-w, 0.5, z + 0.062],
    ...corner,
    [-w + 0.24, h - 0.05, z + 0.06],
    [-w + 0.34, h - 0.16, z + 0.06],
    [0.62 - w, h - 0.44, z + 0.06],
  ]
}

const stirrup: SceneFactory = () => {
  const radius = 0.05
  const path = ringOfBar(0)
  const ribs = path.slice(0, -1).flatMap((from, i): Point[][] => {
    const to = path[i + 1] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
    const count = Math.max(1, Math.round(length / 0.062))
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    return times(count, (k) => {
      const part = (k + 0.5) / count
      const [x = 0, y = 0, z = 0] = from.map((value, n) => value + ((to[n] ?? 0) - value) * part)
      return times(13, (n): Point => {
        const a = (n / 12) * Math.PI * 2
        const [dx, dy, dz] = rotatePoint(
          [Math.cos(a) * radius * 0.95, 0, Math.sin(a) * radius * 0.95],
          [0, 0, turn - 68],
        )
        return [x + dx, y + dy, z + dz]
      })
    })
  })
  const steel = millScale('#8b97a5', 0.2)
  const copies = (
    [
      [0, 1.07, 0, -6, 10],
      [0.1, 1.06, 0.2, -7, 4],
      [0.22, 1.06, 0.42, -9, 13],
      [0.3, 1.05, 0.66, -10, 6],
    ] as const
  ).map(
    ([x, y, z, lean, turn]) =>
      `object { Ring ${steel} rotate x*${-lean} rotate y*${turn} translate <${x - 0.14},${y},${z}> }`,
  )
  return {
    camera: orbitCamera([0.03, 1.0, 0.2], 2.5, { turn: 24, lift: 12 }),
    objects: `#declare Ring = union { ${wire(path, radius * 0.96)} } ${wires(ribs, radius * 0.15, 5)} } }\n${copies.join('\n')}`,
  }
}

export const barScenes: Scenes = { rebar, stirrup }
