import { darken, lighten } from '../kit/colours.ts'
import type { Label, Point, SceneFactory, Scenes } from '../scene.ts'
import { svgStripe, svgDocument } from '../kit/svg.ts'
import { surface, lathe } from '../kit/uv-meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { gloss, metal, satin, srgb } from '../kit/textures.ts'
import { linearGradient, uvPrint, finePrint, fittedText } from '../kit/labels.ts'

function jarPrint(label: Label): string {
  const w = 1024
  return svgDocument(
    w,
    520,
    `<defs>${linearGradient('main', lighten(label.main, 0.08), darken(label.main, 0.2))}</defs><rect width="${w}" height="520" fill="url(#main)"/>` +
      svgStripe(0, w, 26, label.accent) +
      fittedText(label.brand.toUpperCase(), { x: 512, y: 190, size: 122, width: 600 }, label.ink) +
      `<rect x="200" y="250" width="624" height="150" rx="22" fill="${label.accent}"/>` +
      fittedText(label.text, { x: 512, y: 365, size: 112, width: 560 }, darken(label.main, 0.35)) +
      fittedText('NET QUANTITY AS MARKED', { x: 512, y: 462, size: 32, width: 460 }, label.ink) +
      finePrint(880, 300, label.ink),
  )
}

/** A screw cap with grip ribs. */
export function ribbedCap(r: number, foot: number, top: number, texture: string, ribs = 64): string {
  const round = Math.min(0.06, (top - foot) * 0.3)
  return (
    surface(
      (u, v) => {
        const a = (u - 0.5) * 2 * Math.PI
        const out = r + 0.018 * Math.max(0, Math.cos(a * ribs)) ** 0.5
        return [out * Math.sin(a), foot + v * (top - foot - round), -out * Math.cos(a)]
      },
      [ribs * 6, 1],
      texture,
    ) +
    lathe(
      [
        [r + 0.018, top - round],
        [r + 0.012, top, round],
        [r - 0.12, top, 0.02],
        [r - 0.14, top - 0.02, 0.02],
        [0, top - 0.02],
      ],
      texture,
    )
  )
}

const can: SceneFactory = (_tone, label) => {
  const body = gloss('#f4f3ef')
  return {
    camera: { from: [0, 3, -7.2], to: [0, 0.93, 0], angle: 18.4 },
    objects: `
${lathe(
  [
    [0.7, 0.02],
    [0.8, 0, 0.06],
    [0.84, 0.1, 0.08],
    [0.84, 0.22, 0.02],
    [0.82, 0.24, 0.02],
    [0.82, 1.2, 0.02],
    [0.84, 1.22, 0.02],
    [0.84, 1.32, 0.08],
    [0.74, 1.42, 0.05],
    [0.74, 1.5],
  ],
  body,
  96,
)}
${lathe(
  [
    [0.823, 0.27],
    [0.823, 1.18],
  ],
  uvPrint('print.png', 'satin', 2),
  96,
)}
${ribbedCap(0.8, 1.43, 1.86, gloss(label.main), 72)}`,
    imageMaps: { 'print.png': jarPrint(label) },
  }
}

function cartridgePrint(label: Label): string {
  return svgDocument(
    520,
    1024,
    `<rect width="520" height="1024" fill="${label.main}"/>` +
      svgStripe(0, 520, 34, label.accent) +
      svgStripe(930, 520, 94, darken(label.main, 0.3)) +
      svgStripe(916, 520, 14, label.accent) +
      `<g transform="translate(262 480) rotate(-90)">` +
      fittedText(label.brand.toUpperCase(), { x: 0, y: 0, size: 130, width: 780 }, label.ink) +
      fittedText(label.text, { x: 0, y: 118, size: 92, width: 780 }, label.accent) +
      `</g>`,
  )
}

/** An upright cartridge, two units tall. */
function tube(colour: string): string {
  const white = gloss(colour)
  return `union {
${lathe(
  [
    [0.02, 0.05],
    [0.24, 0.05, 0.01],
    [0.25, 0, 0.01],
    [0.262, 0, 0.01],
    [0.262, 1.4, 0.02],
    [0.272, 1.405, 0.01],
    [0.272, 1.45, 0.015],
    [0.1, 1.49, 0.02],
    [0.085, 1.5, 0.02],
    [0.085, 1.58, 0.01],
    [0.11, 1.585, 0.01],
    [0.11, 1.64, 0.015],
    [0.075, 1.66, 0.02],
    [0.028, 2.36, 0.01],
    [0.018, 2.36],
  ],
  white,
  72,
)}
${lathe(
  [
    [0.264, 0.16],
    [0.264, 1.3],
  ],
  uvPrint('print.png', 'gloss', 2),
  72,
)}
torus { 0.086 0.01 translate y*1.53 ${white} } torus { 0.086 0.01 translate y*1.555 ${white} } }`
}

/** Paste squeezed out in a winding bead. */
function bead(points: readonly Point[], texture: string): string {
  return (
    points
      .map(
        ([x, y, z], i) => `sphere { <${x},${y},${z}> ${0.055 + 0.008 * Math.sin(i * 0.9)} scale <1,0.85,1> }`,
      )
      .join(' ') + texture
  )
}

