import { svgDocument } from '../kit/svg.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { roundedBox, surface, lathe } from '../kit/uv-meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { matt, srgb } from '../kit/textures.ts'
import { noiseLayer } from '../kit/wood-grain.ts'

/** A folded sheet along z, given by its centre line and thickness. */
function folded(
  line: readonly (readonly [number, number])[],
  thick: number,
  long: number,
  texture: string,
): string {
  const parts = line.slice(1).map(([x, y], i) => {
    const [a, b] = line[i] ?? [x, y]
    const length = Math.hypot(x - a, y - b)
    const turn = (Math.atan2(y - b, x - a) * 180) / Math.PI
    return `box { <0,${-thick / 2},0> <${length.toFixed(4)},${thick / 2},${long}> rotate z*${turn.toFixed(2)} translate <${a},${b},0> } cylinder { <${x},${y},0> <${x},${y},${long}> ${thick / 2} }`
  })
  return `union { ${parts.join(' ')} ${texture} }`
}

const galvanised = `texture { pigment { crackle turbulence 0.2 scale 0.06 color_map { [0 ${srgb('#aab1b6')}] [0.4 ${srgb('#c3c9cd')}] [1 ${srgb('#d3d8db')}] } } normal { bumps 0.05 scale <0.02,0.02,0.4> } finish { diffuse 0.42 specular 0.5 roughness 0.03 metallic reflection { 0.24 metallic } } }`

const ceilingChannel: SceneFactory = () => {
  const hat = [
    [-0.3, 0.03],
    [-0.3, 0],
    [-0.19, 0],
    [-0.15, 0.2],
    [0.15, 0.2],
    [0.19, 0],
    [0.3, 0],
    [0.3, 0.03],
  ] as const
  const ribs = [-0.06, 0, 0.06]
    .map((x) => `cylinder { <${x},0.206,0> <${x},0.206,2.5> 0.012 ${galvanised} }`)
    .join(' ')
  const u = [
    [-0.16, 0.3],
    [-0.12, 0.3],
    [-0.12, 0],
    [0.12, 0],
    [0.12, 0.3],
    [0.16, 0.3],
  ] as const
  return {
    camera: { from: [-2.7, 3.1, -6.3], to: [0.03, 0.27, 0], angle: 20.6 },
    objects: `#declare Hat = union { ${folded(hat, 0.018, 2.5, galvanised)} ${ribs} translate z*-1.25 }
#declare Beam = union { ${folded(u, 0.018, 2.5, galvanised)} translate z*-1.25 }
union { object { Hat translate <-0.42,0.01,0.04> } object { Hat translate <0.24,0.01,-0.06> } object { Hat translate <-0.1,0.24,0.1> } object { Beam translate <0.74,0.01,0.05> }
object { Hat rotate z*180 translate <-0.09,0.66,-0.02> }
rotate y*38 }`,
  }
}

const ceilingTile: SceneFactory = () => {
  const random = seededRandom(9)
  const marks = Array.from({ length: 900 }, () => {
    const x = random() * 800
    const y = random() * 800
    const long = 3 + random() ** 3 * 26
    const turn = random() * 360
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(1)} ${((random() - 0.5) * 9).toFixed(1)} ${long.toFixed(1)} ${((random() - 0.5) * 6).toFixed(1)}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" stroke-width="${(1.4 + random() * 2.4).toFixed(1)}"/>`
  }).join('')
  const pins = Array.from(
    { length: 1600 },
    () =>
      `<circle cx="${(random() * 800).toFixed(0)}" cy="${(random() * 800).toFixed(0)}" r="${(0.9 + random() * 1.1).toFixed(1)}"/>`,
  ).join('')
  const print = svgDocument(
    800,
    800,
    `<rect width="800" height="800" fill="#f4f4f1"/>${noiseLayer('m', { width: 800, height: 800, seed: 3 }, { colour: '#b5b4ac', frequency: '0.2', octaves: 2, gain: 0.9, from: 0.5 })}<g fill="none" stroke="#a5a49c" stroke-linecap="round">${marks}</g><g fill="#a9a8a0">${pins}</g>`,
  )
  const side = matt('#dcdbd4')
  return {
    camera: { from: [1.1, 2.9, -7.4], to: [0.02, 0.9, 0], angle: 20.4 },
    objects: `#declare Tile = union { box { <-0.48,0.02,0> <0.48,0.98,0.012> texture { pigment { image_map { png "print.png" interpolate 2 } translate x*-0.5 } normal { bumps 0.25 scale 0.008 } finish { diffuse 0.86 } } } box { <-0.479,0.021,0.003> <0.479,0.979,0.03> ${matt('#f0f0ec')} } box { <-0.5,0,0.016> <0.5,1,0.05> ${side} } }
union { object { Tile rotate x*90 scale 1.86 rotate y*-3 translate <0.04,0.095,-1.16> } object { Tile rotate x*90 scale 1.86 translate <0,0.19,-1.2> }
object { Tile rotate x*7 scale 1.78 translate <0,0.19,0.38> } rotate y*14 translate <0.19,0,0.3> }`,
    imageMaps: { 'print.png': print },
  }
}

