import { points2d, points3d } from '../kit/point-lists.ts'
import { obliqueView, union, object, scene } from '../kit/parts.ts'
import { svgText, svgDocument } from '../kit/svg.ts'
import type { Label, SceneFactory, Scenes } from '../scene.ts'
import { mesh, surfaceGrid } from '../kit/smooth-meshes.ts'
import { pseudoRandom, spline, tube, lathe } from '../kit/sweeps.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import { metal, satin, srgb } from '../kit/textures.ts'
import { darken } from '../kit/colours.ts'

const sheath: Readonly<Record<string, string>> = {
  red: '#c8281f',
  black: '#26282b',
  green: '#1f8a48',
  blue: '#1f58b4',
  yellow: '#eabb14',
  white: '#eeede8',
}

type Turn = { readonly radius: number; readonly height: number; readonly lean: readonly [number, number] }

/** Turns of a coil, packed in a rounded section, each slightly off true; hidden inner ones are left out. */
function turns(wire: number): Turn[] {
  const all: Turn[] = []
  const [half, wide] = [0.34, 0.36]
  let row = 0
  for (let y = -half; y <= half + 1e-6; y += wire * 1.72) {
    for (let r = -wide + (row % 2) * wire; r <= wide; r += wire * 1.86) {
      const k = all.length
      const deep = Math.abs(y) < half - 2.6 * wire && Math.abs(r) < wide - 2.6 * wire
      if (deep || Math.abs(y / half) ** 3.5 + Math.abs(r / wide) ** 3.5 > 1.25) continue
      all.push({
        radius: 0.85 + r + (pseudoRandom(k, 5) - 0.5) * wire * 0.5,
        height: y + (pseudoRandom(k, 3) - 0.5) * wire * 0.4,
        lean: [(pseudoRandom(k, 1) - 0.5) * 0.05, (pseudoRandom(k, 2) - 0.5) * 0.05],
      })
    }
    row += 1
  }
  return all
}

/** All turns in one smooth mesh: separate tori or meshes take several times as long to render. */
function windings(wire: number): string {
  const [around, sides] = [80, 9]
  const points: string[] = []
  const normals: string[] = []
  const faces: string[] = []
  for (const { radius, height, lean } of turns(wire)) {
    const first = points.length
    for (let i = 0; i < around; i += 1)
      for (let k = 0; k < sides; k += 1) {
        const [a, b] = [(i / around) * 2 * Math.PI, (k / sides) * 2 * Math.PI]
        const [c, d] = [Math.cos(a), Math.sin(a)]
        const out = radius + wire * Math.cos(b)
        const y = height + wire * Math.sin(b) + radius * (lean[0] * c + lean[1] * d)
        points.push(`<${(out * c).toFixed(3)},${y.toFixed(3)},${(out * d).toFixed(3)}>`)
        normals.push(
          `<${(c * Math.cos(b)).toFixed(2)},${Math.sin(b).toFixed(2)},${(d * Math.cos(b)).toFixed(2)}>`,
        )
        const here = first + i * sides
        const next = first + ((i + 1) % around) * sides
        const l = (k + 1) % sides
        faces.push(`<${here + k},${here + l},${next + l}>`, `<${here + k},${next + l},${next + k}>`)
      }
  }
  return `mesh2 { vertex_vectors { ${points.length},${points.join('')} } normal_vectors { ${normals.length},${normals.join('')} } face_indices { ${faces.length},${faces.join('')} } }`
}

/** PVC sheath without reflection, which would be too slow between hundreds of grooves. */
function pvcSheath(colour: string): string {
  return `texture { pigment { ${srgb(colour)} } finish { diffuse 0.8 specular 0.55 roughness 0.015 } }`
}

const words = (text: string, place: readonly [y: number, size: number], colour: string): string =>
  svgText(text, { x: 450, y: place[0], size: place[1], width: 700 }, colour)

function sleevePrint(label: Label): string {
  return svgDocument(
    900,
    900,
    `<rect width="900" height="900" fill="${label.main}"/><rect y="596" width="900" height="14" fill="${label.accent}"/><rect y="610" width="900" height="290" fill="#f6f4ee"/><rect width="900" height="26" fill="${label.accent}"/>` +
      words(label.brand.toUpperCase(), [300, 190], label.ink) +
      words('COPPER CONDUCTOR', [440, 74], label.ink) +
      words('1100 V  •  IS MARKED', [535, 50], label.accent) +
      words(label.text, [810, 190], darken(label.main, 0.2)),
  )
}

