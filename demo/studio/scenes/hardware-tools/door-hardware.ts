import { outlineCorners, points2d, points3d } from '../kit/point-lists.ts'
import {
  topView,
  sphere,
  brushed,
  cylinder,
  union,
  plated,
  object,
  scene,
  screwHead,
  woodPrint,
} from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import { spline, sweep, tube, lathe } from '../kit/sweeps.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import { satin } from '../kit/textures.ts'

const dim = satin('#141517')

const oak = { 'oak.png': woodPrint(['#d6b68a', '#9c7346'], 7) }

/** A piece of an oak door to mount the hardware on; its face is z = 0. */
function leaf([width, height]: readonly [number, number]): string {
  const grain =
    'texture { pigment { image_map { png "oak.png" interpolate 2 } translate <-0.5,-0.5,0> rotate z*90 scale 3 } finish { diffuse 0.82 specular 0.2 roughness 0.05 reflection { 0.005,0.05 fresnel off } } }'
  return object(bevelledBlock([width, height, 0.3], 0.03, 0.02), grain, `translate <0,${height / 2},0.15>`)
}

function keyhole(y: number): string {
  return `union { cylinder { <0,${y + 0.03},-1>,<0,${y + 0.03},-0.03>,0.042 } prism { -1,-0.03,4,<-0.018,${y + 0.03}>,<0.018,${y + 0.03}>,<0.034,${y - 0.1}>,<-0.034,${y - 0.1}> rotate -x*90 scale <1,1,-1> } }`
}

const lever: SceneFactory = (tone) => {
  const texture = tone === 'satin' ? brushed('satin', 'x') : plated(tone)
  const arm = spline(
    points3d(
      '0 0 -0.1, 0 0 -0.3, 0.03 0 -0.4, 0.12 0 -0.46, 0.35 0.005 -0.48, 0.75 0.0 -0.48, 1.1 -0.015 -0.475, 1.2 -0.017 -0.475',
    ),
    9,
  )
  const rose = lathe(
    points2d('0 0, 0.36 0, 0.365 0.02, 0.36 0.07, 0.34 0.09, 0.2 0.1, 0.19 0.13, 0.14 0.135, 0 0.14'),
    72,
  )
  return scene(
    { from: [1.9, 2.1, -7.2], to: [0.02, 1.08, 0], angle: 21.5 },
    [
      leaf([2.2, 2.2]),
      union(
        [
          object(rose, texture, 'rotate -x*90'),
          object(
            sweep(arm, {
              size: (t) => [
                t < 0.3 ? 0.1 : 0.1 + 0.035 * Math.sin((t - 0.3) * 2.2),
                t < 0.35 ? 0.1 : 0.1 - 0.05 * Math.min(1, (t - 0.35) * 3),
              ],
              up: [0.02, 0.001, -1],
              sides: 28,
              power: 2.6,
            }),
            texture,
          ),
          object('sphere { 0, 1 scale <0.03,0.132,0.05> translate <1.2,-0.017,-0.475> }', texture),
        ],
        'scale 1.12 translate <-0.6,1.48,0>',
      ),
      union(
        [
          `difference { object { ${lathe(points2d('0 0, 0.27 0, 0.275 0.02, 0.27 0.06, 0.25 0.08, 0 0.085'), 64)} rotate -x*90 } ${keyhole(0)} }`,
          texture,
        ],
        'scale 1.12 translate <-0.6,0.58,0>',
      ),
      object('cylinder { <-0.6,0.58,-0.04>,<-0.6,0.58,-0.01>,0.14 }', dim),
    ],
    oak,
  )
}

const pull: SceneFactory = (tone) => {
  const texture = tone === 'satin' ? brushed('satin', 'y') : plated(tone)
  const post = (y: number): string =>
    union([
      object(
        cylinder(
          [
            [0, y, 0],
            [0, y, -0.45],
          ],
          0.07,
        ),
        texture,
      ),
      object(
        lathe(points2d('0 0, 0.13 0, 0.135 0.02, 0.125 0.05, 0.075 0.06'), 48),
        texture,
        `rotate -x*90 translate <0,${y},0>`,
      ),
    ])
  const bar = lathe(
    points2d('0 0, 0.09 0, 0.105 0.012, 0.11 0.03, 0.11 2.27, 0.105 2.288, 0.09 2.3, 0 2.3'),
    48,
  )
  return scene(
    { from: [2.6, 2.2, -7.1], to: [0.0, 1.3, 0], angle: 25.5 },
    [
      leaf([1.7, 2.66]),
      union(
        [object(bar, texture, 'translate <0,0.18,-0.5>'), post(0.55), post(2.1)],
        'translate <-0.12,0,0>',
      ),
      ...[0.55, 2.1].map((y) =>
        object(
          `torus { 0.112, 0.006 translate <-0.12,${y + 0.16},-0.5> }`,
          plated(tone === 'antique' ? 'antique' : 'dark'),
        ),
      ),
    ],
    oak,
  )
}

