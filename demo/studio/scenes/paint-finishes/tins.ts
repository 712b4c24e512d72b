import { darken, lighten, toneColour } from '../kit/colours.ts'
import type { Label, Point, SceneFactory, Scenes } from '../scene.ts'
import { svgStripe, svgDocument } from '../kit/svg.ts'
import { lathe, wire } from '../kit/uv-meshes.ts'
import { gloss, metal, satin } from '../kit/textures.ts'
import { woodGrain } from '../kit/wood-grain.ts'
import { linearGradient, inkOn, uvPrint, finePrint, paintWave, fittedText } from '../kit/labels.ts'

function paintOf(tone: string, otherwise: string): string {
  return tone === 'blue' ? '#2f6db3' : tone === 'white' ? '#f4f3ef' : toneColour(tone, otherwise)
}

/** The image of a tin or bucket: brand above, a wave of paint (of wood, for stains) below. */
function paintPrint(label: Label, paint: string, height: number): string {
  const w = 1024
  const crest = height * 0.5
  const grain =
    label.text === 'STAIN' || label.text === 'PU'
      ? `<clipPath id="below"><rect y="${height * 0.66}" width="${w}" height="${height}"/></clipPath><g clip-path="url(#below)"><g transform="translate(0 ${height * 0.66})">${woodGrain({ width: w, height: height * 0.34, seed: 5 }, paint)}</g></g>`
      : ''
  const deep = darken(label.main, 0.22)
  return svgDocument(
    w,
    height,
    `<defs>${linearGradient('main', lighten(label.main, 0.08), deep)}</defs><rect width="${w}" height="${height}" fill="url(#main)"/>` +
      svgStripe(0, w, height * 0.075, '#f3f3f0') +
      svgStripe(height * 0.075, w, height * 0.022, label.accent) +
      fittedText(
        label.brand.toUpperCase(),
        { x: w / 2, y: height * 0.32, size: 126, width: 560 },
        label.ink,
      ) +
      `<rect x="${w / 2 - 150}" y="${height * 0.365}" width="300" height="6" fill="${label.accent}"/>` +
      paintWave(paint, w, crest, height) +
      grain +
      fittedText(label.text, { x: w / 2, y: height * 0.79, size: 122, width: 560 }, inkOn(paint)) +
      fittedText(
        'NET QUANTITY AS MARKED',
        { x: w / 2, y: height * 0.87, size: 30, width: 480 },
        inkOn(paint),
      ) +
      svgStripe(height * 0.945, w, height * 0.055, deep) +
      svgStripe(height * 0.93, w, height * 0.015, label.accent) +
      finePrint(880, height * 0.4, label.ink) +
      `<rect x="34" y="${height * 0.24}" width="96" height="96" rx="12" fill="${paint}" stroke="#fff" stroke-width="6"/>`,
  )
}

/** The handle of a tin or bucket between two ears; `lift` is its height above (or, if negative, below) them. */
function bail(radius: number, ear: number, lift: number, reach: number): Point[] {
  return Array.from({ length: 41 }, (_, i): Point => {
    const t = (i / 40) * Math.PI
    return [Math.cos(t) * radius, ear + Math.sin(t) * lift, Math.sin(t) * reach]
  })
}

