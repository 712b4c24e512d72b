import { mineral, spangle } from '../kit/mineral-textures.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { times, mesh, num, roughBox, roundedBox, vec, orbitCamera, wire } from '../kit/meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { gloss, metal } from '../kit/textures.ts'
import { lighten } from '../kit/colours.ts'

type Outline = readonly (readonly [number, number])[]

const paverTones: Readonly<Record<string, string>> = { red: '#b9533c', grey: '#b7b6b1', yellow: '#d8a548' }

/** Outlines of interlocking pavers from above, two units long. */
const shapes: Readonly<Record<string, Outline>> = {
  zigzag: [
    [-1, -0.5],
    [-0.75, -0.41],
    [-0.25, -0.59],
    [0.25, -0.41],
    [0.75, -0.59],
    [1, -0.5],
    [1, 0.5],
    [0.75, 0.41],
    [0.25, 0.59],
    [-0.25, 0.41],
    [-0.75, 0.59],
    [-1, 0.5],
  ],
  ishape: [
    [-0.9, -0.62],
    [-0.5, -0.62],
    [-0.3, -0.4],
    [0.3, -0.4],
    [0.5, -0.62],
    [0.9, -0.62],
    [0.9, 0.62],
    [0.5, 0.62],
    [0.3, 0.4],
    [-0.3, 0.4],
    [-0.5, 0.62],
    [-0.9, 0.62],
  ],
  hexa: times(6, (i) => [0.86 * Math.cos((i * Math.PI) / 3), 0.86 * Math.sin((i * Math.PI) / 3)] as const),
  rect: [
    [-0.98, -0.49],
    [0.98, -0.49],
    [0.98, 0.49],
    [-0.98, 0.49],
  ],
}

/** Unit normal to the left of an edge. */
const normalOf = ([ax, ay]: readonly number[], [bx, by2]: readonly number[]): readonly [number, number] => {
  const [dx, dy] = [(bx ?? 0) - (ax ?? 0), (by2 ?? 0) - (ay ?? 0)]
  const length = Math.hypot(dx, dy)
  return [-dy / length, dx / length]
}

function insetBy(outline: Outline, by: number): Outline {
  return outline.map(([x, y], i) => {
    const [before, after] = [outline.at(i - 1) ?? [0, 0], outline[(i + 1) % outline.length] ?? [0, 0]]
    const [n, m] = [normalOf(before, [x, y]), normalOf([x, y], after)]
    const both = 1 + n[0] * m[0] + n[1] * m[1]
    return [x + ((n[0] + m[0]) / both) * by, y + ((n[1] + m[1]) / both) * by] as const
  })
}

/** A slab with a chamfered top edge, from y = 0; open for its texture. */
function chamfered(outline: Outline, { height, chamfer }: { height: number; chamfer: number }): string {
  const layers = [
    { loop: outline, y: 0 },
    { loop: outline, y: height - chamfer },
    { loop: insetBy(outline, chamfer * 0.35), y: height - chamfer * 0.4 },
    { loop: insetBy(outline, chamfer), y: height },
  ]
  const points: Point[] = [
    ...layers.flatMap(({ loop, y }) => loop.map(([x, z]): Point => [x, y, z])),
    [0, height, 0],
  ]
  const n = outline.length
  const faces = times(n, (i): [number, number, number][] => {
    const next = (i + 1) % n
    const walls = [0, 1, 2].flatMap((row): [number, number, number][] => [
      [row * n + i, row * n + next, (row + 1) * n + next],
      [row * n + i, (row + 1) * n + next, (row + 1) * n + i],
    ])
    return [...walls, [3 * n + i, 3 * n + next, 4 * n]]
  }).flat()
  return mesh({ points, faces, smooth: false })
}

const paver: SceneFactory = (tone) => {
  const [kind = 'rect', name = 'red'] = tone.split('-')
  const outline = shapes[kind] ?? shapes.rect ?? []
  const colour = paverTones[name] ?? '#b9533c'
  const height = 0.36
  const textures = [colour, lighten(colour, 0.1), lighten(colour, 0.05)]
    .map(
      (shade, i) =>
        `#declare Hue${i} = ${mineral(shade, { cloud: 0.07, speck: 0.4, grain: 0.02, bump: 0.5 })}\n`,
    )
    .join('')
  const deep = Math.max(...outline.map(([, z]) => z))
  const copies = kind === 'hexa' ? fan(height) : leaning(height, deep)
  return {
    camera: orbitCamera(kind === 'hexa' ? [0, 0.34, 0.25] : [0, 0.5, 0.2], kind === 'hexa' ? 3 : 2.72, {
      turn: kind === 'hexa' ? 30 : 20,
      lift: 28,
    }),
    objects: `${textures}#declare Paver = ${chamfered(outline, { height, chamfer: 0.045 })} }\n${copies}`,
  }
}

