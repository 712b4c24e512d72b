import { outlineCorners, points2d, points3d } from '../kit/point-lists.ts'
import {
  topView,
  obliqueView,
  brushed,
  union,
  plated,
  object,
  scene,
  varnishedWood,
  woodPrint,
} from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import { spline, sweep, lathe } from '../kit/sweeps.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'
import type { OutlineCorner } from '../kit/plates.ts'
import { gloss, satin } from '../kit/textures.ts'

const beech = { 'wood.png': woodPrint(['#d8b07a', '#8a5a2c'], 4) }

const grained = varnishedWood('wood.png', 1.6)

/** A turned wooden grip along x, with a brass ferrule at x = 0. */
function grip(long: number, texture: string): string {
  const profile: Point2[] = spline(
    [
      [0.001, 0, 0],
      [0.1, 0.005, 0],
      [0.125, 0.08, 0],
      [0.16, 0.3 * long, 0],
      [0.165, 0.55 * long, 0],
      [0.14, 0.78 * long, 0],
      [0.165, 0.93 * long, 0],
      [0.12, 0.995 * long, 0],
      [0.001, long, 0],
    ],
    6,
  ).map(([r, y]): Point2 => [Math.max(0, r), y])
  return union([`object { ${lathe(profile, 40, 60)} rotate z*-90 }`, texture])
}

const trowel: SceneFactory = () => {
  const steel = brushed('ss', 'x')
  const blade: OutlineCorner[] = points3d(
    '0.2 -0.62 0.2, 0.32 -0.2 0.3, 0.32 0.2 0.3, 0.2 0.62 0.2, -0.1 0.66 0.2, -1.75 0.04 0.05, -1.75 -0.04 0.05, -0.1 -0.66 0.2',
  )
  const tang = spline(
    points3d('-0.05 0.03 0, 0.3 0.06 0, 0.46 0.12 0, 0.52 0.3 0, 0.56 0.42 0, 0.7 0.46 0, 0.85 0.47 0'),
    8,
  )
  return scene(
    topView(2.85, 0.15),
    [
      union(
        [
          object(plate(filletOutline(blade, 0.1), [0.03, 0.01]), steel, 'rotate x*90'),
          object(
            sweep(tang, { size: (t) => [0.085 - 0.02 * t, 0.05], up: [0, 0, 1], sides: 16 }),
            plated('ss'),
          ),
          object('sphere { 0, 1 scale <0.3,0.04,0.14> translate <0,0.01,0> }', plated('ss')),
          object(
            lathe(points2d('0.1 0, 0.12 0.01, 0.135 0.16, 0.1 0.17'), 32),
            plated('brass'),
            'rotate -z*90 translate <0.8,0.47,0>',
          ),
          union([grip(1.0, grained)], 'translate <0.92,0.47,0>'),
        ],
        'rotate z*-3 scale 0.92 rotate y*30 translate <-0.4,0.09,0.05>',
      ),
    ],
    beech,
  )
}

const float: SceneFactory = () => {
  const steel = brushed('ss', 'x')
  return scene(
    obliqueView(2.85, 0.3),
    [
      union(
        [
          object(
            plate(
              filletOutline(points2d('-1.3 -0.56, 1.3 -0.56, 1.3 0.56, -1.3 0.56'), 0.05),
              [0.035, 0.012],
            ),
            steel,
            'rotate x*90 translate y*0.02',
          ),
          object(bevelledBlock([1.9, 0.08, 0.24], 0.03, 0.02), satin('#a7abb0'), 'translate y*0.08'),
          ...Array.from({ length: 7 }, (_, i) =>
            object(
              'sphere { 0, 0.035 scale <1,0.5,1> }',
              plated('zinc'),
              `translate <${-0.84 + i * 0.28},0.125,0.08>`,
            ),
          ),
          ...[-0.55, 0.55].map((x) =>
            object(
              sweep(
                [
                  [x * 1.15, 0.1, 0],
                  [x * 1.05, 0.3, 0],
                  [x, 0.55, 0],
                ],
                { size: () => [0.1, 0.05], up: [1, 0, 0], sides: 16, power: 4 },
              ),
              satin('#a7abb0'),
            ),
          ),
          union([grip(1.5, grained)], 'translate <-0.75,0.58,0>'),
          ...[-0.75, 0.69].map((x) =>
            object(
              lathe(points2d('0.0 0, 0.17 0, 0.175 0.02, 0.17 0.06, 0 0.06'), 32),
              plated('zinc'),
              `rotate -z*90 translate <${x},0.58,0>`,
            ),
          ),
        ],
        'rotate y*24',
      ),
    ],
    beech,
  )
}

