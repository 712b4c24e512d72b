import { darken, lighten } from '../kit/colours.ts'
import { granite, marble, terrazzo } from './marbles.ts'
import type { Granite, Marble } from './marbles.ts'
import { svgDocument } from '../kit/svg.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { roundedBox } from '../kit/uv-meshes.ts'
import { matt, srgb } from '../kit/textures.ts'
import { downscaled, woodGrain } from '../kit/wood-grain.ts'
import type { GrainField } from '../kit/wood-grain.ts'

const field: GrainField = { width: 1000, height: 720, seed: 14 }

const marbles: Readonly<Record<string, Marble>> = {
  makrana: {
    base: '#f3f1ec',
    cloud: '#cfcbc3',
    veins: [
      { colour: '#9b978f', count: 6, width: 6, opacity: 0.5, angle: 24, wander: 1.4 },
      { colour: '#c8b9a0', count: 3, width: 5, opacity: 0.35, angle: 30, wander: 1.2 },
    ],
  },
  purple: {
    base: '#ebe4e4',
    cloud: '#cdb4c2',
    cloudy: 1.2,
    veins: [
      { colour: '#7c5870', count: 5, width: 8, opacity: 0.6, angle: 34, wander: 1.4 },
      { colour: '#a4879a', count: 6, width: 3, opacity: 0.6, angle: 52, wander: 1.8 },
    ],
  },
  green: {
    base: '#3a6650',
    cloud: '#1f4032',
    cloudy: 1.3,
    veins: [
      { colour: '#bcd6c6', count: 8, width: 5, opacity: 0.6, angle: 40, wander: 2.2 },
      { colour: '#7fae94', count: 6, width: 6, opacity: 0.5, angle: -30, wander: 2.2 },
    ],
  },
  ambaji: {
    base: '#efede8',
    cloud: '#b5babd',
    cloudy: 1.2,
    veins: [
      { colour: '#70777b', count: 10, width: 5, opacity: 0.6, angle: 12, wander: 1.2 },
      { colour: '#9ba1a4', count: 6, width: 8, opacity: 0.35, angle: 16, wander: 1 },
    ],
  },
  statuario: {
    base: '#f5f4f1',
    cloud: '#d2d5d9',
    cloudy: 0.7,
    veins: [
      { colour: '#6f7479', count: 3, width: 10, opacity: 0.75, angle: 36, wander: 1.2 },
      { colour: '#b59e78', count: 2, width: 5, opacity: 0.45, angle: 40, wander: 1.3 },
      { colour: '#9aa0a5', count: 5, width: 2.6, opacity: 0.6, angle: 50, wander: 1.8 },
    ],
  },
  beige: {
    base: '#e3d2b5',
    cloud: '#c4a97c',
    cloudy: 1.3,
    veins: [
      { colour: '#a07d4d', count: 7, width: 4.4, opacity: 0.65, angle: 20, wander: 2.2 },
      { colour: '#f7eedb', count: 6, width: 3, opacity: 0.7, angle: -34, wander: 2 },
    ],
  },
  pietra: {
    base: '#56585b',
    cloud: '#3b3d40',
    veins: [
      { colour: '#e8e8e6', count: 5, width: 4.4, opacity: 0.95, angle: 58, wander: 1.7 },
      { colour: '#9fa1a3', count: 6, width: 1.6, opacity: 0.6, angle: -20, wander: 2.2 },
    ],
  },
}

const granites: Readonly<Record<string, Granite>> = {
  cement: {
    base: '#b2b1ac',
    grains: [
      ['#a09f9a', 60, 0.42],
      ['#c6c5c0', 34, 0.4],
      ['#9a9994', 5, 0.3],
    ],
  },
  galaxy: {
    base: '#17181a',
    grains: [
      ['#2b2d30', 14, 0.42],
      ['#0c0d0e', 9, 0.4],
      ['#d6a848', 3.2, 0.17],
      ['#e9e6dc', 2.6, 0.15],
    ],
  },
  absolute: {
    base: '#1b1d1f',
    grains: [
      ['#26282b', 5, 0.36],
      ['#131416', 6, 0.36],
    ],
  },
  pearl: {
    base: '#35383b',
    grains: [
      ['#1c1e20', 13, 0.44],
      ['#596066', 11, 0.4],
      ['#8d979f', 7, 0.28],
      ['#151617', 5, 0.32],
      ['#b9c3ca', 3.4, 0.18],
    ],
  },
  red: {
    base: '#8b3a30',
    grains: [
      ['#5e2620', 16, 0.42],
      ['#b0604f', 14, 0.4],
      ['#241d1c', 9, 0.32],
      ['#c98675', 6, 0.25],
      ['#1d1818', 5, 0.26],
    ],
  },
  tan: {
    base: '#5c4336',
    grains: [
      ['#8a5f46', 15, 0.42],
      ['#33241f', 12, 0.42],
      ['#a98265', 8, 0.3],
      ['#1f1715', 6, 0.3],
      ['#c09a7b', 4, 0.2],
    ],
  },
  gold: {
    base: '#d9bf8d',
    grains: [
      ['#b08e53', 18, 0.4],
      ['#efe0bc', 15, 0.4],
      ['#8c6a38', 9, 0.3],
      ['#4f3f2c', 6, 0.24],
      ['#f7eed6', 6, 0.26],
    ],
  },
  steelgrey: {
    base: '#5f6468',
    grains: [
      ['#474b4f', 14, 0.44],
      ['#7f858a', 11, 0.4],
      ['#34373a', 6, 0.32],
      ['#a6adb2', 5, 0.24],
    ],
  },
}

