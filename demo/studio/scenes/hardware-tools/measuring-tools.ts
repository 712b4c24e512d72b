import { points3d } from '../kit/point-lists.ts'
import { union, plated, object, scene } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { svgText, svgDocument } from '../kit/svg.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import type { OutlineCorner } from '../kit/plates.ts'
import { gloss, satin } from '../kit/textures.ts'

const dim = satin('#1a1c1e')

function tapePrint(): string {
  const marks = Array.from(
    { length: 60 },
    (_, i) =>
      `<path d="M${10 + i * 16.5} 0V${i % 10 === 0 ? 90 : i % 5 === 0 ? 66 : 44}" stroke="#22221c" stroke-width="${i % 10 === 0 ? 5 : 3}"/>`,
  ).join('')
  const numbers = Array.from({ length: 6 }, (_, i) =>
    svgText(String(i + 1), { x: 130 + i * 165, y: 170, size: 74, width: 90 }, i % 2 ? '#22221c' : '#b3231b'),
  ).join('')
  return svgDocument(1010, 200, `<rect width="1010" height="200" fill="#f3cf35"/>${marks}${numbers}`)
}

const measure: SceneFactory = () => {
  const face = svgDocument(
    400,
    400,
    `<circle cx="200" cy="200" r="200" fill="#f4f3ee"/><circle cx="200" cy="200" r="182" fill="none" stroke="#26282b" stroke-width="10"/>${svgText('5 m', { x: 200, y: 238, size: 120, width: 250 }, '#26282b')}${svgText('19 mm', { x: 200, y: 310, size: 50, width: 160 }, '#b3231b')}`,
  )
  const body: OutlineCorner[] = points3d(
    '-0.95 0.02 0.08, 0.8 0.02 0.05, 0.86 0.5 0.1, 0.78 1.1 0.4, 0.3 1.62 0.4, -0.5 1.62 0.4, -1.0 1.1 0.5',
  )
  const inner: OutlineCorner[] = points3d(
    '-0.82 0.3 0.12, 0.68 0.3 0.1, 0.72 0.6 0.1, 0.64 1.06 0.36, 0.22 1.48 0.36, -0.42 1.48 0.36, -0.86 1.04 0.42',
  )
  return scene(
    { from: [1.4, 2.5, -7.1], to: [0.28, 0.76, -0.1], angle: 23.5 },
    [
      union(
        [
          object(plate(filletOutline(body, 0.1), [0.86, 0.12]), satin('#202225')),
          object(plate(filletOutline(inner, 0.1), [0.93, 0.05]), gloss('#edb41c')),
          object('cylinder { <-0.1,0.9,-0.5>,<-0.1,0.9,-0.4>,0.5 }', satin('#202225')),
          `object { box { 0,1 } texture { pigment { image_map { png "face.png" interpolate 2 } } finish { diffuse 0.8 specular 0.3 roughness 0.02 } } translate <-0.5,-0.5,0> scale <0.88,0.88,0.02> translate <-0.1,0.9,-0.505> clipped_by { cylinder { <-0.1,0.9,-1>,<-0.1,0.9,1>,0.44 } } }`,
          object(
            bevelledBlock([0.44, 0.14, 0.4], 0.06, 0.04),
            gloss('#d1551d'),
            'rotate z*-42 translate <0.66,1.42,0>',
          ),
          `object { box { 0,1 } texture { pigment { image_map { png "print.png" interpolate 2 } translate <0,0,0> rotate x*90 } finish { diffuse 0.8 specular 0.4 roughness 0.02 reflection { 0.02,0.1 } } } scale <1.25,0.016,0.4> rotate x*-13 translate <0.8,0.07,-0.2> }`,
          object(bevelledBlock([0.03, 0.24, 0.36], 0.02, 0.01), plated('nickel'), 'translate <2.05,0.1,0>'),
          ...[-0.1, 0.1].map((z) =>
            object('sphere { 0, 0.03 }', plated('nickel'), `translate <1.96,0.1,${z}>`),
          ),
        ],
        'scale 0.86 rotate y*16 translate <-0.2,0,0>',
      ),
    ],
    { 'print.png': tapePrint(), 'face.png': face },
  )
}

const level: SceneFactory = () => {
  const yellow = gloss('#e8ae17')
  const vial =
    'texture { pigment { srgb <0.78,0.93,0.25> } finish { diffuse 0.75 emission 0.15 specular 0.8 roughness 0.004 reflection { 0.03,0.2 } } }'
  const tubeVial = (turn: number, x: number): string =>
    union([
      object('cylinder { <-0.17,0,0>,<0.17,0,0>,0.075 }', vial),
      ...[-0.05, 0.05].map((k) => object('torus { 0.076, 0.006 rotate z*90 }', dim, `translate x*${k}`)),
      object(
        'sphere { 0, 1 scale <0.045,0.03,0.03> translate <0,0.04,-0.05> }',
        'texture { pigment { srgb <0.96,1,0.78> } finish { diffuse 0.8 emission 0.2 } }',
      ),
      ...[-0.18, 0.18].map((k) =>
        object('cylinder { <-0.02,0,0>,<0.02,0,0>,0.085 }', dim, `translate x*${k}`),
      ),
      `rotate z*${turn} translate <${x},0,-0.03>`,
    ])
  const holes = '<-0.95,0,0> <0.95,0,0>'.split(' ')
  return scene({ from: [1.2, 3.5, -6.6], to: [0, 0.26, 0], angle: 24.5 }, [
    union(
      [
        object(
          `difference { object { ${bevelledBlock([2.9, 0.56, 0.26], 0.03, 0.02)} } box { <-2,-0.2,-1>,<2,0.2,-0.105> } object { ${bevelledBlock([0.62, 0.3, 1], 0.05, 0.005)} translate y*0.14 } ${holes.map((c) => `cylinder { -z,z,0.2 translate ${c} }`).join(' ')} }`,
          yellow,
        ),
        object(bevelledBlock([0.6, 0.36, 0.1], 0.05, 0.02), dim, 'translate <0,0.1,0.06>'),
        ...holes.map((c) =>
          object(
            `difference { cylinder { -z*0.13,z*0.13,0.215 } cylinder { -z,z,0.19 } translate ${c} }`,
            dim,
          ),
        ),
        ...holes.map((c) => object(`cylinder { z*0.06,z*0.1,0.2 translate ${c} }`, satin('#f0efe8'))),
        tubeVial(0, 0).replace('translate <0,0,-0.03>', 'translate <0,0.12,-0.02>'),
        tubeVial(90, -0.95),
        tubeVial(45, 0.95),
        ...[-1.46, 1.46].map((x) =>
          object(bevelledBlock([0.12, 0.6, 0.3], 0.06, 0.05), satin('#232528'), `translate x*${x}`),
        ),
      ],
      'rotate x*6 rotate y*-27 translate <0,0.31,0>',
    ),
  ])
}

export const measuringToolScenes: Scenes = { measure, level }
