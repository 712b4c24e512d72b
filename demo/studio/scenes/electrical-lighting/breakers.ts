import { points2d, points3d } from '../kit/point-lists.ts'
import { union, object, scene } from '../kit/parts.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { svgStripe, svgText, svgDocument } from '../kit/svg.ts'
import { bevelledBlock, plate, filletOutline } from '../kit/plates.ts'
import type { OutlineCorner } from '../kit/plates.ts'
import { gloss, metal, satin } from '../kit/textures.ts'

const shell = satin('#e9eaea')
const dim = satin('#17191b')
const lever: Readonly<Record<string, string>> = { white: '#23559f', red: '#c3271f' }

/** A breaker's side profile as [depth towards the camera, height]. */
const side: readonly OutlineCorner[] = points2d(
  '0.7 0, -0.32 0, -0.32 0.5, -0.56 0.56, -0.56 1.58, -0.32 1.64, -0.32 2.14, 0.7 2.14, 0.7 1.35, 0.62 1.32, 0.62 0.85, 0.7 0.8',
)

/** A terminal screw in its well, with the wire entry below. */
function terminal(y: number, out: number): string {
  return union([
    object(`cylinder { <0,${y},-0.3>,<0,${y},-0.22>,0.1 }`, metal('zinc')),
    object(
      `difference { cylinder { <0,${y},-0.33>,<0,${y},-0.3>,0.098 } box { <-0.085,${y - 0.014},-1>,<0.085,${y + 0.014},-0.31> rotate z*20 } box { <-0.014,${y - 0.085},-1>,<0.014,${y + 0.085},-0.31> rotate z*0 } }`,
      metal('zinc'),
    ),
    object(`box { <-0.13,${out - 0.02},-0.1>,<0.13,${out + 0.02},0.1> }`, dim),
  ])
}

type Pole = { readonly width: number; readonly colour: string; readonly print: string }

function printOf(name: string, width: number): string {
  return `object { box { 0,1 } texture { pigment { image_map { png "${name}" interpolate 2 } } finish { diffuse 0.78 specular 0.2 roughness 0.04 } } translate <-0.5,-0.5,0> scale <${width},1.0,0.004> translate <0,1.07,-0.563> }`
}

/** The case of one pole with its terminals, toggle and printed front. */
function pole({ width, colour, print }: Pole): string {
  const wells = [0.26, 1.88].map((y) => `cylinder { <0,${y},-1>,<0,${y},-0.2>,0.115 }`).join(' ')
  return union([
    `difference { object { ${plate(filletOutline(side, 0.03, 4), [width, 0.02])} rotate y*-90 } ${wells} box { <-0.12,0.93,-1>,<0.12,1.29,-0.44> } ${shell} }`,
    terminal(0.26, 0),
    terminal(1.88, 2.14),
    object('box { <-0.12,0.93,-0.46>,<0.12,1.29,-0.4> }', dim),
    object(
      `object { ${plate(filletOutline(points3d('-0.13 0.1 0.05, 0.1 0.13 0.03, 0.1 -0.13 0.03, -0.12 -0.1 0.04'), 0.03), [0.2, 0.02])} rotate y*90 }`,
      gloss(colour),
      'rotate x*-16 translate <0,1.17,-0.6>',
    ),
    printOf(print, width - 0.05),
  ])
}

function frontPrint([top, code]: readonly [string, string], width: number): string {
  const w = Math.round(1000 * width)
  const text = (t: string, [y, size]: readonly [number, number], colour: string): string =>
    svgText(t, { x: w / 2, y, size, width: w * 0.8 }, colour)
  return svgDocument(
    w,
    1000,
    svgStripe(0, w, 1000, '#ebecec') +
      svgStripe(20, w, 130, top) +
      text(code, [118, 92], '#ffffff') +
      text('240 V~', [235, 56], '#3f474e') +
      `<rect x="${w / 2 - 130}" y="345" width="260" height="380" rx="16" fill="#cfd3d5"/>` +
      text('I  ON', [335, 50], '#c3271f') +
      text('O  OFF', [790, 50], '#2b7a45') +
      `<path d="M${w / 2} 815V850M${w / 2} 850L${w / 2 + 34} 905M${w / 2} 910V950" stroke="#3f474e" stroke-width="9" fill="none"/><rect x="${w / 2 - 18}" y="905" width="14" height="14" fill="#3f474e"/>` +
      text('10 kA', [985, 44], '#3f474e'),
  )
}

