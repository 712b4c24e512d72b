import { millScale } from '../kit/mineral-textures.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { extrude, filletPolygon, times, num, vec, orbitCamera, wire, wires } from '../kit/meshes.ts'
import type { PolygonCorner } from '../kit/meshes.ts'

const steel = millScale('#8e9296', 0.5)
/** Freshly sawn steel. */
const sawn = `texture { pigment { srgb <0.74,0.745,0.75> } normal { bumps 0.03 scale 0.03 } finish { diffuse 0.6 specular 0.4 roughness 0.04 metallic reflection { 0.06,0.15 metallic } } }`

type Profile = readonly (readonly [number, number])[]

/** A rolled section along z, with a sawn end towards the camera. */
function length(profile: Profile, long: number): string {
  const edge = [...profile, ...profile.slice(0, 1)].map(([x, y]) => [x, y, 0.002] as const)
  return `union { ${extrude(profile, long)} ${steel} } ${extrude(profile, 0.004)} ${sawn} translate z*-0.003 } ${wire(edge, 0.006)} ${steel} } }`
}

type Laid = {
  readonly x: number
  readonly y: number
  readonly z?: number
  readonly turn?: number
  readonly flip?: number
}

function laid(profile: Profile, long: number, places: readonly Laid[]): string {
  const copies = places.map(
    ({ x, y, z = 0, turn = 0, flip = 0 }) =>
      `object { Section rotate z*${flip} rotate y*${turn} translate ${vec([x, y, z])} }`,
  )
  return `#declare Section = ${length(profile, long)}\n${copies.join('\n')}`
}

const camera = orbitCamera([0, 0.42, 1.1], 2.6, { turn: -36, lift: 24 })

function angleProfile(w: number, t: number): PolygonCorner[] {
  return [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2, t, t * 0.7],
    [-w / 2 + t, t, t],
    [-w / 2 + t, w, t * 0.7],
    [-w / 2, w],
  ]
}

const angle: SceneFactory = () => ({
  camera: orbitCamera([0.1, 0.4, 1.1], 2.65, { turn: 36, lift: 24 }),
  objects: laid(filletPolygon(angleProfile(0.66, 0.085)), 2.6, [
    { x: -0.34, y: 0 },
    { x: -0.245, y: 0.09, z: 0.1 },
    { x: 0.47, y: 0, z: 0.05 },
    { x: 0.565, y: 0.09, z: 0.2 },
  ]),
})

function channelProfile(w: number, h: number, t: number): PolygonCorner[] {
  return [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2, t * 0.9, t * 0.5],
    [-w / 2 + t * 0.8, t * 1.35, t],
    [-w / 2 + t * 0.8, h - t * 1.35, t],
    [w / 2, h - t * 0.9, t * 0.5],
    [w / 2, h],
    [-w / 2, h],
  ]
}

const channel: SceneFactory = () => ({
  camera: orbitCamera([0, 0.42, 1.1], 2.6, { turn: 36, lift: 24 }),
  objects: laid(filletPolygon(channelProfile(0.5, 0.95, 0.085)), 2.5, [
    { x: -0.42, y: 0, flip: 0 },
    { x: 0.3, y: 0, z: 0.16 },
  ]),
})

function beamProfile(w: number, h: number, t: number): PolygonCorner[] {
  const web = t * 0.36
  return [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2, t * 0.8, t * 0.4],
    [web, t * 1.5, t],
    [web, h - t * 1.5, t],
    [w / 2, h - t * 0.8, t * 0.4],
    [w / 2, h],
    [-w / 2, h],
    [-w / 2, h - t * 0.8, t * 0.4],
    [-web, h - t * 1.5, t],
    [-web, t * 1.5, t],
    [-w / 2, t * 0.8, t * 0.4],
  ]
}

const beam: SceneFactory = () => ({
  camera: orbitCamera([0, 0.45, 1.1], 2.8, { turn: -36, lift: 22 }),
  objects: laid(filletPolygon(beamProfile(0.62, 1.02, 0.1)), 2.5, [
    { x: -0.4, y: 0 },
    { x: 0.36, y: 0, z: 0.2 },
  ]),
})