/** A leaf of a butt hinge in the plane z = 0, with its knuckles along y at x = 0. */
function hingeLeaf(texture: string, odd: boolean): string {
  const holes: Vector[] = [0.3, 0.82, 1.34, 1.86].map((y, i): Vector => [i % 2 ? 0.38 : 0.62, y, 0])
  const cuts = holes
    .map(
      ([x, y]) =>
        `cylinder { <${x},${y},-1>,<${x},${y},1>,0.06 } cone { <${x},${y},-0.045>,0.115,<${x},${y},0.02>,0.06 }`,
    )
    .join(' ')
  const knuckles = [0, 1, 2, 3, 4].filter((i) => (i % 2 === 0) === odd)
  return union([
    `difference { object { ${plate(filletOutline(outlineCorners('0.02 0.02, 0.86 0.02 0.09, 0.86 2.14 0.09, 0.02 2.14'), 0.01), [0.075, 0.012])} } ${cuts} ${texture} }`,
    ...knuckles.map((i) =>
      object(
        lathe(points2d('0 0, 0.085 0, 0.095 0.012, 0.095 0.408, 0.085 0.42, 0 0.42'), 40),
        texture,
        `translate <0,${0.025 + i * 0.423},-0.05>`,
      ),
    ),
  ])
}

const hinge: SceneFactory = (tone) => {
  const texture = brushed(tone, 'y')
  const screws = [
    [-0.85, 0.1, -0.55, 20],
    [0.05, 0.1, -0.85, 65],
    [0.85, 0.1, -0.5, -30],
  ] as const
  return scene({ from: [0.8, 3.4, -6.6], to: [0.02, 0.96, 0], angle: 25 }, [
    union(
      [
        `object { ${hingeLeaf(texture, true)} rotate y*28 }`,
        `object { ${hingeLeaf(texture, false)} scale <-1,1,1> rotate y*-28 }`,
        object(
          lathe(points2d('0 0, 0.06 0, 0.085 0.03, 0.085 0.05, 0.06 0.06, 0 0.06'), 32),
          texture,
          'translate <0,2.14,-0.05>',
        ),
        object(
          lathe(points2d('0 -0.05, 0.05 -0.045, 0.075 -0.015, 0.075 0, 0 0.01'), 32),
          texture,
          'translate <0,0.02,-0.05>',
        ),
      ],
      'rotate x*5 rotate y*-10 translate <0,0.05,0.2>',
    ),
    ...screws.map(
      ([x, y, z, a]) =>
        `object { ${woodScrew(plated(tone))} rotate z*90 rotate y*${a} translate <${x},${y},${z}> }`,
    ),
  ])
}

/** A countersunk wood screw along y, point down, 0.55 units long. */
function woodScrew(texture: string): string {
  const turns = Array.from({ length: 57 }, (_, i): Vector => {
    const a = (i * Math.PI) / 4
    const r = 0.034 * Math.min(1, i / 12 + 0.15)
    return [r * Math.cos(a), -0.53 + i * 0.0066, r * Math.sin(a)]
  })
  return union([
    object(
      lathe(points2d('0 -0.55, 0.03 -0.45, 0.034 -0.1, 0.04 -0.07, 0.095 -0.01, 0.095 0, 0 0.012'), 28),
      texture,
    ),
    object(tube(turns, 0.012, 6), texture),
    object(
      'union { box { <-0.06,0.004,-0.012>,<0.06,0.018,0.012> } box { <-0.012,0.004,-0.06>,<0.012,0.018,0.06> } }',
      dim,
    ),
  ])
}

const towerBolt: SceneFactory = (tone) => {
  const texture = brushed(tone, 'y')
  const smooth = plated(tone)
  const strap = (y: number): string =>
    object(
      `difference { union { object { ${bevelledBlock([0.34, 0.2, 0.2], 0.03, 0.02)} translate <0,${y},-0.1> } cylinder { <0,${y - 0.1},-0.17>,<0,${y + 0.1},-0.17>,0.15 } } cylinder { <0,-9,-0.17>,<0,9,-0.17>,0.105 } }`,
      smooth,
    )
  const holes = [-0.86, 0.74].flatMap((y) => [-0.19, 0.19].map((x) => [x, y] as const))
  return scene(topView(1.95, 0.08), [
    union(
      [
        object(bevelledBlock([0.62, 2.05, 0.05], 0.05, 0.015), texture),
        strap(-0.72),
        strap(0.1),
        strap(0.84),
        object(
          lathe(points2d('0 -1.05, 0.09 -1.05, 0.1 -1.03, 0.1 1.14, 0.085 1.17, 0 1.18'), 40),
          smooth,
          'translate z*-0.17',
        ),
        object(
          `union { ${cylinder(
            [
              [0, -0.28, -0.17],
              [0.3, -0.28, -0.3],
            ],
            0.05,
          )} ${sphere([0.33, -0.28, -0.31], 0.085)} }`,
          smooth,
        ),
        ...holes.map(
          ([x, y]) =>
            `object { ${screwHead(0.065, plated(tone === 'antique' ? 'brass' : 'zinc'), x * 200)} translate <${x},${y},-0.025> }`,
        ),
      ],
      'rotate x*90 rotate y*-32 translate <-0.12,0.03,-0.02>',
    ),
    union(
      [
        object(bevelledBlock([0.62, 0.34, 0.05], 0.05, 0.015), texture),
        strap(0),
        ...[-0.23, 0.23].map(
          (x) =>
            `object { ${screwHead(0.06, plated(tone === 'antique' ? 'brass' : 'zinc'), x * 200)} translate <${x},0.06,-0.025> }`,
        ),
      ],
      'rotate x*90 rotate y*-52 translate <-0.72,0.03,-0.78>',
    ),
  ])
}

export const doorHardwareScenes: Scenes = {
  lever,
  pull,
  hinge,
  'tower-bolt': towerBolt,
}
