import { outlineCorners, points2d, points3d } from '../kit/point-lists.ts'
import { sphere, cylinder, frontView, emissive, union, object, scene } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { bevelledBlock, roundedRectangle, plate, filletOutline } from '../kit/plates.ts'
import { spline, sweep, tube, lathe } from '../kit/sweeps.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'
import { gloss, metal, satin } from '../kit/textures.ts'

/** A faintly lit opal cover. */
const milk =
  'texture { pigment { srgb <0.985,0.98,0.965> } finish { diffuse 0.72 emission 0.2 specular 0.4 roughness 0.015 reflection { 0.02,0.12 } } }'
const lit = emissive('#fffdf4', 0.8)
const cool = emissive('#f6fbff', 0.72)

function smooth(profile: readonly Point2[], steps = 6): Point2[] {
  return spline(
    profile.map(([r, y]): Vector => [r, y, 0]),
    steps,
  ).map(([r, y]): Point2 => [Math.max(0, r), y])
}

const capPin = (x: number): string =>
  object(
    `union { ${cylinder(
      [
        [x * 0.2, 0.12, 0],
        [x * 0.33, 0.12, 0],
      ],
      0.035,
    )} ${sphere([x * 0.33, 0.12, 0], 0.035)} }`,
    metal('zinc'),
  )

function bulbShape(): string {
  const dome = smooth(
    points2d('0.5 0.9, 0.56 1.0, 0.66 1.18, 0.72 1.42, 0.66 1.7, 0.47 1.9, 0.22 1.99, 0 2.01'),
    8,
  )
  const body: Point2[] = points2d('0.3 0.36, 0.33 0.38, 0.4 0.6, 0.5 0.88, 0.515 0.9, 0.505 0.92')
  const cap: Point2[] = points2d('0 -0.02, 0.2 -0.02, 0.235 0, 0.245 0.03, 0.245 0.3, 0.28 0.32, 0.29 0.37')
  return union([
    object(lathe(dome), milk),
    object(lathe(body), gloss('#f2f2ef')),
    ...Array.from({ length: 18 }, (_, i) =>
      object(
        bevelledBlock([0.016, 0.42, 0.03], 0.007, 0.006),
        gloss('#eeeeea'),
        `rotate x*-13.5 translate <0,0.64,-0.425> rotate y*${i * 20}`,
      ),
    ),
    object(lathe(cap), metal('zinc')),
    object('torus { 0.245, 0.012 translate y*0.08 }', metal('zinc')),
    object('cylinder { <0,-0.03,0>,<0,0,0>,0.19 }', satin('#2a2321')),
    ...[-0.08, 0.08].map((x) =>
      object(`sphere { 0, 0.05 scale <1,0.6,1> translate <${x},-0.03,0> }`, metal('zinc')),
    ),
    capPin(1),
    capPin(-1),
  ])
}

const bulb: SceneFactory = () =>
  scene({ from: [0.9, 2.6, -7.4], to: [-0.12, 0.84, -0.2], angle: 24.5 }, [
    `object { ${bulbShape()} rotate y*25 scale 0.98 translate <0.5,0.05,0.45> }`,
    `object { ${bulbShape()} rotate y*70 rotate z*105 rotate y*22 scale 0.92 translate <0.62,0.5,-0.62> }`,
  ])

/** A linear lamp along x. */
function battenShape(): string {
  const base: Point2[] = filletOutline(
    outlineCorners('-0.17 0, 0.17 0, 0.19 0.12 0.03, -0.19 0.12 0.03'),
    0.02,
  )
  const cover: Point2[] = filletOutline(
    points3d('-0.175 0.1 0.01, 0.175 0.1 0.01, 0.15 0.27 0.11, -0.15 0.27 0.11'),
    0.03,
    10,
  )
  const cap: Point2[] = filletOutline(
    outlineCorners(
      '-0.19 -0.005, 0.19 -0.005, 0.2 0.14 0.03, 0.165 0.285 0.11, -0.165 0.285 0.11, -0.2 0.14 0.03',
    ),
    0.02,
    8,
  )
  const long = 3.5
  return union([
    object(plate(base, [long, 0.004]), gloss('#eceeef'), 'rotate y*90'),
    object(plate(cover, [long - 0.01, 0.004]), cool, 'rotate y*90'),
    ...[-1, 1].map((s) =>
      object(plate(cap, [0.16, 0.025]), gloss('#f0f1f1'), `rotate y*90 translate x*${(s * long) / 2}`),
    ),
    ...[-1.1, 1.1].map((x) =>
      object(bevelledBlock([0.16, 0.05, 0.42], 0.02, 0.01), metal('steel'), `translate <${x},0.02,0>`),
    ),
    object(
      tube(spline(points3d('1.82 0.08 0, 1.95 0.07 0.0, 2.06 0.03 0.1, 2.08 0.03 0.32'), 8), 0.03),
      satin('#efefec'),
    ),
  ])
}

