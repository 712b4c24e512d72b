import { mineral, timber } from '../kit/mineral-textures.ts'
import { times, num, roundedBox, surface, vec, orbitCamera, wire } from '../kit/meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { fractalNoise } from '../kit/noise.ts'
import { svgStripe, svgText, svgDocument } from '../kit/svg.ts'
import type { Label, Point, SceneFactory, Scenes } from '../scene.ts'
import { sewnBag } from './sewn-bag.ts'
import { crushedStones, placeStones, scatter } from './stones.ts'
import { srgb } from '../kit/textures.ts'
import { darken, lighten } from '../kit/colours.ts'

const paper: Readonly<Record<string, string>> = {
  kraft: '#d6c093',
  blue: '#c7d8e8',
  grey: '#cac9c4',
  white: '#f6f4ee',
}

/** Crepe tape and thread of the sewn ends, and the valve sleeve in one corner. */
function sewing(ground: string): string {
  const tape = lighten(ground, 0.3)
  const thread = (y: number): string =>
    `<path d="M0 ${y}H900" stroke="#fbfaf5" stroke-width="7" stroke-dasharray="17 9"/><path d="M0 ${y + 4}H900" stroke="${darken(ground, 0.5)}" stroke-width="2" stroke-dasharray="17 9" opacity=".55"/>`
  const valve = `<path d="M720 66H872V128L836 150H756L720 128Z" fill="${darken(ground, 0.09)}"/><path d="M720 66V128L756 150H836L872 128" fill="none" stroke="${darken(ground, 0.35)}" stroke-width="4"/><path d="M796 84V130M780 114L796 132L812 114" fill="none" stroke="${darken(ground, 0.5)}" stroke-width="6"/>`
  return svgStripe(0, 900, 60, tape) + svgStripe(1200, 900, 60, tape) + thread(32) + thread(1226) + valve
}

function bagPrint(ground: string, label: Label): string {
  const creases = `<path d="M34 60V1200M866 60V1200" stroke="${darken(ground, 0.3)}" stroke-width="3" opacity=".35"/>`
  return svgDocument(
    900,
    1260,
    svgStripe(0, 900, 1260, ground) +
      svgStripe(200, 900, 260, label.main) +
      svgStripe(460, 900, 20, label.accent) +
      svgStripe(870, 900, 20, label.accent) +
      svgStripe(890, 900, 220, label.main) +
      svgText(label.brand.toUpperCase(), { x: 450, y: 375, size: 150, width: 620 }, label.ink) +
      svgText(label.text, { x: 450, y: 735, size: 170, width: 680 }, darken(label.main, 0.15)) +
      svgText('NET WEIGHT AS MARKED', { x: 450, y: 815, size: 40, width: 600 }, '#3c3328') +
      svgText('KEEP DRY', { x: 450, y: 1030, size: 84, width: 500 }, label.ink) +
      creases +
      sewing(ground),
  )
}

const bag: SceneFactory = (tone, label) => ({
  camera: { from: [1.5, 2.1, -7.2], to: [0.02, 1.14, 0], angle: 23.4 },
  objects: `object { ${sewnBag({ width: 1.74, height: 2.4, depth: 0.34, print: 'print.png' })} rotate x*9 rotate y*10 translate <0,1.19,0> }`,
  imageMaps: { 'print.png': bagPrint(paper[tone] ?? '#d6c093', label) },
})

/** A timber pallet with its boards along x and its top at y = 0.19. */
function timberPallet([wide, deep]: readonly [number, number]): string {
  const wood = timber('#cba36b')
  const board = (y: number, z: number, size: number): string =>
    `object { ${roundedBox([wide, 0.035, size], 0.008)} } ${wood} translate ${vec([0, y, z])} }`
  const upper = times(7, (i) => board(0.172, ((i - 3) * (deep - deep / 9)) / 6, deep / 9))
  const lower = times(3, (i) => board(0.02, ((i - 1) * (deep - deep / 8)) / 2, deep / 8))
  const blocks = times(9, (i) => {
    const [x, z] = [(i % 3) - 1, Math.floor(i / 3) - 1]
    return `object { ${roundedBox([0.2, 0.12, deep / 8], 0.01)} } ${timber('#b98d55')} translate ${vec([x * (wide / 2 - 0.11), 0.096, (z * (deep - deep / 8)) / 2])} }`
  })
  return [...upper, ...lower, ...blocks].join('\n')
}

