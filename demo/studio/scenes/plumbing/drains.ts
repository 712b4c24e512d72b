import { roundedBox, union, hexNut, object, spline, thread, repeat, tube, lathe } from '../kit/lofts.ts'
import { reflectionCards } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { gloss, metal, satin, srgb } from '../kit/textures.ts'

const steel =
  'texture { pigment { rgb <0.66,0.67,0.68> } normal { bumps 0.02 scale <1.5,0.02,0.02> } finish { diffuse 0.4 specular 0.5 roughness 0.05 metallic reflection { 0.28 metallic } } }'

const band = (r: number, wide: number): string =>
  lathe([
    [r - wide, 0.04],
    [r - wide, 0.115, 0.015],
    [r + wide, 0.115, 0.015],
    [r + wide, 0.04],
  ])

const floorDrain: SceneFactory = () => {
  const plate = `difference { superellipsoid { <0.04,0.3> rotate x*90 scale <1.1,0.06,1.1> translate y*0.06 } cylinder { <0,-1,0>,<0,1,0>,0.8 } }`
  const rim = lathe([
    [0.8, 0.0],
    [0.8, 0.12, 0.01],
    [0.83, 0.14, 0.02],
    [0.86, 0.11],
  ])
  const spokes = repeat(6, (i) =>
    object(roundedBox([0.08, 0.045, -0.05], [0.74, 0.113, 0.05], 0.012), `rotate y*${i * 60 + 15}`),
  )
  const screws = [0, 90, 180, 270].map((a) =>
    object(
      union(
        lathe([
          [0.075, 0.11],
          [0.07, 0.135, 0.02],
          [0.001, 0.145],
        ]),
      ),
      'translate <0.94,0,0.94>',
      `rotate y*${a}`,
    ),
  )
  const slots = [0, 90, 180, 270].map((a) =>
    object(
      'union { box { <-0.05,0.13,-0.01>,<0.05,0.147,0.01> } box { <-0.01,0.13,-0.05>,<0.01,0.147,0.05> } }',
      `rotate y*30 translate <0.94,0,0.94> rotate y*${a}`,
    ),
  )
  const turn = 'rotate y*18'
  return {
    camera: { from: [0, 6.2, -6.2], to: [0, 0.05, 0.02], angle: 20.5 },
    objects:
      reflectionCards +
      object(
        union(
          plate,
          rim,
          band(0.72, 0.055),
          band(0.56, 0.045),
          band(0.4, 0.045),
          band(0.24, 0.045),
          spokes,
          ...screws,
        ),
        steel,
        turn,
      ) +
      object('cylinder { <0,0.14,0>,<0,0.1,0>,0.12 }', steel, turn) +
      object('cylinder { <0,0.001,0>,<0,0.02,0>,0.8 }', satin('#1a1b1d'), turn) +
      object(union(...slots), satin('#2c2e31'), turn),
  }
}