function faceOf(tone: string): string {
  const stone = granites[tone]
  if (stone !== undefined) return granite(field, stone)
  if (tone === 'ivory')
    return terrazzo(field, '#f1eee7', ['#d5d0c5', '#c6d1d9', '#b4ad9f', '#fbfaf6', '#dcd6c6'], 8, 2200)
  return marble(field, marbles[tone] ?? { base: '#f3f1ec', cloud: '#dcd8d0', veins: [] })
}

/** Colour of a sawn edge: lighter and duller than the polished face. */
function edgeOf(tone: string): string {
  const base = granites[tone]?.base ?? marbles[tone]?.base ?? '#efece6'
  return lighten(darken(base, 0.12), 0.16)
}

const deepPolish = 'diffuse 0.75 specular 0.7 roughness 0.004 reflection { 0.07,0.4 }'

const polish = 'diffuse 0.78 specular 0.7 roughness 0.004 reflection { 0.03,0.28 }'

/** A slanting light behind the camera, visible in reflections only. */
const reflectedLight = `box { <-0.75,-2,0> <0.75,9,0.02> rotate z*-24 translate <2.2,0,-9.6> pigment { rgb 1 } finish { emission 0.8 diffuse 0 } no_shadow no_image no_radiosity }`

const beam = (x: number): string => `object { Beam translate <${x},0,0> }`

/** Three slabs leaning on a rack, on two wooden beams. */
const slab: SceneFactory = (tone) => {
  const edge = edgeOf(tone)
  const rough = `texture { pigment { bozo turbulence 0.8 scale 0.03 color_map { [0 ${srgb(edge)}] [1 ${srgb(darken(edge, 0.22))}] } } finish { diffuse 0.85 specular 0.06 roughness 0.08 } }`
  return {
    camera: { from: [-2.3, 2.2, -7.4], to: [0.02, 0.94, 0.1], angle: 21.4 },
    objects: `#declare Slab = union {
box { <-1.22,0,0> <1.22,1.757,0.004> texture { pigment { image_map { png "print.png" interpolate 2 } scale <2.44,1.757,1> translate x*-1.22 } finish { ${granites[tone] === undefined ? polish : deepPolish} } } }
box { <-1.219,0.001,0.003> <1.219,1.756,0.06> ${rough} } }
#declare Beam = ${roundedBox([-0.09, 0, -0.52], [0.09, 0.15, 0.75], 0.008, `texture { pigment { image_map { png "beam.png" interpolate 2 } scale <0.6,1.3,1> rotate x*90 translate <-0.3,0,-0.55> } finish { diffuse 0.85 } }`)}
union {
union { object { Slab } object { Slab translate <0.07,0,0.075> } object { Slab translate <0.15,0,0.15> } object { Slab translate <0.2,0,0.225> } rotate x*8 translate <-0.1,0.15,-0.1> }
${beam(-0.9)} ${beam(0.86)}
box { <-0.9,0.15,-0.18> <-0.8,0.24,-0.13> ${matt('#b98a55')} } box { <0.8,0.15,-0.18> <0.9,0.24,-0.13> ${matt('#b98a55')} }
rotate y*-4 translate x*0.06 }
${reflectedLight}`,
    imageMaps: {
      'print.png': downscaled(
        svgDocument(field.width, field.height, faceOf(tone)),
        tone in marbles ? 0.75 : 1,
      ),
      'beam.png': svgDocument(
        260,
        520,
        woodGrain({ width: 260, height: 520, seed: 3 }, '#b98f5c', true, 0.6),
      ),
    },
  }
}

const stripOf = (seed: number): string =>
  `union { ${roundedBox([0, 0, 0], [2.1, 0.42, 0.1], 0.014, `texture { pigment { image_map { png "print.png" interpolate 2 } scale <2.6,1.87,1> translate <${-seed * 0.37},${-seed * 0.44},0> } finish { ${polish} } }`)} rotate x*90 translate <-1.05,0.1,-0.21> }`

/** Narrow sawn strips for sills and skirting, with two polished edges. */
const stoneStrip: SceneFactory = (tone) => {
  const stone = granites[tone] ?? { base: '#555555', grains: [] }
  return {
    camera: { from: [0.9, 3.0, -7.1], to: [0, 0.95, 0], angle: 21.8 },
    objects: `#declare A = ${stripOf(0)} #declare B = ${stripOf(1)} #declare C = ${stripOf(2)}
union {
object { A rotate x*-90 rotate z*90 rotate x*8 rotate y*-3 translate <-0.52,1.06,0.62> } object { B rotate x*-90 rotate z*90 rotate x*8 translate <-0.06,1.06,0.6> } object { C rotate x*-90 rotate z*90 rotate x*8 rotate y*4 translate <0.4,1.06,0.64> }
object { C rotate y*-4 translate <0.02,0,-0.42> } object { A rotate y*2 translate <0.06,0.102,-0.36> } object { B rotate y*-13 translate <0,0.204,-0.42> }
rotate y*10 }`,
    imageMaps: {
      'print.png': svgDocument(
        field.width,
        field.height,
        granite(field, { ...stone, grains: stone.grains.map(([c, s, p]) => [c, s * 0.8, p]) }),
      ),
    },
  }
}

export const slabScenes: Scenes = { slab, 'stone-strip': stoneStrip }
