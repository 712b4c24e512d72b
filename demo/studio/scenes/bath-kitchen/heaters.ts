import { filletPath, eggRing, union, hexNut, object, loft, repeat, tube, lathe } from '../kit/lofts.ts'
import type { EggSection } from '../kit/lofts.ts'
import { reflectionCards, wallPanel, plated } from '../kit/chrome.ts'
import { svgDocument } from '../kit/svg.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { gloss, satin } from '../kit/textures.ts'
import { moulded } from './ceramics.ts'

const wallColour = 'rgb <0.62,0.65,0.67>'

/** A water connection under a heater, with its coloured collar. */
function stub(x: number, y: number, colour: string): string {
  return (
    object(
      union(
        tube(
          [
            [x, y, 0],
            [x, y - 0.34, 0],
          ],
          0.06,
        ),
        object(hexNut(0.085, 0, 0.1), `translate <${x},${y - 0.24},0>`),
      ),
      plated('chrome'),
    ) + object(`cylinder { <${x},${y},0>,<${x},${y - 0.09},0>,0.1 }`, gloss(colour))
  )
}

function dial(): string {
  return svgDocument(
    256,
    256,
    '<circle cx="128" cy="128" r="126" fill="#f4f5f4"/><path d="M60 188A92 92 0 1 1 196 188" fill="none" stroke="#c9ced2" stroke-width="16"/><path d="M60 188A92 92 0 0 1 92 46" fill="none" stroke="#2f78bb" stroke-width="16"/><path d="M164 46A92 92 0 0 1 196 188" fill="none" stroke="#d0402a" stroke-width="16"/><path d="M128 128L176 74" stroke="#22262a" stroke-width="10" stroke-linecap="round"/><circle cx="128" cy="128" r="16" fill="#22262a"/>',
  )
}

function capacity(): string {
  return svgDocument(
    512,
    128,
    '<text x="256" y="96" font-family="DejaVu Sans" font-weight="bold" font-size="92" text-anchor="middle" fill="#7c858d">15 L</text>',
  )
}

const lamp = (x: number, y: number, z: number): string => `sphere { <${x},${y},${z}>,0.03 }`

const geyser: SceneFactory = () => {
  const r = 0.68
  const body = lathe(
    [
      [r, 0.92],
      [r, 2.0, 0.2],
      [r * 0.86, 2.24, 0.3],
      [0.001, 2.3],
    ],
    0.05,
    96,
  )
  const skirt = lathe(
    [
      [0.001, 0.42],
      [r * 0.82, 0.46, 0.22],
      [r * 0.985, 0.72, 0.2],
      [r * 0.995, 0.88, 0.01],
      [r * 0.9, 0.89],
    ],
    0.05,
    96,
  )
  const stripe = lathe(
    [
      [r * 0.98, 0.88],
      [r * 1.006, 0.885, 0.01],
      [r * 1.006, 0.915, 0.01],
      [r * 0.98, 0.925],
    ],
    0.01,
    96,
  )
  const bezel = object('torus { 0.15,0.018 rotate x*90 }', `translate <0,0.7,${-r * 1.0}>`, plated('chrome'))
  return {
    camera: { from: [-1.5, 2.0, -7.6], to: [0, 1.18, 0], angle: 21 },
    objects:
      reflectionCards +
      wallPanel([-1.05, 1.05, 2.5], 0.62, wallColour) +
      object(body, moulded) +
      object(skirt, gloss('#3a424a')) +
      object(stripe, gloss('#d0542a')) +
      `union {
      cylinder { <0,0,0>,<0,0,0.08>,0.15 texture { pigment { image_map { png "dial.png" interpolate 2 } scale 0.3 translate <-0.15,-0.15,0> } finish { diffuse 0.85 } } translate <0,0.7,${-r - 0.015}> }
      ${bezel} }
` +
      object(lamp(-0.32, 0.7, -0.58), gloss('#4fcf74')) +
      object(lamp(0.32, 0.7, -0.58), gloss('#f0793c')) +
      `object { cylinder { <0,0,0>,<0,1,0>,1 open } texture { pigment { image_map { png "litres.png" interpolate 2 once } translate <-0.5,0,0> scale <0.8,1,1> } finish { diffuse 0.8 } } clipped_by { box { <-0.38,-1,-2>,<0.38,2,0> } } scale <${r + 0.003},0.14,${r + 0.003}> translate y*1.34 }
` +
      stub(-0.3, 0.46, '#2f6db3') +
      stub(0.3, 0.46, '#c93c2c'),
    imageMaps: { 'dial.png': dial(), 'litres.png': capacity() },
  }
}