const shaftSize = (t: number): Point2 => {
  const swell = 0.03 * Math.sin(t * 5) + 0.03 * (1 - t)
  return t < 0.04 ? [0.1, 0.12] : [0.105 + swell * 0.6, 0.13 + swell]
}

const hammer: SceneFactory = (tone) => {
  const steel = plated('steel')
  const shaft: Vector[] = points3d('0 -2.0 0, 0 -1.6 0, 0 -1.2 0, 0 -0.6 0, 0 0.28 0')
  const claw = (s: number): string =>
    object(
      sweep(
        spline(
          [
            [0.05, 0.12, s * 0.08],
            [-0.35, 0.2, s * 0.1],
            [-0.7, 0.08, s * 0.13],
            [-0.98, -0.2, s * 0.16],
          ],
          8,
        ),
        { size: (t) => [0.085 - 0.03 * t, 0.12 - 0.085 * t], up: [0.1, 1, 0], sides: 14, power: 4 },
      ),
      steel,
    )
  const handle = sweep(spline(shaft, 8), { size: shaftSize, up: [1, 0, 0], sides: 28, power: 2.4 })
  const grips = Array.from({ length: 9 }, (_, i) =>
    object(`torus { 0.125, 0.014 scale <1.32,1,1> translate y*${-1.85 + i * 0.1} }`, satin('#26282b')),
  )
  const fibre = [
    object(handle, gloss('#e3a21f')),
    object(
      sweep(spline(points3d('0 -2.03 0, 0 -1.9 0, 0 -1.4 0, 0 -0.9 0, 0 -0.82 0'), 6), {
        size: (t) => (t > 0.98 ? [0.12, 0.15] : [0.14, 0.18 + 0.02 * Math.sin(t * 6)]),
        up: [1, 0, 0],
        sides: 28,
        power: 2.5,
      }),
      satin('#1f2123'),
    ),
    ...grips,
  ]
  return scene(
    topView(2.35, 0.1),
    [
      union(
        [
          ...(tone === 'fibre'
            ? fibre
            : [
                object(
                  handle,
                  'texture { pigment { image_map { png "wood.png" interpolate 2 } translate <-0.5,-0.5,0> scale 2.6 rotate z*90 } finish { diffuse 0.8 specular 0.3 roughness 0.03 reflection { 0.01,0.08 fresnel off } } }',
                ),
              ]),
          object(bevelledBlock([0.44, 0.36, 0.36], 0.09, 0.07), steel, 'translate <0.05,0.12,0>'),
          claw(1),
          claw(-1),
          object(
            lathe(points2d('0.14 0.2, 0.15 0.36, 0.19 0.42, 0.21 0.46, 0.21 0.64, 0.19 0.665, 0 0.67'), 48),
            plated('nickel'),
            'rotate -z*90 translate <0.05,0.12,0>',
          ),
        ],
        'translate y*0.85 rotate x*88 rotate y*-34 translate <0.16,0.24,-0.05>',
      ),
    ],
    tone === 'fibre' ? undefined : beech,
  )
}

