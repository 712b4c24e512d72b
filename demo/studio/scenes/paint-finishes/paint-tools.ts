import { darken, lighten } from '../kit/colours.ts'
import type { Camera, Point, SceneFactory, Scenes } from '../scene.ts'
import { surface, lathe, wire } from '../kit/uv-meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { gloss, matt, metal, satin, srgb } from '../kit/textures.ts'

const above: Camera = { from: [0.3, 5.6, -5.4], to: [0.02, 0.02, 0.02], angle: 17.4 }

const f = (value: number): string => value.toFixed(3)

/** A sheet of abrasive paper, grit up, one corner turned over. */
function grit(colour: string, seed: number): string {
  const at =
    (drop: number) =>
    (u: number, v: number): Point => {
      const x = (u - 0.5) * 1.25
      const z = (v - 0.5) * 1.6
      const corner = Math.max(0, u + (1 - v) - 1.28)
      const lift = 0.62 * corner ** 1.8 + 0.02 * Math.sin(u * 3 + seed) * v + 0.012
      return [x - corner * corner * 0.35, lift - drop, z + corner * corner * 0.35]
    }
  const face = `texture { pigment { bozo scale 0.012 color_map { [0 ${srgb(darken(colour, 0.35))}] [0.5 ${srgb(colour)}] [0.8 ${srgb(lighten(colour, 0.25))}] [1 ${srgb(lighten(colour, 0.6))}] } } normal { bumps 0.7 scale 0.009 } finish { diffuse 0.85 specular 0.3 roughness 0.05 } }`
  return `union { ${surface(at(0), [48, 48], face)} ${surface(at(0.006), [48, 48], matt('#d6bf98'))} }`
}

const sandpaper: SceneFactory = () => ({
  camera: { from: [0.3, 5.2, -5.6], to: [0, 0.1, 0], angle: 20.5 },
  objects: `
object { ${grit('#7d7f82', 1)} rotate y*-14 translate <-0.38,0,-0.2> translate y*0.04 }
object { ${grit('#44484d', 2)} rotate y*4 translate <0.02,0.02,0.14> }
object { ${grit('#8a4b36', 3)} rotate y*22 translate <0.42,0.0,0.22> }`,
})

/** A roll of masking tape around the y axis, one unit across. */
function tape(wide: number): string {
  const side = `texture { pigment { cylindrical scale 1.2 color_map { ${Array.from({ length: 13 }, (_, i) => `[${f(i / 12)} ${srgb(i % 2 === 0 ? '#ead9a6' : '#d9c48a')}]`).join(' ')} } } finish { diffuse 0.85 specular 0.1 roughness 0.05 } }`
  const face = `texture { pigment { bozo scale <0.05,0.2,0.05> color_map { [0 ${srgb('#efdfae')}] [1 ${srgb('#e3cf97')}] } } normal { bumps 0.25 scale <0.008,0.05,0.008> } finish { diffuse 0.85 specular 0.15 roughness 0.05 } }`
  const flat = (y: number, path: 1 | -1): string =>
    lathe(
      path === 1
        ? [
            [0.62, y],
            [0.98, y, 0.02],
            [1, y - 0.012],
          ]
        : [
            [1, y + 0.012],
            [0.98, y, 0.02],
            [0.62, y],
          ],
      side,
      96,
    )
  return `union { ${lathe(
    [
      [1, 0.01],
      [1, wide - 0.01],
    ],
    face,
    96,
  )} ${flat(wide, 1)} ${flat(0, -1)}
${lathe(
  [
    [0.56, 0],
    [0.62, 0],
    [0.62, wide],
  ],
  matt('#b99b62'),
  96,
)} ${lathe(
    [
      [0.62, wide + 0.001],
      [0.56, wide + 0.001, 0.01],
      [0.555, 0],
    ],
    matt('#cdb27c'),
    96,
  )} }`
}

const tapeRoll: SceneFactory = () => ({
  camera: { from: [1.1, 3.6, -6.8], to: [0.02, 0.66, 0], angle: 18.6 },
  objects: `#declare Roll = ${tape(0.5)}
object { Roll scale 0.74 rotate y*30 translate <-0.34,0,-0.35> }
object { Roll scale 0.74 translate y*-0.18 rotate x*-78 rotate y*-20 translate <0.3,0.745,0.5> }`,
})

const halfWidth = (t: number): number => {
  if (t < 0.06) return 0.11 * Math.sqrt(Math.max(0, 1 - (1 - t / 0.06) ** 2))
  if (t < 0.55) return 0.11 - 0.03 * Math.sin(((t - 0.06) / 0.49) * Math.PI)
  const k = (t - 0.55) / 0.45
  return 0.11 + 0.27 * k * k * (3 - 2 * k)
}

const hair = (i: number, colour: string): string =>
  `#declare Hair${i} = texture { pigment { gradient x scale 1.3 color_map { [0 ${srgb(colour)}] [0.6 ${srgb(colour)}] [0.9 ${srgb(lighten(colour, 0.35))}] } } finish { diffuse 0.85 specular 0.25 roughness 0.04 } }`