function breaker(count: number, tone: string): ReturnType<SceneFactory> {
  const width = 0.62
  const colour = lever[tone] ?? '#23559f'
  const xs = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * (width + 0.006))
  const bar =
    count > 1
      ? object(
          bevelledBlock([width * (count - 1) + 0.24, 0.11, 0.12], 0.03, 0.02),
          gloss(colour),
          'translate <0,1.2,-0.74>',
        )
      : ''
  const top = tone === 'red' ? '#c3271f' : '#d9822b'
  const code = tone === 'red' ? 'ISOLATOR' : 'C 32'
  const zoom = [21, 21, 21.6, 23.2][count] ?? 22
  return scene(
    { from: [3.4, 3.0, -6.6], to: [0.04, 1.03, 0], angle: zoom },
    [
      union(
        [...xs.map((x) => `object { ${pole({ width, colour, print: 'print.png' })} translate x*${x} }`), bar],
        'rotate y*4',
      ),
    ],
    { 'print.png': frontPrint([top, code], width) },
  )
}

const mcb: SceneFactory = (tone) => breaker(1, tone)
const mcbTwo: SceneFactory = (tone) => breaker(2, tone)
const mcbThree: SceneFactory = (tone) => breaker(3, tone)

const rccbWords = (t: string, [x, y, size]: readonly [number, number, number], colour: string): string =>
  svgText(t, { x, y, size, width: 1000 }, colour)

function rccbPrint(): string {
  return svgDocument(
    1280,
    1000,
    svgStripe(0, 1280, 1000, '#ebecec') +
      svgStripe(20, 1280, 150, '#1d4686') +
      rccbWords('RCCB   40 A   30 mA', [640, 130, 96], '#ffffff') +
      rccbWords('415 V~   50 Hz', [380, 270, 60], '#3f474e') +
      rccbWords('TEST', [960, 360, 62], '#3f474e') +
      rccbWords('MONTHLY', [960, 640, 52], '#3f474e') +
      '<path d="M760 720H1160M760 780H1160M760 840H1160" stroke="#3f474e" stroke-width="7"/><path d="M860 690V890M1060 690V890" stroke="#3f474e" stroke-width="7"/><circle cx="960" cy="780" r="44" fill="none" stroke="#3f474e" stroke-width="9"/>' +
      '<rect x="170" y="345" width="340" height="400" rx="16" fill="#cfd3d5"/>' +
      rccbWords('I ON   O OFF', [340, 830, 56], '#3f474e'),
  )
}

const rccb: SceneFactory = () => {
  const w = 1.28
  const xs = [-0.31, 0.31]
  const wells = xs
    .flatMap((x) => [0.26, 1.88].map((y) => `cylinder { <${x},${y},-1>,<${x},${y},-0.2>,0.115 }`))
    .join(' ')
  return scene(
    { from: [3.2, 3.0, -6.6], to: [0.04, 1.03, 0], angle: 21.6 },
    [
      union(
        [
          `difference { object { ${plate(filletOutline(side, 0.03, 4), [w, 0.02])} rotate y*-90 } ${wells} box { <-0.44,0.93,-1>,<-0.16,1.29,-0.44> } ${shell} }`,
          ...xs.flatMap((x) => [
            `object { ${terminal(0.26, 0)} translate x*${x} }`,
            `object { ${terminal(1.88, 2.14)} translate x*${x} }`,
          ]),
          object('box { <-0.44,0.93,-0.46>,<-0.16,1.29,-0.4> }', dim),
          object(
            bevelledBlock([0.24, 0.2, 0.3], 0.03, 0.03),
            gloss('#1f4f9c'),
            'rotate x*-16 translate <-0.3,1.2,-0.63>',
          ),
          object(
            bevelledBlock([0.26, 0.2, 0.14], 0.04, 0.03),
            gloss('#f0b91f'),
            'translate <0.32,1.07,-0.58>',
          ),
          printOf('print.png', w - 0.05),
        ],
        'rotate y*4',
      ),
    ],
    { 'print.png': rccbPrint() },
  )
}

const module = (i: number): string => {
  const colour = i === 0 ? '#1f4f9c' : '#26292c'
  const x = -0.8 + i * 0.2 + (i > 0 ? 0.1 : 0)
  const w = i === 0 ? 0.37 : 0.19
  return union(
    [
      object(bevelledBlock([w, 0.62, 0.2], 0.01, 0.01), satin('#eff0f0')),
      object(
        bevelledBlock([w * 0.86, 0.06, 0.02], 0.004, 0.002),
        satin('#d9822b'),
        'translate <0,0.22,-0.1>',
      ),
      object('box { <-0.05,-0.12,-0.104>,<0.05,0.12,-0.09> }', dim),
      object(
        bevelledBlock([0.08, 0.1, 0.12], 0.02, 0.012),
        gloss(colour),
        'rotate x*-18 translate <0,0.02,-0.13>',
      ),
    ],
    `translate <${x},0,0>`,
  )
}

