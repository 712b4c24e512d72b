import { darken, lighten } from '../kit/colours.ts'
import type { Label, Point, SceneFactory, Scenes } from '../scene.ts'
import { svgDocument } from '../kit/svg.ts'
import { roundedBox, lathe, wire } from '../kit/uv-meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { gloss, matt, satin, srgb } from '../kit/textures.ts'
import { noiseLayer } from '../kit/wood-grain.ts'
import { fittedText } from '../kit/labels.ts'

const f = (value: number): string => value.toFixed(3)

const armOf = (turn: number): string =>
  `object { ${roundedBox([-0.34, 0, -0.05], [0.34, 0.1, 0.05], 0.014, '')} rotate y*${turn} }`

/** A heap of plastic crosses, a few of them on edge. */
const spacer: SceneFactory = () => {
  const random = seededRandom(12)
  const white = satin('#f3f4f4')
  const lying = Array.from({ length: 20 }, (_, i) => {
    const a = i * 2.4
    const r = 0.25 * Math.sqrt(i + 0.5) + random() * 0.05
    return `object { Cross rotate <${f((random() - 0.5) * 8)},${f(random() * 90)},${f((random() - 0.5) * 8)}> translate <${f(Math.cos(a) * r)},${f(0.02 + (r < 0.75 ? 0.02 : 0))},${f(Math.sin(a) * r * 0.9)}> }`
  })
  const upper = Array.from({ length: 8 }, (_, i) => {
    const a = i * 2.4 + 1
    const r = 0.15 * Math.sqrt(i + 0.3)
    return `object { Cross rotate <${f((random() - 0.5) * 26)},${f(random() * 90)},${f((random() - 0.5) * 26)}> translate <${f(Math.cos(a) * r)},${f(0.17 + (0.5 - r) * 0.22)},${f(Math.sin(a) * r * 0.9)}> }`
  })
  return {
    camera: { from: [0.3, 4.6, -6.2], to: [0, 0.02, 0], angle: 20.6 },
    objects: `#declare Cross = union { ${armOf(0)} ${armOf(90)} ${white} }
union { ${lying.join('\n')} ${upper.join('\n')}
object { Cross rotate z*84 rotate y*30 translate <0.55,0.4,-0.6> } }`,
  }
}

/** A toothed wedge, one unit long, its thin end towards +x. */
function wedge(texture: string): string {
  const teeth = Array.from({ length: 16 }, (_, i) => {
    const x = -0.32 + i * 0.048
    const y = 0.2 - (x + 0.5) * 0.16
    return `cylinder { <${f(x)},${f(y)},-0.1> <${f(x)},${f(y)},0.1> 0.017 }`
  }).join(' ')
  return `union { prism { linear_spline -0.13, 0.13, 5, <-0.5,0>, <0.52,0>, <0.52,0.035>, <-0.5,0.2>, <-0.5,0> rotate x*-90 } ${teeth}
${roundedBox([-0.56, 0, -0.17], [-0.44, 0.27, 0.17], 0.03, '')} box { <-0.5,0,-0.16> <0.46,0.05,-0.12> } box { <-0.5,0,0.12> <0.46,0.05,0.16> } ${texture} }`
}

function clip(texture: string): string {
  return `union { ${roundedBox([-0.28, 0, -0.2], [0.28, 0.03, 0.2], 0.012, '')} ${roundedBox([-0.02, 0, -0.19], [0.02, 0.3, 0.19], 0.01, '')}
${roundedBox([-0.022, 0.28, -0.19], [0.022, 0.62, -0.145], 0.01, '')} ${roundedBox([-0.022, 0.28, 0.145], [0.022, 0.62, 0.19], 0.01, '')} ${roundedBox([-0.03, 0.58, -0.19], [0.03, 0.7, 0.19], 0.018, '')} ${texture} }`
}

const leveller: SceneFactory = () => {
  const red = gloss('#d8402c')
  const white = satin('#eef0f1')
  const stone = `texture { pigment { image_map { png "print.png" interpolate 2 } scale 1.6 rotate x*90 } finish { diffuse 0.82 specular 0.4 roughness 0.01 reflection { 0.02,0.16 } } }`
  return {
    camera: { from: [1.5, 3.3, -6.9], to: [0.02, 0.26, -0.1], angle: 23.4 },
    objects: `#declare Wedge = ${wedge(red)} #declare Clip = ${clip(white)}
union {
${roundedBox([-1.22, 0.04, -0.5], [-0.03, 0.2, 0.95], 0.012, stone)} ${roundedBox([0.03, 0.04, -0.5], [1.22, 0.2, 0.95], 0.012, stone)}
object { Clip translate <0,0,0.42> } object { Wedge rotate y*180 translate <0.12,0.205,0.42> }
object { Clip translate <0,0,-0.22> } object { Wedge rotate y*180 translate <0.02,0.205,-0.22> }
object { Wedge rotate y*24 translate <-0.55,0.005,-0.98> } object { Wedge rotate y*-38 translate <0.42,0.005,-0.92> }
object { Clip rotate z*-90 rotate y*35 translate <0.95,0.285,-0.86> }
rotate y*22 translate <0.02,0,0.12> }`,
    imageMaps: {
      'print.png': svgDocument(
        600,
        600,
        `<rect width="600" height="600" fill="#e0d9cb"/>` +
          noiseLayer(
            'a',
            { width: 600, height: 600, seed: 3 },
            { colour: '#a99b82', frequency: '0.01', octaves: 5, gain: 1.6, from: 0.5 },
          ),
      ),
    },
  }
}

