import { darken, lighten } from '../kit/colours.ts'
import { svgDocument, svgText } from '../kit/svg.ts'
import type { Camera, Label, Point, SceneFactory, Scenes } from '../scene.ts'
import { roundedBox, surface } from '../kit/uv-meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { srgb } from '../kit/textures.ts'
import { noiseLayer, woodGrain } from '../kit/wood-grain.ts'

const faces: Readonly<Record<string, string>> = {
  natural: '#e0be88',
  warm: '#d3a56c',
  red: '#bd7a4d',
  film: '#3a2c27',
  bent: '#dfbd86',
  mdf: '#c29a68',
  green: '#8f9a6a',
  white: '#f0eee9',
  wenge: '#4b382f',
  oak: '#cda671',
  cream: '#efe5cf',
  pine: '#e6c998',
}

const camera: Camera = { from: [1.5, 3.1, -7.1], to: [0.02, 0.82, 0.12], angle: 20.6 }

const plain = 'diffuse 0.85 specular 0.08 roughness 0.06'
const sleek = 'diffuse 0.8 specular 0.3 roughness 0.02 reflection { 0.01,0.12 }'

/** The printed face of a flat sheet, 2 by 1.4 units, at height `y`. */
/* oxlint-disable-next-line max-params -- a face is its measures, and they read best in a row */
function faceBox(y: number, finish: string, thick = 0.004, print = 'print.png'): string {
  return `box { <-1,${(y - thick).toFixed(4)},-0.7> <1,${y.toFixed(4)},0.7> texture { pigment { image_map { png "${print}" interpolate 2 } scale <2,1.4,1> translate <-1,-0.7,0> rotate x*90 } finish { ${finish} } } }`
}

/** A layer seen edge-on: long grain shows streaks, end grain dots. */
function layer(from: number, to: number, colour: string, grain: 'long' | 'end' | 'fine', trim = 0): string {
  const scale = { long: '<0.3,0.008,0.3>', end: '<0.012,0.02,0.012>', fine: '0.006' }[grain]
  return `box { <${-1 + trim},${from.toFixed(4)},${-0.7 + trim}> <${1 - trim},${to.toFixed(4)},${0.7 - trim}> texture { pigment { bozo turbulence 0.4 scale ${scale} color_map { [0 ${srgb(lighten(colour, 0.08))}] [0.55 ${srgb(colour)}] [1 ${srgb(darken(colour, 0.3))}] } } finish { ${plain} } } }`
}