const copy = (hue: number, moves: string): string =>
  `object { Paver texture { Hue${hue} translate ${hue * 3} } ${moves} }\n`

/** Two side by side, and a third across them. */
const fan = (height: number): string =>
  copy(0, 'translate <-0.66,0,-0.25>') +
  copy(1, 'translate <0.66,0,0.52>') +
  copy(2, `rotate y*12 translate <-0.05,${height + 0.003},0.2>`)

/** Two stacked, and a third leaning on them towards the camera. */
const leaning = (height: number, deep: number): string =>
  copy(0, `rotate y*2 translate <0.06,0,${deep + 0.1}>`) +
  copy(1, `rotate y*-5 translate <0.02,${height + 0.003},${deep + 0.14}>`) +
  copy(2, `rotate x*-64 rotate y*5 translate <-0.06,${num(deep * 0.9)},${num(-deep * 0.4 + 0.02)}>`)

const stone = (seed: number): string =>
  roughBox({
    size: [2.3, 0.86, 0.44],
    radius: 0.02,
    rough: 0.008,
    seed,
    cells: [60, 26, 16],
    shape: ([x, y, z]) => {
      const slope = Math.max(0, (y - 0.12) / 0.31)
      return [x, y, z < 0 ? z + slope * 0.13 * Math.min(1, -z / 0.2) : z]
    },
  })

const kerb: SceneFactory = () => {
  const texture = mineral('#bfbdb6', { cloud: 0.07, speck: 0.35, grain: 0.02, bump: 0.4 })
  return {
    camera: orbitCamera([0, 0.5, 0.1], 2.85, { turn: 32, lift: 24 }),
    objects: `object { ${stone(2)} } ${texture} rotate y*-2 translate <-0.02,0.43,-0.24> }
object { ${stone(7)} } ${texture} translate <0.1,0.43,0.38> }`,
  }
}

/** Blades of grass that bend out of a cell around the origin. */
function tuft(seed: string, half: number): string {
  const random = seededRandom(seed)
  const blades: [number, Point[]][] = times(170, () => {
    const [x, z] = [(random() * 2 - 1) * half, (random() * 2 - 1) * half]
    const [lean, turn, high] = [random() * 0.09, random() * 6.28, 0.13 + random() * 0.15]
    const [dx, dz] = [Math.cos(turn) * lean, Math.sin(turn) * lean]
    const [wx, wz] = [-Math.sin(turn) * 0.011, Math.cos(turn) * 0.011]
    const mid: Point = [x + dx * 0.4, high * 0.6, z + dz * 0.4]
    return [
      Math.floor(random() * 3),
      [
        [x - wx, 0, z - wz],
        [x + wx, 0, z + wz],
        [mid[0] + wx * 0.8, mid[1], mid[2] + wz * 0.8],
        [mid[0] - wx * 0.8, mid[1], mid[2] - wz * 0.8],
        [x + dx, high, z + dz],
      ],
    ]
  })
  return times(3, (hue) => {
    const own = blades.filter(([shade]) => shade === hue).map(([, points]) => points)
    const faces = own.flatMap((_, i): [number, number, number][] => [
      [i * 5, i * 5 + 1, i * 5 + 2],
      [i * 5, i * 5 + 2, i * 5 + 3],
      [i * 5 + 3, i * 5 + 2, i * 5 + 4],
    ])
    return `${mesh({ points: own.flat(), faces, smooth: false })} texture { Grass${hue} } }`
  }).join('')
}

