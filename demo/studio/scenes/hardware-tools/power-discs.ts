import { points2d, stations, points3d } from '../kit/point-lists.ts'
import { badge, cord, green, rubber, twistDrill, vents } from './power-parts.ts'
import { cylinder, union, plated, object, scene } from '../kit/parts.ts'
import type { SceneFactory } from '../scene.ts'
import { svgText, svgDocument } from '../kit/svg.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import { loft, lathe } from '../kit/sweeps.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'
import { gloss, satin } from '../kit/textures.ts'

const alloy = plated('zinc', 'normal { bumps 0.04 scale 0.03 }')

export const grinder: SceneFactory = () =>
  scene(
    { from: [-0.8, 3.2, -6.9], to: [0.02, 0.42, 0], angle: 22 },
    [
      union(
        [
          object(
            loft(
              stations(
                '-0.3 0.74 0 0.3 0.3, 0.05 0.74 0 0.27 0.28, 0.6 0.74 0 0.25 0.26, 1.2 0.74 0 0.29 0.3, 1.45 0.74 0 0.29 0.3',
              ),
              { up: [0, 1, 0], round: 0.05 },
            ),
            green,
          ),
          object(
            loft(stations('0.98 0.74 0 0.285 0.295, 1.3 0.74 0 0.305 0.315, 1.58 0.74 0 0.26 0.27'), {
              up: [0, 1, 0],
              round: 0.1,
            }),
            rubber,
          ),
          object(
            loft(
              stations(
                '-1.02 0.72 0 0.2 0.2, -0.8 0.74 0 0.31 0.27, -0.5 0.75 0 0.32 0.29, -0.24 0.74 0 0.31 0.3',
              ),
              { up: [0, 1, 0], round: 0.12, power: 3.5 },
            ),
            alloy,
          ),
          object(
            lathe(points2d('0.3 0.42, 0.34 0.42, 0.34 0.56, 0.24 0.62'), 48),
            alloy,
            'translate x*-0.72',
          ),
          object(
            lathe(points2d('0 0.2, 0.14 0.2, 0.15 0.22, 0.15 0.5, 0 0.5'), 32),
            plated('steel'),
            'translate x*-0.72',
          ),
          object(
            lathe(points2d('0.12 0.27, 0.66 0.27, 0.665 0.28, 0.66 0.31, 0.3 0.31, 0.12 0.31'), 80),
            'texture { pigment { bozo scale 0.012 color_map { [0 srgb <0.22,0.2,0.18>] [1 srgb <0.36,0.33,0.29>] } } normal { bumps 0.4 scale 0.012 } finish { diffuse 0.8 specular 0.05 } }',
            'translate x*-0.72',
          ),
          object(
            lathe(points2d('0 0.24, 0.2 0.24, 0.21 0.26, 0 0.27'), 40),
            plated('steel'),
            'translate x*-0.72',
          ),
          `difference { object { ${lathe(points2d('0.3 0.47, 0.68 0.47, 0.72 0.44, 0.73 0.3, 0.72 0.22, 0.715 0.22, 0.715 0.3, 0.7 0.43, 0.67 0.45, 0.3 0.45, 0.3 0.47'), 80)} } box { <-2,-1,-2>,<-0.05,2,2> rotate y*-28 } ${alloy} translate x*-0.72 }`,
          object(
            loft(
              stations(
                '-0.72 0.78 -0.28 0.1 0.1, -0.74 0.8 -0.5 0.125 0.125, -0.78 0.82 -0.8 0.115 0.115, -0.82 0.84 -1.1 0.125 0.125',
              ),
              { up: [0, 1, 0], power: 2, round: 0.08 },
            ),
            rubber,
          ),
          object(bevelledBlock([0.3, 0.08, 0.14], 0.05, 0.03), satin('#c4261d'), 'translate <0.5,1.0,0>'),
          badge([0.36, 0.76, -0.268], [0.72, 0.2]),
          vents([1.3, 0.74, -0.306], 4),
          cord(points3d('1.55 0.7 0, 1.75 0.5 0.05, 1.7 0.1 0.3, 1.3 0.04 0.6, 0.6 0.04 0.75')),
        ],
        'scale 0.9 rotate y*18 translate <-0.22,-0.16,0.1>',
      ),
    ],
    { 'print.png': badge.print('100 mm  850 W') },
  )

