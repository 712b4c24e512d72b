import { smoothEggLoft, union, object, loft, repeat, lathe, filletedEggLoft } from '../kit/lofts.ts'
import { china } from './ceramics.ts'
import { reflectionCards, wallPanel, plated } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { satin, srgb } from '../kit/textures.ts'
import { mixer } from './taps.ts'

/** A chrome waste around the y axis, with its rim at y = 0. */
function waste(radius: number): string {
  return lathe(
    [
      [radius, -0.02],
      [radius, 0.015, 0.02],
      [radius * 0.8, 0.01, 0.02],
      [radius * 0.75, -0.03, 0.01],
      [radius * 0.7, -0.03, 0],
      [radius * 0.68, 0.03, 0.03],
      [radius * 0.3, 0.05, 0.1],
      [0.001, 0.05],
    ],
    0.01,
    48,
  )
}

const bowlBasin: SceneFactory = (tone) => {
  const bowl = lathe(
    [
      [0.001, 0],
      [0.52, 0, 0.04],
      [0.62, 0.08, 0.1],
      [1.08, 0.52, 0.5],
      [1.2, 0.86, 0.1],
      [1.2, 0.88, 0.02],
      [1.165, 0.88, 0.02],
      [1.02, 0.5, 0.5],
      [0.52, 0.12, 0.3],
      [0.001, 0.08],
    ],
    0.02,
    96,
  )
  const black =
    'texture { pigment { srgb <0.15,0.152,0.158> } finish { diffuse 0.75 specular 0.2 roughness 0.08 reflection { 0.01,0.07 } } }'
  return {
    camera: { from: [0.3, 3.2, -7], to: [0, 0.42, 0], angle: 21.5 },
    objects:
      reflectionCards +
      object(bowl, tone === 'black' ? black : china) +
      object(waste(0.17), 'translate y*0.1', plated(tone === 'black' ? 'black' : 'chrome')),
  }
}

const pedestalBasin: SceneFactory = () => {
  const basin = filletedEggLoft(
    [
      [1.12, 0.001, 0.001, 0.3, 2.2, 7],
      [1.14, 0.3, 0.3, 0.55, 2.2, 7],
      [1.3, 0.68, 0.62, 0.58, 2.3, 7],
      [1.52, 0.98, 0.84, 0.6, 2.4, 7],
      [1.62, 1.02, 0.88, 0.6, 2.4, 7],
      [1.68, 1.0, 0.87, 0.6, 2.4, 7],
      [1.68, 0.9, 0.78, 0.3, 2.4, 3.2],
      [1.62, 0.84, 0.74, 0.24, 2.4, 3.2],
      [1.36, 0.62, 0.54, 0.2, 2.3, 2.6],
      [1.28, 0.3, 0.28, 0.16, 2.2, 2.2],
      [1.27, 0.001, 0.001, 0.001, 2.2, 2.2],
    ],
    [0, 0.2, 0.4, 0.12, 0.05, 0.04, 0.04, 0.1, 0.25, 0.2, 0],
  )
  const leg = smoothEggLoft([
    [0.3, 0.001, 0.001, 0.5, 2.2, 8],
    [0.31, 0.2, 0.06, 0.55, 2.2, 8],
    [0.36, 0.24, 0.12, 0.56, 2.2, 8],
    [0.7, 0.28, 0.2, 0.58, 2.2, 8],
    [1.0, 0.32, 0.26, 0.58, 2.2, 8],
    [1.25, 0.4, 0.36, 0.58, 2.2, 8],
  ])
  const turn = 'rotate y*16'
  return {
    camera: { from: [-1.2, 3.2, -7.2], to: [-0.02, 1.16, 0], angle: 22 },
    objects:
      reflectionCards +
      `union { ${wallPanel([-1.15, 1.15, 2.35], 0.6, 'rgb <0.62,0.65,0.67>')}
      ${object(union(basin, leg), china)}
      ${object(mixer(), plated('chrome'), 'scale 0.33 rotate y*-90 translate <0,1.68,0.42>')}
      ${object(waste(0.09), 'translate <0,1.28,-0.1>', plated('chrome'))}
      ${object('torus { 0.05,0.012 rotate x*90 }', 'rotate x*-25 translate <0,1.55,0.24>', plated('chrome'))}
      ${object('sphere { 0,0.045 scale <1,1,0.2> rotate x*-25 translate <0,1.55,0.24> }', satin('#2a2c2e'))} ${turn} }
`,
  }
}

const drain = union(
  lathe(
    [
      [0.21, -0.03],
      [0.21, 0.012, 0.015],
      [0.17, 0.012, 0.01],
      [0.15, -0.04, 0.01],
      [0.001, -0.04],
    ],
    0.01,
    48,
  ),
  lathe([
    [0.035, -0.05],
    [0.035, 0.03, 0.01],
    [0.05, 0.03, 0.01],
    [0.05, 0.055, 0.02],
    [0.001, 0.06],
  ]),
)

const drainHoles = union(
  repeat(3, (ring) =>
    repeat(8 + ring * 5, (i) => {
      const a = (2 * Math.PI * i) / (8 + ring * 5)
      const r = 0.062 + ring * 0.032
      return `cylinder { <${r * Math.cos(a)},-0.045,${r * Math.sin(a)}>,<${r * Math.cos(a)},-0.037,${r * Math.sin(a)}>,0.009 }`
    }),
  ),
)