const batten: SceneFactory = () =>
  scene({ from: [0.4, 4.7, -6.0], to: [0.0, 0.1, -0.02], angle: 27 }, [
    `object { ${battenShape()} scale 0.86 rotate y*-38 translate <-0.22,0,0.36> }`,
    `object { ${battenShape()} scale 0.86 rotate y*-38 translate <0.22,0,-0.44> }`,
  ])

function springClip(x: number): string {
  const leaf = spline(
    [
      [x * 0.9, 0.05, 0.22],
      [x * 0.98, 0.22, 0.5],
      [x * 1.04, 0.5, 0.66],
      [x * 1.02, 0.62, 0.62],
    ],
    8,
  )
  return object(
    sweep(leaf, { size: () => [0.075, 0.012], up: [0, 0, 1], sides: 8, power: 5 }),
    metal('steel'),
  )
}

function driver(): string {
  return union([
    object(bevelledBlock([0.8, 0.36, 0.24], 0.05, 0.03), gloss('#f4f4f1')),
    object(bevelledBlock([0.5, 0.2, 0.004], 0.02, 0.001), satin('#c9d6e6'), 'translate z*-0.122'),
    object(
      tube(spline(points3d('0.4 0 0, 0.6 0 0.03, 0.66 0.06 0.2, 0.5 0.08 0.4'), 8), 0.025),
      satin('#f2f2ee'),
    ),
    object(
      tube(spline(points3d('-0.4 0.04 0, -0.55 0 -0.06, -0.68 -0.1 -0.05, -0.8 -0.13 -0.12'), 8), 0.022),
      satin('#c3271f'),
    ),
    object(
      tube(spline(points3d('-0.4 -0.04 0, -0.55 -0.06 -0.02, -0.66 -0.13 0.0, -0.76 -0.14 -0.02'), 8), 0.022),
      satin('#26282b'),
    ),
  ])
}

const panel: SceneFactory = (tone) => {
  const rim = gloss('#f3f3f1')
  const body =
    tone === 'square'
      ? union([
          object(
            `difference { object { ${bevelledBlock([2.1, 2.1, 0.09], 0.07, 0.04)} } box { <-0.91,-0.91,-1>,<0.91,0.91,-0.005> } }`,
            rim,
          ),
          object(bevelledBlock([1.83, 1.83, 0.05], 0.02, 0.006), lit, 'translate z*0.0'),
          object(bevelledBlock([1.86, 1.86, 0.2], 0.05), metal('zinc'), 'translate z*0.13'),
        ])
      : union([
          object(
            lathe(
              points2d('0.9 0.0, 0.93 -0.035, 0.98 -0.05, 1.06 -0.04, 1.1 -0.01, 1.1 0.04, 0.9 0.04'),
              96,
            ),
            rim,
            'rotate x*90',
          ),
          object('cylinder { <0,0,-0.012>,<0,0,0.02>,0.915 }', lit),
          object('cylinder { <0,0,0.03>,<0,0,0.2>,0.95 }', metal('zinc')),
        ])
  return scene(frontView(2.15, 1.9), [
    union(
      [body, springClip(1), springClip(-1)],
      `rotate x*12 rotate y*-14 translate <-0.08,${tone === 'square' ? 1.03 : 1.08},0.1>`,
    ),
    `object { ${driver()} rotate x*90 rotate y*-16 scale 0.8 translate <0.6,0.1,-1.05> }`,
  ])
}