/** A slab of mineral wool, with its fibres along x. */
function woolSlab(seed: number): string {
  const rough = (a: number, b: number): number =>
    0.012 * Math.sin(a * 31 + seed) * Math.sin(b * 17) + 0.008 * Math.sin(a * 67 + b * 43 + seed * 2)
  const wool = `texture { pigment { granite turbulence 0.4 scale <1.6,0.14,0.9> color_map { [0 ${srgb('#b39d5a')}] [0.35 ${srgb('#c6b16c')}] [0.7 ${srgb('#cfbc7c')}] [1 ${srgb('#dccb92')}] } } normal { granite 0.1 scale <1.4,0.2,0.9> } finish { diffuse 0.9 } }`
  const top = surface((u, v): Point => [(u - 0.5) * 2.2, 0.4 + rough(u, v), (v - 0.5) * 1.3], [40, 30], wool)
  const front = [-1, 1]
    .map((s) =>
      surface(
        (u, v): Point => [
          (u - 0.5) * 2.2,
          v * (0.4 + rough(u, s > 0 ? 1 : 0)),
          s * (0.65 + rough(u, v * 0.4) * v * (1 - v) * 4),
        ],
        [40, 10],
        wool,
      ),
    )
    .join(' ')
  const ends = [-1, 1]
    .map((s) =>
      surface(
        (u, v): Point => [
          s * (1.1 + rough(u, v) * v * (1 - v) * 4),
          v * (0.4 + rough(s > 0 ? 1 : 0, u)),
          (u - 0.5) * 1.3,
        ],
        [30, 10],
        wool,
      ),
    )
    .join(' ')
  return `union { ${top} ${front} ${ends} box { <-1.08,0.005,-0.63> <1.08,0.38,0.63> ${wool} } }`
}

const rockwool: SceneFactory = () => {
  const random = seededRandom(5)
  const fibres = Array.from({ length: 420 }, () => {
    const x = -1.05 + random() * 1.9
    const z = -0.66 - random() * 0.01
    const y = 0.03 + random() * 1.2
    const long = 0.05 + random() * 0.14
    return `cylinder { <${x.toFixed(3)},${y.toFixed(3)},${z.toFixed(3)}> <${(x + long).toFixed(3)},${(y + (random() - 0.5) * 0.06).toFixed(3)},${(z - random() * 0.035).toFixed(3)}> 0.003 }`
  }).join('\n')
  return {
    camera: { from: [2.2, 3.0, -6.9], to: [0.02, 0.62, 0.05], angle: 22.2 },
    objects: `#declare A = ${woolSlab(1)} #declare B = ${woolSlab(4)}
union { object { A } object { B translate <0.03,0.415,0.02> } object { A rotate y*180 translate <-0.03,0.83,-0.01> } union { ${fibres} ${matt('#cdb974')} } rotate y*-14 }`,
  }
}