const flat: SceneFactory = () => ({
  camera,
  objects: laid(
    filletPolygon([
      [-0.29, 0, 0.012],
      [0.29, 0, 0.012],
      [0.29, 0.075, 0.012],
      [-0.29, 0.075, 0.012],
    ]),
    2.5,
    times(9, (i) => {
      const [row, column] = [Math.floor(i / 3), i % 3]
      return {
        x: (column - 1) * 0.61 + ((i * 7) % 4) * 0.008,
        y: row * 0.077,
        z: ((i * 5) % 7) * 0.03,
        turn: (((i * 11) % 5) - 2) * 0.2,
      }
    }).concat([
      { x: -0.2, y: 0.231, z: 0.05, turn: 2.2 },
      { x: 0.36, y: 0.231, z: 0.18, turn: -1.4 },
      { x: 0.1, y: 0.308, z: 0.02, turn: -5 },
    ]),
  ),
})

function squares(size: number, rows: readonly number[]): Laid[] {
  return rows.flatMap((count, row) =>
    times(count, (k) => ({
      x: (k - (count - 1) / 2) * size * 1.02,
      y: row * size * 1.005,
      z: ((row * 5 + k * 7) % 6) * 0.025,
      turn: 0,
    })),
  )
}

function square(side: number, radius: number): Profile {
  const s = side / 2
  return filletPolygon(
    [
      [-s, 0, radius],
      [s, 0, radius],
      [s, side, radius],
      [-s, side, radius],
    ],
    5,
  )
}

const squareBar: SceneFactory = () => ({
  camera,
  objects: laid(square(0.235, 0.014), 2.5, squares(0.235, [6, 5, 4])),
})

/** A square hollow section with its weld seam left of the middle. */
function hollow(side: number, wall: number, long: number): string {
  const s = side / 2
  const r = wall * 1.8
  const outer = square(side, r)
  const inner = square(side - 2 * wall, r * 0.5).map(([x, y]) => [x, y + wall] as const)
  const ring = [...outer, ...outer.slice(0, 1), ...inner.slice(0, 1), ...inner.toReversed()]
  const edge = [...outer, ...outer.slice(0, 1)].map(([x, y]) => [x, y, 0.002] as const)
  return `union { ${extrude(ring, long)} ${steel} } ${extrude(ring, 0.004)} ${sawn} translate z*-0.003 } ${wire(edge, 0.005)} ${steel} } box { <${num(-s + wall * 1.2)},${num(wall * 0.95)},0.02>,<${num(-s + wall * 1.8)},${num(wall * 1.15)},${long}> ${steel} } }`
}

const squareTube: SceneFactory = () => {
  const places = squares(0.44, [3, 2]).concat([{ x: 0.02, y: 0.886, z: 0.04, turn: 0 }])
  return {
    camera: orbitCamera([0, 0.5, 1.1], 2.8, { turn: -36, lift: 23 }),
    objects: `#declare Section = ${hollow(0.44, 0.036, 2.5)}\n${places.map(({ x, y, z = 0 }) => `object { Section translate ${vec([x, y, z])} }`).join('\n')}`,
  }
}

const dome = (part: number): number => 0.003 + 0.016 * Math.sqrt(Math.max(0, 1 - (part * 2 - 1) ** 2))

/** A plate in x and z with rows of alternating lozenges. */
function plate(size: number): string {
  const step = 0.115
  const count = Math.floor(size / step)
  const bars = times(count * count, (i): Point[] => {
    const [row, column] = [Math.floor(i / count), i % count]
    const lean = (row + column) % 2 === 0 ? 1 : -1
    const [x, z] = [(column - (count - 1) / 2) * step, (row - (count - 1) / 2) * step]
    return times(7, (k): Point => [x + ((k - 3) / 3) * 0.05, 0.033, z + ((k - 3) / 3) * 0.05 * lean])
  })
  const half = size / 2
  return `union { box { ${vec([-half, -0.035, -half])},${vec([half, 0.035, half])} } ${wires(bars, dome, 8)} } ${millScale('#9a9ea2', 0.15)} }`
}

const chequer: SceneFactory = () => ({
  camera: orbitCamera([0.02, 0.8, 0.1], 2.6, { turn: 22, lift: 24 }),
  objects: `#declare Plate = ${plate(1.75)}
object { Plate rotate y*3 translate <0.02,0.035,-0.1> }
object { Plate rotate y*-2 translate <-0.02,0.105,-0.06> }
object { Plate rotate x*-64 rotate y*-4 translate <0,0.96,0.72> }`,
})

export const sectionScenes: Scenes = {
  angle,
  channel,
  beam,
  flat,
  'square-bar': squareBar,
  'square-tube': squareTube,
  chequer,
}