const flood: SceneFactory = () => {
  const dark = satin('#34383d')
  const glassy =
    'texture { pigment { srgb <0.80,0.86,0.88> transmit 0.88 } finish { diffuse 0.1 specular 0.8 roughness 0.003 reflection 0.07 } }'
  const leds = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [(i % 8) * 0.16 - 0.56, Math.floor(i / 8) * 0.16 - 0.32]
    return object(
      bevelledBlock([0.1, 0.1, 0.03], 0.02, 0.01),
      'texture { pigment { srgb <0.98,0.83,0.3> } finish { diffuse 0.8 emission 0.35 } }',
      `translate <${x},${y},0.0>`,
    )
  })
  const bracket = spline(
    points3d(
      '-1.27 0.85 0, -1.27 0.4 0, -1.26 0.1 0, -1.12 0.035 0, -0.6 0.035 0, 0.6 0.035 0, 1.12 0.035 0, 1.26 0.1 0, 1.27 0.4 0, 1.27 0.85 0',
    ),
    8,
  )
  return scene({ from: [1.8, 2.2, -7.3], to: [0, 0.87, 0], angle: 24 }, [
    union(
      [
        union(
          [
            object(
              `difference { object { ${bevelledBlock([2.4, 1.7, 0.3], 0.14, 0.06)} } object { ${plate(roundedRectangle(2.06, 1.36, 0.06), [0.4, 0.02])} translate z*-0.2 } }`,
              dark,
            ),
            object(
              `difference { object { ${plate(roundedRectangle(2.08, 1.38, 0.06), [0.14, 0.004])} } object { ${plate(roundedRectangle(1.5, 0.86, 0.04), [1, 0.004])} } }`,
              satin('#c6cacd'),
              'translate z*-0.03',
            ),
            object(bevelledBlock([1.5, 0.9, 0.03], 0.02, 0.004), satin('#f2f0e4'), 'translate z*0.03'),
            ...leds,
            `polygon { 5, <-1.03,-0.68>,<1.03,-0.68>,<1.03,0.68>,<-1.03,0.68>,<-1.03,-0.68> ${glassy} translate z*-0.12 }`,
            ...Array.from({ length: 15 }, (_, i) =>
              object(
                bevelledBlock([0.05, 1.4, 0.3], 0.02, 0.015),
                dark,
                `translate <${(i - 7) * 0.15},0,0.26>`,
              ),
            ),
            ...[-1.11, 1.11].flatMap((x) =>
              [-0.76, 0.76].map((y) =>
                object(`sphere { 0, 0.05 scale <1,1,0.4> translate <${x},${y},-0.15> }`, metal('zinc')),
              ),
            ),
          ],
          'rotate x*10 translate y*0.98',
        ),
        object(sweep(bracket, { size: () => [0.2, 0.028], up: [0.02, 1, 0.01], sides: 16, power: 8 }), dark),
        ...[-1, 1].map((s) =>
          object(
            `union { cylinder { <${s * 1.2},0.98,0>,<${s * 1.34},0.98,0>,0.075 } cylinder { <${s * 1.25},0.98,0>,<${s * 1.3},0.98,0>,0.13 } }`,
            metal('zinc'),
          ),
        ),
      ],
      'rotate y*-12',
    ),
  ])
}

const gateLight: SceneFactory = () => {
  const iron = satin('#26282a')
  const sides = 6
  const panes = lathe(
    [
      [0.4, 0],
      [0.66, 0.86],
    ],
    sides,
    10,
  )
  const bars = Array.from({ length: sides }, (_, i) => {
    const a = (2 * Math.PI * i) / sides
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return object(
      tube(
        [
          [0.41 * c, 0, 0.41 * s],
          [0.67 * c, 0.86, 0.67 * s],
        ],
        0.03,
        8,
      ),
      iron,
    )
  })
  return scene(frontView(2.75, 1.0), [
    union(
      [
        object(
          lathe(
            points2d(
              '0 0, 0.56 0, 0.58 0.03, 0.57 0.08, 0.46 0.11, 0.4 0.15, 0.26 0.2, 0.2 0.3, 0.18 0.44, 0.26 0.52, 0.27 0.56, 0.2 0.6, 0.24 0.68, 0.46 0.76, 0.5 0.8, 0.5 0.86, 0 0.86',
            ),
            64,
          ),
          iron,
        ),
        `object { ${panes} texture { pigment { srgb <1,0.93,0.76> filter 0.25 } finish { diffuse 0.5 emission 0.42 specular 0.5 roughness 0.01 reflection { 0.03,0.15 } } } translate y*0.86 }`,
        object('sphere { 0, 0.2 scale <1,1.35,1> translate y*1.25 }', emissive('#fffbe8', 0.9)),
        union(bars, 'translate y*0.86'),
        object(lathe(points2d('0.6 0, 0.72 0, 0.73 0.05, 0.6 0.08'), sides, 10), iron, 'translate y*1.7'),
        object(
          lathe(points2d('0.84 0, 0.85 0.04, 0.62 0.2, 0.36 0.36, 0.3 0.4'), sides, 10),
          iron,
          'translate y*1.74',
        ),
        object(
          lathe(
            points2d(
              '0.3 0, 0.31 0.14, 0.34 0.17, 0.22 0.24, 0.1 0.3, 0.06 0.34, 0.09 0.38, 0.12 0.44, 0.09 0.5, 0.03 0.54, 0.015 0.62, 0 0.63',
            ),
            48,
          ),
          iron,
          'translate y*2.12',
        ),
        object('torus { 0.42, 0.028 }', iron, 'translate y*0.87'),
      ],
      'rotate y*12',
    ),
  ])
}

export const lampScenes: Scenes = { bulb, batten, panel, flood, 'gate-light': gateLight }