const cartridge: SceneFactory = (tone, label) => {
  const colour = tone === 'black' ? '#2d3034' : tone === 'clear' ? '#e3ecee' : '#f5f5f2'
  const paste =
    tone === 'clear'
      ? `texture { pigment { ${srgb('#eef6f8')} filter 0.75 } finish { diffuse 0.25 specular 0.9 roughness 0.006 reflection { 0.02,0.25 } } } interior { ior 1.2 }`
      : gloss(tone === 'black' ? '#1c1d1f' : '#fbfbf8')
  const line = Array.from({ length: 70 }, (_, i): Point => {
    const t = i / 69
    return [
      1.17 - 1.1 * t,
      0.045,
      -0.6 - 0.3 * Math.min(1, t * 3) - 0.1 * Math.sin(t * 19) * Math.min(1, t * 3),
    ]
  })
  return {
    camera: { from: [0.4, 3.1, -7.2], to: [0.06, 0.98, 0], angle: 22 },
    objects: `#declare Tube = ${tube(colour)}
object { Tube rotate y*14 translate <-0.28,0,0.35> }
object { Tube rotate y*8 rotate z*-90 translate <-1.16,0.272,-0.42> rotate y*6 }
union { ${bead(line, paste)} }`,
    imageMaps: { 'print.png': cartridgePrint(label) },
  }
}

function foamPrint(label: Label): string {
  return svgDocument(
    760,
    1024,
    `<defs>${linearGradient('main', lighten(label.main, 0.1), darken(label.main, 0.28))}</defs><rect width="760" height="1024" fill="url(#main)"/>` +
      svgStripe(0, 760, 40, label.accent) +
      fittedText(label.brand.toUpperCase(), { x: 380, y: 230, size: 124, width: 520 }, label.ink) +
      `<circle cx="380" cy="520" r="190" fill="${label.accent}"/><circle cx="380" cy="520" r="172" fill="none" stroke="#fff" stroke-width="6"/>` +
      fittedText(label.text, { x: 380, y: 560, size: 124, width: 310 }, darken(label.main, 0.4)) +
      fittedText('SHAKE WELL BEFORE USE', { x: 380, y: 820, size: 40, width: 480 }, label.ink) +
      svgStripe(900, 760, 16, label.accent) +
      svgStripe(916, 760, 108, darken(label.main, 0.4)) +
      finePrint(620, 640, label.ink),
  )
}

/** Cured foam: blobs of several sizes along a line, finely pitted. */
function foam(): string {
  const random = seededRandom(4)
  const knobs = Array.from({ length: 110 }, (_, i) => {
    const t = i / 109
    const r = 0.045 + random() * 0.05 + 0.03 * Math.sin(t * 3)
    const x = -0.72 + t * 1.35
    const z = -0.62 + 0.08 * Math.sin(t * 7) + (random() - 0.5) * 0.13
    return `sphere { <${x.toFixed(3)},${(r * (0.4 + random() * 0.7)).toFixed(3)},${z.toFixed(3)}> ${r.toFixed(3)} }`
  }).join(' ')
  return `union { ${knobs} texture { pigment { bozo turbulence 0.5 scale 0.12 color_map { [0 ${srgb('#f3dd9c')}] [1 ${srgb('#e5c677')}] } } normal { bumps 0.35 scale 0.022 } finish { diffuse 0.85 specular 0.12 roughness 0.05 } } }`
}

const aerosol: SceneFactory = (_tone, label) => {
  const steel = metal('steel')
  const white = satin('#f1f1ee')
  return {
    camera: { from: [0.3, 2.7, -7.4], to: [-0.02, 1.0, 0], angle: 20 },
    objects: `union {
${lathe(
  [
    [0.4, 0],
    [0.445, 0, 0.02],
    [0.445, 0.045, 0.02],
    [0.43, 0.06],
  ],
  steel,
  96,
)}
${lathe(
  [
    [0.43, 0.05],
    [0.43, 1.5],
  ],
  uvPrint('print.png', 'enamel', 2),
  96,
)}
${lathe(
  [
    [0.43, 1.49],
    [0.446, 1.5, 0.015],
    [0.446, 1.545, 0.015],
    [0.41, 1.56, 0.02],
    [0.33, 1.7, 0.12],
    [0.2, 1.74, 0.03],
    [0.195, 1.79, 0.02],
    [0.16, 1.79, 0.02],
    [0.14, 1.75, 0.02],
    [0.05, 1.75, 0.01],
    [0.045, 1.84],
  ],
  steel,
  96,
)}
${lathe(
  [
    [0.12, 1.8],
    [0.17, 1.8, 0.02],
    [0.15, 1.96, 0.03],
    [0.07, 1.99, 0.03],
    [0.06, 2.1, 0.02],
    [0.02, 2.1],
  ],
  white,
)}
union { box { <-0.03,1.86,-0.03> <0.03,1.93,0.4> } box { <-0.09,1.89,0.1> <0.09,1.925,0.4> } cylinder { <-0.09,1.907,0.4> <0.09,1.907,0.4> 0.03 } cylinder { <0,2.09,0> <0,2.09,-0.02> 0.02 } ${gloss('#d14a36')} rotate y*-70 }
translate <0,0,0.1> }
${foam()}`,
    imageMaps: { 'print.png': foamPrint(label) },
  }
}

export const sealantScenes: Scenes = { can, cartridge, aerosol }
