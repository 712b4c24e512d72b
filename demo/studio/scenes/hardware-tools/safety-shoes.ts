import { outlineCorners, points2d, stations } from '../kit/point-lists.ts'
import { union, object, scene } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { surface } from '../kit/smooth-meshes.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'
import { plate, filletOutline } from '../kit/plates.ts'
import { spline, loft, sweep, tube } from '../kit/sweeps.ts'
import { satin } from '../kit/textures.ts'

const leather =
  'texture { pigment { srgb <0.085,0.088,0.092> } normal { bumps 0.14 scale 0.016 } finish { diffuse 0.8 specular 0.4 roughness 0.03 reflection { 0.01,0.07 fresnel off } } }'

/** Front edge of the shoe from welt to collar, as [x, height]. */
const front = points2d(
  '-1.14 0.16, -1.2 0.24, -1.2 0.34, -1.14 0.44, -1.0 0.52, -0.74 0.58, -0.52 0.68, -0.34 0.82, -0.2 0.98, -0.1 1.14, -0.06 1.26',
)

const line = spline(
  front.map(([x, y]): Vector => [x, y, 0]),
  5,
)

function frontAt(height: number): number {
  const i = line.findIndex(([, y]) => y >= height)
  return line[i]?.[0] ?? -0.06
}

/** The shoe's outline at a height, seen from above, for `t` from 0 to 1. */
function outline(height: number, t: number): Point2 {
  const rise = (height - 0.16) / 1.1
  const toe = frontAt(height)
  const heel = 0.93 + 0.05 * Math.sin(rise * 5) - 0.06 * rise
  const wide = 0.41 - 0.2 * rise + 0.07 * rise * rise
  const a = 2 * Math.PI * t
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const x = (toe + heel) / 2 + Math.sign(c) * Math.abs(c) ** 0.8 * ((heel - toe) / 2)
  const waist =
    1 -
    0.16 * Math.exp(-(((x - 0.12) / 0.4) ** 2)) * (1 - rise) -
    (x > 0.4 ? 0.1 * (1 - rise) : 0) * (x - 0.4)
  return [x, Math.sign(s) * Math.abs(s) ** 0.8 * wide * waist]
}

function upper(): string {
  return surface(
    [72, line.length - 1],
    (u, v) => {
      const y = line[Math.round(v * (line.length - 1))]?.[1] ?? 0
      const [x, z] = outline(y, u)
      return [x, y, z]
    },
    80,
  )
}

/** A line around the shoe at one height, slightly outside the leather. */
function about(height: number, out: number): Vector[] {
  return spline(
    Array.from({ length: 28 }, (_, i): Vector => {
      const [x, z] = outline(height, i / 28)
      return [0.3 + (x - 0.3) * (1 + out), height, z * (1 + out * 2)]
    }),
    3,
    true,
  )
}

function laces(): string[] {
  return Array.from({ length: 5 }, (_, i) => {
    const y = 0.7 + i * 0.105
    const x = frontAt(y)
    const path: Vector[] = [
      [x + 0.2, y - 0.05, -0.25],
      [x + 0.04, y + 0.02, -0.15],
      [x - 0.05, y + 0.05, 0],
      [x + 0.04, y + 0.02, 0.15],
      [x + 0.2, y - 0.05, 0.25],
    ]
    return object(tube(spline(path, 6), 0.026, 8), satin(i % 2 ? '#d9a01f' : '#e0ac33'))
  })
}

function shoe(): string {
  const sole = filletOutline(
    outlineCorners(
      '-1.24 -0.1 0.3, -1.16 -0.4 0.35, -0.5 -0.46 0.4, 0.3 -0.38 0.4, 0.95 -0.38 0.3, 1.03 0 0.3, 0.95 0.36 0.3, 0.3 0.34 0.4, -0.5 0.44 0.4, -1.14 0.38 0.35',
    ),
    0.3,
    8,
  )
  const treads = Array.from(
    { length: 13 },
    (_, i) => `box { <${-1.07 + i * 0.16},-1,-1>,<${-1.0 + i * 0.16},0.06,1> }`,
  ).join(' ')
  const tongue = stations(
    '-0.42 0.78 0 0.15 0.04, -0.26 0.98 0 0.15 0.04, -0.15 1.2 0 0.15 0.045, -0.14 1.42 0 0.14 0.04',
  )
  const top = about(1.25, 0.01)
  return union([
    object(upper(), leather),
    `difference { object { ${plate(sole, [0.17, 0.04])} rotate x*90 translate y*0.085 } ${treads} ${satin('#c08a22')} }`,
    object(`object { ${plate(sole, [0.06, 0.025])} rotate x*90 translate y*0.18 }`, satin('#17191b')),
    object(
      sweep(top, { size: () => [0.06, 0.07], up: [0, 1, 0], sides: 14, closed: true }),
      satin('#2c3033'),
    ),
    object(tube(about(0.27, 0.012), 0.012, 6), satin('#3a3d40')),
    object(loft(tongue, { up: [-1, 0.7, 0], power: 3, round: 0.04 }), leather),
    object(
      loft(stations('0.93 1.16 0 0.05 0.03, 0.99 1.3 0 0.05 0.03, 1.0 1.42 0 0.04 0.025'), {
        up: [1, 0, 0],
        round: 0.02,
      }),
      satin('#d9a01f'),
    ),
    object(
      `cylinder { <0.42,1.0,0>,<0.42,1.02,0>,0.24 scale <1.6,1,1> translate x*-0.25 }`,
      satin('#0d0e0f'),
    ),
    ...laces(),
  ])
}

const shoes: SceneFactory = () =>
  scene({ from: [-1.0, 3.1, -7.0], to: [-0.02, 0.52, 0], angle: 24.5 }, [
    `#declare shoe = ${shoe()}`,
    'object { shoe scale <1,1,-1> rotate y*10 translate <0.3,0,0.62> }',
    'object { shoe rotate y*-12 translate <-0.22,0,-0.55> }',
  ])

export const safetyShoeScenes: Scenes = { shoes }