const grassPaver: SceneFactory = () => {
  const [cell, wall, high] = [0.56, 0.13, 0.36]
  const size = 3 * cell + 4 * wall
  const at = (i: number): number => -size / 2 + wall / 2 + i * (cell + wall)
  const walls = times(4, (i) => {
    const bar = (long: Point): string => roundedBox(long, 0.022)
    return `${bar([size, high, wall])} translate ${vec([0, high / 2, at(i)])} } ${bar([wall, high - 0.004, size])} translate ${vec([at(i), high / 2 - 0.002, 0])} }`
  })
  const cells = times(9, (i) => {
    const [x, z] = [at(i % 3) + (cell + wall) / 2, at(Math.floor(i / 3)) + (cell + wall) / 2]
    return `object { Tuft${i % 3} rotate y*${(i * 90) % 360} translate ${vec([x, high * 0.62, z])} }`
  })
  const corners = times(
    16,
    (i) =>
      `cylinder { ${vec([at(i % 4), 0.01, at(Math.floor(i / 4))])},${vec([at(i % 4), high - 0.003, at(Math.floor(i / 4))])},${num(wall * 0.72)} }`,
  )
  const greens = ['0.30,0.50,0.14', '0.42,0.62,0.20', '0.56,0.74,0.30']
    .map(
      (green, i) =>
        `#declare Grass${i} = texture { pigment { srgb <${green}> } finish { diffuse 0.9 specular 0.08 roughness 0.05 } }\n`,
    )
    .join('')
  return {
    camera: orbitCamera([0, 0.2, 0], 2.95, { turn: 33, lift: 32 }),
    objects: `${greens}${times(3, (i) => `#declare Tuft${i} = union { ${tuft(`tuft ${i}`, cell / 2 - 0.02)} }\n`).join('')}
union { ${walls.join('\n')} ${corners.join('')} ${mineral('#cac9c3', { cloud: 0.08, speck: 0.35, grain: 0.02, bump: 0.45 })} }
box { <${num(-size / 2 + 0.05)},0.01,${num(-size / 2 + 0.05)}>,<${num(size / 2 - 0.05)},${num(high * 0.62)},${num(size / 2 - 0.05)}> ${mineral('#5a5a30', { cloud: 0.3, speck: 0.5, grain: 0.03, bump: 0.8 })} }
${cells.join('\n')}`,
  }
}

const tieWire = (side: number): string => {
  const points = times(18, (i): Point => {
    const t = i / 17
    return [
      side * (0.1 + 0.14 * Math.sin(t * 2.6) + 0.1 * t),
      0.27 + t * 0.62,
      side * 0.05 * Math.sin(t * 5) + 0.02,
    ]
  })
  return `${wire(points, 0.014)} }`
}

const coverBlock: SceneFactory = () => {
  const texture = mineral('#c0bfb9', { cloud: 0.08, speck: 0.35, grain: 0.016, bump: 0.35 })
  const block = roughBox({
    size: [0.74, 0.62, 0.74],
    radius: 0.03,
    rough: 0.008,
    seed: 5,
    cells: [22, 20, 22],
    shape: ([x, y, z]) => {
      const taper = 1 - (y + 0.31) * 0.2
      const groove = y > 0.28 ? Math.exp(-((z / 0.07) ** 2)) * 0.07 : 0
      return [x * taper, y - groove, z * taper]
    },
  })
  const one = `union { object { ${block} } ${texture} } union { ${tieWire(1)} ${tieWire(-1)} ${metal('iron')} } }`
  const small = roughBox({ size: [0.5, 0.42, 0.5], radius: 0.03, rough: 0.008, seed: 8, cells: [18, 16, 18] })
  return {
    camera: orbitCamera([0.02, 0.44, 0], 2.7, { turn: 20, lift: 24 }),
    objects: `#declare One = ${one}
object { One rotate y*14 translate <-0.66,0.31,0.5> } object { One rotate y*-24 translate <0.55,0.31,0.62> }
object { One rotate y*32 translate <-0.2,0.31,-0.52> }
object { ${small} } ${texture} rotate y*20 translate <0.78,0.21,-0.5> }`,
  }
}

const plate = (y: number): string => `object { ${roundedBox([0.36, 0.026, 0.36], 0.01)} } translate y*${y} }`

/** A telescopic prop at the origin, extended to a height. */
function propAt(high: number): string {
  const blue = gloss('#2463ae')
  const collar = 1.06
  const holes = times(9, (i) => collar + 0.24 + i * 0.095).filter((y) => y < high - 0.06)
  const threads = times(11, (i) => `torus { 0.083,0.0085 translate y*${num(collar - 0.22 + i * 0.021)} }`)
  return `union { ${plate(0.013)} cylinder { y*0.02,y*${collar - 0.24},0.08 } torus { 0.082,0.01 translate y*0.03 } ${blue} }
