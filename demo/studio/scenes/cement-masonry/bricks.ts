import { mineral, timber } from '../kit/mineral-textures.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { times, num, roughBox, roundedBox, roundedBoxSolid, vec, orbitCamera } from '../kit/meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { satin, srgb } from '../kit/textures.ts'
import { darken, lighten, mix } from '../kit/colours.ts'

const clay: Readonly<Record<string, string>> = {
  red: '#c2613f',
  brown: '#98593f',
  grey: '#c4c2bc',
  yellow: '#d3a262',
}

/** Declares shades of one firing as `Clay0`, `Clay1`, … */
function firings(colour: string): string {
  const burnt = mix(colour, '#5b3a34', 0.35)
  const shades =
    colour === clay.grey
      ? [colour, lighten(colour, 0.08), darken(colour, 0.06), lighten(colour, 0.03)]
      : [colour, lighten(colour, 0.08), mix(colour, burnt, 0.45), darken(colour, 0.07)]
  return shades
    .map(
      (shade, i) =>
        `#declare Clay${i} = ${mineral(shade, { cloud: 0.16, speck: 0.4, grain: 0.022, bump: 0.35 })}\n`,
    )
    .join('')
}

/** Sinks the frog, a hollow with sloping sides, into the top face. */
function frogged([width, high, deep]: Point): (point: Point) => Point {
  return ([x, y, z]) => {
    const inside = Math.min((width * 0.34 - Math.abs(x)) / 0.05, (deep * 0.3 - Math.abs(z)) / 0.05)
    const part = Math.max(0, Math.min(1, inside))
    return y < high * 0.3 ? [x, y, z] : [x, y - part * part * (3 - 2 * part) * high * 0.16, z]
  }
}

function bricksOf(
  size: Point,
  { kinds, frog, radius = 0.03 }: { kinds: number; frog: boolean; radius?: number },
): string {
  return times(kinds, (kind) => {
    const rough = {
      size,
      radius,
      rough: 0.012,
      seed: kind * 5 + 1,
      cells: frog ? ([60, 14, 40] as const) : ([30, 10, 18] as const),
    }
    return `#declare Brick${kind} = ${roughBox(frog ? { ...rough, shape: frogged(size) } : rough)} }\n`
  }).join('')
}

type Set = { readonly kind: number; readonly hue: number; readonly at: Point; readonly turn: Point }

const setBrick = ({ kind, hue, at, turn }: Set): string =>
  `object { Brick${kind} texture { Clay${hue} } rotate ${vec(turn)} translate ${vec(at)} }`

const brick: SceneFactory = (tone) => {
  const size: Point = [1.5, 0.5, 0.74]
  return {
    camera: orbitCamera([0, 0.5, 0.02], 2.36, { turn: 22, lift: 25 }),
    objects: `${firings(clay[tone] ?? '#c2613f')}${bricksOf(size, { kinds: 3, frog: true })}
${(
  [
    { kind: 0, hue: 0, at: [-0.03, 0.26, -0.42], turn: [0, 3, 0] },
    { kind: 1, hue: 3, at: [0.05, 0.26, 0.42], turn: [0, -2, 0] },
    { kind: 2, hue: 1, at: [0.0, 0.765, 0.06], turn: [0, 28, 0] },
  ] as const
)
  .map(setBrick)
  .join('\n')}`,
  }
}

const brickStack: SceneFactory = (tone) => {
  const random = seededRandom(`stack ${tone}`)
  const [l, h, w] = [0.84, 0.26, 0.405]
  const rows = times(6, (level) =>
    times(8, (i) => {
      const across = ((i % 4) - 1.5) * (w + 0.017)
      const along = (Math.floor(i / 4) - 0.5) * (l + 0.015)
      const sway = (): number => (random() - 0.5) * 0.025
      const even = level % 2 === 0
      return setBrick({
        kind: Math.floor(random() * 4),
        hue: Math.floor(random() * 4),
        at: [(even ? along : across) + sway(), h * (level + 0.5) * 1.012, (even ? across : along) + sway()],
        turn: [random() > 0.5 ? 180 : 0, (even ? 0 : 90) + (random() - 0.5) * 2, 0],
      })
    }),
  ).flat()
  return {
    camera: orbitCamera([0, 0.76, 0], 2.75, { turn: 34, lift: 18 }),
    objects: `${firings(clay[tone] ?? '#c2613f')}${bricksOf([l, h, w], { kinds: 4, frog: false, radius: 0.018 })}${rows.join('\n')}`,
  }
}