const pallet: SceneFactory = (tone, label) => {
  const random = seededRandom('bags on a pallet')
  const size = 0.385
  const [along, across, rise] = [2.4 * size, 1.74 * size, 0.185]
  const bags = times(6, (level) =>
    times(4, (i) => {
      const sway = (): number => (random() - 0.5) * 0.035
      const [column, row] = [(i % 2) - 0.5, Math.floor(i / 2) - 0.5]
      const turn = level % 2 === 0 ? 90 : -90
      return `object { Bag rotate x*90 scale <${size},${size * 0.9},${size}> rotate y*${num(turn + (random() - 0.5) * 4)} translate ${vec([column * along * 0.965 + sway(), 0.3 + level * rise, row * across * 0.985 + sway()])} }`
    }),
  ).flat()
  return {
    camera: orbitCamera([0, 0.66, 0], 2.6, { turn: 28, lift: 24 }),
    objects: `#declare Bag = ${sewnBag({ width: 1.74, height: 2.4, depth: 0.33, print: 'print.png' })}
${timberPallet([1.9, 1.42])}\n${bags.join('\n')}`,
    imageMaps: { 'print.png': bagPrint(paper[tone] ?? '#d6c093', label) },
  }
}

function pouchPrint(ground: string, label: Label): string {
  return svgDocument(
    800,
    1100,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(label.main, 0.16)}"/><stop offset="1" stop-color="${darken(label.main, 0.12)}"/></linearGradient></defs>` +
      svgStripe(0, 800, 1100, ground) +
      svgStripe(0, 800, 100, darken(ground, 0.03)) +
      `<path d="M0 190H800V500Q400 590 0 500Z" fill="url(#g)"/><path d="M0 500Q400 590 800 500V530Q400 622 0 530Z" fill="${label.accent}"/>` +
      `<path d="M0 1100V975Q400 925 800 975V1100Z" fill="url(#g)"/>` +
      svgText(label.brand.toUpperCase(), { x: 400, y: 400, size: 140, width: 590 }, label.ink) +
      svgText(label.text, { x: 400, y: 770, size: 150, width: 600 }, darken(label.main, 0.1)) +
      svgText('NET WEIGHT AS MARKED', { x: 400, y: 850, size: 38, width: 520 }, '#4b4f55') +
      svgText('STORE IN A DRY PLACE', { x: 400, y: 1045, size: 40, width: 520 }, label.ink),
  )
}

const soft = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.42

/** One side of a filled foil pouch: flat sealed head, full belly, folded foot. */
function pouchSkin(side: 1 | -1): string {
  return surface([64, 90], (u, v): Point => {
    const a = 2 * u - 1
    const seal = v > 0.91
    const full = seal ? 0 : Math.sin(Math.PI * Math.min(1, (0.91 - v) / 0.91) ** 0.62) ** 0.55
    const foot = v < 0.12 ? 1 - (v / 0.12) ** 0.5 : 0
    const bulge = Math.max(0, 1 - Math.abs(a) ** 3.2) ** 0.62
    const depth = Math.max(full, seal ? 0 : foot * 0.62) * 0.36 * bulge
    const loose = Math.min(1, full * 2) * bulge
    const folds =
      0.024 * fractalNoise([a * 2.2, v * 3, side * 4], 0.5) * loose +
      0.014 *
        Math.sin(a * 17 + fractalNoise([a * 2, v * 2, 1], 0.5) * 5) *
        Math.max(0, 1 - Math.abs(v - 0.85) / 0.13) *
        (seal ? 0 : 1)
    const crimp = seal ? 0.004 * Math.sin(v * 420) : 0
    const x = a * (0.84 - 0.05 * full + 0.03 * fractalNoise([v * 3, a, 2], 0.4) * loose)
    return [
      x,
      v * 2.28 + 0.008 + (v < 0.12 ? 0.02 * Math.abs(a) ** 2 : 0),
      -side * (depth + folds + 0.004) + crimp + (v > 0.8 ? (v - 0.8) * 0.12 : 0),
    ]
  })
}

const pouch: SceneFactory = (tone, label) => {
  const foil = `texture { uv_mapping pigment { image_map { png "print.png" interpolate 2 } } normal { bumps 0.04 scale 0.06 } finish { diffuse 0.84 specular 0.5 roughness 0.015 reflection { 0.02,0.16 } } }`
  return {
    camera: orbitCamera([0, 1.13, 0], 2.62, { turn: 14, lift: 9 }),
    objects: `union { object { ${pouchSkin(1)} ${foil} } } object { ${pouchSkin(-1)} ${foil} } } rotate x*2 rotate y*-3 }`,
    imageMaps: { 'print.png': pouchPrint(tone === 'blue' ? '#d3e2ef' : '#fdfdfb', label) },
  }
}

const half = 0.86
const brim = 1.62

/** The side of a jumbo bag: square with rounded corners, bulging under its load. */
function sackAt(u: number, v: number): Point {
  const turn = u * Math.PI * 2
  const belly = 1 + 0.11 * Math.sin(Math.PI * Math.min(1, v * 1.02) ** 0.85) - 0.05 * v ** 4
  const fold =
    0.02 * fractalNoise([u * 14, v * 3, 1], 0.5) +
    0.012 * Math.sin(u * 90 + 4 * fractalNoise([u * 9, v * 2, 3], 0.6)) * v ** 3
  const reach = half * belly * (1 + fold)
  return [
    soft(Math.cos(turn)) * reach,
    v * brim + 0.03 * fractalNoise([u * 10, 5, 1], 0.5) * v,
    soft(Math.sin(turn)) * reach,
  ]
}

