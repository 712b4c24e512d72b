import { points2d as dots, points3d } from '../kit/point-lists.ts'
import { object, union, scene, woodPrint, brushed, sphere } from '../kit/parts.ts'
import type { Camera, SceneFactory, Scenes } from '../scene.ts'
import { bevelledBlock, roundedRectangle, plate, filletOutline } from '../kit/plates.ts'
import { lathe } from '../kit/sweeps.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'
import { gloss, metal, satin } from '../kit/textures.ts'
import { svgText, svgDocument } from '../kit/svg.ts'

const keys: Readonly<Record<string, string>> = { white: '#f3f3f0', graphite: '#45494e', wood: '#f3f3f0' }

function key(tone: string): string {
  return tone === 'graphite' ? satin('#4a4e54') : gloss('#f4f4f1')
}

const dim = satin('#17191b')

const look: Camera = { from: [1.9, 1.75, -7.2], to: [0.02, 1.1, 0], angle: 21 }

/** The body of a module behind its face plate: a box with clips and brass terminals. */
function back(width: number, tone: string): string {
  const body = satin(tone === 'graphite' ? '#3a3d42' : '#e6e5df')
  return union([
    object(bevelledBlock([width - 0.16, 1.5, 0.62], 0.03), body, 'translate z*0.4'),
    object(bevelledBlock([width - 0.3, 1.1, 0.24], 0.03), body, 'translate z*0.82'),
    ...[-0.3, 0.3].map((y) =>
      object(
        bevelledBlock([0.2, 0.24, 0.1], 0.02),
        metal('brass'),
        `translate <${width / 2 - 0.14},${y},0.62>`,
      ),
    ),
    ...[-0.62, 0.62].map((y) =>
      object(bevelledBlock([0.3, 0.08, 0.3], 0.02), body, `translate <0,${y * 1.24},0.36>`),
    ),
  ])
}

/** A rocker with its lower half pressed in. */
function rocker([w, h]: Point2, texture: string): string {
  const face = filletOutline(
    [
      [-h / 2, 0.1, 0],
      [-h / 2, -0.045, 0.03],
      [0, -0.07, 0.35],
      [h / 2, -0.07 - 0.055 * h, 0.03],
      [h / 2, 0.1, 0],
    ],
    0.02,
    8,
  )
  return object(plate(face, [w, 0.016]), texture, 'rotate y*90 rotate x*90 scale <1,1,1>')
}

/** The red mark of an Indian switch. */
const mark = (y: number): string =>
  object(
    bevelledBlock([0.16, 0.03, 0.02], 0.01, 0.004),
    satin('#c8372b'),
    `translate <0,${y},${-0.07 - 0.11 * y}> `,
  )

const switchOne: SceneFactory = (tone) =>
  scene(look, [
    union(
      [
        object(bevelledBlock([1.12, 2.16, 0.16], 0.07, 0.045), key(tone)),
        object(bevelledBlock([0.96, 1.96, 0.06], 0.05, 0.02), dim, 'translate z*-0.06'),
        union([rocker([0.93, 1.92], key(tone)), mark(0.74)], 'translate z*-0.06'),
        back(1.12, tone),
      ],
      'rotate y*-24 translate <0,1.09,-0.1>',
    ),
  ])

/** Holes of an Indian socket: three round ones, the earth's the largest. */
function holes(size: number, texture: string): string {
  const spots: readonly Vector[] = points3d('0 0.38 0.125, -0.36 -0.26 0.1, 0.36 -0.26 0.1')
  const wells = spots.map(([x, y, r]) => `cylinder { <${x},${y},-1>,<${x},${y},0.2>,${r} }`)
  const rims = spots.map(
    ([x, y, r]) => `torus { ${r + 0.018}, 0.012 rotate x*90 translate <${x},${y},-0.03> }`,
  )
  const clips = spots.map(([x, y, r]) =>
    object(`cylinder { <${x},${y},0.1>,<${x},${y},0.16>,${r * 0.85} }`, metal('brass')),
  )
  return `union { difference { object { ${lathe(dots('0 0, 0.8 0, 0.82 0.015, 0.82 0.16, 0 0.16'), 72)} rotate x*90 translate z*-0.03 } ${wells.join(' ')} ${texture} } union { ${rims.join(' ')} ${texture} } ${clips.join(' ')} ${object('cylinder { z*0.16,z*0.2,0.8 }', dim)} scale ${size} }`
}