/** Three flat sheets, and a fourth standing on them, leaning back, whose parts may differ. */
function stacked(thick: number, parts: string, standing = parts): string {
  const y = 3 * thick
  return `#declare Sheet = union { ${parts} }
${standing === parts ? '' : `#declare Standing = union { ${standing} }\n`}union { object { Sheet rotate y*2 } object { Sheet rotate y*-2.5 translate <0.03,${thick + 0.002},0.02> } object { Sheet rotate y*1 translate <-0.02,${2 * thick + 0.004},-0.02> }
object { ${standing === parts ? 'Sheet' : 'Standing'} rotate x*-81 rotate y*-2 translate <0.02,${y + 0.7},0.6> }
rotate y*11 translate <0.05,0,0.12> }`
}

function facePrint(colour: string, kind: 'wood' | 'plain' | 'dust', seed: number): string {
  const field = { width: 1000, height: 700, seed }
  if (kind === 'wood') return svgDocument(1000, 700, woodGrain(field, colour, false, 1.25))
  const dust =
    kind === 'plain'
      ? noiseLayer('d', field, {
          colour: darken(colour, 0.4),
          frequency: '0.01',
          octaves: 4,
          gain: 0.12,
          from: 0.45,
        })
      : noiseLayer('d', field, {
          colour: darken(colour, 0.45),
          frequency: '0.16',
          octaves: 3,
          gain: 1.5,
          from: 0.5,
        }) +
        noiseLayer(
          'e',
          { ...field, seed: 9 },
          { colour: lighten(colour, 0.45), frequency: '0.12', octaves: 3, gain: 1.5, from: 0.52 },
        )
  return svgDocument(1000, 700, `<rect width="1000" height="700" fill="${colour}"/>${dust}`)
}

function plies(count: number, thick: number, core: string): string {
  return Array.from({ length: count }, (_, i) =>
    layer(
      (thick * i) / count,
      (thick * (i + 1)) / count,
      i % 2 === 0 ? lighten(core, 0.1) : darken(core, 0.26),
      i % 2 === 0 ? 'long' : 'end',
      i % 2 === 0 ? 0 : 0.002,
    ),
  ).join(' ')
}

const shellOf = (r: number, texture: string): string =>
  surface(
    (u, v): Point => {
      const a = (u - 0.5) * 2.9
      return [Math.sin(a) * r * 0.86, Math.cos(a) * r * 1.25 - 0.02, (v - 0.5) * 1.5]
    },
    [72, 2],
    texture,
  )

/** Flexible plywood, standing as an arch. */
function bentPly(face: string): string {
  const print = `texture { uv_mapping pigment { image_map { png "print.png" interpolate 2 } } finish { ${plain} } }`
  const rims = Array.from({ length: 5 }, (_, i) => {
    const colour = i % 2 === 0 ? lighten(face, 0.12) : darken(face, 0.3)
    const r = 1.06 - i * 0.02
    return [-0.75, 0.75]
      .map((z) =>
        surface(
          (u, v): Point => {
            const a = (u - 0.5) * 2.9
            const q = r - v * 0.02
            return [Math.sin(a) * q * 0.86, Math.cos(a) * q * 1.25 - 0.02, z]
          },
          [72, 1],
          `texture { pigment { ${srgb(colour)} } finish { ${plain} } }`,
        ),
      )
      .join(' ')
  }).join(' ')
  return `union { ${shellOf(1.06, print)} ${shellOf(0.96, print)} ${rims} translate y*-0.13 rotate y*-32 translate y*0.02 }`
}

/** How the sheets of a brand look: its veneer against the usual one, the grain, and the paint of the edges. */
type SheetStyle = {
  readonly shade: number
  readonly seed: number
  /** Parts of the thickness that are painted, from and to. */
  readonly paint: readonly (readonly [number, number])[]
}

const sheetStyles: Readonly<Record<string, SheetStyle>> = {
  Vankosh: { shade: 0, seed: 4, paint: [] },
  Sagwani: { shade: -0.1, seed: 9, paint: [[0.3, 0.7]] },
  Lamiroop: { shade: 0.16, seed: 15, paint: [[0, 1]] },
  Setukar: { shade: 0.06, seed: 30, paint: [[0.1, 0.45]] },
  Kashthiv: {
    shade: -0.18,
    seed: 22,
    paint: [
      [0.14, 0.3],
      [0.7, 0.86],
    ],
  },
}

const usualSheet: SheetStyle = { shade: 0, seed: 4, paint: [] }

/** A face with the brand's stamp, as its mill prints it. */
function stamped(face: string, { brand, text, main, accent, ink }: Label, onDark: boolean): string {
  if (brand === '') return face
  const colour = onDark ? lighten(accent, 0.3) : main
  const print =
    `<g opacity="0.92"><rect x="110" y="96" width="470" height="150" rx="16" fill="${onDark ? 'none' : main}" stroke="${colour}" stroke-width="6"/>` +
    svgText(brand.toUpperCase(), { x: 345, y: 200, size: 92, width: 420 }, onDark ? colour : ink) +
    svgText(text, { x: 345, y: 316, size: 56, width: 460 }, colour) +
    `<path d="M110 350H580" stroke="${colour}" stroke-width="5"/></g>`
  return face.replace('</svg>', `${print}</svg>`)
}

/** Paint on the long and the short edges of a sheet. */
function edgePaint({ paint }: SheetStyle, thick: number, colour: string): string {
  return paint
    .map(
      ([from, to]) =>
        `difference { box { <-1.003,${(from * thick + 0.001).toFixed(4)},-0.703> <1.003,${(to * thick - 0.006).toFixed(4)},0.703> } box { <-0.99,-1,-0.69> <0.99,1,0.69> } texture { pigment { ${srgb(colour)} } finish { ${plain} } } }`,
    )
    .join(' ')
}

function tinted(colour: string, shade: number): string {
  return shade < 0 ? darken(colour, -shade) : lighten(colour, shade)
}

const ply: SceneFactory = (tone, label) => {
  const style = sheetStyles[label.brand] ?? usualSheet
  const face = tinted(faces[tone] ?? '#e0be88', style.shade)
  if (tone === 'bent')
    return {
      camera: { from: [0.4, 2.7, -7.2], to: [0, 0.62, 0], angle: 19.4 },
      objects: bentPly(face),
      imageMaps: { 'print.png': stamped(facePrint(face, 'wood', style.seed + 1), label, false) },
    }
  const film = tone === 'film'
  const core = film ? '#b98a5c' : lighten(face, 0.08)
  const thick = 0.13
  const finish = film ? sleek : plain
  const layers = plies(9, thick - 0.004, core)
  const print = film
    ? facePrint(face, 'plain', 4)
    : facePrint(face, 'wood', style.seed + (tone === 'red' ? 5 : 0))
  if (label.brand === '')
    return {
      camera,
      objects: stacked(thick, `${layers} ${faceBox(thick, finish)}`),
      imageMaps: { 'print.png': print },
    }
  const body = `${layers} ${edgePaint(style, thick, label.main)}`
  return {
    camera,
    objects: stacked(
      thick,
      `${body} ${faceBox(thick, finish)}`,
      `${body} ${faceBox(thick, finish, 0.004, 'stamped.png')}`,
    ),
    imageMaps: { 'print.png': print, 'stamped.png': stamped(print, label, film) },
  }
}

const board: SceneFactory = (tone) => {
  const face = faces[tone] ?? '#c29a68'
  const coated = ['white', 'wenge', 'oak'].includes(tone)
  const core = coated ? '#c4a274' : face
  const thick = 0.13
  const middle = coated
    ? `${layer(0.005, 0.035, darken(core, 0.1), 'fine')} ${layer(0.035, 0.095, core, 'end')} ${layer(0.095, thick - 0.005, darken(core, 0.1), 'fine')} ${layer(0, 0.006, face, 'fine')}`
    : layer(0, thick - 0.002, core, 'fine')
  const kind = tone === 'wenge' || tone === 'oak' ? 'wood' : tone === 'white' ? 'plain' : 'dust'
  return {
    camera,
    objects: stacked(thick, `${middle} ${faceBox(thick, coated ? sleek : plain)}`),
    imageMaps: { 'print.png': facePrint(face, kind, 6) },
  }
}

/** Pine strips between two veneers. */
const blockboard: SceneFactory = () => {
  const face = '#e4c590'
  const random = seededRandom(8)
  const thick = 0.17
  const strips = (): string => {
    const out: string[] = []
    let x = -1
    while (x < 0.995) {
      const to = Math.min(1, x + 0.13 + random() * 0.05)
      const colour = ['#e6c68f', '#d5aa6c', '#ddb97d', '#cfa264'][Math.floor(random() * 4)] ?? '#ddb97d'
      out.push(
        `box { <${(x + 0.002).toFixed(3)},0.03,-0.7> <${(to - 0.002).toFixed(3)},${thick - 0.03},0.7> texture { pigment { wood turbulence 0.05 scale 0.022 translate <${(x - 0.1 - random() * 0.2).toFixed(2)},${(-0.1 - random() * 0.2).toFixed(2)},0> color_map { [0 ${srgb(colour)}] [0.7 ${srgb(darken(colour, 0.1))}] [1 ${srgb(darken(colour, 0.32))}] } } finish { ${plain} } } }`,
      )
      x = to
    }
    return out.join(' ')
  }
  const skinsOf = `${layer(0, 0.012, lighten(face, 0.05), 'long')} ${layer(0.012, 0.03, '#c79a62', 'end')} ${layer(thick - 0.03, thick - 0.012, '#c79a62', 'end')} ${layer(thick - 0.012, thick - 0.003, lighten(face, 0.05), 'long')}`
  return {
    camera,
    objects: stacked(
      thick,
      `${strips()} ${skinsOf} ${layer(0.031, thick - 0.031, '#8a6336', 'fine', 0.01)} ${faceBox(thick, plain)}`,
    ),
    imageMaps: { 'print.png': facePrint(face, 'wood', 12) },
  }
}

/** Gypsum between two sheets of paper, with wrapped, tapered long edges. */
const gypsum: SceneFactory = (tone) => {
  const face = { plain: '#e4e0d6', green: '#a3cbae', pink: '#eec0bd' }[tone] ?? '#e4e0d6'
  const thick = 0.12
  const long = [-1, 1]
    .map((side) =>
      roundedBox(
        [side - 0.04, 0.001, -0.7],
        [side + 0.04, thick - 0.006, 0.7],
        0.022,
        `texture { pigment { ${srgb(face)} } finish { ${plain} } }`,
      ),
    )
    .join(' ')
  return {
    camera,
    objects: stacked(
      thick,
      `${layer(0.006, thick - 0.006, '#f4f3ee', 'fine', 0)} ${layer(0, 0.007, '#b9ac92', 'fine')} ${long} ${faceBox(thick, plain, 0.007)}`,
    ),
    imageMaps: {
      'print.png': svgDocument(
        1000,
        700,
        `<rect width="1000" height="700" fill="${face}"/>` +
          noiseLayer(
            'p',
            { width: 1000, height: 700, seed: 4 },
            { colour: darken(face, 0.35), frequency: '0.05 0.09', octaves: 4, gain: 0.9, from: 0.5 },
          ) +
          `<path d="M40 0V700M960 0V700" stroke="${darken(face, 0.12)}" stroke-width="2" opacity=".6"/>`,
      ),
    },
  }
}

export const boardScenes: Scenes = { ply, board, blockboard, gypsum }
