import {
  filletPath,
  roundedBox,
  eggRing,
  union,
  superellipse,
  object,
  loft,
  sweep,
  lathe,
} from '../kit/lofts.ts'
import type { EggSection } from '../kit/lofts.ts'
import { wallPanel } from '../kit/chrome.ts'
import { svgDocument } from '../kit/svg.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { metal, satin } from '../kit/textures.ts'

/** Window glass as in a product photograph, with a pale sky on it. */
const pane =
  'texture { pigment { gradient y color_map { [0 rgbf <0.62,0.72,0.75,0.62>] [1 rgbf <0.44,0.58,0.65,0.5>] } rotate z*-28 scale 2.6 translate y*-0.4 } finish { diffuse 0.42 specular 0.6 roughness 0.004 reflection { 0.06,0.4 } } }'

const sky = `
box { <-14,-0.01,-12>,<14,9,-11.9>
  pigment { gradient x color_map { [0 rgb 0.95] [0.4 rgb 0.8] [0.52 rgb 0.35] [0.6 rgb 0.75] [1 rgb 0.9] } scale 28 rotate z*-18 translate x*-14 }
  finish { emission 0.9 diffuse 0 } no_image no_shadow no_radiosity }
`

type Member = { readonly wide: number; readonly low: number; readonly high: number }
type Field = readonly [x0: number, y0: number, x1: number, y1: number]

/** Four mitred bars around a field, from z = `low` to `high`. */
function bars([x0, y0, x1, y1]: Field, { wide, low, high }: Member): string {
  return union(
    object(roundedBox([x0, y0, low], [x0 + wide, y1, high], 0.012)),
    object(roundedBox([x1 - wide, y0, low], [x1, y1, high], 0.012)),
    object(
      roundedBox([x0 + wide * 0.5, y0 + 0.0005, low + 0.0005], [x1 - wide * 0.5, y0 + wide, high], 0.012),
    ),
    object(
      roundedBox([x0 + wide * 0.5, y1 - wide, low + 0.0005], [x1 - wide * 0.5, y1 - 0.0005, high], 0.012),
    ),
  )
}

/** Seams of the welded corners. */
function mitres([x0, y0, x1, y1]: Field, wide: number, z: number): string {
  const seam = (x: number, y: number, turn: number): string =>
    `box { <-0.0025,0,0>,<0.0025,${wide * 1.35},0.003> rotate z*${turn} translate <${x},${y},${z - 0.0015}> }`
  return union(
    seam(x0 + 0.012, y0 + 0.012, -45),
    seam(x1 - 0.012, y0 + 0.012, 45),
    seam(x0 + 0.012, y1 - 0.012, -135),
    seam(x1 - 0.012, y1 - 0.012, 135),
  )
}

function inner([x0, y0, x1, y1]: Field, by: number): Field {
  return [x0 + by, y0 + by, x1 - by, y1 - by]
}

type FrameColours = { readonly texture: string; readonly seam: string; readonly rubber: string }

/** A sash with glazing bead, gasket and pane; its front is at `z`. */
function sash(field: Field, z: number, { texture, seam, rubber }: FrameColours): string {
  const wide = 0.13
  const opening = inner(field, wide)
  const [x0, y0, x1, y1] = opening
  return (
    object(bars(field, { wide, low: z, high: z + 0.11 }), texture) +
    object(bars(inner(field, wide - 0.005), { wide: 0.03, low: z + 0.022, high: z + 0.08 }), texture) +
    object(bars(inner(field, wide + 0.022), { wide: 0.01, low: z + 0.035, high: z + 0.06 }), rubber) +
    object(mitres(field, wide, z), seam) +
    `box { <${x0},${y0},${z + 0.045}>,<${x1},${y1},${z + 0.046}> ${pane} no_shadow no_radiosity }
`
  )
}