function segments(): string {
  const outline: Point2[] = Array.from({ length: 12 }, (_, k) =>
    Array.from({ length: 9 }, (__, i): Point2 => {
      const a = ((k + (i / 8) * 0.93 + 0.035) * Math.PI) / 6
      return [Math.cos(a), Math.sin(a)]
    }).concat([
      [0.8 * Math.cos(((k + 0.985) * Math.PI) / 6), 0.8 * Math.sin(((k + 0.985) * Math.PI) / 6)],
      [0.8 * Math.cos(((k + 1.015) * Math.PI) / 6), 0.8 * Math.sin(((k + 1.015) * Math.PI) / 6)],
    ]),
  ).flat()
  return plate(outline, [0.03, 0.005])
}

/** A diamond blade around the origin, in the plane z = 0. */
function disc(printed: boolean): string {
  const hub = printed
    ? 'union { cylinder { <0,0,-0.02>,<0,0,0.02>,0.56 } texture { pigment { image_map { png "hub.png" interpolate 2 } translate <-0.5,-0.5,0> scale 1.12 } finish { diffuse 0.8 specular 0.3 roughness 0.03 reflection { 0.01,0.08 } } } }'
    : ''
  const rim = Array.from({ length: 12 }, (_, k) =>
    object(
      plate(
        [
          ...Array.from({ length: 9 }, (__, i): Point2 => [
            Math.cos(((k + 0.045 + (i / 8) * 0.91) * Math.PI) / 6) * 1.02,
            Math.sin(((k + 0.045 + (i / 8) * 0.91) * Math.PI) / 6) * 1.02,
          ]),
          ...Array.from({ length: 9 }, (__, i): Point2 => [
            Math.cos(((k + 0.955 - (i / 8) * 0.91) * Math.PI) / 6) * 0.9,
            Math.sin(((k + 0.955 - (i / 8) * 0.91) * Math.PI) / 6) * 0.9,
          ]),
        ],
        [0.055, 0.006],
      ),
      'texture { pigment { granite scale 0.05 color_map { [0 srgb <0.72,0.6,0.36>] [0.6 srgb <0.62,0.5,0.28>] [1 srgb <0.9,0.85,0.68>] } } normal { bumps 0.3 scale 0.01 } finish { diffuse 0.6 specular 0.5 roughness 0.04 metallic reflection { 0.12 metallic } } }',
    ),
  )
  const brushedSteel = plated('ss', 'normal { wood 0.06 scale 0.02 turbulence 0.02 }')
  return `difference { union { object { ${segments()} ${brushedSteel} } ${rim.join(' ')} ${hub} } cylinder { -z,z,0.2 ${plated('steel')} } }`
}

export const cutter: SceneFactory = () =>
  scene(
    { from: [-0.9, 2.6, -7.1], to: [0.02, 0.78, 0], angle: 24.5 },
    [
      union(
        [
          object(bevelledBlock([2.7, 0.06, 1.3], 0.05, 0.02), alloy, 'translate <0,0.33,0.1>'),
          object(bevelledBlock([2.7, 0.12, 0.04], 0.02, 0.01), alloy, 'translate <0,0.38,0.72>'),
          `object { ${disc(false)} scale 0.66 translate <-0.42,0.52,-0.42> }`,
          object(
            `difference { cylinder { <-0.42,0.6,-0.52>,<-0.42,0.6,-0.26>,0.76 } cylinder { <-0.42,0.6,-0.44>,<-0.42,0.6,-0.3>,0.72 } box { <-2,-1,-1>,<2,0.56,1> } }`,
            rubber,
          ),
          object(
            lathe(points2d('0 0, 0.16 0, 0.17 0.02, 0.16 0.06, 0 0.07'), 6, 10),
            plated('zinc'),
            'rotate -x*90 translate <-0.42,0.52,-0.43>',
          ),
          object(
            loft(stations('-0.42 0.72 -0.2 0.4 0.4, -0.42 0.74 0.1 0.42 0.42, -0.36 0.74 0.4 0.36 0.38'), {
              up: [0, 1, 0],
              round: 0.08,
            }),
            alloy,
          ),
          object(
            loft(
              stations(
                '-0.55 0.95 0.05 0.34 0.3, 0.0 0.9 0.05 0.38 0.4, 0.6 0.86 0.05 0.36 0.4, 1.05 0.84 0.05 0.34 0.38',
              ),
              { up: [0, 1, 0], round: 0.1 },
            ),
            green,
          ),
          object(
            loft(stations('0.76 0.85 0.05 0.365 0.4, 1.0 0.84 0.05 0.36 0.39, 1.22 0.84 0.05 0.3 0.33'), {
              up: [0, 1, 0],
              round: 0.12,
            }),
            rubber,
          ),
          object(
            loft(
              stations(
                '-0.5 1.2 0.05 0.14 0.16, -0.4 1.46 0.05 0.14 0.13, 0.0 1.62 0.05 0.15 0.13, 0.5 1.56 0.05 0.15 0.13, 0.9 1.4 0.05 0.15 0.14, 1.02 1.12 0.05 0.14 0.16',
              ),
              { up: [0, 0, 1], round: 0.05, power: 2.6 },
            ),
            rubber,
          ),
          object(
            bevelledBlock([0.3, 0.12, 0.14], 0.05, 0.03),
            satin('#d99a12'),
            'rotate z*12 translate <0.1,1.44,0.05>',
          ),
          badge([0.62, 0.92, -0.325], [0.6, 0.19]),
          vents([1.02, 0.84, -0.312], 3),
          cord(points3d('1.15 1.05 0.1, 1.4 1.0 0.2, 1.5 0.4 0.5, 1.35 0.04 0.8, 0.6 0.04 1.1')),
          object(
            cylinder(
              [
                [1.0, 0.36, -0.4],
                [1.0, 0.62, -0.4],
              ],
              0.03,
            ),
            plated('zinc'),
          ),
          object(
            lathe(points2d('0 0, 0.1 0, 0.11 0.03, 0.1 0.07, 0 0.08'), 24),
            rubber,
            'translate <1.0,0.6,-0.4>',
          ),
        ],
        'rotate y*14 translate <-0.05,0.15,0>',
      ),
    ],
    { 'print.png': badge.print('125 mm  1200 W') },
  )