function front(): string {
  return svgDocument(
    600,
    560,
    '<defs><linearGradient id="a" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#3d83bd"/><stop offset="1" stop-color="#1d4d7c"/></linearGradient><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd27a"/><stop offset="1" stop-color="#e8602f"/></linearGradient></defs>' +
      '<rect width="600" height="560" fill="url(#a)"/>' +
      '<path d="M300 90C372 200 430 262 430 342A130 130 0 0 1 170 342C170 262 228 200 300 90Z" fill="#d4edf9"/>' +
      '<path d="M306 210C350 272 378 306 378 352A76 76 0 0 1 226 352C226 306 262 272 306 210Z" fill="url(#b)"/>',
  )
}

const shell = (rows: readonly EggSection[], round: readonly number[]): string =>
  loft(filletPath(rows, round, 8).map((row) => eggRing(row as unknown as EggSection, 96)))

const instantGeyser: SceneFactory = () => {
  const p = 5
  const body = shell(
    [
      [0, 0.001, 0.001, 0.3, p, p],
      [0, 0.72, 0.42, 0.5, p, p],
      [1.75, 0.78, 0.46, 0.5, p, p],
      [1.75, 0.001, 0.001, 0.3, p, p],
    ],
    [0, 0.2, 0.2, 0],
  )
  const knob = union(
    lathe([
      [0.001, 0],
      [0.14, 0, 0.01],
      [0.13, 0.1, 0.025],
      [0.001, 0.11],
    ]),
    repeat(18, (i) => `cylinder { <0.136,0.01,0>,<0.128,0.08,0>,0.012 rotate y*${i * 20} }`),
  )
  return {
    camera: { from: [-1.6, 2.3, -7.4], to: [0, 1.14, 0], angle: 20.5 },
    objects:
      reflectionCards +
      wallPanel([-1.08, 1.08, 2.4], 0.5, wallColour) +
      object(body, moulded, 'translate y*0.42') +
      `object { superellipsoid { <0.12,0.3> scale <0.56,0.5,0.03> } texture { pigment { image_map { png "front.png" interpolate 2 } translate <-0.5,-0.5,0> scale <1.12,1,1> } finish { diffuse 0.75 specular 0.5 roughness 0.01 reflection { 0.03,0.25 } } } rotate x*1.2 translate <0,1.52,-0.445> }
` +
      object(knob, 'rotate x*-90 translate <0.28,0.78,-0.43>', satin('#cfd3d6')) +
      object('box { <-0.008,0.05,-0.01>,<0.008,0.12,0> translate <0.28,0.78,-0.54> }', gloss('#d0542a')) +
      object('sphere { 0,0.045 scale <1,1,0.5> translate <-0.34,0.82,-0.435> }', gloss('#e5533c')) +
      object('sphere { 0,0.045 scale <1,1,0.5> translate <-0.18,0.82,-0.438> }', gloss('#4fbf68')) +
      stub(-0.32, 0.44, '#2f6db3') +
      stub(0.32, 0.44, '#c93c2c'),
    imageMaps: { 'front.png': front() },
  }
}

export const heaterScenes: Scenes = { geyser, 'instant-geyser': instantGeyser }
