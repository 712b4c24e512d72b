import { points2d, points3d } from '../kit/point-lists.ts'
import { sphere, brushed, cylinder, union, plated, object, scene, screwHead } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { svgText, svgDocument } from '../kit/svg.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import { spline, sweep, tube, lathe } from '../kit/sweeps.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'
import type { OutlineCorner } from '../kit/plates.ts'
import { gloss, satin } from '../kit/textures.ts'

const dim = satin('#141517')

/** A key in the plane z = 0: its bow around the origin, its blade along x. */
function key(texture: string, size = 1): string {
  const bow: OutlineCorner[] = points2d('-0.2 -0.24, 0.2 -0.24, 0.26 -0.09, 0.3 -0.09')
  const teeth: OutlineCorner[] = points3d(
    '0.95 -0.09 0, 1.02 0 0, 0.95 0.06 0, 0.88 0.02 0, 0.82 0.07 0, 0.75 0.0 0, 0.68 0.05 0, 0.6 0.03 0, 0.54 0.07 0, 0.46 0.09 0',
  )
  const outline = filletOutline([...bow, ...teeth, [0.26, 0.09], [0.2, 0.24], [-0.2, 0.24]], 0.12)
  return `difference { object { ${plate(outline, [0.05, 0.012])} } cylinder { <-0.14,0,-1>,<-0.14,0,1>,0.06 } box { <0.32,-0.035,-1>,<0.92,-0.01,-0.012> } ${texture} scale ${size} }`
}

function keyRing(texture: string, [x, y, z]: Vector): string {
  return union([
    object('torus { 0.26, 0.014 }', plated('steel'), 'rotate x*6 translate <-0.3,0.05,0>'),
    `object { ${key(texture, 0.72)} rotate x*90 rotate y*14 translate <0.08,0.03,0.05> }`,
    `object { ${key(texture, 0.72)} rotate x*94 rotate y*-22 translate <0.02,0.065,-0.05> }`,
    `translate <${x},${y},${z}>`,
  ])
}

const padlock: SceneFactory = () => {
  const brass = brushed('brass', 'x')
  const shackle = spline(
    points3d(
      '-0.44 1.0 0, -0.44 1.5 0, -0.43 1.75 0, -0.3 2.02 0, 0 2.14 0, 0.3 2.02 0, 0.43 1.75 0, 0.44 1.5 0, 0.44 1.0 0',
    ),
    10,
  )
  const face = svgDocument(
    600,
    560,
    `<rect width="600" height="560" fill="#e0bd6c"/><rect x="24" y="24" width="552" height="512" rx="26" fill="none" stroke="#8a6a26" stroke-width="5"/>${svgText('HARDENED', { x: 300, y: 400, size: 52, width: 420 }, '#7c5d1e')}${svgText('6 LEVERS', { x: 300, y: 472, size: 52, width: 380 }, '#7c5d1e')}${svgText('65', { x: 300, y: 200, size: 120, width: 260 }, '#7c5d1e')}`,
  )
  return scene(
    { from: [1.9, 2.2, -7.1], to: [0.06, 1.03, -0.1], angle: 23.5 },
    [
      union(
        [
          object(bevelledBlock([1.5, 1.2, 0.62], 0.13, 0.07), brass, 'translate y*0.6'),
          `object { box { 0,1 } texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.3 specular 0.45 roughness 0.015 metallic reflection { 0.42 metallic } } } translate <-0.5,-0.5,0> scale <1.2,0.98,0.003> translate <0,0.6,-0.312> }`,
          object(tube(shackle, 0.13, 24), plated('nickel')),
          ...[-0.44, 0.44].map((x) => object('torus { 0.145, 0.02 }', brass, `translate <${x},1.2,0>`)),
          ...points2d('-0.6 0.15, 0.6 0.15, -0.6 1.05, 0.6 1.05').map(([x, y]) =>
            object('sphere { 0, 0.035 scale <1,1,0.4> }', plated('brass'), `translate <${x},${y},-0.31>`),
          ),
        ],
        'rotate y*-14 translate <-0.12,0,0.1>',
      ),
      `object { ${keyRing(plated('nickel'), [0, 0, 0])} rotate y*20 translate <0.5,0,-0.78> }`,
    ],
    { 'print.png': face },
  )
}

