/** Tiles with relief, declared as `Tile`: a unit square at z = 0, facing -z. */
import { lighten } from '../kit/colours.ts'
import type { Point } from '../scene.ts'
import { roundedBox, surface } from '../kit/uv-meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { gloss, grainy, matt, satin, srgb } from '../kit/textures.ts'

type Chip = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly lift: number
}

const f = (value: number): string => value.toFixed(4)

/** Rows of chips, each row offset; widths may vary. */
function courses(
  columns: number,
  rows: number,
  shift: number,
  joint: number,
  vary: (random: number) => { readonly wide: number; readonly lift: number },
  seed = 3,
): Chip[] {
  const random = seededRandom(seed)
  const h = 1 / rows
  const chips: Chip[] = []
  for (let row = 0; row < rows; row += 1) {
    let x = -((row % 2) * shift) / columns
    while (x < 0.999) {
      const { wide, lift } = vary(random())
      const end = Math.min(1, x + wide / columns)
      const from = Math.max(0, x)
      const last = 1 - end < 0.05 ? 1 : end
      if (last - from > joint * 2)
        chips.push({
          x: from + joint / 2,
          y: row * h + joint / 2,
          w: last - from - joint,
          h: h - joint,
          lift,
        })
      x = last === 1 ? 1 : end
    }
  }
  return chips
}

/** Chips in a bed, each tilted slightly so that they catch the light differently. */
function panel(
  chips: readonly Chip[],
  textures: readonly string[],
  bed: string,
  {
    depth,
    round,
    tilt,
    seed = 5,
  }: { readonly depth: number; readonly round: number; readonly tilt: number; readonly seed?: number },
): string {
  const random = seededRandom(seed)
  const list = textures.map((texture, i) => `#declare Clay${i} = ${texture}`).join('\n')
  const shapes = chips
    .map(({ x, y, w, h, lift }) => {
      const placing = `rotate <${f((random() - 0.5) * tilt)},${f((random() - 0.5) * tilt)},0> translate <${f(x + w / 2 - 0.5)},${f(y + h / 2)},${f(-lift)}>`
      const texture = `texture { Clay${Math.floor(random() * textures.length)} translate <${f(random() * 9)},${f(random() * 9)},0> }`
      return roundedBox([-w / 2, -h / 2, -depth], [w / 2, h / 2, 0.01], round, `${texture} ${placing}`)
    })
    .join('\n')
  return `${list}\n#declare Tile = union { box { <-0.5,0,0> <0.5,1,0.02> ${bed} } ${shapes} translate z*${f(depth)} }`
}

const even = (): { wide: number; lift: number } => ({ wide: 1, lift: 0 })

const rough = (colour: string, darker: string): string => grainy(colour, darker, 0.02)

function studs(columns: number, size: number, turn: number, texture: string, bed: string): string {
  const step = 1 / columns
  const spots = Array.from({ length: columns * columns }, (_, i) => {
    const x = ((i % columns) + 0.5) * step - 0.5
    const y = (Math.floor(i / columns) + 0.5) * step
    return `object { Stud translate <${f(x)},${f(y)},0> }`
  }).join(' ')
  return `#declare Stud = superellipsoid { <0.25,0.6> scale <${size},${size},0.014> rotate z*${turn} }
#declare Tile = union { ${roundedBox([-0.5, 0, 0], [0.5, 1, 0.04], 0.006, bed)} union { ${spots} ${texture} } translate z*0.012 }`
}

function stones(
  seed: number,
  columns: number,
  colours: readonly string[],
  bed: string,
  square: boolean,
): string {
  const random = seededRandom(seed)
  const step = 1 / columns
  const textures = colours
    .map((colour, i) => `#declare Clay${i} = ${grainy(colour, lighten(colour, 0.25), 0.03)}`)
    .join('\n')
  const out: string[] = []
  for (let row = 0; row < columns; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const jog = square ? 0.12 : 0.3
      const x = (column + 0.5 + (square ? ((row % 2) - 0.5) * 0.3 : 0) + (random() - 0.5) * jog) * step - 0.5
      const y = (row + 0.5 + (random() - 0.5) * jog) * step
      const w = step * (square ? 0.46 : 0.4 + random() * 0.2)
      const h = step * (square ? 0.46 : 0.36 + random() * 0.18)
      const edge = 0.5 - w * 0.95
      const at = `translate <${f(Math.max(-edge, Math.min(edge, x)))},${f(Math.max(h, Math.min(1 - h, y)))},0>`
      const shape = square ? 'Cobble' : 'Pebble'
      out.push(
        `object { ${shape} scale <${f(w)},${f(h)},${f(step * (square ? 0.2 : 0.26))}> rotate z*${f((random() - 0.5) * (square ? 8 : 160))} texture { Clay${Math.floor(random() * colours.length)} translate ${f(random() * 9)} } ${at} }`,
      )
    }
  return `${textures}
#declare Cobble = superellipsoid { <0.45,0.7> } #declare Pebble = sphere { 0, 1 }
#declare Tile = union { box { <-0.5,0,0> <0.5,1,0.03> ${bed} } ${out.join('\n')} translate z*0.02 }`
}

