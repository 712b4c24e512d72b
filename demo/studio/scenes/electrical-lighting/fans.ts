import { points2d, points3d } from '../kit/point-lists.ts'
import { frontView, emissive, union, plated, object, scene } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { svgText, svgDocument } from '../kit/svg.ts'
import { surface } from '../kit/smooth-meshes.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import { spline, sweep, tube, lathe } from '../kit/sweeps.ts'
import type { OutlineCorner } from '../kit/plates.ts'
import { gloss, metal, satin } from '../kit/textures.ts'

const enamel: Readonly<Record<string, string>> = { brown: '#5f3a24', ivory: '#efe6d0', black: '#2a2c2f' }

/** A cambered, twisted blade that widens outwards. */
function leaf(): string {
  return surface(
    [24, 40],
    (u, v) => {
      const a = u * 2 * Math.PI
      const across = Math.cos(a)
      const x = 0.62 + 1.5 * v
      const end = v > 0.94 ? Math.sqrt(Math.max(0.02, 1 - ((v - 0.94) / 0.06) ** 2)) : 1
      const wide = (0.15 + 0.11 * Math.sin(Math.min(1, v * 1.25) * 1.7)) * end
      const z = across * wide + 0.03 * Math.sin(v * 3)
      const twist = 0.24 - 0.1 * v
      const camber = 0.05 * (1 - across * across)
      return [x, z * twist + camber + 0.014 * Math.sin(a) - 0.02, z]
    },
    60,
  )
}

const ceilingFan: SceneFactory = (tone) => {
  const colour = enamel[tone] ?? '#5f3a24'
  const paint = gloss(colour)
  const trim = plated(tone === 'black' ? 'zinc' : 'brass')
  const blades = [18, 138, 258].map((a) =>
    union(
      [
        object(leaf(), paint),
        object(
          bevelledBlock([0.5, 0.2, 0.03], 0.06, 0.012),
          trim,
          'rotate x*90 rotate x*-9 translate <0.62,-0.0,0>',
        ),
        ...[0.5, 0.68, 0.78].map((x) =>
          object(
            `sphere { 0, 0.028 scale <1,0.6,1> translate <${x},0.035,${x > 0.6 ? 0.05 : 0} > }`,
            metal('zinc'),
          ),
        ),
      ],
      `rotate y*${a}`,
    ),
  )
  return scene({ from: [0, 1.7, -8.4], to: [0, 1.22, 0], angle: 31 }, [
    union(
      [
        ...blades,
        object(
          lathe(
            points2d(
              '0 -0.2, 0.12 -0.2, 0.2 -0.17, 0.3 -0.13, 0.44 -0.1, 0.52 -0.04, 0.54 0.03, 0.52 0.12, 0.42 0.2, 0.25 0.25, 0.16 0.28, 0.12 0.36, 0 0.36',
            ),
            72,
          ),
          paint,
        ),
        object(lathe(points2d('0.0 -0.23, 0.1 -0.225, 0.17 -0.2, 0.19 -0.17, 0.12 -0.16'), 48), trim),
        object('torus { 0.54, 0.016 translate y*0.0 }', trim),
        object('torus { 0.5, 0.012 translate y*0.13 }', trim),
        object('cylinder { y*0.3, y*1.1, 0.05 }', paint),
        object(lathe(points2d('0.06 0.3, 0.22 0.33, 0.24 0.37, 0.1 0.55, 0.06 0.58'), 48), paint),
        object(lathe(points2d('0.06 0.82, 0.1 0.84, 0.26 1.04, 0.28 1.1, 0.27 1.12, 0 1.12'), 48), paint),
      ],
      'rotate x*34 translate <0,1.1,-0.2>',
    ),
  ])
}

