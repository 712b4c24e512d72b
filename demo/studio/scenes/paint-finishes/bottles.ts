import { darken, lighten, toneColour } from '../kit/colours.ts'
import type { Label, Point, SceneFactory, Scenes } from '../scene.ts'
import { svgStripe, svgDocument } from '../kit/svg.ts'
import { ribbedCap } from './sealants.ts'
import { surface, lathe, wire } from '../kit/uv-meshes.ts'
import { gloss, metal, satin } from '../kit/textures.ts'
import { linearGradient, inkOn, uvPrint, finePrint, fittedText } from '../kit/labels.ts'

/** A label: brand above, stripe, product name below. */
function labelPrint(label: Label, w: number, h: number, foot = 'NET QUANTITY AS MARKED'): string {
  return svgDocument(
    w,
    h,
    `<defs>${linearGradient('main', lighten(label.main, 0.1), darken(label.main, 0.2))}</defs><rect width="${w}" height="${h}" fill="url(#main)"/>` +
      fittedText(
        label.brand.toUpperCase(),
        { x: w / 2, y: h * 0.31, size: h * 0.19, width: w * 0.8 },
        label.ink,
      ) +
      svgStripe(h * 0.39, w, h * 0.025, label.accent) +
      fittedText(label.text, { x: w / 2, y: h * 0.68, size: h * 0.25, width: w * 0.8 }, label.ink) +
      svgStripe(h * 0.78, w, h * 0.22, label.accent) +
      fittedText(foot, { x: w / 2, y: h * 0.915, size: h * 0.065, width: w * 0.7 }, inkOn(label.accent)),
  )
}

/** A point of a rounded rectangle around the axis; u = 0.5 faces the camera. */
function squircle(u: number, wide: number, deep: number, power: number): readonly [number, number] {
  const a = (u - 0.5) * 2 * Math.PI
  const s = Math.sin(a)
  const c = Math.cos(a)
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power)
  return [wide * bend(s), -deep * bend(c)]
}

/** Width of a can at a height from 0 to 1, with rounded shoulders. */
function swell(y: number, foot: number, top: number): number {
  const low = Math.min(1, y / foot)
  const high = Math.min(1, (1 - y) / top)
  return (0.9 + 0.1 * Math.sqrt(1 - (1 - low) ** 2)) * (1 - 0.45 * (1 - Math.sqrt(1 - (1 - high) ** 2)))
}

const jerrycan: SceneFactory = (tone, label) => {
  const colour = tone === 'blue' ? '#2f66b0' : '#f1f1ee'
  const texture = gloss(colour)
  const body = surface(
    (u, v) => {
      const y = v ** 1
      const k = swell(y, 0.06, 0.12)
      const [x, z] = squircle(u, 0.72 * k, 0.5 * k, 6)
      return [x, y * 1.62, z]
    },
    [120, 60],
    texture,
  )
  const panel = surface(
    (u, v) => [(u - 0.5) * 1.1, 0.24 + v * 1.02, -0.507],
    [1, 1],
    uvPrint('print.png', 'satin'),
  )
  const handle = wire(
    Array.from({ length: 31 }, (_, i): Point => {
      const t = i / 30
      const arch = Math.min(1, Math.min(t, 1 - t) * 7)
      return [-0.16 + t * 0.66, 1.56 + 0.32 * Math.sin((arch * Math.PI) / 2), 0]
    }),
    0.085,
    texture,
  )
  return {
    camera: { from: [1.9, 2.5, -7.1], to: [0, 1.0, 0], angle: 19.2 },
    objects: `union { ${body} ${panel} ${handle}
${[0.2, 1.3].map((y) => bead(y, texture)).join(' ')}
union { ${lathe(
      [
        [0.24, 1.5],
        [0.2, 1.62, 0.06],
        [0.17, 1.64, 0.02],
        [0.17, 1.72],
      ],
      texture,
    )} ${ribbedCap(0.19, 1.7, 1.93, gloss('#d14a36'), 36)} translate <-0.42,0,0> }
rotate y*-6 }`,
    imageMaps: { 'print.png': labelPrint(label, 900, 836) },
  }
}

/** A bead moulded around the label. */
function bead(y: number, texture: string): string {
  return `union { cylinder { <-0.58,${y},-0.5> <0.58,${y},-0.5> 0.018 } sphere { <-0.58,${y},-0.5> 0.018 } sphere { <0.58,${y},-0.5> 0.018 } ${texture} }`
}