const waveAt = (u: number, v: number): Point => {
  const edge = Math.min(1, Math.min(u, 1 - u, v, 1 - v) * 30)
  const swing = Math.sin(v * 44 + 1.5 * Math.sin(u * 9.4 + 0.5) + 0.6 * Math.sin(u * 21))
  return [u - 0.5, v, -0.008 * edge * (1 + swing)]
}

/** A glazed tile with pressed waves. */
function waves(): string {
  const glaze = `texture { pigment { bozo turbulence 0.6 scale <0.3,0.12,0.2> color_map { [0 ${srgb('#8cc4ca')}] [0.5 ${srgb('#a9d4d8')}] [1 ${srgb('#c6e4e5')}] } } finish { diffuse 0.75 specular 0.8 roughness 0.005 reflection { 0.03,0.28 } } }`
  return `#declare Tile = union { ${surface(waveAt, [48, 140], glaze)} box { <-0.5,0,0.0005> <0.5,1,0.025> ${matt('#ded6c8')} } box { <-0.5,0,0> <0.5,1,0.006> ${gloss('#a9d2d6')} } }`
}

const concrete = grainy('#a3a098', '#8a877f', 0.012)
const redClay = grainy('#b95a43', '#9c4936', 0.015)

export const tileReliefs: Readonly<Record<string, () => string>> = {
  subway: () =>
    panel(courses(3, 8, 0.5, 0.007, even), [gloss('#fafaf8'), gloss('#f5f6f5')], matt('#b4b8ba'), {
      depth: 0.02,
      round: 0.007,
      tilt: 0.7,
    }),
  mosaic: () =>
    panel(
      courses(9, 9, 0, 0.012, even),
      ['#b5532f', '#e0a93d', '#5d7f4a', '#d98d4f', '#8a3b2a', '#e9cf9b'].map(gloss),
      matt('#e7e1d3'),
      { depth: 0.016, round: 0.006, tilt: 2.4 },
    ),
  ledge: () =>
    panel(
      courses(
        2.2,
        9,
        0.4,
        0.003,
        (random) => ({ wide: 0.55 + random * 0.8, lift: ((random * 97) % 1) * 0.045 }),
        8,
      ),
      [
        rough('#a99c88', '#7f7464'),
        rough('#8d8272', '#6a6153'),
        rough('#bdb09a', '#998c77'),
        rough('#80776a', '#625a4f'),
      ],
      matt('#4d473f'),
      { depth: 0.03, round: 0.006, tilt: 3.4 },
    ),
  brickclad: () =>
    panel(
      courses(3, 9, 0.5, 0.016, even),
      [
        rough('#a8523c', '#84402f'),
        rough('#b8644a', '#95503b'),
        rough('#95452f', '#733526'),
        rough('#b06048', '#6d4438'),
      ],
      matt('#cfc7b9'),
      { depth: 0.025, round: 0.007, tilt: 0.8 },
    ),
  coolroof: () =>
    panel(courses(5, 5, 0, 0.008, even), [satin('#fbfbfa'), satin('#f6f8f8')], matt('#cfd4d6'), {
      depth: 0.012,
      round: 0.005,
      tilt: 0.3,
    }),
  parking: () => studs(6, 0.072, 0, concrete, concrete),
  'chequer-red': () => studs(6, 0.055, 45, redClay, redClay),
  cobble: () => stones(4, 7, ['#9f988c', '#8b857a', '#aea696', '#7d7972'], matt('#6f6b63'), true),
  pebble: () =>
    stones(7, 13, ['#cfc6b4', '#b0a797', '#968c7d', '#ded7c8', '#7f7a72', '#c2a98a'], matt('#a49c8d'), false),
  aqua: waves,
}