const tin: SceneFactory = (tone, label) => {
  const paint = paintOf(tone, '#d99a2b')
  const steel = metal('steel')
  const r = 0.86
  const h = 1.92
  const seam = [
    [r - 0.01, h - 0.07],
    [r + 0.028, h - 0.055, 0.015],
    [r + 0.03, h, 0.02],
    [r - 0.03, h, 0.02],
    [r - 0.04, h - 0.07, 0.02],
    [r - 0.13, h - 0.06, 0.02],
    [r - 0.145, h - 0.012, 0.02],
    [r - 0.19, h - 0.012, 0.02],
    [r - 0.21, h - 0.075, 0.02],
    [0.4, h - 0.07, 0.01],
    [0.385, h - 0.055, 0.02],
    [0.36, h - 0.07, 0.01],
    [0, h - 0.07],
  ] as const
  const foot = [
    [r - 0.03, 0],
    [r + 0.026, 0, 0.02],
    [r + 0.026, 0.055, 0.02],
    [r - 0.005, 0.075],
  ] as const
  return {
    camera: { from: [0, 3.1, -7.2], to: [0, 0.92, 0], angle: 20 },
    objects: `union {
${lathe(
  [
    [r, 0.06],
    [r, h - 0.05],
  ],
  uvPrint('print.png', 'enamel', 2),
  96,
)}
${lathe(seam, steel, 96)} ${lathe(foot, steel, 96)}
union { ${wire(bail(r + 0.05, 1.5, -0.55, 1.06), 0.018, metal('zinc'))}
  ${[-1, 1].map((side) => `cylinder { <${side * (r - 0.02)},1.5,0> <${side * (r + 0.035)},1.5,0> 0.085 ${steel} } sphere { <${side * (r + 0.04)},1.5,0> 0.04 ${steel} }`).join(' ')} rotate y*-22 } }`,
    imageMaps: { 'print.png': paintPrint(label, paint, 700) },
  }
}

const wallAt = (y: number): number => 0.7 + (y / 1.72) * 0.11

const bucket: SceneFactory = (tone, label) => {
  const paint = tone === 'blue' ? '#3f86c4' : paintOf(tone, '#f2f1ed')
  const body = gloss('#f3f3f1')
  const lid = gloss(paint)
  const ring = (y: number): string =>
    lathe(
      [
        [wallAt(y), y - 0.03],
        [wallAt(y) + 0.035, y - 0.022, 0.012],
        [wallAt(y) + 0.035, y + 0.022, 0.012],
        [wallAt(y), y + 0.03],
      ],
      body,
      96,
    )
  const tabs = Array.from(
    { length: 12 },
    (_, i) => `box { <-0.1,1.575,-0.897> <0.1,1.72,-0.86> rotate y*${i * 30 + 15} }`,
  ).join(' ')
  return {
    camera: { from: [0, 3.2, -7.2], to: [0, 0.99, 0], angle: 19.4 },
    objects: `
${lathe(
  [
    [wallAt(0) - 0.06, 0],
    [wallAt(0), 0.0, 0.04],
    [wallAt(0.05), 0.05],
  ],
  body,
  96,
)}
${lathe(
  [
    [wallAt(0.051), 0.051],
    [wallAt(1.3), 1.3],
  ],
  uvPrint('print.png', 'gloss', 2),
  96,
)}
${lathe(
  [
    [wallAt(1.3), 1.3],
    [wallAt(1.7), 1.7],
  ],
  body,
  96,
)} ${ring(1.34)} ${ring(1.47)}
${lathe(
  [
    [0.84, 1.56],
    [0.885, 1.56, 0.015],
    [0.892, 1.72, 0.035],
    [0.84, 1.725, 0.02],
    [0.82, 1.665, 0.03],
    [0.74, 1.665, 0.02],
    [0.725, 1.685, 0.02],
    [0.3, 1.685, 0.01],
    [0.285, 1.675, 0.01],
    [0, 1.675],
  ],
  lid,
  120,
)}
union { ${tabs} ${lid} }
union { ${wire(bail(wallAt(1.42) + 0.06, 1.41, 0.66, 0.62), 0.02, metal('zinc'))}
  union { cylinder { <-0.24,0,0> <0.24,0,0> 0.05 } torus { 0.05 0.012 rotate z*90 translate x*-0.24 } torus { 0.05 0.012 rotate z*90 translate x*0.24 } ${satin('#2b2e32')} translate <0,2.07,0.62> }
  ${[-1, 1].map((side) => `cylinder { <${side * (wallAt(1.42) - 0.02)},1.41,0> <${side * (wallAt(1.42) + 0.05)},1.41,0> 0.1 ${body} } sphere { <${side * (wallAt(1.42) + 0.055)},1.41,0> 0.04 ${body} }`).join(' ')} rotate y*-16 }`,
    imageMaps: { 'print.png': paintPrint(label, paint, 640) },
  }
}

export const tinScenes: Scenes = { tin, bucket }