const exhaust: SceneFactory = () => {
  const white = gloss('#f2f2ef')
  const vane = surface(
    [12, 12],
    (u, v) => {
      const r = 0.2 + 0.56 * v
      const a = (u - 0.5) * (1.1 + 0.2 * v) + v * 0.3
      return [r * Math.cos(a), r * Math.sin(a), 0.16 * (u - 0.5) + 0.3]
    },
    60,
  )
  const spokes = Array.from(
    { length: 16 },
    (_, i) => `cylinder { <0.18,0,-0.06>,<0.86,0,-0.02>,0.011 rotate z*${i * 22.5} }`,
  )
  const rings = [0.36, 0.5, 0.64, 0.77].map(
    (r) => `torus { ${r}, 0.013 rotate x*90 translate z*${-0.055 + (r - 0.2) * 0.05} }`,
  )
  return scene(frontView(2.2, 2.0), [
    union(
      [
        object(
          `difference { object { ${bevelledBlock([2.16, 2.16, 0.2], 0.16, 0.07)} } cylinder { -z,z,0.87 } }`,
          white,
        ),
        object(
          lathe(points2d('0.865 0.1, 0.865 -0.03, 0.89 -0.125, 0.95 -0.11, 0.99 -0.06'), 80),
          white,
          'rotate x*90',
        ),
        object('difference { cylinder { z*0.05,z*0.75,0.92 } cylinder { -z,z,0.865 } }', white),
        object('cylinder { z*0.7,z*0.72,0.9 }', satin('#3a3d40')),
        ...[0, 60, 120, 180, 240, 300].map((a) => object(vane, satin('#aab4ba'), `rotate z*${a}`)),
        object('cylinder { z*0.1,z*0.5,0.22 }', satin('#d9dbdb')),
        union([...spokes, ...rings, white]),
        object(
          lathe(points2d('0 0, 0.2 0, 0.23 0.02, 0.24 0.06, 0.24 0.1, 0 0.1'), 48),
          white,
          'rotate x*90 translate z*-0.09',
        ),
        object('cylinder { z*-0.096,z*-0.085,0.1 }', satin('#2d6f7f')),
        ...[-0.94, 0.94].flatMap((x) =>
          [-0.94, 0.94].map((y) =>
            object(`sphere { 0, 0.045 scale <1,1,0.4> translate <${x},${y},-0.1> }`, metal('zinc')),
          ),
        ),
      ],
      'rotate y*-18 translate <0,1.08,-0.2>',
    ),
  ])
}

/** Cells of a monocrystalline module, with cut corners, fingers and bus bars. */
function cellsPrint(): string {
  const cells = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [12 + (i % 6) * 98, 12 + Math.floor(i / 6) * 98]
    const bars = [16, 39, 63, 86]
      .map((k) => `<path d="M${x + k - 4} ${y}v94" stroke="#b9c4d2" stroke-width="1.6"/>`)
      .join('')
    return `<path d="M${x + 12} ${y}h70l12 12v70l-12 12h-70l-12-12v-70Z" fill="#14213d"/><path d="M${x + 12} ${y}h70l12 12v70l-12 12h-70l-12-12v-70Z" fill="url(#g)"/>${bars}`
  }).join('')
  return svgDocument(
    606,
    998,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#27406f" stop-opacity=".75"/><stop offset="1" stop-color="#0b1428" stop-opacity=".6"/></linearGradient></defs><rect width="606" height="998" fill="#e9edf0"/>${cells}`,
  )
}

const solar: SceneFactory = () => {
  const alloy = metal('zinc')
  return scene(
    frontView(2.5, 1.7),
    [
      union(
        [
          object(
            'difference { box { <-0.8,0,-0.05>,<0.8,2.6,0.05> } box { <-0.765,0.035,-1>,<0.765,2.565,0.03> } }',
            alloy,
          ),
          `object { box { 0,1 } texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.75 specular 0.7 roughness 0.003 reflection { 0.03,0.3 } } } scale <1.53,2.53,0.02> translate <-0.765,0.035,-0.035> }`,
          object(bevelledBlock([0.4, 0.3, 0.1], 0.03, 0.02), satin('#1d1f22'), 'translate <0,2.2,0.1>'),
        ],
        'rotate x*16 rotate y*-20 translate <-0.05,0.02,-0.35>',
      ),
      union(
        [
          'box { <-0.04,0,-0.04>,<0.04,2.15,0> rotate x*-14 translate <-0.6,0,1.06> }',
          'box { <-0.04,0,-0.04>,<0.04,2.15,0> rotate x*-14 translate <0.6,0,1.06> }',
          'box { <-0.66,0.5,0.9>,<0.66,0.56,0.95> }',
          alloy,
        ],
        'rotate y*-20 translate <-0.05,0,-0.35>',
      ),
    ],
    { 'print.png': cellsPrint() },
  )
}

