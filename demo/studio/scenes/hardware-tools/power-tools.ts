import { points2d, stations, points3d } from '../kit/point-lists.ts'
import { grinder, cutter, blade, bits } from './power-discs.ts'
import { sphere, cylinder, union, plated, object, scene } from '../kit/parts.ts'
import { badge, cord, green, rubber, twistDrill, vents, yellow } from './power-parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { bevelledBlock } from '../kit/plates.ts'
import { loft, lathe } from '../kit/sweeps.ts'
import { gloss, satin } from '../kit/textures.ts'

function chuck(texture: string, x: number): string {
  return object(
    lathe(
      points2d(
        '0 0, 0.12 0, 0.14 0.03, 0.24 0.2, 0.25 0.24, 0.25 0.4, 0.27 0.42, 0.27 0.66, 0.24 0.68, 0 0.68',
      ),
      48,
    ),
    texture,
    `rotate -z*90 translate x*${x}`,
  )
}

const drill: SceneFactory = () =>
  scene(
    { from: [-1.0, 2.0, -7.4], to: [-0.3, 0.98, 0], angle: 27 },
    [
      union(
        [
          object(
            loft(
              stations(
                '-0.5 1.5 0 0.27 0.28, -0.25 1.5 0 0.3 0.32, 0.3 1.5 0 0.34 0.37, 0.85 1.5 0 0.35 0.38, 1.2 1.5 0 0.34 0.37',
              ),
              { up: [0, 1, 0], round: 0.05 },
            ),
            green,
          ),
          object(
            loft(stations('0.86 1.5 0 0.355 0.385, 1.1 1.5 0 0.35 0.38, 1.34 1.48 0 0.32 0.34'), {
              up: [0, 1, 0],
              round: 0.12,
            }),
            rubber,
          ),
          object(
            loft(stations('-0.66 1.5 0 0.25 0.25, -0.5 1.5 0 0.28 0.28, -0.36 1.5 0 0.29 0.29'), {
              up: [0, 1, 0],
              round: 0.04,
              power: 2,
            }),
            rubber,
          ),
          object(
            loft(
              stations(
                '0.72 1.3 0 0.22 0.36, 0.76 1.0 0 0.2 0.25, 0.86 0.6 0 0.19 0.23, 0.95 0.2 0 0.21 0.26, 0.98 0.0 0 0.21 0.27',
              ),
              { up: [1, 0, 0], round: 0.06 },
            ),
            green,
          ),
          object(
            loft(
              stations(
                '0.9 1.14 0 0.205 0.2, 0.97 0.6 0 0.2 0.165, 1.06 0.2 0 0.22 0.18, 1.08 0.05 0 0.21 0.17',
              ),
              { up: [1, 0, 0], round: 0.06 },
            ),
            rubber,
          ),
          object(
            bevelledBlock([0.14, 0.4, 0.2], 0.06, 0.05),
            satin('#d99a12'),
            'rotate z*14 translate <0.5,0.93,0>',
          ),
          object(
            loft(
              stations(
                '-0.42 1.25 0 0.1 0.1, -0.42 1.0 0 0.13 0.13, -0.42 0.7 0 0.115 0.115, -0.42 0.36 0 0.13 0.13',
              ),
              { up: [1, 0, 0], power: 2, round: 0.08 },
            ),
            rubber,
          ),
          object(
            lathe(points2d('0.28 0, 0.335 0.01, 0.34 0.05, 0.34 0.12, 0.28 0.14'), 48),
            satin('#26282b'),
            'rotate -z*90 translate <-0.5,1.5,0>',
          ),
          object(
            cylinder(
              [
                [-0.42, 1.2, 0],
                [-0.42, 1.04, 0],
              ],
              0.15,
            ),
            satin('#26282b'),
          ),
          `object { ${chuck(plated('dark'), 0)} translate <-1.3,1.5,0> }`,
          `object { ${twistDrill(0.07, 0.75)} rotate z*90 translate <-1.25,1.5,0> }`,
          badge([0.3, 1.54, -0.372], [0.92, 0.24]),
          vents([1.12, 1.5, -0.345], 5),
          vents([0.72, 1.32, -0.345], 4),
          cord(
            points3d(
              '1.02 0.04 0, 1.1 0.03 0.3, 0.8 0.035 0.7, 0.1 0.035 0.7, -0.5 0.035 0.5, -1.0 0.035 0.65',
            ),
          ),
        ],
        'rotate y*10 translate <0.05,0.02,0>',
      ),
    ],
    { 'print.png': badge.print('IMPACT  650 W') },
  )