const whiteFrame: FrameColours = {
  texture:
    'texture { pigment { rgb <0.83,0.835,0.83> } finish { diffuse 0.86 specular 0.35 roughness 0.02 reflection { 0.01,0.09 } } }',
  seam: satin('#b9bcbe'),
  rubber: satin('#3a3d40'),
}
const blackFrame: FrameColours = {
  texture:
    'texture { pigment { srgb <0.17,0.175,0.185> } finish { diffuse 0.75 specular 0.25 roughness 0.04 reflection { 0.01,0.09 } } }',
  seam: satin('#111214'),
  rubber: satin('#0c0d0e'),
}

const slidingWindow: SceneFactory = () => {
  const look = whiteFrame
  const outer: Field = [-1.3, 0.08, 1.3, 2.12]
  const [wide] = [0.12]
  const latch = union(
    object(roundedBox([-0.035, 0, -0.035], [0.035, 0.3, 0], 0.02)),
    object(roundedBox([-0.022, 0.06, -0.06], [0.022, 0.24, -0.03], 0.015)),
  )
  const turn = 'rotate y*20'
  return {
    camera: { from: [0, 2.3, -7.8], to: [0, 1.06, 0], angle: 23 },
    objects:
      sky +
      `union { ${object(bars(outer, { wide, low: -0.16, high: 0.22 }), look.texture)} ${object(mitres(outer, wide, -0.16), look.seam)}
      ${object(union(roundedBox([-1.18, 0.2, -0.02], [1.18, 0.215, -0.005], 0.004), roundedBox([-1.18, 0.2, 0.1], [1.18, 0.215, 0.115], 0.004)), satin('#9da2a6'))}
      ${object(roundedBox([-1.38, 0, -0.24], [1.38, 0.08, 0.24], 0.02), look.texture)}
      ${sash([-1.19, 0.19, 0.08, 2.01], -0.11, look)} ${sash([-0.08, 0.19, 1.19, 2.01], 0.03, look)}
      ${object(latch, metal('steel'), 'translate <0.015,0.92,-0.11>')} ${object(latch, metal('steel'), 'translate <1.125,0.92,0.03>')} ${turn} }
`,
  }
}

const casement: SceneFactory = (tone) => {
  const look = tone === 'white' ? whiteFrame : blackFrame
  const outer: Field = [-1.15, 0.0, 1.15, 2.2]
  const handle = (x: number): string =>
    object(
      union(
        object(roundedBox([x - 0.03, 0.94, -0.13], [x + 0.03, 1.14, -0.1], 0.012)),
        object(
          sweep(
            filletPath(
              [
                [x, 1.04, -0.12],
                [x, 1.04, -0.18],
                [x, 0.8, -0.18],
              ],
              0.04,
            ),
            superellipse(0.024, 0.016, 2.6, 20),
          ),
        ),
      ),
      tone === 'white' ? metal('steel') : metal('zinc'),
    )
  const open = `union { ${sash([0, 0.1, 1.02, 2.1], -0.1, look)} ${handle(0.95)} }`
  const stay = union(object(roundedBox([0, 0, 0], [0.5, 0.014, 0.03], 0.005), 'rotate y*-52'))
  const turn = 'rotate y*-24 translate <0.12,0,0>'
  return {
    camera: { from: [0, 2.2, -7.8], to: [-0.06, 1.1, -0.2], angle: 23 },
    objects:
      sky +
      `union { ${object(bars(outer, { wide: 0.12, low: -0.09, high: 0.13 }), look.texture)} ${object(mitres(outer, 0.12, -0.09), look.seam)}
      ${object(roundedBox([-0.065, 0.1, -0.088], [0.065, 2.1, 0.12], 0.012), look.texture)}
      ${sash([0.05, 0.1, 1.05, 2.1], -0.07, look)} ${handle(0.13)}
      object { ${open} translate z*0.1 rotate y*52 translate <-1.05,0,-0.1> }
      ${object(stay, metal('steel'), 'translate <-0.62,0.1,-0.02>')} ${object(stay, metal('steel'), 'translate <-0.62,2.08,-0.02>')} ${turn} }
`,
  }
}