const roundLock: SceneFactory = () => {
  const body = lathe(
    points2d('0 -0.26, 0.8 -0.26, 0.95 -0.22, 1.06 -0.12, 1.09 0, 1.06 0.12, 0.95 0.22, 0.8 0.26, 0 0.26'),
    96,
    50,
  )
  const disc = lathe(points2d('0 0.27, 0.6 0.27, 0.66 0.275, 0.7 0.26'), 80)
  return scene({ from: [1.7, 2.3, -7.2], to: [0.05, 1.0, 0], angle: 22.5 }, [
    union(
      [
        object(
          `difference { object { ${body} rotate -x*90 } object { ${plate(filletOutline(points2d('-0.42 0.42, 0.42 0.42, 0.6 1.3, -0.6 1.3'), 0.14), [2, 0.01])} } }`,
          plated('ss'),
        ),
        object(
          `difference { object { ${disc} rotate -x*90 } box { <-0.44,0.4,-1>,<0.44,2,1> } }`,
          plated('nickel'),
        ),
        object('torus { 0.72, 0.16 rotate x*90 translate <0,0.0,0> }', plated('nickel')),
        object('torus { 0.3, 0.02 rotate x*90 translate <0,-0.22,-0.275> }', plated('brass')),
        object(
          lathe(points2d('0 0.25, 0.24 0.25, 0.25 0.3, 0.22 0.33, 0 0.335'), 48),
          plated('brass'),
          'rotate -x*90 translate <0,-0.22,0>',
        ),
        object(`object { ${bevelledBlock([0.05, 0.22, 0.05], 0.02, 0.004)} translate <0,-0.22,-0.33> }`, dim),
      ],
      'rotate y*-20 translate <-0.1,1.09,0.15>',
    ),
    `object { ${keyRing(plated('nickel'), [0, 0, 0])} rotate y*14 translate <0.55,0,-0.75> }`,
  ])
}

const profileCylinder: SceneFactory = (tone) => {
  const texture = plated(tone)
  const profile: Point2[] = [
    ...Array.from({ length: 33 }, (_, i): Point2 => {
      const a = -0.6 + (i / 32) * (Math.PI + 1.2)
      return [0.34 * Math.cos(a), 0.34 * Math.sin(a)]
    }),
    ...filletOutline(points3d('-0.2 -0.2 0.02, -0.2 -0.7 0.19, 0.2 -0.7 0.19, 0.2 -0.2 0.02'), 0.1),
  ]
  const barrel = (x: number): string =>
    object(plate(profile, [0.98, 0.02]), texture, `rotate y*90 translate x*${x}`)
  const plug = (s: number): string =>
    union([
      object(`cylinder { <${s * 1.18},0,0>,<${s * 1.23},0,0>,0.235 }`, plated('brass')),
      object(`box { <${s * 1.2},-0.15,-0.025>,<${s * 1.236},0.12,0.025> }`, dim),
      object(`torus { 0.24, 0.012 rotate z*90 translate x*${s * 1.195} }`, dim),
    ])
  return scene({ from: [2.6, 3.0, -6.6], to: [0, 0.5, -0.15], angle: 22 }, [
    union(
      [
        barrel(-0.7),
        barrel(0.7),
        plug(1),
        plug(-1),
        object('box { <-0.3,-0.69,-0.19>,<0.3,-0.34,0.19> }', texture),
        object(
          plate(
            filletOutline(points3d('-0.3 0 0.3, 0 -0.32 0.3, 0.3 0 0.3, 0.13 0.5 0.08, -0.13 0.5 0.08'), 0.2),
            [0.28, 0.02],
          ),
          plated('steel'),
          'rotate y*90 rotate x*-20',
        ),
        object('cylinder { <0,-0.53,-0.2>,<0,-0.53,-0.17>,0.09 }', dim),
      ],
      'rotate y*24 translate <-0.08,0.71,0.25>',
    ),
    `object { ${keyRing(plated(tone === 'antique' ? 'brass' : 'nickel'), [0, 0, 0])} scale 1.15 rotate y*-4 translate <0.05,0,-1.0> }`,
  ])
}