const wireBrick: SceneFactory = (tone) => {
  const colour = clay[tone] ?? '#c2613f'
  const size: Point = [1.5, 0.5, 0.74]
  const holes = [-0.44, 0, 0.44].map((x) => `cylinder { <${x},-1,0>,<${x},1,0>,0.135  }`).join('')
  const lips = [-0.44, 0, 0.44]
    .map((x) => `torus { 0.142,0.008 scale <1,0.7,1> translate <${x},0.248,0> }`)
    .join('')
  const dragged = mineral(colour, { cloud: 0.07, speck: 0.3, grain: 0.016, bump: 0.25 }).replace(
    /bumps 0.25 scale 0.016/,
    'bumps 0.16 scale <0.5,0.03,0.03>',
  )
  const whole = `union { difference { ${roundedBoxSolid(size, 0.022)} } ${holes} } ${lips} }`
  const places = [
    { hue: dragged, at: [-0.03, 0.25, -0.42], turn: 3 },
    { hue: dragged, at: [0.05, 0.25, 0.42], turn: -2 },
    { hue: dragged, at: [0, 0.751, 0.06], turn: 28 },
  ]
  return {
    camera: orbitCamera([0, 0.5, 0.02], 2.36, { turn: 22, lift: 25 }),
    objects: `#declare Wire = ${whole}\n${places.map(({ hue, at, turn }) => `object { Wire ${hue} rotate y*${turn} translate ${vec(at)} }`).join('\n')}`,
  }
}

/** Aerated concrete: pale, with pinholes. */
function aerated(colour: string, hole = 0.02): string {
  return `texture { pigment { bozo scale 0.6 turbulence 0.5 color_map { [0 ${srgb(darken(colour, 0.04))}] [1 ${srgb(lighten(colour, 0.25))}] } } normal { average normal_map { [1 bumps 0.25 scale 0.015] [0.8 crackle 0.5 form <1,0,0> scale ${num(hole * 1.6)}] } } finish { diffuse 0.86 specular 0.03 roughness 0.1 } }
texture { pigment { crackle form <1,0,0> scale ${hole} color_map { [0 ${srgb('#6f6f6a')} transmit 0.5] [0.16 ${srgb('#6f6f6a')} transmit 0.72] [0.3 ${srgb('#6f6f6a')} transmit 1] } } finish { diffuse 0.85 } }`
}

const aacBlock: SceneFactory = () => {
  const size: Point = [1.8, 0.6, 0.62]
  const texture = aerated('#e6e4dc', 0.024)
  const blocks = times(
    2,
    (kind) =>
      `#declare Block${kind} = ${roughBox({ size, radius: 0.014, rough: 0.005, seed: kind + 4, cells: [50, 20, 20] })} ${texture} }\n`,
  )
  return {
    camera: orbitCamera([0, 0.58, 0.02], 2.5, { turn: 26, lift: 20 }),
    objects: `${blocks.join('')}object { Block0 translate <-0.02,0.3,-0.1> }
object { Block1 rotate y*-24 translate <0.05,0.902,0.0> }`,
  }
}