/** A printed card sleeve around the coil's section, at its foot. */
function sleeve(): string {
  const net = surfaceGrid([40, 56], (u, v) => {
    const a = v * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const y = Math.sign(c) * Math.abs(c) ** 0.42 * 0.405
    const r = 0.85 + Math.sign(s) * Math.abs(s) ** 0.42 * 0.43
    const b = -Math.PI / 2 + (u - 0.5) * 1.12
    return [r * Math.cos(b), y, r * Math.sin(b)]
  })
  const laid = net.points.map(([x, y, z], i): [number, number] => {
    const r = Math.hypot(x, z)
    return [net.uvs?.[i]?.[0] ?? 0, y > 0.1 ? (1.28 - r) / 0.86 : 0.98]
  })
  return mesh(
    { points: net.points, faces: net.faces, uvs: laid },
    60,
    'texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.8 specular 0.35 roughness 0.02 reflection { 0.02,0.12 } } }',
  )
}

/** The stripped free end: copper strands, and for coaxial cable the white core. */
function looseEnd([colour, coax]: readonly [string, boolean], wire: number): string {
  const path = spline(
    points3d('1.19 0.1 -0.42, 1.25 0.22 -0.1, 1.27 0.3 0.22, 1.22 0.38 0.56, 1.14 0.46 0.86'),
    8,
  )
  const tip = path.at(-1) ?? [0, 0, 0]
  const strands = Array.from({ length: coax ? 1 : 7 }, (_, i): string => {
    const a = (i * Math.PI) / 3
    const off = i === 0 ? 0 : wire * 0.5
    const from: Vector = [tip[0] + 0.02 + off * Math.sin(a), tip[1] + off * Math.cos(a), tip[2] - 0.04]
    const to: Vector = [
      tip[0] - 0.07 + off * 1.5 * Math.sin(a),
      tip[1] + 0.06 + off * 1.5 * Math.cos(a),
      tip[2] + 0.2,
    ]
    return object(tube([from, to], wire * (coax ? 0.26 : 0.27), 8), metal('copper'))
  })
  const core = coax
    ? object(tube([tip, [tip[0] - 0.035, tip[1] + 0.03, tip[2] + 0.1]], wire * 0.66, 12), satin('#fbfaf6'))
    : ''
  return union([object(tube(path, wire), pvcSheath(colour)), ...strands, core])
}

const wireCoil: SceneFactory = (tone, label) => {
  const colour = sheath[tone] ?? '#c8281f'
  const wire = label.text === 'RG6' ? 0.058 : label.text === 'FLEX' ? 0.066 : 0.044
  return scene(
    { from: [1.0, 2.3, -7.1], to: [0.04, 1.2, 0.05], angle: 23.5 },
    [
      union(
        [object(windings(wire), pvcSheath(colour)), sleeve(), looseEnd([colour, label.text === 'RG6'], wire)],
        'rotate -x*81 rotate -y*14 translate <0,1.3,0.1>',
      ),
    ],
    { 'print.png': sleevePrint(label) },
  )
}

const planks = (
  z: number,
): string => `difference { cylinder { <0,0,${z}>,<0,0,${z + 0.13}>,1.12 } cylinder { <0,0,${z - 1}>,<0,0,${z + 1}>,0.13 }
${[-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84].map((x) => `box { <${x - 0.006},-2,${z - 1}>,<${x + 0.006},2,${z + 0.012}> }`).join(' ')}
texture { pigment { wood turbulence 0.06 octaves 3 rotate x*88 scale <0.09,0.4,0.09> color_map { [0 ${srgb('#dcb983')}] [0.6 ${srgb('#d0a86c')}] [1 ${srgb('#b98d54')}] } } normal { bumps 0.1 scale <0.01,0.3,0.01> } finish { diffuse 0.85 specular 0.06 roughness 0.1 } } }`