/** The cut-out for a profile cylinder in a mortise lock. */
const cylinderHole =
  'union { cylinder { <0.68,1.0,-1>,<0.68,1.0,1>,0.17 } box { <0.6,0.62,-1>,<0.76,1.0,1> } cylinder { <0.68,0.62,-1>,<0.68,0.62,1>,0.08 } }'

const mortiseLock: SceneFactory = (tone) => {
  const texture = brushed(tone, 'y')
  const zinc = plated('zinc', 'normal { bumps 0.05 scale 0.05 }')
  const latch = plate(
    filletOutline(points3d('0 0 0.02, 0.3 0 0.02, 0.3 0.12 0.03, 0.06 0.34 0.06, 0 0.34 0.01'), 0.02),
    [0.3, 0.02],
  )
  return scene({ from: [-2.6, 2.3, -7.0], to: [0.08, 1.14, 0], angle: 22.5 }, [
    union(
      [
        object(
          `difference { object { ${bevelledBlock([1.34, 1.9, 0.3], 0.04, 0.02)} translate <0.7,1.14,0> } ${cylinderHole} box { <0.58,1.52,-1>,<0.78,1.72,1> } }`,
          zinc,
        ),
        object(
          'difference { cylinder { <0.68,1.62,-0.16>,<0.68,1.62,0.16>,0.2 } box { <0.6,1.54,-1>,<0.76,1.7,1> } }',
          plated('dark'),
        ),
        object(bevelledBlock([0.05, 2.28, 0.46], 0.02, 0.012), texture, 'translate <0,1.14,0>'),
        object(latch, plated('brass'), 'rotate x*90 rotate y*180 translate <-0.02,1.5,0.17>'),
        ...[0.78, 0.98].map((y) =>
          object(
            cylinder(
              [
                [-0.3, y, 0],
                [0.1, y, 0],
              ],
              0.085,
            ),
            plated('brass'),
          ),
        ),
        ...[0.14, 2.14].map(
          (y) =>
            `object { ${screwHead(0.085, plated('zinc'), y * 50)} rotate y*90 translate <-0.025,${y},0> }`,
        ),
        ...points2d('0.22 0.32, 1.18 0.32, 0.22 1.96, 1.18 1.96').map(
          ([x, y]) => `object { ${screwHead(0.06, plated('zinc'), x * 70)} translate <${x},${y},-0.15> }`,
        ),
      ],
      'rotate y*-26 translate <-0.52,0.0,0.1>',
    ),
  ])
}

const rimLock: SceneFactory = () => {
  const paint =
    'texture { pigment { srgb <0.42,0.27,0.18> } normal { bumps 0.12 scale 0.012 } finish { diffuse 0.75 specular 0.45 roughness 0.02 reflection { 0.02,0.12 fresnel off } } }'
  const brass = plated('brass')
  return scene({ from: [-1.5, 2.7, -7.0], to: [0.04, 0.9, 0], angle: 23 }, [
    union(
      [
        object(bevelledBlock([1.7, 1.6, 0.5], 0.1, 0.06), paint, 'translate <0,0.8,0>'),
        object(bevelledBlock([1.74, 1.64, 0.06], 0.1, 0.02), paint, 'translate <0,0.82,0.23>'),
        ...[0.42, 0.78, 1.14].map((y) =>
          object(
            cylinder(
              [
                [-1.14, y, 0.02],
                [-0.8, y, 0.02],
              ],
              0.1,
            ),
            brass,
          ),
        ),
        ...[0.42, 0.78, 1.14].map((y) => object(sphere([-1.13, y, 0.02], 0.098), brass)),
        object(
          lathe(points2d('0 0.24, 0.3 0.24, 0.31 0.28, 0.22 0.31, 0.13 0.32, 0.12 0.42, 0 0.42'), 56),
          brass,
          'rotate -x*90 translate <-0.1,0.95,0>',
        ),
        object(
          bevelledBlock([0.16, 0.66, 0.13], 0.07, 0.05),
          brass,
          'rotate z*-25 translate <-0.1,0.95,-0.45>',
        ),
        object(
          lathe(points2d('0 0.24, 0.2 0.24, 0.21 0.27, 0.17 0.3, 0 0.305'), 48),
          plated('satin'),
          'rotate -x*90 translate <0.5,0.5,0>',
        ),
        object(bevelledBlock([0.04, 0.17, 0.03], 0.015, 0.003), dim, 'translate <0.5,0.5,-0.3>'),
        ...points2d('-0.7 0.16, 0.7 0.16, -0.7 1.44, 0.7 1.44').map(
          ([x, y]) => `object { ${screwHead(0.065, brass, x * 60)} translate <${x},${y},-0.25> }`,
        ),
      ],
      'rotate y*8 translate <0.3,0,0>',
    ),
    union(
      [
        object(
          `difference { object { ${bevelledBlock([0.36, 1.4, 0.5], 0.04, 0.03)} } ${[-0.36, 0, 0.36].map((y) => `cylinder { <-1,${y},0.02>,<1,${y},0.02>,0.11 }`).join(' ')} }`,
          paint,
        ),
        ...[-0.54, 0.54].map((y) => `object { ${screwHead(0.06, brass, y * 60)} translate <0,${y},-0.25> }`),
      ],
      'rotate y*24 translate <-1.22,0.71,-0.1>',
    ),
    `object { ${keyRing(plated('nickel'), [0, 0, 0])} rotate y*10 translate <0.35,0,-0.8> }`,
  ])
}

