import { darken, lighten } from '../kit/colours.ts'
import { svgDocument } from '../kit/svg.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { roundedBox, surface } from '../kit/uv-meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { matt, srgb } from '../kit/textures.ts'
import { noiseLayer } from '../kit/wood-grain.ts'
import type { GrainField } from '../kit/wood-grain.ts'

const tones: Readonly<Record<string, string>> = {
  kota: '#7d8d8b',
  kotabrown: '#a58b6c',
  kotagreen: '#74866a',
  dholpur: '#dcc39a',
  agrared: '#a85a43',
  teak: '#bf9863',
}

const field: GrainField = { width: 900, height: 900, seed: 3 }

function cleft(tone: string, colour: string): string {
  const bands =
    tone === 'teak'
      ? noiseLayer(
          's',
          { ...field, seed: 8 },
          { colour: '#6f4a26', frequency: '0.0025 0.022', octaves: 4, gain: 6, from: 0.52 },
        ) +
        noiseLayer(
          't',
          { ...field, seed: 12 },
          { colour: '#f0d7a8', frequency: '0.0025 0.018', octaves: 3, gain: 4, from: 0.54 },
        )
      : tone === 'agrared' || tone === 'dholpur'
        ? noiseLayer(
            's',
            { ...field, seed: 8 },
            {
              colour: tone === 'dholpur' ? '#c08f6a' : '#e3b193',
              frequency: '0.004 0.012',
              octaves: 4,
              gain: 3.4,
              from: 0.55,
            },
          )
        : ''
  return svgDocument(
    field.width,
    field.height,
    `<rect width="900" height="900" fill="${colour}"/>` +
      noiseLayer('a', field, {
        colour: darken(colour, 0.5),
        frequency: '0.005 0.008',
        octaves: 6,
        gain: 2.4,
        from: 0.5,
      }) +
      noiseLayer(
        'b',
        { ...field, seed: 6 },
        { colour: lighten(colour, 0.5), frequency: '0.007 0.011', octaves: 6, gain: 2.4, from: 0.52 },
      ) +
      bands +
      noiseLayer(
        'c',
        { ...field, seed: 9 },
        { colour: darken(colour, 0.6), frequency: '0.3', octaves: 2, gain: 1.6, from: 0.52 },
      ),
  )
}

const hewn = (t: number, k: number): number => 0.008 * Math.sin(t * 23 + k) + 0.005 * Math.sin(t * 61 + k * 3)

/** A flag of riven stone, with a stepped, wavy top and hewn sides. */
function flagOf(seed: number, colour: string): string {
  const random = seededRandom(seed)
  const waves = Array.from({ length: 7 }, () => [random() * 9, random() * 9, random() * 6.3] as const)
  const height = (x: number, z: number): number => {
    let sum = 0
    for (const [a, b, c] of waves) sum += Math.sin(x * a * 1.6 + z * b * 1.6 + c)
    const layers = sum * 0.9
    const level = Math.floor(layers)
    const part = layers - level
    return 0.009 * (level + part ** 6) * 0.5 + 0.0025 * Math.sin(sum * 5)
  }
  const face = `texture { uv_mapping pigment { image_map { png "print.png" interpolate 2 } translate <${(seed * 0.31).toFixed(2)},${(seed * 0.17).toFixed(2)},0> } normal { bumps 0.2 scale 0.02 } finish { diffuse 0.86 specular 0.1 roughness 0.06 } }`
  const side = `texture { pigment { bozo turbulence 0.9 scale <0.12,0.02,0.12> color_map { [0 ${srgb(lighten(colour, 0.08))}] [0.6 ${srgb(darken(colour, 0.16))}] [1 ${srgb(darken(colour, 0.4))}] } } normal { granite 0.4 scale <0.5,0.12,0.5> } finish { diffuse 0.85 specular 0.04 roughness 0.1 } }`
  const top = surface(
    (u, v) => {
      const x = (u - 0.5) * 2
      const z = (v - 0.5) * 2
      return [
        x + hewn(v, 1) * Math.abs(x) ** 8 * Math.sign(x),
        0.11 + height(x, z),
        z + hewn(u, 4) * Math.abs(z) ** 8 * Math.sign(z),
      ]
    },
    [56, 56],
    face,
  )
  const wall = (which: 0 | 1 | 2 | 3): string =>
    surface(
      (u, v) => {
        const t = (u - 0.5) * 2
        const k = which < 2 ? 4 : 1
        const out = which % 2 === 0 ? -1 : 1
        const x = which < 2 ? t : out
        const z = which < 2 ? out : t
        const chip = 0.014 * Math.sin(u * 37 + v * 5 + which) * (1 - v) + 0.012 * Math.sin(v * 7 + u * 11)
        const away = out * (1 + hewn(u, k) * v + chip * (1 - v))
        return which < 2 ? [x, v * (0.11 + height(x, z)), away] : [away, v * (0.11 + height(x, z)), z]
      },
      [48, 8],
      side,
    )
  return `union { ${top} ${wall(0)} ${wall(1)} ${wall(2)} ${wall(3)} }`
}