const cordless: SceneFactory = () =>
  scene(
    { from: [-1.0, 2.1, -7.4], to: [-0.06, 1.05, 0], angle: 23 },
    [
      union(
        [
          object(
            loft(
              stations(
                '-0.28 1.72 0 0.3 0.3, 0.2 1.72 0 0.33 0.35, 0.7 1.72 0 0.33 0.36, 0.96 1.71 0 0.3 0.33',
              ),
              { up: [0, 1, 0], round: 0.07 },
            ),
            green,
          ),
          object(
            loft(stations('0.7 1.72 0 0.335 0.365, 0.86 1.72 0 0.32 0.35, 1.06 1.7 0 0.27 0.29'), {
              up: [0, 1, 0],
              round: 0.12,
            }),
            rubber,
          ),
          object(
            lathe(points2d('0.3 0, 0.33 0.02, 0.33 0.2, 0.3 0.22, 0.27 0.24, 0 0.24'), 48),
            yellow,
            'rotate z*90 translate <-0.24,1.72,0>',
          ),
          object(
            lathe(
              points2d('0 0, 0.24 0, 0.27 0.03, 0.27 0.2, 0.25 0.22, 0.24 0.3, 0.14 0.5, 0.1 0.52, 0 0.52'),
              48,
            ),
            rubber,
            'rotate z*90 translate <-0.47,1.72,0>',
          ),
          ...Array.from({ length: 16 }, (_, i) =>
            object(
              bevelledBlock([0.16, 0.02, 0.05], 0.01, 0.008),
              satin('#3a3d41'),
              `translate <-0.6,0,-0.265> rotate x*${i * 22.5} translate y*1.72`,
            ),
          ),
          `object { ${twistDrill(0.05, 0.4)} rotate z*90 translate <-0.95,1.72,0> }`,
          object(
            loft(
              stations(
                '0.42 1.5 0 0.22 0.34, 0.46 1.2 0 0.2 0.24, 0.54 0.8 0 0.19 0.22, 0.58 0.5 0 0.22 0.3',
              ),
              { up: [1, 0, 0], round: 0.05 },
            ),
            green,
          ),
          object(
            loft(stations('0.6 1.36 0 0.205 0.17, 0.64 0.9 0 0.195 0.15, 0.7 0.55 0 0.21 0.17'), {
              up: [1, 0, 0],
              round: 0.06,
            }),
            rubber,
          ),
          object(
            bevelledBlock([0.13, 0.32, 0.19], 0.06, 0.05),
            satin('#d99a12'),
            'rotate z*14 translate <0.2,1.18,0>',
          ),
          object(bevelledBlock([1.3, 0.16, 0.66], 0.07, 0.05), green, 'translate <0.5,0.46,0>'),
          object(bevelledBlock([1.36, 0.4, 0.72], 0.09, 0.06), rubber, 'translate <0.48,0.2,0>'),
          object(bevelledBlock([0.1, 0.12, 0.4], 0.03, 0.02), gloss('#c4261d'), 'translate <-0.2,0.34,0>'),
          badge([0.46, 1.76, -0.352], [0.74, 0.2]),
          `object { ${badge([0, 0, 0], [0.9, 0.22])} translate <0.48,0.18,-0.364> }`,
          ...[0, 1, 2, 3].map((i) =>
            object(sphere([0.2 + i * 0.09, 0.475, -0.335], 0.022), satin(i < 3 ? '#4fe07f' : '#29402f')),
          ),
        ],
        'rotate y*8 translate <-0.12,0,0>',
      ),
    ],
    { 'print.png': badge.print('20 V  LITHIUM') },
  )