const cableDrum: SceneFactory = () => {
  const bolts = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4 + 0.2
    return `sphere { 0, 0.05 scale <1,1,0.5> translate <${0.3 * Math.cos(a)},${0.3 * Math.sin(a)},-0.62> }`
  })
  const nails = Array.from({ length: 14 }, (_, i) => {
    const a = (i * Math.PI) / 7
    return `sphere { 0, 0.022 scale <1,1,0.4> translate <${0.98 * Math.cos(a)},${0.98 * Math.sin(a)},-0.62> }`
  })
  const layers = Array.from(
    { length: 9 },
    (_, i) =>
      `torus { 0.84, 0.062 rotate x*90 rotate y*${i % 2 ? 0.6 : -0.6} translate z*${-0.45 + i * 0.116} }`,
  )
  const upper = Array.from(
    { length: 5 },
    (_, i) => `torus { 0.935, 0.062 rotate x*90 rotate y*0.8 translate z*${0.04 + i * 0.116} }`,
  )
  const end = spline(
    points3d(
      '-0.2 0.91 0.0, -0.75 0.6 -0.1, -1.0 0.05 -0.2, -1.02 -0.6 -0.28, -1.1 -1.04 -0.42, -1.3 -1.06 -0.7',
    ),
    10,
  )
  return scene({ from: [-3.9, 2.6, -6.4], to: [-0.08, 1.06, 0], angle: 24 }, [
    union(
      [
        planks(-0.62),
        planks(0.5),
        object('cylinder { -z*0.6, z*0.6, 0.8 }', satin('#1d1f22')),
        union([...layers, ...upper, satin('#2a2c30')]),
        object(tube(end, 0.062), satin('#2a2c30')),
        object(
          tube(
            [
              [-1.28, -1.06, -0.69],
              [-1.36, -1.06, -0.81],
            ],
            0.036,
          ),
          metal('copper'),
        ),
        object('difference { cylinder { -z*0.64,-z*0.6,0.4 } cylinder { -z,z,0.14 } }', metal('iron')),
        union([...bolts, ...nails, metal('zinc')]),
      ],
      'translate y*1.12',
    ),
  ])
}

const pvc = satin('#f1ecdf')

const hub = (angle: number): string =>
  `object { ${lathe(points2d('0.2 0.62, 0.2 1.1, 0.225 1.12, 0.23 1.14, 0.23 1.3, 0.225 1.315, 0.19 1.32, 0.185 1.3, 0.185 0.7'), 40)} rotate x*90 rotate y*${angle} translate y*0.3 }`

const lug = (angle: number): string =>
  `difference { cylinder { <0.66,0.34,0>,<0.66,0.62,0>,0.095 } cylinder { <0.66,0.5,0>,<0.66,1,0>,0.035 } rotate y*${angle} }`

const lidScrew = (angle: number): string =>
  `object { difference { sphere { 0, 0.06 scale <1,0.45,1> } box { <-0.045,0.008,-0.01>,<0.045,1,0.01> } box { <-0.01,0.008,-0.045>,<0.01,1,0.045> } } rotate y*25 translate <0.6,0.128,0> rotate y*${angle} }`

const junctionBox: SceneFactory = () => {
  const lid = lathe(points2d('0 0.13, 0.68 0.13, 0.72 0.125, 0.745 0.1, 0.75 0.07, 0.75 0, 0 0'), 72)
  return scene(obliqueView(2.85, 0.3), [
    union(
      [
        `difference { object { ${lathe(points2d('0 0, 0.7 0, 0.74 0.02, 0.76 0.06, 0.76 0.6, 0.75 0.62, 0 0.62'), 72)} } cylinder { y*0.06,y*2,0.7 } ${[0, 90, 180, 270].map((a) => `cylinder { <0,0.3,0.3>,<0,0.3,1.4>,0.185 rotate y*${a} }`).join(' ')} }`,
        ...[0, 90, 180, 270].map(hub),
        ...[45, 225].map(lug),
        pvc,
      ],
      'rotate y*28 translate <0.14,0,0.1>',
    ),
    union(
      [object(lid, pvc), union([lidScrew(20), lidScrew(200), metal('zinc')])],
      'rotate z*3 rotate y*16 translate <-0.52,0.6,-0.3>',
    ),
  ])
}

export const cableScenes: Scenes = {
  'wire-coil': wireCoil,
  'cable-drum': cableDrum,
  'junction-box': junctionBox,
}