const tints: Readonly<Record<string, readonly [body: string, edge: string]>> = {
  clear: ['rgb <0.965,0.985,0.98>', 'rgb <0.52,0.76,0.72>'],
  green: ['rgb <0.86,0.965,0.925>', 'rgb <0.12,0.5,0.4>'],
  bronze: ['rgb <0.8,0.67,0.52>', 'rgb <0.4,0.26,0.14>'],
}

const glassSheets: SceneFactory = (tone) => {
  const [body, edge] = tints[tone] ?? ['rgb <0.965,0.985,0.98>', 'rgb <0.52,0.76,0.72>']
  const thick = tone === 'green' ? 0.075 : 0.05
  const [w, h] = [1.62, 1.62]
  const face = `texture { pigment { ${body} filter 0.97 } finish { diffuse 0.03 specular 0.7 roughness 0.003 reflection { 0.05,0.5 } } }`
  const rim = `texture { pigment { ${edge} } finish { diffuse 0.72 emission 0.1 specular 0.6 roughness 0.01 reflection { 0.03,0.15 } } }`
  const line = 0.012
  const [x, y] = [w / 2 - line, h - line]
  const corners = [
    [-x, line],
    [x, line],
    [x, y],
    [-x, y],
    [-x, line],
  ]
  const strip = (low: readonly number[], high: readonly number[]): string =>
    `box { <${low.join()},0>,<${high.join()},${thick}> ${rim} }`
  const one = `union {
    polygon { 5, ${corners.map((spot) => `<${spot.join()},${thick / 2}>`).join(',')} ${face} no_shadow }
    ${strip([-w / 2, 0], [-x, h])} ${strip([x, 0], [w / 2, h])} ${strip([-x, 0], [x, line])} ${strip([-x, y], [x, h])} }`
  return {
    camera: { from: [0, 2.3, -7.6], to: [0.02, 0.86, 0.1], angle: 21.5 },
    objects:
      sky +
      `global_settings { max_trace_level 5 adc_bailout 0.02 }
#declare Sheet = ${one}
union { object { Sheet rotate x*8 translate <-0.3,0,-0.45> } object { Sheet rotate x*8 translate <0.02,0,0> } object { Sheet rotate x*8 translate <0.34,0,0.45> } rotate y*28 }
`,
  }
}

const silver =
  'texture { pigment { rgb <0.9,0.92,0.93> } finish { diffuse 0.06 specular 0.3 roughness 0.003 reflection { 0.88 } } }'

/** What a mirror reflects: a bright room that fades to one side. */
const room = `
box { <-16,-3,-9.1>,<16,14,-9>
  pigment { gradient x color_map { [0 rgb <0.5,0.57,0.62>] [0.3 rgb <0.72,0.78,0.81>] [0.46 rgb <0.93,0.96,0.97>] [0.5 rgb <0.97,0.98,0.99>] [0.515 rgb <0.7,0.76,0.79>] [0.8 rgb <0.82,0.87,0.89>] [1 rgb <0.6,0.66,0.7>] } scale 11 rotate z*-34 translate <-6.5,0,0> }
  finish { emission 0.92 diffuse 0 } no_image no_shadow no_radiosity }
`

/** Leans a mirror and its panel back slightly. */
function leaning(...parts: readonly string[]): string {
  return `union { ${parts.join(' ')} rotate x*7 translate z*0.1 }\n`
}

function roundMirror(): string {
  return (
    object('cylinder { <0,0,-0.02>,<0,0,0.03>,1.07 }', silver) +
    object(
      lathe(
        [
          [1.06, 0],
          [1.06, 0.075, 0.008],
          [1.125, 0.075, 0.012],
          [1.125, -0.05, 0.012],
          [1.0, -0.05],
        ],
        0.01,
        128,
      ),
      'rotate x*-90',
      'texture { pigment { srgb <0.13,0.132,0.138> } finish { diffuse 0.75 specular 0.3 roughness 0.04 reflection { 0.02,0.12 } } }',
    )
  )
}

