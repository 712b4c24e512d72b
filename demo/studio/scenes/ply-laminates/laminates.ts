import { darken, lighten } from '../kit/colours.ts'
import { svgDocument } from '../kit/svg.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { roundedBox, surface, lathe } from '../kit/uv-meshes.ts'
import { matt } from '../kit/textures.ts'
import { noiseLayer, woodGrain } from '../kit/wood-grain.ts'

const tones: Readonly<Record<string, string>> = {
  walnut: '#7a523a',
  white: '#f1f0ec',
  slategrey: '#6e757d',
  teak: '#b98246',
  wenge: '#463630',
  red: '#b3202c',
  blue: '#1f3b73',
}

const woods = ['walnut', 'teak', 'wenge']

function decor(tone: string, colour: string, width: number, height: number, upright: boolean): string {
  return svgDocument(
    width,
    height,
    woods.includes(tone)
      ? woodGrain({ width, height, seed: 7 }, colour, upright)
      : `<rect width="${width}" height="${height}" fill="${colour}"/>` +
          (tone === 'slategrey'
            ? noiseLayer(
                's',
                { width, height, seed: 3 },
                { colour: lighten(colour, 0.3), frequency: '0.12', octaves: 3, gain: 1.2, from: 0.5 },
              )
            : ''),
  )
}

function finishOf(tone: string): string {
  return tone === 'red' || tone === 'blue'
    ? 'diffuse 0.78 specular 0.8 roughness 0.003 reflection { 0.05,0.4 }'
    : tone === 'white'
      ? 'diffuse 0.8 specular 0.5 roughness 0.008 reflection { 0.02,0.2 }'
      : 'diffuse 0.82 specular 0.25 roughness 0.035 reflection { 0.01,0.08 }'
}

/** A bowed sheet of 1.3 by 2 units with a brown back. */
function leaf(bow: number, finish: string): string {
  const at =
    (back: number) =>
    (u: number, v: number): Point => {
      const b = bow * (4 * (v - 0.5) ** 2 - 1)
      return [(u - 0.5) * 1.3, v * 2, b + back + 0.03 * Math.sin(u * 2.6) * v]
    }
  const rim = (from: (t: number) => readonly [number, number]): string =>
    surface((u, v) => at(v * 0.016)(...from(u)), [24, 1], matt('#4a382c'))
  return `union { ${surface(at(0), [12, 40], `texture { uv_mapping pigment { image_map { png "print.png" interpolate 2 } } finish { ${finish} } }`)} ${surface(at(0.016), [12, 40], matt('#6b513e'))}
${rim((t) => [0, t])} ${rim((t) => [1, t])} ${rim((t) => [t, 1])} ${rim((t) => [t, 0])} }`
}

const chipAt = (turn: number, y: number): string => `object { Chip rotate y*${turn} translate <0,${y},0> }`

const laminate: SceneFactory = (tone) => {
  const colour = tones[tone] ?? '#7a523a'
  const finish = finishOf(tone)
  return {
    camera: { from: [0.9, 2.9, -7.3], to: [0.04, 0.93, 0], angle: 19.4 },
    objects: `#declare Leaf = ${leaf(0.1, finish)}
#declare Chip = difference { ${roundedBox([-0.16, 0, -0.02], [0.16, 0.02, 0.5], 0.009, `texture { pigment { image_map { png "print.png" interpolate 2 } scale <1.3,2,1> rotate x*90 } finish { ${finish} } }`)} cylinder { <0,-1,0.05> <0,1,0.05> 0.03 ${matt('#4a382c')} } translate z*-0.05 }
union { object { Leaf rotate x*10 rotate y*-8 translate <0.36,0.03,0.8> } object { Leaf rotate x*10 translate <0.02,0.03,0.5> } object { Leaf rotate x*10 rotate y*9 translate <-0.4,0.03,0.24> } }
union { ${chipAt(-62, 0)} ${chipAt(-38, 0.021)} ${chipAt(-14, 0.042)} scale 1.25 translate <0.62,0,-0.5> }`,
    imageMaps: { 'print.png': decor(tone, colour, 585, 900, true) },
  }
}