const mound = (x: number, z: number): number =>
  brim - 0.16 + 0.3 * Math.max(0, 1 - (Math.abs(x / half) ** 2.4 + Math.abs(z / half) ** 2.4) * 0.8)

function loadOf(tone: string): string {
  const ground = (grain: number, colour: string): string =>
    `${surface([80, 40], (u, v): Point => {
      const [edgeX, , edgeZ] = sackAt(u, 1)
      const [x, z] = [edgeX * v * 0.985, edgeZ * v * 0.985]
      return [x, mound(x, z) + 0.02 * fractalNoise([x, z, 2], 0.2), z]
    })} ${mineral(colour, { cloud: 0.08, speck: 0.5, grain, bump: 0.8 })} }`
  if (tone !== 'gravel') return ground(0.016, '#b3aea4')
  const hues = ['#b3b4b5', '#9fa2a6', '#c2c1bd', '#8f9297']
    .map(
      (hue, i) => `#declare Hue${i} = ${mineral(hue, { cloud: 0.1, speck: 0.3, grain: 0.05, bump: 0.3 })}\n`,
    )
    .join('')
  const spots = scatter('big bag', {
    tries: 3000,
    near: 0.6,
    pick: (random) => {
      const [x, z] = [(random() - 0.5) * 1.66, (random() - 0.5) * 1.66]
      if ((Math.abs(x) / 0.8) ** 4.5 + (Math.abs(z) / 0.8) ** 4.5 > 1) return undefined
      const size = 0.06 + random() * 0.045
      return { at: [x, mound(x, z) + size * 0.3, z], size }
    },
  })
  return `${hues}${crushedStones(8)}${ground(0.04, '#6c6d6e')}${placeStones(spots, { shape: 'Broken', kinds: 8, hues: 4 })}`
}

/** A lifting loop: a flat band from one side of a corner over to the other. */
function loop(corner: number): string {
  const turn = (corner * Math.PI) / 2 + Math.PI / 4
  const [cx, cz] = [Math.cos(turn), Math.sin(turn)]
  const ribbon = surface([60, 4], (u, v): Point => {
    const t = u * 2 - 1
    const wide = 1 + (v - 0.5) * 0.2
    const spread = t * (0.34 - 0.05 * Math.abs(t)) * (1 + (v - 0.5) * 0.24)
    const lift = brim - 0.22 + 0.6 * Math.max(0, 1 - Math.abs(t) ** 2.4) ** 0.5 * wide
    const out = 1.03 + 0.1 * (1 - t * t) * (corner % 2 === 0 ? 1 : -0.6) + (v - 0.5) * 0.09
    return [cx * out - cz * spread, lift, cz * out + cx * spread]
  })
  return `object { ${ribbon} } }`
}

const weave = (colour: string): string =>
  `texture { pigment { average pigment_map { [1 gradient y sine_wave scale 0.026 color_map { [0 ${srgb(darken(colour, 0.16))}] [0.6 ${srgb(colour)}] [1 ${srgb(lighten(colour, 0.3))}] }] [1 gradient x sine_wave scale 0.026 rotate y*20 color_map { [0 ${srgb(darken(colour, 0.16))}] [0.6 ${srgb(colour)}] [1 ${srgb(lighten(colour, 0.3))}] }] } } normal { bumps 0.12 scale 0.03 } finish { diffuse 0.86 specular 0.12 roughness 0.06 } }`

const jumboBag: SceneFactory = (tone) => {
  const blue = `texture { pigment { gradient y sine_wave scale 0.02 color_map { [0 ${srgb('#23549a')}] [1 ${srgb('#3f78c4')}] } } finish { diffuse 0.82 specular 0.15 roughness 0.05 } }`
  const side = surface([220, 60], (u, v) => sackAt(u, v))
  const hemLine = `${wire(
    times(161, (i): Point => sackAt(i / 160, 1)),
    0.016,
  )} ${weave('#f3efe4')} }`
  const straps = times(8, (i) => {
    const u = (Math.floor(i / 2) + 0.5 + (i % 2 === 0 ? -0.2 : 0.2)) / 4
    return `object { ${surface([3, 30], (s, v): Point => {
      const [x, y, z] = sackAt(u + (s - 0.5) * 0.016, v * 0.99)
      return [x * 1.012, y, z * 1.012]
    })} } }`
  })
  return {
    camera: orbitCamera([0, 1.02, 0], 2.72, { turn: 28, lift: 20 }),
    objects: `object { ${side} ${weave('#f1ecdf')} } } ${hemLine} union { ${straps.join('')} ${times(4, loop).join('')} ${blue} } ${loadOf(tone)}`,
  }
}

export const bagScenes: Scenes = { bag, pallet, pouch, 'jumbo-bag': jumboBag }
