import type { Label, Point, SceneFactory, Scenes } from '../scene.ts'
import { times, num, surface, vec, orbitCamera } from '../kit/meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { fractalNoise } from '../kit/noise.ts'
import { crushedStones, pebbleStones, placeStones, scatter } from './stones.ts'
import type { Placement } from './stones.ts'
import { srgb } from '../kit/textures.ts'
import { darken, lighten, mix } from '../kit/colours.ts'
import { svgDocument, svgText } from '../kit/svg.ts'

const wide = 1.42
const high = 1.16

/** Height of a poured heap: a cone with a rounded top and a foot that tapers off. */
function moundAt(x: number, z: number, steep = 1): number {
  const far = Math.hypot(x, z) / wide
  if (far >= 1.08) return 0
  const cone = Math.sqrt((1 - Math.min(1, far)) ** 2 + 0.004) - 0.06
  const foot = Math.max(0, far - 0.8) ** 2 * 1.2
  return Math.max(0, (cone * (1 + 0.18 * Math.min(1, far)) + foot * Math.max(0, 1.08 - far)) * high * steep)
}

/** Colour, grain size, and whether single stones stand out. */
const sands: Readonly<Record<string, readonly [string, number]>> = {
  river: ['#c9a56e', 0.016],
  yamuna: ['#a99f8c', 0.015],
  badarpur: ['#b5764a', 0.019],
  chambal: ['#cfae74', 0.017],
  banas: ['#bd9556', 0.02],
  sone: ['#d9b25e', 0.014],
  fine: ['#e4cb9a', 0.009],
  msand: ['#b3aea4', 0.015],
  dust: ['#9a9894', 0.01],
}

function sand(colour: string, grain: number): string {
  return `texture { pigment { bozo scale ${grain} color_map { [0 ${srgb(darken(colour, 0.5))}] [0.3 ${srgb(darken(colour, 0.12))}] [0.55 ${srgb(colour)}] [0.8 ${srgb(lighten(colour, 0.3))}] [1 ${srgb(lighten(colour, 0.6))}] } }
normal { average normal_map { [1 bumps ${num(0.5 + grain * 20)} scale ${grain * 1.3}] [0.6 bumps 0.6 scale ${grain * 5}] } } finish { diffuse 0.9 specular 0.03 roughness 0.1 } }`
}

/** How far the sand of a brand's quarries is lighter or darker, and how steep it heaps. */
const quarries: Readonly<Record<string, readonly [shade: number, steep: number, turn: number]>> = {
  Girivar: [0, 1, 0],
  Setukar: [0.14, 0.86, 50],
  Patthari: [-0.12, 1.08, 110],
  Bhumikar: [0.26, 0.92, 170],
  Matiyar: [-0.22, 0.96, 230],
  Halkavi: [0.36, 1.04, 290],
}

/** A board on a stake with the brand's name, behind the heap's right flank. */
function signBoard(): string {
  const wood = 'texture { pigment { srgb <0.62,0.47,0.31> } finish { diffuse 0.85 specular 0.08 } }'
  const print =
    'texture { pigment { image_map { png "sign.png" interpolate 2 } scale <1.02,0.46,1> translate <-0.51,0,0> } finish { diffuse 0.84 specular 0.15 roughness 0.05 } }'
  return `union { box { <-0.045,-1.2,0.012>,<0.045,0.5,0.06> ${wood} } box { <-0.51,0,-0.02>,<0.51,0.46,0.012> ${print} } rotate z*-3 rotate y*10 translate <0.86,0.86,-0.02> }\n`
}

function signPrint({ brand, main, accent, ink }: Label): string {
  return svgDocument(
    510,
    230,
    `<rect width="510" height="230" fill="${main}"/><rect x="10" y="10" width="490" height="210" fill="none" stroke="${accent}" stroke-width="8"/>` +
      svgText(brand.toUpperCase(), { x: 255, y: 120, size: 84, width: 440 }, ink) +
      svgText('SAND', { x: 255, y: 188, size: 48, width: 300 }, accent),
  )
}

function sandHeap(
  tone: string,
  { colour, grain, steep }: { colour: string; grain: number; steep: number },
): string {
  const random = seededRandom(tone)
  const mound = surface([150, 74], (u, v): Point => {
    const turn = u * Math.PI * 2
    const reach = v * wide * 1.08
    const run =
      1 +
      (0.05 * fractalNoise([Math.cos(turn) * 2, Math.sin(turn) * 2, 4], 0.8) +
        0.03 * fractalNoise([Math.cos(turn) * 2, Math.sin(turn) * 2, 9], 0.13)) *
        v
    const [x, z] = [Math.cos(turn) * reach * run, Math.sin(turn) * reach * run]
    const rills =
      fractalNoise([Math.cos(turn) * 6, Math.sin(turn) * 6, v * 1.4], 0.9) * 0.03 * Math.sin(Math.PI * v)
    const lumps = fractalNoise([x, z, 3], 0.12) * 0.018 * Math.min(1, (1 - v) * 8 + 0.1)
    return [
      x,
      moundAt(Math.cos(turn) * reach, Math.sin(turn) * reach, steep) * (1 + rills) +
        lumps * (v < 0.99 ? 1 : 0),
      z,
    ]
  })
  const loose = times(900, () => {
    const turn = random() * Math.PI * 2
    const reach = wide * (0.25 + 0.95 * random() ** 0.55)
    const [x, z] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    const size = grain * (0.35 + random() ** 5 * 0.9)
    return `sphere { ${vec([x, moundAt(x, z, steep) + size * 0.4, z])},${num(size)} texture { Hue${Math.floor(random() * 3)} } }`
  })
  const hues = [darken(colour, 0.1), lighten(colour, 0.12), lighten(colour, 0.35)]
    .map((hue, i) => `#declare Hue${i} = texture { pigment { ${srgb(hue)} } finish { diffuse 0.85 } }\n`)
    .join('')
  return `${hues}${mound} ${sand(colour, grain)} }\n${loose.join('\n')}`
}