const stone: Readonly<Record<string, readonly [string, string, string]>> = {
  black: ['#2b2d30', '#191a1c', '#5b5e62'],
  coffee: ['#5c4738', '#3f3026', '#8a7462'],
  snow: ['#e9e7e1', '#d2cfc7', '#f8f7f3'],
}

function sinkTexture(tone: string): string {
  const speckled = stone[tone]
  if (speckled === undefined)
    return 'texture { pigment { rgb <0.74,0.75,0.76> } normal { bumps 0.025 scale <0.5,0.02,0.02> } finish { diffuse 0.3 specular 0.55 roughness 0.04 metallic reflection { 0.4 metallic } } }'
  const [body, deep, pale] = speckled
  return `texture { pigment { granite scale 0.16 color_map { [0 ${srgb(deep)}] [0.3 ${srgb(body)}] [0.62 ${srgb(body)}] [0.75 ${srgb(pale)}] [1 ${srgb(pale)}] } } normal { granite 0.06 scale 0.1 } finish { diffuse 0.8 specular 0.2 roughness 0.05 reflection { 0.01,0.06 } } }`
}

const sink: SceneFactory = (tone) => {
  const steel = stone[tone] === undefined
  const thick = steel ? 0.03 : 0.07
  const p = steel ? 9 : 12
  const bowl = filletedEggLoft(
    [
      [0.05, 0.001, 0.001, 0.001, p, p],
      [0.05, 0.9, 0.72, 0.72, p, p],
      [0.92 - thick, 1.0, 0.8, 0.8, p, p],
      [0.92 - thick, 1.3, 0.98, 1.08, p * 1.6, p * 1.6],
      [0.92, 1.3, 0.98, 1.08, p * 1.6, p * 1.6],
      [0.92, 1.08, 0.83, 0.83, p, p],
      [0.88, 1.02, 0.79, 0.79, p, p],
      [0.12, 0.92, 0.7, 0.7, p, p],
      [0.09, 0.25, 0.2, 0.2, 2, 2],
      [0.08, 0.2, 0.2, 0.2, 2, 2],
    ],
    [0, 0.15, 0.04, 0.01, 0.015, 0.02, 0.06, 0.16, 0.02, 0],
  )
  return {
    camera: { from: [1.2, 4.9, -7.2], to: [0, 0.48, 0], angle: 22 },
    objects:
      reflectionCards +
      object(
        union(
          object(bowl, sinkTexture(tone)),
          object(drain, plated('chrome'), 'translate y*0.1'),
          object(drainHoles, satin('#151617'), 'translate y*0.1'),
        ),
        'rotate y*-14',
      ),
  }
}

const round = (a: number, b: number): number => a * (1 - 0.04 * Math.abs(b) ** 14)

/** Depth of the pan's trough: 0 at the treads, 1 at its bottom. */
function trough(x: number, z: number): number {
  const along = (z + 0.86) / 1.72
  const wide = 0.17 + 0.2 * Math.max(0, Math.min(1, along)) ** 0.9
  const ends = Math.max(0, Math.abs(z) - 0.72)
  const out = Math.hypot(Math.max(0, Math.abs(x) - wide + 0.14), ends) - 0.14
  const inside = Math.max(0, Math.min(1, -out / 0.13 + 0.2))
  return inside * inside * (3 - 2 * inside)
}

function treads(x: number, z: number): number {
  const side = Math.abs(Math.abs(x) - 0.66)
  const near =
    Math.max(0, Math.min(1, (0.2 - side) * 25)) * Math.max(0, Math.min(1, (0.5 - Math.abs(z + 0.05)) * 25))
  return near * (0.035 + 0.022 * Math.max(-0.4, Math.sin(z * 42)))
}

const orissaPan: SceneFactory = () => {
  const [across, along] = [110, 130]
  const top = loft(
    Array.from({ length: along + 1 }, (_, j) =>
      Array.from({ length: across + 1 }, (__, i) => {
        const [u, v] = [(2 * i) / across - 1, (2 * j) / along - 1]
        const [x, z] = [round(u, v) * 0.98, round(v, u) * 1.16]
        const edge = Math.max(Math.abs(u), Math.abs(v))
        const fall = -0.5 * Math.max(0, (edge - 0.975) / 0.025) ** 2 * 0.1
        const lip = 0.05 * Math.exp(-(((edge - 0.93) / 0.03) ** 2))
        const deep = trough(x, z)
        const slope = 0.34 + 0.12 * (1 - (z + 0.86) / 1.72)
        return [x, 0.62 + fall + lip + treads(x, z) - slope * deep, z]
      }),
    ),
    false,
  )
  const side = filletedEggLoft(
    [
      [0, 0.8, 0.98, 0.98, 12, 12],
      [0.1, 0.86, 1.04, 1.04, 12, 12],
      [0.5, 0.955, 1.135, 1.135, 14, 14],
      [0.6, 0.965, 1.145, 1.145, 16, 16],
    ],
    0.1,
  )
  const turn = 'rotate x*-14 rotate y*20 translate y*0.16'
  return {
    camera: { from: [0, 5.6, -6.6], to: [0, 0.5, 0.02], angle: 19.5 },
    objects:
      reflectionCards +
      object(union(top, side), china, turn) +
      object('cylinder { <0,0.171,-0.58>,<0,0.19,-0.58>,0.1 }', satin('#26282a'), turn),
  }
}

export const basinScenes: Scenes = {
  'bowl-basin': bowlBasin,
  'pedestal-basin': pedestalBasin,
  'orissa-pan': orissaPan,
  sink,
}