function inverterPrint(): string {
  return svgDocument(
    1000,
    420,
    `<rect width="1000" height="420" rx="50" fill="#0c0f12"/><rect x="60" y="60" width="420" height="300" rx="20" fill="#0d2a1f"/>` +
      svgText('230 V', { x: 270, y: 230, size: 120, width: 380 }, '#7dffb4') +
      svgText('BATTERY  90 %', { x: 270, y: 320, size: 46, width: 360 }, '#7dffb4') +
      ['MAINS', 'CHARGING', 'UPS', 'OVERLOAD']
        .map(
          (t, i) =>
            `<circle cx="560" cy="${96 + i * 78}" r="18" fill="${['#3fe07f', '#ffb52b', '#3fe07f', '#5b2a26'][i] ?? '#3fe07f'}"/>${svgText(t, { x: 740, y: 112 + i * 78, size: 44, width: 260 }, '#c8ced4')}`,
        )
        .join(''),
  )
}

const inverter: SceneFactory = () => {
  const shell = gloss('#26292d')
  const outline: readonly OutlineCorner[] = points3d(
    '-0.62 0.06 0.06, 0.62 0.06 0.06, 0.66 0.9 0.2, 0.4 1.3 0.2, -0.3 1.3 0.24, -0.68 0.86 0.24',
  )
  const vents = Array.from({ length: 9 }, (_, i) =>
    object(
      bevelledBlock([0.03, 0.5, 0.02], 0.014, 0.005),
      satin('#0d0e0f'),
      `rotate y*-90 translate <1.2,0.45,${-0.32 + i * 0.08}>`,
    ),
  )
  const ribs = [0.16, 0.22, 0.28].map((y) =>
    object(bevelledBlock([1.9, 0.02, 0.02], 0.008, 0.004), satin('#0d0e0f'), `translate <0,${y},-0.625>`),
  )
  const handle = spline(
    points3d('-0.36 1.26 0.05, -0.34 1.42 0.05, -0.2 1.5 0.05, 0.2 1.5 0.05, 0.34 1.42 0.05, 0.36 1.26 0.05'),
    8,
  )
  const cord = spline(
    points3d('0.9 0.3 0.6, 1.1 0.1 0.8, 1.36 0.04 0.5, 1.34 0.04 0.0, 1.26 0.04 -0.4, 1.1 0.04 -0.8'),
    10,
  )
  return scene(
    { from: [1.7, 2.4, -7.2], to: [0.04, 0.7, 0], angle: 23.5 },
    [
      union(
        [
          object(plate(filletOutline(outline, 0.1, 10), [2.4, 0.09]), shell, 'rotate y*90'),
          `object { ${plate(filletOutline(points2d('-0.62 -0.26, 0.62 -0.26, 0.62 0.26, -0.62 0.26'), 0.07), [0.03, 0.01], 'texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.85 emission 0.12 specular 0.6 roughness 0.004 reflection { 0.03,0.2 } } }')} rotate x*2.5 translate <-0.28,0.62,-0.69> }`,
          object('cylinder { <0.78,0.62,-0.6>,<0.78,0.62,-0.73>,0.17 }', satin('#3a3e43')),
          object('sphere { 0, 0.13 scale <1,1,0.4> translate <0.78,0.62,-0.73> }', gloss('#d4561f')),
          object('torus { 0.03, 0.008 rotate x*90 translate <0.78,0.62,-0.785> }', emissive('#ffffff', 0.4)),
          ...vents,
          ...ribs,
          object(sweep(handle, { size: () => [0.1, 0.05], up: [0, 0.9, 0.2], sides: 18, power: 3 }), shell),
          object(tube(cord, 0.035), satin('#1b1d1f')),
          ...[-0.85, 0.85].flatMap((x) =>
            [-0.42, 0.42].map((z) =>
              object(`cylinder { <${x},0,${z}>,<${x},0.08,${z}>,0.1 }`, satin('#151617')),
            ),
          ),
        ],
        'rotate y*14',
      ),
    ],
    { 'print.png': inverterPrint() },
  )
}

export const fanScenes: Scenes = { 'ceiling-fan': ceilingFan, exhaust, solar, inverter }