/** Shades of the stones, their radius, and how many placements are tried. */
const stones: Readonly<Record<string, { hues: readonly string[]; size: number; tries: number }>> = {
  gravel: { hues: ['#b3b4b5', '#9fa2a6', '#c2c1bd', '#8f9297', '#cdc9c1'], size: 0.105, tries: 9000 },
  chips: { hues: ['#c9c4b9', '#b0ada6', '#d8d2c5', '#a09e9a', '#bfb7a8'], size: 0.056, tries: 16000 },
}

function hueList(hues: readonly string[], finish: string, veins = 0.22): string {
  return hues
    .map(
      (hue, i) =>
        `#declare Hue${i} = texture { pigment { granite scale 1.6 color_map { [0 ${srgb(darken(hue, veins))}] [0.5 ${srgb(hue)}] [1 ${srgb(lighten(hue, 0.3))}] } } ${finish} }\n`,
    )
    .join('')
}

function heapSpots(seed: string, size: number, tries: number): Placement[] {
  const onHeap = scatter(seed, {
    tries,
    near: 0.62,
    pick: (random) => {
      const turn = random() * Math.PI * 2
      const reach = wide * 1.02 * Math.sqrt(random())
      const [x, z] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
      if (z > 0.25) return undefined
      const own = size * (0.72 + random() * 0.6)
      return { at: [x, moundAt(x, z) + own * (0.1 + random() * 0.5), z], size: own }
    },
  })
  const strays = scatter(`${seed} strays`, {
    tries: 60,
    near: 1.2,
    pick: (random) => {
      const turn = Math.PI * (1 + random())
      const reach = wide * (1.03 + 0.13 * random() ** 2)
      const own = size * (0.4 + random() * 0.5)
      return { at: [Math.cos(turn) * reach, own * 0.55, Math.sin(turn) * reach * 0.97], size: own }
    },
  })
  return [...onHeap, ...strays]
}

const core = (colour: string): string =>
  `${surface([60, 20], (u, v): Point => {
    const [x, z] = [Math.cos(u * Math.PI * 2) * v * wide, Math.sin(u * Math.PI * 2) * v * wide]
    return [x, Math.max(0, moundAt(x, z) - 0.04), z]
  })} texture { pigment { ${srgb(colour)} } normal { bumps 0.8 scale 0.04 } finish { diffuse 0.7 } } }`

const heapView = orbitCamera([0, 0.5, -0.1], 2.86, { turn: 8, lift: 18 })

const heap: SceneFactory = (tone, label) => {
  const stone = stones[tone]
  if (stone === undefined) {
    const [colour, grain] = sands[tone] ?? ['#c09a63', 0.016]
    const [shade, steep, turn] = quarries[label.brand] ?? [0, 1, 0]
    const own = shade < 0 ? darken(colour, -shade) : lighten(colour, shade)
    const mound = sandHeap(tone, { colour: own, grain, steep })
    if (label.brand === '') return { camera: heapView, objects: mound }
    return {
      camera: heapView,
      objects:
        `union { ${mound.replace(/^(?:#declare .*\n)+/, '')} rotate y*${turn} }\n${signBoard()}`.replace(
          /^/,
          /^(?:#declare .*\n)+/.exec(mound)?.[0] ?? '',
        ),
      imageMaps: { 'sign.png': signPrint(label) },
    }
  }
  const { hues, size, tries } = stone
  return {
    camera: heapView,
    objects: `${crushedStones(12)}${hueList(hues, 'normal { bumps 0.3 scale 0.12 } finish { diffuse 0.85 specular 0.08 roughness 0.08 }')}${core(darken(hues[0] ?? '#777777', 0.55))}
${placeStones(heapSpots(tone, size, tries), { shape: 'Broken', kinds: 12, hues: hues.length })}`,
  }
}

const pebbleHues: Readonly<Record<string, readonly string[]>> = {
  white: ['#fbf9f4', '#f4f0e8', '#fdfcf9', '#eee9df', '#f8f4ec'],
  black: ['#2c2e32', '#3a3d42', '#232529', '#4a4d52', '#33363a'],
  mixed: ['#b08f6a', '#84868a', '#d3c8b3', '#6a5a4c', '#a39c90', '#8b5f48', '#c9b08a'],
}

const pebbles: SceneFactory = (tone) => {
  const hues = pebbleHues[tone] ?? pebbleHues.mixed ?? []
  const finish =
    tone === 'black'
      ? 'finish { diffuse 0.75 specular 0.45 roughness 0.025 reflection { 0.03,0.2 } }'
      : 'finish { diffuse 0.84 specular 0.22 roughness 0.05 reflection { 0.005,0.05 } }'
  return {
    camera: heapView,
    objects: `${pebbleStones(9)}${hueList(
      hues.map((hue) => mix(hue, '#ffffff', 0.02)),
      finish,
      0.1,
    )}${core(darken(hues[0] ?? '#777777', tone === 'white' ? 0.35 : 0.6))}
${placeStones(heapSpots(`pebbles ${tone}`, 0.125, 7000), { shape: 'Pebble', kinds: 9, hues: hues.length, flat: true })}`,
  }
}

export const heapScenes: Scenes = { heap, pebbles }