const flag: SceneFactory = (tone) => {
  const colour = tones[tone] ?? '#7d8a86'
  return {
    camera: { from: [1.9, 3.7, -6.6], to: [0.02, 0.36, 0.05], angle: 22.4 },
    objects: `#declare A = ${flagOf(1, colour)} #declare B = ${flagOf(2, colour)}
union {
object { A rotate y*2 } object { B rotate y*181 translate <0.03,0.135,0.02> } object { A rotate y*92 translate <-0.02,0.27,0> } object { B rotate y*3 translate <0.02,0.405,-0.02> } object { A rotate y*178 translate <-0.01,0.54,0.03> }
rotate y*27 }`,
    imageMaps: { 'print.png': cleft(tone, colour) },
  }
}

const claddings: Readonly<Record<string, readonly string[]>> = {
  jeera: ['#8e918f', '#a5a8a5', '#777a78', '#b6b8b4', '#9a958a'],
  autumn: ['#a5764d', '#7d6a58', '#c09a68', '#6e6f6a', '#8c5a3d'],
  silver: ['#a8adb2', '#c4c8cc', '#8d9297', '#d7dadd', '#b7b6b0'],
}

/** A ledger panel: split strips in courses with toothed ends. */
const cladding: SceneFactory = (tone) => {
  const random = seededRandom(tone.length * 7 + 1)
  const colours = claddings[tone] ?? ['#8e918f']
  const list = colours
    .map(
      (colour, i) =>
        `#declare Clay${i} = texture { pigment { granite turbulence 0.3 scale <0.7,0.3,0.5> color_map { [0 ${srgb(darken(colour, 0.35))}] [0.4 ${srgb(colour)}] [1 ${srgb(lighten(colour, 0.22))}] } } normal { granite 0.55 scale <0.5,0.25,0.3> } finish { diffuse 0.88 specular ${tone === 'silver' ? 0.25 : 0.08} roughness 0.04 } }`,
    )
    .join('\n')
  const strips: string[] = []
  const rows = 12
  const tall = 2.02 / rows
  for (let row = 0; row < rows; row += 1) {
    let x = -1.12 + (row % 2) * 0.13
    const end = 1.0 + (row % 2) * 0.13
    while (x < end - 0.02) {
      const w = Math.min(0.3 + random() * 0.62, end - x)
      const rest = end - x - w < 0.2 ? end - x : w
      const split = random() < 0.3 ? 2 : 1
      for (let k = 0; k < split; k += 1) {
        const depth = 0.09 + random() * 0.12
        const low = row * tall + (k * tall) / split
        strips.push(
          roundedBox(
            [x, low, -depth],
            [x + rest - 0.006, low + tall / split - 0.006, 0.06],
            0.008,
            `texture { Clay${Math.floor(random() * colours.length)} translate <${(random() * 9).toFixed(2)},${(random() * 9).toFixed(2)},0> } rotate <${((random() - 0.5) * 1.5).toFixed(2)},${((random() - 0.5) * 2).toFixed(2)},0>`,
          ),
        )
      }
      x += rest
    }
  }
  return {
    camera: { from: [-2.2, 2.5, -7.2], to: [0, 1.0, 0], angle: 20 },
    objects: `${list}
union { ${strips.join('\n')} box { <-0.95,0.02,0> <0.95,2,0.05> ${matt('#4d4b47')} } rotate x*4 rotate y*4 translate z*0.2 }`,
  }
}

export const flagstoneScenes: Scenes = { flag, cladding }
