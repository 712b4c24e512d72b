import { darken, lighten } from '../kit/colours.ts'
import type { Label, SceneFactory, Scenes } from '../scene.ts'
import { svgStripe, svgDocument } from '../kit/svg.ts'
import { lathe } from '../kit/uv-meshes.ts'
import { gloss, metal } from '../kit/textures.ts'
import { linearGradient, inkOn, uvPrint, finePrint, fittedText } from '../kit/labels.ts'

function drumPrint(label: Label, base: string): string {
  const ink = inkOn(base)
  return svgDocument(
    1024,
    770,
    `<rect width="1024" height="770" fill="${base}"/>` +
      `<rect x="190" y="270" width="644" height="230" fill="${label.main}"/>` +
      `<rect x="190" y="270" width="644" height="14" fill="${label.accent}"/><rect x="190" y="486" width="644" height="14" fill="${label.accent}"/>` +
      fittedText(label.brand.toUpperCase(), { x: 512, y: 430, size: 118, width: 580 }, label.ink) +
      fittedText(label.text, { x: 512, y: 670, size: 116, width: 560 }, ink) +
      fittedText('STORE IN A COOL PLACE', { x: 512, y: 140, size: 40, width: 520 }, ink) +
      finePrint(870, 420, ink),
  )
}

const bung = (x: number, z: number, r: number): string =>
  `union { cylinder { <${x},1.95,${z}> <${x},2.0,${z}> ${r} } torus { ${r} 0.012 translate <${x},2.0,${z}> } box { <${-r * 0.7},0,-0.018> <${r * 0.7},0.035,0.018> rotate y*30 translate <${x},1.99,${z}> } ${metal('zinc')} }`

const drum: SceneFactory = (tone, label) => {
  const base = tone === 'oxide' ? '#75808b' : '#2f68b2'
  const enamel = gloss(base)
  const hoop = (y: number): string =>
    lathe(
      [
        [0.735, y - 0.05],
        [0.785, y - 0.02, 0.03],
        [0.785, y + 0.02, 0.03],
        [0.735, y + 0.05],
      ],
      enamel,
      96,
    )
  return {
    camera: { from: [0, 3.3, -7.2], to: [0, 0.98, 0], angle: 19.2 },
    objects: `${lathe(
      [
        [0.74, 0.03],
        [0.74, 2.0],
      ],
      uvPrint('print.png', 'enamel', 2),
      96,
    )}
${hoop(0.68)} ${hoop(1.36)}
${lathe(
  [
    [0.7, 0],
    [0.77, 0, 0.02],
    [0.77, 0.06, 0.02],
    [0.735, 0.08],
  ],
  enamel,
  96,
)}
${lathe(
  [
    [0.735, 1.96],
    [0.77, 1.98, 0.02],
    [0.772, 2.04, 0.025],
    [0.725, 2.04, 0.02],
    [0.715, 1.97, 0.02],
    [0.6, 1.965, 0.01],
    [0.58, 1.95, 0.01],
    [0, 1.95],
  ],
  enamel,
  96,
)}
${bung(-0.38, -0.3, 0.1)} ${bung(0.42, 0.25, 0.06)}`,
    imageMaps: { 'print.png': drumPrint(label, base) },
  }
}

function partPrint(label: Label, ground: string, part: string, role: string): string {
  return svgDocument(
    1024,
    560,
    `<defs>${linearGradient('main', lighten(ground, 0.1), darken(ground, 0.22))}</defs><rect width="1024" height="560" fill="url(#main)"/>` +
      svgStripe(0, 1024, 24, label.accent) +
      fittedText(label.brand.toUpperCase(), { x: 512, y: 130, size: 84, width: 560 }, '#ffffff') +
      `<circle cx="512" cy="290" r="122" fill="${label.accent}"/>` +
      fittedText(part, { x: 512, y: 362, size: 200, width: 200 }, darken(ground, 0.45)) +
      fittedText(`${label.text} ${role}`, { x: 512, y: 500, size: 72, width: 600 }, '#ffffff') +
      svgStripe(536, 1024, 24, label.accent),
  )
}

function leverTin(r: number, h: number, file: string): string {
  const steel = metal('steel')
  return `union { ${lathe(
    [
      [r, 0.04],
      [r, h - 0.03],
    ],
    uvPrint(file, 'enamel', 2),
    72,
  )}
${lathe(
  [
    [r - 0.02, 0],
    [r + 0.02, 0, 0.015],
    [r + 0.02, 0.045, 0.015],
    [r - 0.005, 0.06],
  ],
  steel,
)}
${lathe(
  [
    [r - 0.01, h - 0.05],
    [r + 0.022, h - 0.04, 0.012],
    [r + 0.022, h, 0.015],
    [r - 0.025, h, 0.015],
    [r - 0.03, h - 0.05, 0.015],
    [r - 0.1, h - 0.045, 0.015],
    [r - 0.11, h - 0.008, 0.012],
    [r - 0.14, h - 0.008, 0.012],
    [r - 0.16, h - 0.055, 0.015],
    [0, h - 0.055],
  ],
  steel,
)} }`
}

const epoxy: SceneFactory = (_tone, label) => ({
  camera: { from: [0, 2.9, -7.3], to: [0.02, 0.68, 0], angle: 18.2 },
  objects: `object { ${leverTin(0.56, 1.3, 'a.png')} translate <-0.5,0,0.2> }
object { ${leverTin(0.5, 1.02, 'b.png')} translate <0.6,0,-0.32> }`,
  imageMaps: {
    'a.png': partPrint(label, label.main, 'A', 'RESIN'),
    'b.png': partPrint(label, '#4e545c', 'B', 'HARDENER'),
  },
})

export const canScenes: Scenes = { drum, epoxy }