function cartonPrint(label: Label, w: number, h: number, board: string, bold: boolean): string {
  const ink = bold ? '#ffffff' : '#5b3f1d'
  const arrow = (x: number): string =>
    `<path d="M${x} ${h - 54}v-56h-15l27-36l27 36h-15v56zM${x - 22} ${h - 42}h68v9h-68z" fill="${ink}"/>`
  return svgDocument(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="${board}"/>` +
      noiseLayer(
        'k',
        { width: w, height: h, seed: 5 },
        { colour: darken(board, 0.4), frequency: '0.02 0.3', octaves: 3, gain: 0.9, from: 0.5 },
      ) +
      (bold
        ? ''
        : `<rect x="${w * 0.08}" y="${h * 0.16}" width="${w * 0.84}" height="${h * 0.56}" rx="10" fill="${label.main}"/>` +
          `<rect x="${w * 0.08}" y="${h * 0.44}" width="${w * 0.84}" height="${h * 0.02}" fill="${label.accent}"/>`) +
      fittedText(
        label.brand.toUpperCase(),
        { x: w / 2, y: h * (bold ? 0.24 : 0.39), size: h * 0.17, width: w * 0.74 },
        bold ? '#ffffff' : label.ink,
      ) +
      (bold
        ? `<rect y="${h * 0.745}" width="${w * 0.44}" height="${h * 0.2}" fill="#ffffff"/>` +
          fittedText(label.text, { x: w * 0.23, y: h * 0.9, size: h * 0.15, width: w * 0.34 }, '#1f4f8f')
        : fittedText(label.text, { x: w / 2, y: h * 0.65, size: h * 0.19, width: w * 0.7 }, label.accent)) +
      (bold
        ? ''
        : arrow(w * 0.84) +
          arrow(w * 0.75) +
          fittedText('HANDLE WITH CARE', { x: w * 0.33, y: h - 60, size: 40, width: w * 0.45 }, ink)),
  )
}

/** A carton with a printed front; its tape runs along x. */
function carton(x: number, y: number, z: number, board: string, taped: boolean): string {
  const plain = `texture { pigment { bozo turbulence 0.4 scale <0.4,0.02,0.4> color_map { [0 ${srgb(lighten(board, 0.06))}] [1 ${srgb(darken(board, 0.08))}] } } finish { diffuse 0.86 specular 0.06 roughness 0.08 } }`
  const front = `texture { pigment { image_map { png "print.png" interpolate 2 } scale <${2 * x},${y},1> translate x*${-x} } finish { diffuse 0.86 specular 0.08 roughness 0.07 } }`
  const tapeLook = `texture { pigment { ${srgb('#dcc38f')} } finish { diffuse 0.75 specular 0.6 roughness 0.01 reflection { 0.03,0.2 } } }`
  const tape = taped
    ? `box { <${-x - 0.003},${y},-0.11> <${x + 0.003},${y + 0.005},0.11> ${tapeLook} } box { <${x - 0.001},${y - 0.3},-0.11> <${x + 0.005},${y + 0.003},0.11> ${tapeLook} } box { <${-x - 0.005},${y - 0.3},-0.11> <${-x + 0.001},${y + 0.003},0.11> ${tapeLook} }`
    : ''
  return `union { ${roundedBox([-x, 0, -z], [x, y, z], 0.022, plain)} box { <${-x + 0.02},0.02,${-z - 0.002}> <${x - 0.02},${y - 0.02},${-z + 0.01}> ${front} }
box { <${-x + 0.01},${y - 0.001},-0.006> <${x - 0.01},${y + 0.0015},0.006> ${matt(darken(board, 0.5))} } ${tape} }`
}

const tileBox: SceneFactory = (_tone, label) => ({
  camera: { from: [2.5, 2.9, -6.7], to: [0.02, 0.66, 0], angle: 20.4 },
  objects: `union { ${carton(1, 1.3, 0.52, '#c49a66', true)} rotate y*-4 }`,
  imageMaps: { 'print.png': cartonPrint(label, 1000, 650, '#c49a66', false) },
})

const bent = (a: Point, b: Point, c: Point, d: Point, from: number): Point[] =>
  Array.from({ length: 32 - from }, (_, i): Point => {
    const t = (i + from) / 31
    const at = (k: 0 | 1 | 2): number =>
      (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k]
    return [at(0), at(1), at(2)]
  })

const cableBox: SceneFactory = (_tone, label) => {
  const y = 0.86
  const cable = [
    ...bent([0, y, -0.6], [0.02, y + 0.06, -1.05], [0.12, 0.1, -1.15], [0.36, 0.045, -1.05], 0),
    ...bent([0.36, 0.045, -1.05], [0.6, 0.045, -0.95], [0.72, 0.045, -0.72], [1.12, 0.045, -0.86], 1),
  ]
  const hub = `union { object { ${lathe(
    [
      [0.16, 0],
      [0.34, 0, 0.01],
      [0.34, 0.03, 0.012],
      [0.22, 0.06, 0.02],
      [0.16, 0.02],
    ],
    satin('#d8dce0'),
  )} rotate x*-90 } cylinder { <0,0,-0.012> <0,0,0.0> 0.18 ${matt('#15181b')} } translate <0,${y},-0.62> }`
  return {
    camera: { from: [2.3, 2.7, -6.8], to: [0.03, 0.8, -0.05], angle: 20.6 },
    objects: `union { ${carton(1, 1.66, 0.6, '#3a73bb', false)} ${hub} ${wire(cable, 0.045, gloss('#2b66b3'))} rotate y*-2 }`,
    imageMaps: { 'print.png': cartonPrint(label, 1000, 830, '#3a73bb', true) },
  }
}

export const tileToolScenes: Scenes = { spacer, leveller, 'tile-box': tileBox, 'cable-box': cableBox }
