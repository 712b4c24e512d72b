import { outlineCorners, points2d, points3d } from '../kit/point-lists.ts'
import {
  topView,
  obliqueView,
  sphere,
  brushed,
  cylinder,
  dullMetal,
  union,
  plated,
  object,
  scene,
  screwHead,
} from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import { spline, sweep, tube, lathe } from '../kit/sweeps.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import { thread } from './threads.ts'
import { gloss } from '../kit/textures.ts'

const cabinetHandle: SceneFactory = (tone) => {
  const texture = tone === 'satin' ? brushed('satin', 'x') : plated(tone)
  const path = spline(
    points3d(
      '-1.2 0 0, -1.2 0.28 0, -1.17 0.42 0, -1.06 0.5 0, -0.8 0.515 0, 0 0.515 0, 0.8 0.515 0, 1.06 0.5 0, 1.17 0.42 0, 1.2 0.28 0, 1.2 0 0',
    ),
    10,
  )
  const one = (): string =>
    union([
      object(sweep(path, { size: () => [0.1, 0.085], up: [0, 0, 1], sides: 28, power: 3.2 }), texture),
      ...[-1.2, 1.2].map((x) =>
        object(
          lathe(points2d('0 0, 0.15 0, 0.155 0.015, 0.145 0.04, 0.09 0.05'), 40),
          texture,
          `translate x*${x}`,
        ),
      ),
    ])
  const screw = union([
    object(lathe(points2d('0 0, 0.09 0, 0.1 0.02, 0.08 0.06, 0 0.075'), 28), plated('zinc')),
    `object { ${thread({ radius: 0.035, from: -0.55, to: -0.02, pitch: 0.034, texture: plated('zinc') })} }`,
  ])
  return scene(obliqueView(2.7, 0.22), [
    `object { ${one()} rotate y*16 translate <0.05,0,0.45> }`,
    `object { ${one()} rotate x*-84 rotate y*10 translate <-0.08,0.1,-0.42> }`,
    `object { ${screw} rotate z*82 rotate y*30 translate <-0.2,0.09,-1.35> }`,
    `object { ${screw} rotate z*82 rotate y*-50 translate <0.5,0.09,-1.3> }`,
  ])
}

const rail = (long: number, [w, d]: readonly [number, number]): string =>
  `difference { object { ${bevelledBlock([long, w, d], 0.05, 0.02)} } object { ${bevelledBlock([long + 1, w - 0.07, d], 0.04, 0.01)} translate z*-0.04 } ${[0.1, 0.3, 0.5, 0.7, 0.9].map((t) => `cylinder { <${(t - 0.5) * long},0,-1>,<${(t - 0.5) * long},0,1>,${w * 0.13} }`).join(' ')} }`

const drawerChannel: SceneFactory = () => {
  const zinc = plated('zinc', 'normal { bumps 0.03 scale <2,0.02,0.02> }')
  const balls = Array.from({ length: 9 }, (_, i) =>
    [-0.185, 0.185].map((y) => sphere([0.15 + i * 0.085, y, -0.03], 0.042)),
  ).flat()
  const one = (shift: number): string =>
    union([
      object(rail(2.5, [0.5, 0.13]), zinc),
      object(rail(2.3, [0.36, 0.1]), plated('zinc'), `translate <${0.35 + shift},0,-0.02>`),
      object(rail(2.2, [0.25, 0.08]), zinc, `translate <${0.75 + shift},0,-0.03>`),
      union([...balls, plated('nickel')], `translate x*${shift}`),
      object(
        bevelledBlock([0.26, 0.2, 0.05], 0.03, 0.02),
        gloss('#2b62ad'),
        `translate <${1.72 + shift},0,-0.06>`,
      ),
      object(bevelledBlock([0.16, 0.3, 0.08], 0.03, 0.02), gloss('#232528'), 'translate <-1.18,0,-0.04>'),
    ])
  return scene(topView(2.3, 0.1), [
    `object { ${one(0)} rotate x*62 rotate y*-34 scale 0.82 translate <-0.32,0.24,0.42> }`,
    `object { ${one(-0.35)} rotate x*62 rotate y*-34 scale 0.82 translate <0.02,0.24,-0.42> }`,
  ])
}

const basket: SceneFactory = () => {
  const steel = dullMetal('nickel')
  const [w, d, h] = [1.25, 0.85, 0.85]
  const loop = (y: number, r: number, k = 1): string => {
    const [a, b] = [w * k, d * k]
    const corners: Vector[] = [
      [-a, y, -b],
      [0, y, -b],
      [a, y, -b],
      [a, y, 0],
      [a, y, b],
      [0, y, b],
      [-a, y, b],
      [-a, y, 0],
    ]
    return object(tube(spline(corners.flatMap(corner), 4, true), r, 10), steel)
  }
  const u = (points: Vector[]): string => object(tube(spline(points, 5), 0.018, 8), steel)
  const long = Array.from({ length: 17 }, (_, i): string => {
    const x = -1.16 + i * 0.145
    return u([
      [x, h, -d],
      [x, 0.22, -d],
      [x, 0.12, -d],
      [x, 0.05, -d + 0.03],
      [x, 0.03, -d + 0.1],
      [x, 0.03, -d + 0.2],
      [x, 0.03, d - 0.2],
      [x, 0.03, d - 0.1],
      [x, 0.05, d - 0.03],
      [x, 0.12, d],
      [x, 0.22, d],
      [x, h, d],
    ])
  })
  const cross = Array.from({ length: 6 }, (_, i): string => {
    const z = -0.7 + i * 0.28
    return u([
      [-w, h, z],
      [-w, 0.24, z],
      [-w, 0.14, z],
      [-w + 0.03, 0.08, z],
      [-w + 0.1, 0.06, z],
      [-w + 0.2, 0.06, z],
      [w - 0.2, 0.06, z],
      [w - 0.1, 0.06, z],
      [w - 0.03, 0.08, z],
      [w, 0.14, z],
      [w, 0.24, z],
      [w, h, z],
    ])
  })
  return scene({ from: [1.7, 3.3, -6.8], to: [0, 0.38, 0], angle: 26.5 }, [
    union(
      [
        ...long,
        ...cross,
        loop(h, 0.045),
        loop(h * 0.55, 0.022, 0.995),
        object(
          bevelledBlock([0.5, 0.2, 0.03], 0.03, 0.01),
          plated('satin'),
          `translate <0,0.6,${-d - 0.03}>`,
        ),
      ],
      'rotate y*-24',
    ),
  ])
}