/** A flat brush on its side, with its handle along x. */
function flatBrush(): string {
  const handle = surface(
    (u, v) => {
      const a = u * 2 * Math.PI
      const w = halfWidth(v)
      const deep = 0.075 * Math.min(1, w / 0.1) * (0.75 + 0.25 * Math.sin(v * 3))
      return [-1.35 + v * 1.38, deep * Math.sin(a), w * Math.cos(a)]
    },
    [40, 70],
    `texture { pigment { wood turbulence 0.06 scale 0.05 rotate y*88 rotate z*3 color_map { [0 ${srgb('#d59a50')}] [0.7 ${srgb('#c4853c')}] [1 ${srgb('#9c6226')}] } } finish { diffuse 0.78 specular 0.6 roughness 0.008 reflection { 0.02,0.18 } } }`,
  )
  const steel = metal('steel')
  const ferrule = `union { superellipsoid { <0.25,0.12> scale <0.2,0.1,0.4> translate <0.2,0,0> } ${[0.06, 0.34].map((x) => `superellipsoid { <0.3,0.1> scale <0.018,0.106,0.406> translate <${x},0,0> }`).join(' ')} ${[-0.26, 0, 0.26].map((z) => `sphere { 0, 0.025 scale <1,0.4,1> translate <0.2,0.1,${z}> }`).join(' ')} ${steel} }`
  const random = seededRandom(6)
  const hairs = Array.from({ length: 900 }, () => {
    const a = random() * 2 - 1
    const b = random() * 2 - 1
    const tip = 1.16 - 0.05 * a * a - 0.1 * b * b + (random() - 0.5) * 0.06
    return `cone { <0.34,${f(b * 0.085)},${f(a * 0.37)}> 0.009 <${f(tip)},${f(b * 0.07 + (random() - 0.5) * 0.03)},${f(a * 0.41 + (random() - 0.5) * 0.03)}> 0.003 texture { Hair${Math.floor(random() * 3)} } }`
  }).join('\n')
  return `${hair(0, '#d9bf8b')} ${hair(1, '#c7a86c')} ${hair(2, '#ead7ad')}
#declare Brush = union { ${handle} ${ferrule} ${hairs} sphere { 0, 1 scale <0.34,0.07,0.36> translate <0.5,0,0> texture { Hair1 } }
cylinder { <-1.22,0.075,0> <-1.22,0.05,0> 0.032 ${matt('#4f3212')} } torus { 0.034 0.008 translate <-1.22,0.068,0> ${steel} } }`
}

const brush: SceneFactory = () => ({
  camera: above,
  objects: `${flatBrush()}
object { Brush scale 0.98 rotate x*4 rotate y*-48 translate <0.06,0.11,0.08> }`,
})

const roller: SceneFactory = () => {
  const chrome = metal('zinc')
  const random = seededRandom(3)
  const tufts = Array.from({ length: 2300 }, () => {
    const a = random() * 2 * Math.PI
    const x = (random() - 0.5) * 1.34
    const r = 0.23 + random() * 0.008
    return `sphere { <${f(x)},${f(Math.sin(a) * r)},${f(Math.cos(a) * r)}> ${f(0.016 + random() * 0.007)} }`
  }).join('\n')
  const nap = `texture { pigment { bozo scale 0.05 color_map { [0 ${srgb('#f4e9cf')}] [1 ${srgb('#ecdcb6')}] } } normal { bumps 0.2 scale 0.01 } finish { diffuse 0.88 } }`
  const blue = gloss('#2f6db3')
  const frame = wire(
    (
      [
        [0.7, 0.24, 0.45],
        [0.92, 0.24, 0.45],
        [0.97, 0.24, 0.43],
        [0.99, 0.24, 0.38],
        [0.99, 0.24, 0.05],
        [0.97, 0.24, 0],
        [0.92, 0.24, -0.03],
        [0.1, 0.16, -0.12],
        [0.04, 0.15, -0.14],
        [0.01, 0.145, -0.19],
        [0, 0.14, -0.3],
        [0, 0.12, -0.6],
      ] as const
    ).map(([x, y, z]): Point => [x, y, z]),
    0.034,
    chrome,
  )
  return {
    camera: { from: [0.2, 5.4, -5.6], to: [0.02, 0.02, -0.2], angle: 18.8 },
    objects: `union {
union { union { cylinder { <-0.68,0,0> <0.68,0,0> 0.236 } ${tufts} ${nap} }
${[-1, 1].map((side) => `union { cylinder { <${side * 0.66},0,0> <${side * 0.705},0,0> 0.2 } torus { 0.19 0.02 rotate z*90 translate x*${side * 0.7} } cylinder { <${side * 0.7},0,0> <${side * 0.73},0,0> 0.06 } ${blue} }`).join(' ')} translate <0,0.262,0.45> }
${frame}
object { ${lathe(
      [
        [0, 0],
        [0.1, 0, 0.05],
        [0.115, 0.2, 0.05],
        [0.085, 0.45, 0.1],
        [0.12, 0.75, 0.1],
        [0.1, 0.98, 0.08],
        [0.06, 1.04, 0.02],
        [0.05, 1.08],
      ],
      satin('#2f6db3'),
    )} rotate x*94 translate <0,0.12,-1.6> }
object { ${lathe(
      [
        [0.088, 0.3],
        [0.096, 0.34, 0.02],
        [0.096, 0.52, 0.02],
        [0.1, 0.56],
      ],
      matt('#24282d'),
    )} rotate x*94 translate <0,0.12,-1.6> }
translate <-0.05,0,0.25> rotate y*24 }`,
  }
}

export const paintToolScenes: Scenes = { sandpaper, 'tape-roll': tapeRoll, brush, roller }