const rotaryHammer: SceneFactory = () =>
  scene(
    { from: [-1.0, 2.2, -7.4], to: [0.02, 0.98, 0], angle: 25 },
    [
      union(
        [
          object(
            loft(
              stations(
                '-0.55 1.5 0 0.2 0.2, -0.3 1.5 0 0.29 0.3, 0.2 1.5 0 0.32 0.34, 0.8 1.5 0 0.32 0.35, 1.1 1.48 0 0.28 0.32',
              ),
              { up: [0, 1, 0], round: 0.06 },
            ),
            green,
          ),
          object(
            loft(
              stations('0.1 1.4 0 0.27 0.34, 0.1 1.0 0 0.3 0.36, 0.1 0.55 0 0.3 0.36, 0.1 0.28 0 0.28 0.34'),
              { up: [1, 0, 0], round: 0.1 },
            ),
            satin('#174f47'),
          ),
          object(
            loft(stations('0.1 0.46 0 0.31 0.37, 0.1 0.3 0 0.3 0.36, 0.1 0.16 0 0.26 0.32'), {
              up: [1, 0, 0],
              round: 0.08,
            }),
            rubber,
          ),
          object(
            loft(
              stations(
                '0.9 1.5 0 0.2 0.26, 1.2 1.42 0 0.19 0.22, 1.36 1.1 0 0.18 0.19, 1.38 0.7 0 0.18 0.19, 1.26 0.36 0 0.18 0.2, 0.9 0.26 0 0.17 0.13, 0.4 0.36 0 0.16 0.11',
              ),
              { up: [0.25, 0.25, 0.001], round: 0.05, power: 2.6 },
            ),
            rubber,
          ),
          object(
            bevelledBlock([0.12, 0.36, 0.18], 0.05, 0.04),
            satin('#d99a12'),
            'rotate z*6 translate <1.14,1.0,0>',
          ),
          object(
            lathe(points2d('0 0, 0.14 0, 0.17 0.06, 0.18 0.2, 0.21 0.24, 0.21 0.4, 0.24 0.46, 0 0.46'), 48),
            rubber,
            'rotate -z*90 translate <-0.98,1.5,0>',
          ),
          object('torus { 0.215, 0.03 rotate z*90 translate <-0.66,1.5,0> }', satin('#3a3d41')),
          `object { ${twistDrill(0.085, 0.62)} rotate z*90 translate <-0.95,1.5,0> }`,
          object(
            loft(
              stations(
                '-0.46 1.28 0 0.1 0.1, -0.46 1.05 0 0.13 0.13, -0.46 0.75 0 0.115 0.115, -0.46 0.42 0 0.13 0.13',
              ),
              { up: [1, 0, 0], power: 2, round: 0.08 },
            ),
            rubber,
          ),
          object(
            lathe(points2d('0.2 0, 0.3 0.01, 0.31 0.05, 0.31 0.12, 0.2 0.14'), 48),
            satin('#26282b'),
            'rotate -z*90 translate <-0.53,1.5,0>',
          ),
          badge([0.32, 1.54, -0.338], [0.9, 0.24]),
          vents([0.1, 0.82, -0.31], 6),
          object('cylinder { <0.1,1.2,-0.28>,<0.1,1.2,-0.37>,0.13 }', rubber),
          object(
            bevelledBlock([0.05, 0.2, 0.04], 0.02, 0.01),
            yellow,
            'rotate z*-30 translate <0.1,1.2,-0.375>',
          ),
          cord(points3d('1.3 0.3 0, 1.42 0.1 0.15, 1.2 0.035 0.5, 0.5 0.035 0.7, -0.3 0.035 0.55')),
        ],
        'rotate y*10 translate <-0.05,-0.08,0>',
      ),
    ],
    { 'print.png': badge.print('SDS-PLUS  800 W') },
  )

export const powerToolScenes: Scenes = {
  drill,
  cordless,
  'rotary-hammer': rotaryHammer,
  grinder,
  cutter,
  blade,
  bits,
}