const socket: SceneFactory = (tone) => {
  const texture = key(tone)
  return scene(look, [
    union(
      [
        object(
          `difference { object { ${bevelledBlock([2.16, 2.16, 0.18], 0.1, 0.05)} } cylinder { -z,z*0.4,0.865 } }`,
          texture,
        ),
        object('torus { 0.87, 0.02 rotate x*90 translate z*-0.085 }', texture),
        object('cylinder { z*0.02,z*0.09,0.9 }', dim),
        `object { ${holes(1.0, texture)} translate z*-0.045 }`,
        object(bevelledBlock([0.9, 0.9, 0.01], 0.05, 0.003), dim, 'translate z*0.3'),
        object(sphere([0.9, -0.9, -0.085], 0.035), satin('#c8372b')),
        object(
          bevelledBlock([1.9, 1.5, 0.7], 0.04),
          satin(tone === 'graphite' ? '#3a3d42' : '#e6e5df'),
          'translate z*0.45',
        ),
      ],
      'rotate y*-22 translate <0.02,1.09,-0.1>',
    ),
  ])
}

const usbSocket: SceneFactory = (tone) => {
  const texture = key(tone)
  const ink = tone === 'graphite' ? '#c9ced3' : '#7a8288'
  const sheetOf = svgDocument(
    400,
    120,
    `<rect width="400" height="120" fill="${keys[tone] ?? '#f3f3f0'}"/>${svgText('20 W', { x: 200, y: 90, size: 84, width: 380 }, ink)}`,
  )
  return scene(
    look,
    [
      union(
        [
          object(
            `difference { object { ${bevelledBlock([1.12, 2.16, 0.18], 0.07, 0.045)} } box { <-0.32,0.3,-1>,<0.32,0.58,0.05> } object { ${plate(roundedRectangle(0.58, 0.19, 0.094), [1, 0.001])} translate <0,-0.25,-0.45> } }`,
            texture,
          ),
          object(bevelledBlock([0.72, 0.36, 0.03], 0.03, 0.008), texture, 'translate <0,0.44,0.02>'),
          object('box { <-0.32,0.3,0>,<0.32,0.58,0.06> }', metal('steel')),
          object(bevelledBlock([0.5, 0.1, 0.1], 0.01, 0.004), satin('#3f7fd0'), 'translate <0,0.48,-0.03>'),
          object(
            bevelledBlock([0.42, 0.045, 0.12], 0.02, 0.006),
            satin('#1b1d20'),
            'translate <0,-0.25,-0.02>',
          ),
          object('box { <-0.4,-0.4,0.03>,<0.4,-0.1,0.08> }', dim),
          object(
            plate(roundedRectangle(0.64, 0.25, 0.12), [0.03, 0.012]),
            metal('zinc'),
            'translate <0,-0.25,0.0>',
          ),
          object(
            sphere([0, 0.86, -0.085], 0.035),
            'texture { pigment { srgb <0.45,0.95,0.6> } finish { emission 0.5 diffuse 0.5 specular 0.5 } }',
          ),
          `object { box { 0,1 translate <-0.5,-0.5,0> scale <0.42,0.13,0.004> } texture { pigment { image_map { png "print.png" interpolate 2 } translate <-0.5,-0.5,0> scale <0.42,0.13,1> } finish { diffuse 0.75 } } translate <0,-0.72,-0.093> }`,
          back(1.12, tone),
        ],
        'rotate y*-24 translate <0,1.09,-0.1>',
      ),
    ],
    { 'print.png': sheetOf },
  )
}

function frame(tone: string): string {
  if (tone === 'graphite') return satin('#33363a')
  if (tone === 'wood')
    return 'texture { pigment { image_map { png "wood.png" interpolate 2 } translate <-0.5,-0.5,0> scale 2.6 } finish { diffuse 0.8 specular 0.35 roughness 0.02 reflection { 0.02,0.12 fresnel off } } }'
  return gloss('#f5f5f2')
}