function keypad(): string {
  const dots = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
    .map((t, i) =>
      svgText(
        t,
        { x: 110 + (i % 3) * 140, y: 300 + Math.floor(i / 3) * 135, size: 74, width: 100 },
        '#a8dcff',
      ),
    )
    .join('')
  return svgDocument(
    500,
    900,
    `<rect width="500" height="900" fill="#0b0d10"/>${dots}<g fill="none" stroke="#4fb3ff" stroke-width="9" stroke-linecap="round"><path d="M215 150Q250 50 285 150M230 160Q250 90 270 160M195 140Q250 -10 305 140M250 120V165"/></g>`,
  )
}

const digitalLock: SceneFactory = () => {
  const body = gloss('#1d1f22')
  const arm = spline(
    points3d('0 0 -0.1, 0 0 -0.36, -0.06 0 -0.46, -0.3 0 -0.5, -0.8 0 -0.5, -1.05 0 -0.5'),
    9,
  )
  return scene(
    { from: [1.9, 2.3, -7.2], to: [-0.02, 1.27, 0], angle: 24.5 },
    [
      object(
        bevelledBlock([1.9, 2.56, 0.3], 0.03, 0.02),
        'texture { pigment { srgb <0.86,0.83,0.78> } finish { diffuse 0.8 } }',
        'translate <0,1.28,0.15>',
      ),
      union(
        [
          object(bevelledBlock([0.84, 2.3, 0.28], 0.16, 0.07), body, 'translate z*-0.14'),
          object(bevelledBlock([0.72, 2.18, 0.02], 0.1, 0.006), brushed('satin', 'y'), 'translate z*-0.277'),
          object(bevelledBlock([0.7, 2.16, 0.03], 0.1, 0.01), gloss('#0b0d10'), 'translate z*-0.28'),
          `object { box { 0,1 } texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.7 emission 0.35 specular 0.6 roughness 0.003 reflection { 0.02,0.22 } } } translate <-0.5,-0.5,0> scale <0.6,1.08,0.003> translate <0,0.45,-0.297> }`,
          union(
            [
              object(
                lathe(points2d('0 0.26, 0.22 0.26, 0.23 0.3, 0.21 0.34, 0 0.35'), 56),
                brushed('satin', 'x'),
                'rotate -x*90',
              ),
              object(
                sweep(arm, {
                  size: (t) => [t < 0.35 ? 0.09 : 0.1, t < 0.35 ? 0.09 : 0.055],
                  up: [0.02, 0.001, -1],
                  sides: 24,
                  power: 3,
                }),
                brushed('satin', 'x'),
                'scale <-1,1,1>',
              ),
            ],
            'translate <-0.06,-0.55,0>',
          ),
          object('cylinder { <0,-0.95,-0.31>,<0,-0.95,-0.28>,0.06 }', plated('satin')),
        ],
        'translate <-0.2,1.28,0>',
      ),
    ],
    { 'print.png': keypad() },
  )
}

export const lockScenes: Scenes = {
  padlock,
  'round-lock': roundLock,
  cylinder: profileCylinder,
  'mortise-lock': mortiseLock,
  'rim-lock': rimLock,
  'digital-lock': digitalLock,
}