/** A coil of edge band standing on the floor, its end rolled out to the right. */
const edgeRoll: SceneFactory = (tone) => {
  const colour = tones[tone] ?? '#7a523a'
  const turns = 13
  const inner = 0.34
  const outer = 0.92
  const wide = 0.34
  const spiral =
    (offset: number) =>
    (u: number, v: number): Point => {
      const a = u * turns * 2 * Math.PI
      const r = inner + (outer - inner) * u + 0.006 * Math.sin(a * 0.37) - offset
      return [-Math.sin(a) * r, -Math.cos(a) * r, (v - 0.5) * wide + 0.012 * Math.sin(a * 0.21)]
    }
  const print = `texture { uv_mapping pigment { image_map { png "print.png" interpolate 2 } scale <0.03,1,1> } finish { ${finishOf(tone)} } }`
  const edge = matt(tone === 'white' ? '#dedcd6' : darken(colour, 0.16))
  const side = surface(
    (u, v) => {
      const [x, y, z] = spiral(v * 0.026)(u, 0)
      return [x, y, z]
    },
    [turns * 60, 1],
    edge,
  )
  const tail =
    (offset: number) =>
    (u: number, v: number): Point => [
      u * 1.5,
      -outer + offset + 0.05 * Math.sin(u * 3.1) ** 2 + 0.16 * u ** 6,
      (v - 0.5) * wide,
    ]
  const tailPrint = print.replace('<0.03,1,1>', '<0.6,1,1>')
  return {
    camera: { from: [-1.9, 2.0, -7.2], to: [0.26, 0.93, 0], angle: 20.4 },
    objects: `union { ${surface(spiral(0), [turns * 60, 1], print)} ${side} ${surface(tail(0), [40, 1], tailPrint)} ${surface(tail(0.026), [40, 1], print)}
${surface((u, v) => tail(v * 0.026)(u, 0), [40, 1], edge)}
union { ${lathe(
      [
        [0.3, -wide / 2],
        [0.335, -wide / 2, 0.005],
        [0.335, wide / 2, 0.005],
        [0.3, wide / 2, 0.005],
        [0.3, -wide / 2],
      ],
      matt('#c9ae82'),
    )} rotate x*90 }
translate <-0.2,${outer + 0.005},0> rotate y*-14 }`,
    imageMaps: { 'print.png': decor(tone, colour, 800, 160, false) },
  }
}

const louverTones: Readonly<Record<string, string>> = {
  teak: '#b98246',
  black: '#37393c',
  cream: '#ece0c8',
  walnut: '#7a523a',
}

const fluteFace = (i: number): string =>
  `texture { pigment { image_map { png "print.png" interpolate 2 } scale <1.2,2.2,1> translate <${(i * 0.37).toFixed(2)},0,0> } finish { diffuse 0.82 specular 0.25 roughness 0.03 reflection { 0.01,0.07 } } }`

/** Fluted wall panels: ribs on a base, with a lip along one side. */
const louver: SceneFactory = (tone) => {
  const colour = louverTones[tone] ?? '#b98246'
  const wooden = tone === 'teak' || tone === 'walnut'
  const ribs = Array.from({ length: 5 }, (_, i) =>
    roundedBox([-0.46 + i * 0.19, 0, -0.1], [-0.46 + i * 0.19 + 0.125, 2.1, 0.03], 0.018, fluteFace(i)),
  ).join('\n')
  const ends = Array.from(
    { length: 5 },
    (_, i) =>
      `box { <${-0.43 + i * 0.19},2.09,-0.075> <${-0.43 + i * 0.19 + 0.065},2.101,0.01> ${matt(darken(colour, 0.75))} }`,
  ).join(' ')
  return {
    camera: { from: [1.7, 2.7, -7.2], to: [0.02, 1.05, 0], angle: 20.2 },
    objects: `#declare Panel = union { ${ribs} ${ends} box { <-0.5,0,0> <0.5,2.1,0.045> ${fluteFace(7)} } box { <0.49,0,0.02> <0.55,2.1,0.045> ${fluteFace(8)} } }
object { Panel rotate x*6 rotate y*-8 translate <0.46,0.005,0.5> }
object { Panel rotate x*6 rotate y*5 translate <-0.48,0.005,0.05> }`,
    imageMaps: {
      'print.png': svgDocument(
        600,
        1000,
        wooden
          ? woodGrain({ width: 600, height: 1000, seed: 5 }, colour, true, 0.8)
          : `<rect width="600" height="1000" fill="${colour}"/>` +
              noiseLayer(
                'k',
                { width: 600, height: 1000, seed: 4 },
                { colour: darken(colour, 0.4), frequency: '0.09 0.004', octaves: 3, gain: 0.9, from: 0.5 },
              ),
      ),
    },
  }
}

export const laminateScenes: Scenes = { laminate, 'edge-roll': edgeRoll, louver }