const ring = (row: EggSection): number[][] => eggRing(row, 128).map(([x = 0, y = 0, z = 0]) => [x, z, y])

function square(
  power: number,
  half: readonly [number, number],
  rings: readonly (readonly [number, number])[],
): string {
  return loft(
    rings.map(([inset, z]) => ring([z, half[0] - inset, half[1] - inset, half[1] - inset, power, power])),
  )
}

const mirror: SceneFactory = (tone) => {
  if (tone === 'round')
    return {
      camera: { from: [1.0, 1.5, -7.6], to: [0.02, 1.22, 0.2], angle: 21 },
      objects:
        room +
        leaning(
          wallPanel([-1.3, 1.3, 2.5], 0.3, 'rgb <0.7,0.715,0.71>'),
          object(`union { ${roundMirror()} }`, 'translate <0,1.26,0.25>'),
        ),
    }
  const half = [0.86, 1.06] as const
  const led = tone === 'led'
  const glass = object(
    square(26, half, [
      [0.012, -0.03],
      [0.03, -0.036],
      [0.4, -0.036],
      [half[0], -0.036],
    ]),
    silver,
  )
  const gold = object(
    square(26, half, [
      [-0.02, 0.04],
      [-0.05, 0.02],
      [-0.05, -0.05],
      [-0.035, -0.065],
      [0, -0.065],
      [0.015, -0.05],
      [0.015, -0.03],
    ]),
    metal('gold'),
  )
  const lights =
    object(
      square(
        26,
        [half[0] - 0.13, half[1] - 0.13],
        [
          [0, -0.0372],
          [0.055, -0.0372],
        ],
      ),
      'texture { pigment { rgb <1,0.97,0.88> } finish { emission 1.05 diffuse 0 } }',
    ) +
    object(
      square(26, half, [
        [0.012, -0.03],
        [0.006, 0.0],
        [0.06, 0.03],
      ]),
      'texture { pigment { rgb <1,0.95,0.82> } finish { emission 0.9 diffuse 0 } }',
    ) +
    object(
      'torus { 0.045,0.006 rotate x*90 translate <0,-0.8,-0.038> }',
      'texture { pigment { rgb <0.6,0.85,1> } finish { emission 0.8 } }',
    )
  const halo = `box { <0,0,0>,<1,1,0.001> texture { pigment { image_map { png "halo.png" interpolate 2 } } finish { emission 0.85 diffuse 0 } } scale <2.6,3,1> translate <-1.3,-1.5,0> translate z*0.045 no_shadow }`
  const back = object(
    roundedBox([-half[0] + 0.1, -half[1] + 0.1, -0.02], [half[0] - 0.1, half[1] - 0.1, 0.045], 0.01),
    satin('#c9c4b4'),
  )
  return {
    camera: { from: [1.0, 1.5, -7.6], to: [0.02, 1.25, 0.2], angle: 21 },
    objects:
      room +
      leaning(
        wallPanel([-1.25, 1.25, 2.54], 0.3, led ? 'rgb <0.5,0.51,0.515>' : 'rgb <0.7,0.715,0.71>'),
        object(`union { ${glass} ${led ? `${lights} ${halo} ${back}` : gold} }`, 'translate <0,1.29,0.25>'),
      ),
    imageMaps: led
      ? {
          'halo.png': svgDocument(
            520,
            600,
            '<filter id="f" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="24"/></filter><rect x="76" y="76" width="368" height="448" rx="20" fill="#fff3cf" opacity="0.95" filter="url(#f)"/>',
          ),
        }
      : {},
  }
}

export const windowScenes: Scenes = { window: slidingWindow, casement, glass: glassSheets, mirror }