function hubPrint(): string {
  return svgDocument(
    600,
    600,
    `<rect width="600" height="600" fill="#c9481c"/><circle cx="300" cy="300" r="282" fill="none" stroke="#f3c53a" stroke-width="12"/>${svgText('DIAMOND', { x: 300, y: 180, size: 84, width: 370 }, '#ffffff')}${svgText('105 mm', { x: 300, y: 470, size: 74, width: 300 }, '#ffe0a8')}${svgText('MAX 13 000 RPM', { x: 300, y: 528, size: 36, width: 250 }, '#ffffff')}`,
  )
}

export const blade: SceneFactory = () =>
  scene(
    { from: [1.1, 2.2, -7.2], to: [0.04, 1.02, 0], angle: 22.5 },
    [
      `object { ${disc(true)} scale 1.04 rotate x*14 rotate y*-16 translate <-0.06,1.06,0> }`,
      object(
        'torus { 0.2, 0.012 rotate x*90 }',
        plated('steel'),
        'scale 1.04 rotate x*14 rotate y*-16 translate <-0.06,1.06,-0.03>',
      ),
    ],
    { 'hub.png': hubPrint() },
  )

export const bits: SceneFactory = () => {
  const sizes: readonly Vector[] = points3d(
    '-0.82 0.055 1.25, -0.44 0.065 1.4, -0.04 0.08 1.55, 0.4 0.095 1.7, 0.88 0.115 1.85',
  )
  return scene(
    { from: [1.6, 2.6, -7.0], to: [0.02, 1.0, 0], angle: 23.5 },
    [
      union(
        [
          ...sizes.map(([x, r, long]) => `object { ${twistDrill(r, long)} translate <${x},0.28,0.05> }`),
          object(
            plate(filletOutline(points2d('-1.15 0, 1.2 0, 1.2 0.62, -1.15 0.46'), 0.08), [0.62, 0.05]),
            gloss('#cf4f1b'),
          ),
          `object { box { 0,1 } texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.8 specular 0.3 roughness 0.02 reflection { 0.02,0.1 } } } scale <2.0,0.24,0.004> translate <-0.97,0.12,-0.313> }`,
          ...sizes.map(([x, r]) =>
            object(
              lathe(
                [
                  [r, 0],
                  [r + 0.06, 0],
                  [r + 0.07, 0.02],
                  [r + 0.05, 0.05],
                  [r, 0.05],
                ],
                32,
              ),
              satin('#26282b'),
              `translate <${x},${0.545 + x * 0.068},0.05>`,
            ),
          ),
        ],
        'rotate y*-16',
      ),
    ],
    {
      'print.png': svgDocument(
        1000,
        120,
        `<rect width="1000" height="120" fill="#1d1f22"/>${['4', '5', '6', '8', '10'].map((t, i) => svgText(t, { x: [76, 266, 466, 686, 926][i] ?? 0, y: 92, size: 88, width: 120 }, '#ffffff')).join('')}`,
      ),
    },
  )
}