union { cylinder { y*0.8,y*${collar + 0.01},0.08 } ${threads.join('')} ${metal('zinc')} }
difference { cylinder { y*${collar},y*${high},0.062 } ${holes.map((y) => `cylinder { <-1,${num(y)},0>,<1,${num(y)},0>,0.02 rotate y*62 }`).join('')} ${spangle(0.08)} }
union { ${plate(high + 0.01)} ${blue} }
union { cylinder { y*${collar - 0.05},y*${collar + 0.02},0.112 } torus { 0.108,0.012 translate y*${collar + 0.02} } torus { 0.108,0.012 translate y*${collar - 0.05} } ${[0, 60, 120, 180, 240, 300].map((a) => `box { <0.1,${collar - 0.05},-0.02>,<0.128,${collar + 0.02},0.02> rotate y*${a} }`).join('')}
cylinder { <0.1,${collar - 0.015},0>,<0.42,${collar - 0.015},0>,0.018 } sphere { <0.42,${collar - 0.015},0>,0.027 } rotate y*-28 ${metal('zinc')} }
union { cylinder { <-0.17,${collar + 0.075},0>,<0.15,${collar + 0.075},0>,0.019 } ${wire(
    times(14, (i): Point => [
      0.15 + 0.09 * Math.sin((i / 13) * 3.1),
      collar + 0.075 - 0.05 * (1 - Math.cos((i / 13) * 3.1)),
      0.02,
    ]),
    0.013,
  )} } rotate y*62 ${metal('steel')} }`
}

const prop: SceneFactory = () => ({
  camera: orbitCamera([0.0, 1.1, 0], 2.5, { turn: 20, lift: 9 }),
  objects: `union { ${propAt(2.18)} translate <-0.42,0,-0.1> } union { ${propAt(1.75)} rotate y*30 translate <0.36,0,0.28> }`,
})

/** A cuplock joint: welded lower cup, loose upper cup with its lug. */
function cup(y: number): string {
  return `union { cone { y*${num(y - 0.07)},0.085,y*${num(y)},0.125 } torus { 0.118,0.011 translate y*${num(y)} } cone { y*${num(y + 0.075)},0.122,y*${num(y + 0.16)},0.086 } torus { 0.115,0.011 translate y*${num(y + 0.075)} } box { <0.08,${num(y + 0.1)},-0.018>,<0.155,${num(y + 0.135)},0.018> rotate y*-40 } box { <0.08,${num(y + 0.1)},-0.018>,<0.155,${num(y + 0.135)},0.018> rotate y*140 } }`
}

const ledger = (y: number): string =>
  `union { cylinder { <-0.68,${y},0>,<0.68,${y},0>,0.062 } ${[-1, 1].map((s) => `object { ${roundedBox([0.13, 0.17, 0.07], 0.02)} } translate <${s * 0.72},${y},0> }`).join('')} }`

const scaffold: SceneFactory = () => {
  const levels = [0.42, 1.0, 1.58]
  const post = `union { cylinder { y*0.01,y*1.96,0.078 open } cylinder { y*0.01,y*1.96,0.062 open } cylinder { y*1.9,y*2.1,0.058 } torus { 0.07,0.008 translate y*1.96 } disc { y*1.955,y,0.075,0.06 } ${levels.map(cup).join('')} }`
  return {
    camera: orbitCamera([0.02, 1.0, 0.3], 2.75, { turn: 26, lift: 11 }),
    objects: `#declare Post = ${post}
union { object { Post translate x*-0.82 } object { Post translate x*0.82 } object { Post translate <-0.82,0,1.64> } ${levels.map((y) => ledger(y + 0.04)).join('')} ${levels.map((y) => `object { ${ledger(y + 0.04)} rotate y*90 translate <-0.82,0,0.82> }`).join('')} ${spangle(0.07)} }`,
  }
}

export const pavingScenes: Scenes = {
  paver,
  kerb,
  'grass-paver': grassPaver,
  'cover-block': coverBlock,
  prop,
  scaffold,
}