function palletOf([w, d]: readonly [number, number]): string {
  const wood = timber('#c39a62')
  const boards = times(
    5,
    (i) =>
      `object { ${roundedBox([w, 0.035, d / 6.2], 0.008)} ${wood} } translate ${vec([0, 0.17, ((i - 2) * (d - d / 6.2)) / 4])} }`,
  )
  const runners = times(
    3,
    (i) =>
      `object { ${roundedBox([0.12, 0.1, d], 0.01)} ${timber('#a97f4b')} } translate ${vec([(i - 1) * (w / 2 - 0.07), 0.1, 0])} }`,
  )
  const feet = times(
    3,
    (i) =>
      `object { ${roundedBox([w, 0.035, d / 7], 0.008)} ${wood} } translate ${vec([0, 0.03, ((i - 1) * (d - d / 7)) / 2])} }`,
  )
  return [...boards, ...runners, ...feet].join('\n')
}

const blockPallet: SceneFactory = () => {
  const [l, h, w] = [0.86, 0.29, 0.42]
  const random = seededRandom('pallet')
  const texture = aerated('#e6e4dc', 0.018)
  const kinds = times(
    3,
    (kind) =>
      `#declare Block${kind} = ${roughBox({ size: [l, h, w], radius: 0.009, rough: 0.004, seed: kind + 9, cells: [24, 8, 12] })} ${texture} }\n`,
  )
  const rows = times(5, (level) =>
    times(8, (i) => {
      const sway = (): number => (random() - 0.5) * 0.014
      return `object { Block${Math.floor(random() * 3)} rotate y*${num((random() - 0.5) * 0.8)} translate ${vec([((i % 2) - 0.5) * (l + 0.008) + sway(), 0.19 + h * (level + 0.5) * 1.004, (Math.floor(i / 2) - 1.5) * (w + 0.006) + sway()])} }`
    }),
  ).flat()
  const top = 0.19 + h * 5 * 1.004
  const strap = (x: number): string =>
    `union { box { <${x - 0.025},0.19,-0.868>,<${x + 0.025},${num(top + 0.008)},-0.862> } box { <${x - 0.025},${num(top + 0.002)},-0.868>,<${x + 0.025},${num(top + 0.008)},0.868> } ${satin('#2c7a4b')} }`
  const side = (z: number): string =>
    `union { box { <0.872,0.19,${z - 0.025}>,<0.878,${num(top + 0.011)},${z + 0.025}> } box { <-0.875,${num(top + 0.006)},${z - 0.025}>,<0.878,${num(top + 0.012)},${z + 0.025}> } ${satin('#2c7a4b')} }`
  return {
    camera: orbitCamera([0, 0.8, 0], 2.9, { turn: 34, lift: 17 }),
    objects: `${kinds.join('')}${palletOf([1.8, 1.76])}${rows.join('\n')}${[-0.45, 0.45].map(strap).join('')}${side(-0.42)}${side(0.42)}`,
  }
}

const cavity = (x: number): string =>
  `object { ${roundedBoxSolid([0.62, 3, 0.52], 0.09)} } translate <${x},0,0> }`

const concreteBlock: SceneFactory = (tone) => {
  const size: Point = [1.7, 0.84, 0.84]
  const texture = mineral(tone === 'hollow' ? '#bdbbb4' : '#b2b0a9', {
    cloud: 0.1,
    speck: 0.45,
    grain: 0.024,
    bump: 0.6,
  })
  const solid = `${roughBox({ size, radius: 0.022, rough: 0.014, seed: 3, cells: [50, 26, 26] })} }`
  const block =
    tone === 'hollow'
      ? `difference { ${roundedBoxSolid(size, 0.02)} } ${cavity(-0.375)} ${cavity(0.375)} }`
      : solid
  return {
    camera: orbitCamera([0, 0.84, 0], 2.6, { turn: 26, lift: 24 }),
    objects: `#declare Block = ${block}
object { Block ${texture} rotate y*-6 translate <-0.05,0.42,-0.1> }
object { Block ${texture} rotate y*24 translate <0.02,1.262,0.05> }`,
  }
}

export const brickScenes: Scenes = {
  brick,
  'brick-stack': brickStack,
  'wire-brick': wireBrick,
  'aac-block': aacBlock,
  'block-pallet': blockPallet,
  'concrete-block': concreteBlock,
}