/** Two close points instead of one keep the straights of a splined loop straight. */
function corner([x, y, z]: Vector): Vector[] {
  if (Math.abs(x) < 1e-6 || Math.abs(z) < 1e-6) return [[x, y, z]]
  const r = 0.12
  const [sx, sz] = [Math.sign(x), Math.sign(z)]
  const alongX: Vector = [x - sx * r, y, z]
  const mid: Vector = [x - sx * r * 0.29, y, z - sz * r * 0.29]
  const alongZ: Vector = [x, y, z - sz * r]
  return sx * sz > 0 ? [alongZ, mid, alongX] : [alongX, mid, alongZ]
}

const cupHinge: SceneFactory = () => {
  const nickel = plated('nickel')
  const arm = filletOutline(
    outlineCorners('0.55 -0.2, 1.0 -0.24, 2.3 -0.24 0.1, 2.3 0.24 0.1, 1.0 0.24, 0.55 0.2'),
    0.05,
  )
  return scene(topView(2.5, 0.2), [
    union(
      [
        object(
          `difference { object { ${plate(filletOutline(outlineCorners('-0.42 -0.95 0.2, 0.12 -0.95 0.2, 0.2 -0.6 0.2, 0.4 -0.4, 0.4 0.4, 0.2 0.6 0.2, 0.12 0.95 0.2, -0.42 0.95 0.2, -0.55 0.3 0.3, -0.55 -0.3 0.3'), 0.15), [0.06, 0.02])} rotate x*90 } cylinder { -y,y,0.47 } }`,
          nickel,
          'translate y*0.4',
        ),
        object(
          `difference { object { ${lathe(points2d('0 0.43, 0.5 0.43, 0.53 0.42, 0.53 0.08, 0.5 0.05, 0 0.05'), 64)} } cylinder { y*0.1,y*2,0.46 } }`,
          nickel,
        ),
        `object { ${screwHead(0.1, plated('zinc'), 30)} rotate x*90 translate <-0.15,0.43,0.74> }`,
        `object { ${screwHead(0.1, plated('zinc'), 70)} rotate x*90 translate <-0.15,0.43,-0.74> }`,
        object(
          bevelledBlock([0.8, 0.3, 0.1], 0.1, 0.03),
          nickel,
          'rotate x*90 rotate z*16 translate <0.3,0.36,0>',
        ),
        object(
          cylinder(
            [
              [0.62, 0.42, -0.22],
              [0.62, 0.42, 0.22],
            ],
            0.05,
          ),
          plated('zinc'),
        ),
        object(
          cylinder(
            [
              [-0.1, 0.3, -0.3],
              [-0.1, 0.3, 0.3],
            ],
            0.04,
          ),
          plated('zinc'),
        ),
        object(plate(arm, [0.3, 0.06]), nickel, 'rotate x*90 rotate z*-3 translate <0,0.42,0>'),
        ...[1.25, 1.95].map(
          (x) =>
            `union { ${object(`difference { cylinder { <${x},0.4,0>,<${x},0.56,0>,0.15 } cylinder { <${x},0.5,0>,<${x},0.7,0>,0.12 } }`, nickel)} object { ${screwHead(0.12, plated('zinc'), x * 40)} rotate x*90 translate <${x},0.5,0> } }`,
        ),
        object(
          plate(
            filletOutline(
              outlineCorners(
                '1.0 -0.75 0.2, 1.5 -0.75 0.2, 1.7 -0.3, 2.2 -0.3, 2.2 0.3, 1.7 0.3, 1.5 0.75 0.2, 1.0 0.75 0.2',
              ),
              0.1,
            ),
            [0.12, 0.03],
          ),
          nickel,
          'rotate x*90 translate <0,0.08,0>',
        ),
        ...[-0.56, 0.56].map(
          (z) =>
            `object { ${screwHead(0.11, plated('zinc'), z * 100)} rotate x*90 translate <1.25,0.14,${z}> }`,
        ),
      ],
      'scale 0.94 rotate y*-24 translate <-0.72,0,-0.36>',
    ),
  ])
}

export const fittingScenes: Scenes = {
  'cabinet-handle': cabinetHandle,
  'drawer-channel': drawerChannel,
  basket,
  'cup-hinge': cupHinge,
}