const bottle: SceneFactory = (tone, label) => {
  const texture = gloss(toneColour(tone, '#eeeeea'))
  return {
    camera: { from: [0.4, 2.6, -7.3], to: [0, 1.04, 0], angle: 18.6 },
    objects: `union {
${lathe(
  [
    [0.44, 0.03],
    [0.52, 0, 0.05],
    [0.58, 0.06, 0.07],
    [0.58, 0.2, 0.02],
    [0.565, 0.22, 0.02],
    [0.565, 1.16, 0.02],
    [0.58, 1.18, 0.02],
    [0.58, 1.28, 0.16],
    [0.24, 1.6, 0.22],
    [0.22, 1.66, 0.03],
    [0.22, 1.72],
  ],
  texture,
  96,
)}
torus { 0.235 0.022 translate y*1.69 ${texture} }
${lathe(
  [
    [0.568, 0.25],
    [0.568, 1.13],
  ],
  uvPrint('print.png', 'satin', 2),
  96,
)}
${ribbedCap(0.235, 1.715, 2.02, gloss(label.accent), 44)} }`,
    imageMaps: { 'print.png': labelPrint(label, 1024, 505) },
  }
}

function gluePrint(label: Label): string {
  return svgDocument(
    1024,
    560,
    `<defs>${linearGradient('main', lighten(label.main, 0.1), darken(label.main, 0.2))}</defs><rect width="1024" height="560" fill="url(#main)"/>` +
      svgStripe(0, 1024, 30, label.accent) +
      fittedText(label.brand.toUpperCase(), { x: 512, y: 230, size: 128, width: 600 }, label.ink) +
      fittedText(label.text, { x: 512, y: 390, size: 116, width: 560 }, label.accent) +
      fittedText('ADHESIVE', { x: 512, y: 480, size: 56, width: 460 }, label.ink) +
      finePrint(880, 300, label.ink) +
      svgStripe(540, 1024, 20, label.accent),
  )
}

const wallAt = (y: number): number => 0.68 + (y / 1.62) * 0.13

const glueBucket: SceneFactory = (_tone, label) => {
  const body = satin('#f5f4ef')
  const lid = gloss('#cf4435')
  const ears = [-1, 1]
    .map(
      (side) =>
        `cylinder { <${side * 0.78},1.34,0> <${side * 0.86},1.34,0> 0.09 ${body} } sphere { <${side * 0.87},1.34,0> 0.035 ${body} }`,
    )
    .join(' ')
  const bail = Array.from({ length: 41 }, (_, i): Point => {
    const t = (i / 40) * Math.PI
    return [Math.cos(t) * 0.87, 1.34 + Math.sin(t) * 0.66, Math.sin(t) * 0.62]
  })
  return {
    camera: { from: [0, 3.1, -7.2], to: [0, 0.96, 0], angle: 19 },
    objects: `${lathe(
      [
        [wallAt(0) - 0.06, 0],
        [wallAt(0), 0, 0.04],
        [wallAt(0.1), 0.1],
      ],
      body,
      96,
    )}
${lathe(
  [
    [wallAt(0.08), 0.08],
    [wallAt(1.6), 1.6],
  ],
  body,
  96,
)}
${lathe(
  [
    [wallAt(0.22) + 0.003, 0.22],
    [wallAt(1.18) + 0.003, 1.18],
  ],
  uvPrint('print.png', 'satin', 2),
  96,
)}
${[1.24, 1.44].map((y) => `torus { ${wallAt(y)} 0.022 translate y*${y} ${body} }`).join(' ')}
${lathe(
  [
    [0.8, 1.46],
    [0.86, 1.46, 0.015],
    [0.868, 1.63, 0.04],
    [0.78, 1.65, 0.02],
    [0.76, 1.58, 0.03],
    [0.66, 1.58, 0.02],
    [0.64, 1.6, 0.02],
    [0, 1.6],
  ],
  lid,
  120,
)}
union { ${wire(bail, 0.02, metal('zinc'))} cylinder { <-0.22,2.0,0.62> <0.22,2.0,0.62> 0.048 ${satin('#2b2e32')} } ${ears} rotate y*-16 }`,
    imageMaps: { 'print.png': gluePrint(label) },
  }
}

export const bottleScenes: Scenes = { jerrycan, bottle, 'glue-bucket': glueBucket }