function row(): string {
  return union(Array.from({ length: 8 }, (_, i) => module(i)))
}

const powder =
  'texture { pigment { srgb <0.925,0.925,0.91> } normal { bumps 0.05 scale 0.006 } finish { diffuse 0.8 specular 0.25 roughness 0.03 reflection { 0.01,0.08 fresnel off } } }'

/** A frame with separate widths for its jambs and for its head and foot. */
function frame([w, h, d]: Vector, [jamb, head]: readonly [number, number]): string {
  return union([
    ...[-1, 1].map(
      (s) => `object { ${bevelledBlock([jamb, h, d], 0.03, 0.012)} translate x*${(s * (w - jamb)) / 2} }`,
    ),
    ...[-1, 1].map(
      (s) =>
        `object { ${bevelledBlock([w - 2 * jamb + 0.03, head, d], 0.02, 0.012)} translate y*${(s * (h - head)) / 2} }`,
    ),
  ])
}

const db: SceneFactory = () =>
  scene(
    { from: [1.8, 2.2, -7.2], to: [0.02, 0.95, 0], angle: 23 },
    [
      union(
        [
          object(
            'difference { box { <-1.15,-0.95,0>,<1.15,0.95,0.62> } box { <-1.1,-0.9,-1>,<1.1,0.9,0.55> } }',
            powder,
          ),
          object(
            `difference { box { <-1.09,-0.89,-0.025>,<1.09,0.89,0.025> } box { <-0.95,-0.34,-1>,<0.95,0.34,1> } }`,
            satin('#e6e6e1'),
            'translate z*0.06',
          ),
          `object { ${row()} translate <0.02,0,0.08> }`,
          object('box { <-1,-0.4,0.16>,<1,0.4,0.2> }', dim),
          ...[-0.9, 0.9].flatMap((x) =>
            [-0.72, 0.72].map((y) =>
              object(`sphere { 0,0.05 scale <1,1,0.4> translate <${x},${y},0.03> }`, metal('zinc')),
            ),
          ),
          `object { box { <0,0,0>,<1,1,0.01> } texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.8 specular 0.1 } } translate <-0.5,-0.5,0> scale <1.9,0.2,1> translate <0,-0.5,0.028> }`,
          union([frame([2.36, 1.96, 0.26], [0.21, 0.44]), powder], 'translate z*-0.2'),
          union([frame([2.04, 1.18, 0.05], [0.07, 0.07]), satin('#4d545b')], 'translate <-0.0,0,-0.33>'),
          'polygon { 5, <-1,-0.55>,<1,-0.55>,<1,0.55>,<-1,0.55>,<-1,-0.55> texture { pigment { srgb <0.7,0.76,0.8> transmit 0.82 } finish { diffuse 0.1 specular 0.8 roughness 0.003 } } translate z*-0.32 }',
          object(bevelledBlock([0.1, 0.3, 0.06], 0.04, 0.02), satin('#26292c'), 'translate <1.09,0,-0.35>'),
          ...[-0.7, 0.7].map((y) =>
            object(`cylinder { <-1.17,${y - 0.13},-0.1>,<-1.17,${y + 0.13},-0.1>,0.045 }`, metal('zinc')),
          ),
        ],
        'rotate y*14 translate <0.1,0.96,0>',
      ),
    ],
    {
      'print.png': svgDocument(
        1000,
        105,
        svgStripe(0, 1000, 105, '#fbfbf8') +
          Array.from(
            { length: 8 },
            (_, i) =>
              `<rect x="${14 + i * 122}" y="12" width="116" height="80" fill="none" stroke="#8a9095" stroke-width="3"/>${svgText(['MAIN', 'AC', 'GEYSER', 'LIGHT', 'FAN', 'TV', 'PUMP', 'SPARE'][i] ?? '', { x: 72 + i * 122, y: 64, size: 26, width: 96 }, '#3f474e')}`,
          ).join(''),
      ),
    },
  )

export const breakerScenes: Scenes = { mcb, 'mcb-2': mcbTwo, 'mcb-3': mcbThree, rccb, db }