const plier: SceneFactory = () => {
  const steel = plated('steel')
  const handle = spline(
    points3d('0.1 -0.1 0, 0.28 -0.35 0, 0.42 -0.75 0, 0.44 -1.2 0, 0.34 -1.65 0, 0.3 -1.85 0'),
    8,
  )
  const jaw: OutlineCorner[] = points3d(
    '-0.24 -0.2 0.1, 0.22 -0.34 0.1, 0.36 -0.05 0.2, 0.34 0.3 0.2, 0.16 0.98 0.06, 0.012 0.98 0.02, 0.012 0.3 0.03, -0.1 0.16 0.1, -0.3 0.05 0.1',
  )
  const half = (s: number): string =>
    union(
      [
        object(plate(filletOutline(jaw, 0.05), [0.24, 0.04]), steel, `translate z*${s * 0.05}`),
        object(
          sweep(handle.slice(0, 12), { size: () => [0.1, 0.11], up: [0, 0, 1], sides: 16, power: 3 }),
          steel,
        ),
        object(
          sweep(handle.slice(7), {
            size: (t) => {
              const e = t < 0.04 || t > 0.97 ? 0.8 : 1
              return [(0.16 - 0.03 * Math.sin(t * 3)) * e, 0.17 * e]
            },
            up: [0, 0, 1],
            sides: 24,
            power: 2.6,
          }),
          gloss('#c4261d'),
        ),
        object(
          sweep(handle.slice(11, -3), { size: () => [0.06, 0.175], up: [0, 0, 1], sides: 16, power: 3 }),
          satin('#1d1f22'),
          'scale <1,1,1.02>',
        ),
      ],
      s < 0 ? 'scale <-1,1,1>' : '',
    )
  const teeth = Array.from({ length: 9 }, (_, i) =>
    object(
      'box { <-0.02,-0.012,-0.13>,<0.02,0.012,0.13> }',
      plated('dark'),
      `translate <0,${0.36 + i * 0.065},0>`,
    ),
  )
  return scene(topView(2.55, 0.1), [
    union(
      [
        union([half(1)], 'rotate z*5'),
        union([half(-1)], 'rotate z*-5'),
        ...teeth,
        object(
          lathe(points2d('0 0, 0.2 0, 0.21 0.02, 0.19 0.05, 0.1 0.06, 0.09 0.045, 0 0.045'), 40),
          plated('nickel'),
          'rotate -x*90 translate z*-0.16',
        ),
      ],
      'translate y*0.4 rotate x*90 rotate y*-36 translate <0,0.19,0>',
    ),
  ])
}

function driver([colour, band]: readonly [string, string], flat: boolean): string {
  const lobes = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3
    return object(
      sweep(
        spline(
          [
            [0.15 * Math.cos(a), 0.16, 0.15 * Math.sin(a)],
            [0.17 * Math.cos(a), 0.5, 0.17 * Math.sin(a)],
            [0.15 * Math.cos(a), 0.86, 0.15 * Math.sin(a)],
          ],
          8,
        ),
        {
          size: (t) => [
            0.07 * Math.sqrt(Math.max(0.02, Math.sin(Math.PI * t))),
            0.05 * Math.sqrt(Math.max(0.02, Math.sin(Math.PI * t))),
          ],
          up: [Math.cos(a), 0, Math.sin(a)],
          sides: 14,
        },
      ),
      satin('#1d1f22'),
    )
  })
  const tip = flat
    ? object(
        plate(
          filletOutline(
            outlineCorners(
              '-0.05 0, -0.085 -0.2 0.02, -0.075 -0.34 0, 0.075 -0.34 0, 0.085 -0.2 0.02, 0.05 0',
            ),
            0.01,
          ),
          [0.03, 0.006],
        ),
        plated('dark'),
        'translate y*-1.1',
      )
    : object('cone { <0,-1.1,0>,0.055,<0,-1.36,0>,0.012 }', plated('dark'))
  return union([
    object(
      lathe(
        spline(
          points3d(
            '0.001 1.06 0, 0.13 1.04 0, 0.19 0.92 0, 0.2 0.6 0, 0.19 0.3 0, 0.14 0.16 0, 0.12 0.08 0, 0.16 0.02 0, 0.14 -0.03 0, 0.06 -0.05 0',
          ),
          5,
        )
          .map(([r, y]): Point2 => [r, y])
          .toReversed(),
        48,
        60,
      ),
      gloss(colour),
    ),
    object('torus { 0.125, 0.03 translate y*0.09 }', gloss(band)),
    ...lobes,
    object('cylinder { -y*1.12,0,0.055 }', plated('nickel')),
    tip,
  ])
}

const screwdriver: SceneFactory = () =>
  scene(topView(2.5, 0.1), [
    `object { ${driver(['#c4261d', '#1d1f22'], false)} rotate x*90 rotate y*-40 translate <-0.42,0.22,0.15> }`,
    `object { ${driver(['#e3a21f', '#1d1f22'], true)} rotate y*30 rotate x*90 rotate y*-40 translate <0.42,0.22,-0.15> }`,
  ])

export const handToolScenes: Scenes = { trowel, float, hammer, plier, screwdriver }