const manhole: SceneFactory = () => {
  const frame = lathe(
    [
      [1.02, 0.02],
      [1.02, 0.24, 0.01],
      [1.05, 0.27, 0.01],
      [1.12, 0.27, 0.02],
      [1.16, 0.2, 0.03],
      [1.22, 0.05, 0.05],
      [1.32, 0.04, 0.02],
      [1.32, 0, 0.01],
    ],
    0.01,
    96,
  )
  const lid = lathe(
    [
      [0.001, 0.235],
      [0.9, 0.235, 0.01],
      [0.92, 0.26, 0.01],
      [0.98, 0.26, 0.015],
      [0.995, 0.24, 0.01],
      [0.995, 0.02],
    ],
    0.01,
    96,
  )
  const stud = roundedBox([-0.055, 0, -0.02], [0.055, 0.035, 0.02], 0.015)
  const studs = repeat(15, (r) =>
    repeat(15, (c) => {
      const [x, z] = [(c - 7) * 0.115, (r - 7) * 0.115]
      const inside =
        Math.hypot(x, z) < 0.84 &&
        Math.hypot(x, z) > 0.27 &&
        Math.abs(Math.abs(x) - 0.62) + Math.abs(z) * 0.9 > 0.16
      return inside
        ? `object { Stud rotate y*${(r + c) % 2 === 0 ? 45 : -45} translate <${x},0.23,${z}> }`
        : ''
    }),
  )
  const keys = [-0.62, 0.62].map((x) =>
    object(roundedBox([x - 0.09, 0.22, -0.035], [x + 0.09, 0.2385, 0.035], 0.008), satin('#17181a')),
  )
  const boss = lathe([
    [0.24, 0.23],
    [0.24, 0.262, 0.012],
    [0.2, 0.262, 0.012],
    [0.2, 0.24],
  ])
  const letters =
    'text { ttf "cyrvetic.ttf" "2.5 T" 0.05, 0 scale <0.15,0.15,0.4> rotate x*90 translate <-0.155,0.262,-0.045> }'
  const texture = `texture { pigment { granite scale 0.3 color_map { [0 ${srgb('#6d7276')}] [0.6 ${srgb('#75797d')}] [1 ${srgb('#80858a')}] } } normal { bumps 0.12 scale 0.02 } finish { diffuse 0.82 specular 0.22 roughness 0.06 reflection { 0.0,0.03 } } }`
  return {
    camera: { from: [0, 4.7, -7], to: [0, 0.06, 0], angle: 20 },
    objects:
      `#declare Stud = ${stud}\n` +
      object(union(frame, lid, studs, boss, letters), texture, 'rotate y*-16') +
      object(union(...keys), 'rotate y*-16') +
      object('cylinder { <0,0.001,0>,<0,0.03,0>,1.05 }', satin('#141517')),
  }
}

const ballCock: SceneFactory = (tone) => {
  const body = union(
    object(thread(0.2, [0.55, 1.0], 0.06), 'rotate z*90 translate y*0.5'),
    object(
      lathe([
        [0.14, 0.6],
        [0.14, 1.02, 0.01],
        [0.2, 1.02, 0.02],
        [0.205, 0.96],
      ]),
      'rotate z*90 translate y*0.5',
    ),
    object(hexNut(0.28, 0.34, 0.54), 'rotate z*90 translate y*0.5'),
    object(
      lathe([
        [0.2, 0.36],
        [0.24, 0.2, 0.05],
        [0.27, -0.16, 0.06],
        [0.18, -0.24, 0.03],
        [0.001, -0.24],
      ]),
      'rotate z*90 translate y*0.5',
    ),
    lathe([
      [0.1, 0.01],
      [0.17, 0.01, 0.02],
      [0.17, 0.12, 0.02],
      [0.13, 0.14, 0.01],
      [0.13, 0.5],
    ]),
    object(roundedBox([0.14, 0.4, -0.13], [0.46, 0.68, -0.07], 0.03)),
    object(roundedBox([0.14, 0.4, 0.07], [0.46, 0.68, 0.13], 0.03)),
    object(roundedBox([0.2, 0.46, -0.05], [0.62, 0.62, 0.05], 0.03)),
    'cylinder { <0.36,0.6,-0.17>,<0.36,0.6,0.17>,0.04 }',
    tube(
      spline(
        [
          [0.55, 0.55, 0],
          [1.0, 0.62, 0],
          [1.5, 0.6, 0],
          [1.9, 0.5, 0],
        ],
        8,
      ),
      0.04,
    ),
    object(hexNut(0.09, 0, 0.08), 'rotate z*-90 translate <1.72,0.54,0>'),
  )
  const float = union(
    'sphere { <2.32,0.52,0>,0.52 }',
    object('torus { 0.52,0.018 rotate z*90 rotate z*8 }', 'translate <2.32,0.52,0>'),
    'cylinder { <1.76,0.53,0>,<1.9,0.52,0>,0.1 }',
  )
  const place = 'translate x*-0.92 scale 0.8 rotate y*20 translate <0,0.001,0.1>'
  return {
    camera: { from: [-0.2, 2.6, -7.4], to: [0.02, 0.4, 0], angle: 24 },
    objects:
      reflectionCards +
      object(body, metal(tone === 'brass' ? 'brass' : 'steel'), place) +
      object(float, gloss('#d9652a'), place),
  }
}

export const drainScenes: Scenes = {
  'floor-drain': floorDrain,
  manhole,
  'ball-cock': ballCock,
}