const switchPlate: SceneFactory = (tone) => {
  const texture = key(tone)
  const prints = tone === 'wood' ? { 'wood.png': woodPrint(['#b07a46', '#5f3416'], 5) } : undefined
  return scene(
    { from: [1.5, 1.9, -7.3], to: [0.03, 0.72, 0], angle: 22.5 },
    [
      union(
        [
          object(
            `difference { object { ${bevelledBlock([2.6, 1.46, 0.13], 0.09, 0.05)} } box { <-1.16,-0.55,-1>,<1.16,0.55,1> } }`,
            frame(tone),
          ),
          object('box { <-1.17,-0.56,0.02>,<1.17,0.56,0.08> }', dim),
          ...[-0.965, -0.575, -0.185].map((x) =>
            union(
              [rocker([0.37, 1.06], texture), `object { ${mark(0.4)} scale <0.7,1,1> }`],
              `translate <${x},0,0.02>`,
            ),
          ),
          object(
            `difference { object { ${bevelledBlock([1.12, 1.06, 0.12], 0.03, 0.02)} } cylinder { -z,z,0.445 } }`,
            texture,
            'translate <0.585,0,0.01>',
          ),
          `object { ${holes(0.52, texture)} translate <0.585,0,-0.005> }`,
          object('box { <-1.1,-0.5,0.08>,<1.1,0.5,0.3> }', satin('#dfded8')),
        ],
        'rotate x*9 rotate y*-14 translate <0,0.75,0>',
      ),
      object(
        'box { <-0.9,0,0.25>,<0.9,0.5,0.3> rotate x*-18 translate z*0.25 }',
        satin('#dfded8'),
        'rotate y*-14',
      ),
    ],
    prints,
  )
}

const knockOut = (x: number): string =>
  `union { torus { 0.2, 0.014 } torus { 0.13, 0.012 } cylinder { 0,y*0.012,0.12 } box { <-0.03,0,-0.22>,<0.03,0.014,-0.1> } rotate -x*90 translate <${x},0.42,-0.71> }`

const lug = (x: number, z: number): string =>
  `difference { box { <-0.1,0.76,-0.12>,<0.1,0.785,0.12> } cylinder { <0,0.7,0>,<0,1,0>,0.045 } translate <${x},0,${z}> }`

const gangBox: SceneFactory = () => {
  const sheetIron =
    'texture { pigment { crackle scale 0.07 turbulence 0.3 color_map { [0 srgb <0.74,0.76,0.78>] [0.5 srgb <0.66,0.69,0.72>] [1 srgb <0.8,0.81,0.83>] } } finish { diffuse 0.42 specular 0.4 roughness 0.05 metallic reflection { 0.22 metallic } } }'
  return scene({ from: [1.9, 3.3, -6.6], to: [0, 0.36, 0], angle: 25 }, [
    union(
      [
        `difference { object { ${bevelledBlock([2.5, 1.42, 0.84], 0.05, 0.02)} rotate x*90 translate y*0.42 } box { <-1.22,0.03,-0.68>,<1.22,2,0.68> } cylinder { <0.62,0.42,-1>,<0.62,0.42,0>,0.19 } ${[-0.5, 0.5].map((x) => `cylinder { <${x},-1,0>,<${x},1,0>,0.09 }`).join(' ')} }`,
        ...[-0.72, -0.05].map(knockOut),
        ...[-0.5, 0.5].map((x) => `torus { 0.28,0.012 translate <${x},0.032,0> }`),
        lug(-1.12, 0),
        lug(1.12, 0),
        'difference { cylinder { <1.24,0.42,0>,<1.262,0.42,0>,0.2 } cylinder { <1,0.42,0>,<2,0.42,0>,0.13 } }',
        sheetIron,
      ],
      'rotate y*-24',
    ),
    object(
      'torus { 0.19,0.012 rotate x*90 translate <0.62,0.42,-0.71> }',
      brushed('zinc', 'x'),
      'rotate y*-24',
    ),
  ])
}

export const switchScenes: Scenes = {
  switch: switchOne,
  socket,
  'usb-socket': usbSocket,
  'switch-plate': switchPlate,
  'gang-box': gangBox,
}