const xps: SceneFactory = () => {
  const foam = `texture { pigment { bozo scale 0.02 color_map { [0 ${srgb('#7fb4e0')}] [1 ${srgb('#73a9d8')}] } } normal { bumps 0.12 scale 0.01 } finish { diffuse 0.82 specular 0.15 roughness 0.05 } }`
  const board = `union { ${roundedBox([-1.1, 0.12, -0.62], [1.1, 0.24, 0.56], 0.01, foam)} ${roundedBox([-1.1, 0, -0.56], [1.1, 0.125, 0.62], 0.01, foam)}
${[-0.4, -0.2, 0, 0.2, 0.4].map((z) => `box { <-1.1,0.238,${z - 0.004}> <1.1,0.2412,${z + 0.004}> ${matt('#5d93c4')} }`).join(' ')} }`
  return {
    camera: { from: [1.7, 3.0, -7.1], to: [0.03, 0.84, 0.12], angle: 21 },
    objects: `#declare Board = ${board}
union { object { Board } object { Board rotate y*-2 translate <0.03,0.245,0.01> } object { Board rotate y*1.5 translate <-0.02,0.49,0> }
object { Board rotate x*-82 translate <0.03,1.335,0.78> } rotate y*9 translate <0.04,0,0.1> }`,
  }
}

const felt = (scale: number): string =>
  `texture { pigment { bozo scale ${scale} color_map { [0 ${srgb('#25272a')}] [0.6 ${srgb('#34373a')}] [1 ${srgb('#4b4f53')}] } } normal { bumps 0.4 scale 0.012 } finish { diffuse 0.8 specular 0.25 roughness 0.05 reflection { 0,0.04 } } }`

/** A roll of bitumen felt, its end rolled out to the front, with a paper band around its middle. */
const membrane: SceneFactory = () => {
  const turns = 9
  const outer = 0.5
  const wide = 1.9
  const spiral = (u: number, v: number): Point => {
    const a = u * turns * 2 * Math.PI
    const r = 0.1 + (outer - 0.1) * u
    return [(v - 0.5) * wide, outer + 0.01 - Math.cos(a) * r, Math.sin(a) * r]
  }
  const tail = (u: number, v: number): Point => [
    (v - 0.5) * wide,
    0.012 + 0.03 * Math.sin(u * 4) ** 2 + 0.1 * u ** 5,
    -u * 0.85,
  ]
  const rim = (at: (u: number, v: number) => Point, end: 0 | 1, count: number): string =>
    surface(
      (u, v) => {
        const [x, y, z] = at(u, end)
        return [x, y + (at === tail ? v * 0.03 : 0), z * (at === tail ? 1 : 1 - v * 0.06)]
      },
      [count, 1],
      matt('#1a1b1d'),
    )
  const band = lathe(
    [
      [outer + 0.006, 0],
      [outer + 0.006, 0.36],
    ],
    `texture { pigment { gradient y scale 0.36 color_map { [0.3 ${srgb('#f0f1ef')}] [0.3 ${srgb('#1f66a8')}] [0.7 ${srgb('#1f66a8')}] [0.7 ${srgb('#f0f1ef')}] } } finish { diffuse 0.85 specular 0.15 roughness 0.04 } }`,
    72,
  )
  return {
    camera: { from: [2.2, 2.8, -6.8], to: [0.02, 0.42, -0.1], angle: 18.6 },
    objects: `union { ${surface(spiral, [turns * 40, 1], felt(0.02))} ${surface(tail, [40, 2], felt(0.02))} ${rim(tail, 0, 40)} ${rim(tail, 1, 40)}
${surface(
  (u, v) => {
    const [x, y, z] = tail(u, v)
    return [x, y + 0.03, z]
  },
  [40, 2],
  felt(0.02),
)}
cylinder { <-0.93,${outer + 0.01},0> <0.93,${outer + 0.01},0> 0.47 ${matt('#101112')} } object { ${band} rotate z*-90 translate <-0.18,${outer + 0.01},0> }
${lathe(
  [
    [0.085, 0],
    [0.1, 0],
    [0.1, wide],
    [0.085, wide],
    [0.085, 0],
  ],
  matt('#c9ae82'),
).replace(/ }$/, ` rotate z*-90 translate <${-wide / 2},${outer + 0.01},0> }`)}
rotate y*22 translate <0.02,0,0.25> }`,
  }
}

export const ceilingScenes: Scenes = {
  'ceiling-channel': ceilingChannel,
  'ceiling-tile': ceilingTile,
  rockwool,
  xps,
  membrane,
}
