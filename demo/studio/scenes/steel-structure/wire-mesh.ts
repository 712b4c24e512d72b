import { spangle } from '../kit/mineral-textures.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { times, num, rotatePoint, orbitCamera, wire, wires } from '../kit/meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { gloss, metal } from '../kit/textures.ts'

const zinc = `texture { pigment { srgb <0.76,0.78,0.8> } finish { diffuse 0.64 specular 1 roughness 0.02 metallic } }`
/** Thin wire gains little from indirect light, which would take minutes. */
const spare = 'no_radiosity radiosity { importance 0.04 }'
const annealed = `texture { pigment { bozo scale 0.3 color_map { [0 srgb <0.2,0.205,0.215>] [1 srgb <0.32,0.325,0.335>] } } finish { diffuse 0.6 specular 0.55 roughness 0.04 metallic } }`

/** Turns around y, scattered over a round section, each slightly off true. */
function turns(
  seed: string,
  { count, radius, section }: { count: number; radius: number; section: number },
): Point[][] {
  const random = seededRandom(seed)
  return times(count, () => {
    const out = section * random() ** 0.38
    const turn = random() * Math.PI * 2
    const lean = (): number => (random() - 0.5) * 3.4
    const tilt: Point = [lean(), 0, lean()]
    const reach = radius + Math.cos(turn) * out
    const [dx, dz] = [(random() - 0.5) * 0.03, (random() - 0.5) * 0.03]
    return times(81, (i): Point => {
      const a = (i / 80) * Math.PI * 2
      const [x, y, z] = rotatePoint([Math.cos(a) * reach, 0, Math.sin(a) * reach], tilt)
      return [x + dx, y + Math.sin(turn) * out * 0.9, z + dz]
    })
  })
}

/** A tie wrapped around the section of a coil, at an angle along it. */
function tie(
  degrees: number,
  { radius, section, thick }: { radius: number; section: number; thick: number },
): Point[][] {
  const wraps = times(97, (i): Point => {
    const a = (i / 24) * Math.PI * 2
    return [radius + Math.cos(a) * section, Math.sin(a) * section, (i / 24 - 2) * thick * 1.7]
  })
  const tails = times(12, (i): Point => [
    radius + section + i * 0.012,
    Math.sin(i * 1.9) * 0.022,
    Math.cos(i * 1.9) * 0.022,
  ])
  return [wraps, tails].map((path) => path.map((at) => rotatePoint(at, [0, degrees, 0])))
}

const coil: SceneFactory = () => {
  const thick = 0.021
  const shape = { radius: 0.9, section: 0.21 }
  const end = times(26, (i): Point => {
    const a = -0.5 - i * 0.055
    return [
      Math.cos(a) * (1.1 + i * 0.006),
      0.1 - i * 0.011 + Math.sin(i * 0.5) * 0.01,
      Math.sin(a) * (1.1 + i * 0.006),
    ]
  })
  const ties = [35, 150, 262].flatMap((a) => tie(a, { ...shape, section: 0.235, thick }))
  return {
    camera: orbitCamera([0, 0.98, 0.15], 2.75, { turn: 16, lift: 22 }),
    objects: `#declare Coil = ${wires([...turns('coil', { count: 60, ...shape }), ...ties], thick, 7)} ${annealed} ${spare} }
object { Coil rotate y*20 translate y*0.225 }
object { Coil rotate y*-70 rotate x*-68 rotate y*8 translate <0.02,1.12,0.8> }
${wire(end, thick)} ${annealed} translate y*0.14 }`,
  }
}

/** Two twisted zinc strands on a circle, with `barbs` four-pointed barbs. */
function barbedTurn({ radius, barbs, start }: { radius: number; barbs: number; start: number }): Point[][] {
  const steps = 150
  const strand = (phase: number): Point[] =>
    times(steps + 1, (i): Point => {
      const a = (i / steps) * Math.PI * 2
      const twist = phase + (i * Math.PI) / 2.5
      const reach = radius + Math.cos(twist) * 0.019
      return [Math.cos(a) * reach, Math.sin(twist) * 0.019, Math.sin(a) * reach]
    })
  const points = times(barbs, (i) =>
    barb.map((path) =>
      path.map((at): Point => {
        const [x, y, z] = rotatePoint(at, [(i * 77 + start) % 360, 0, 0])
        return rotatePoint([x, y, z + radius], [0, ((i + start / 100) * 360) / barbs, 0])
      }),
    ),
  ).flat()
  return [strand(0), strand(Math.PI), ...points]
}

/** A barb around x: two wires wound twice, with four cut ends. */
const barb: Point[][] = [0, Math.PI / 2].map((phase) => [
  [-0.07 + phase * 0.02, 0.15 * Math.cos(phase), 0.15 * Math.sin(phase)],
  ...times(17, (i): Point => {
    const a = phase + (i / 16) * Math.PI * 4
    return [-0.045 + phase * 0.012 + i * 0.0045, Math.cos(a) * 0.04, Math.sin(a) * 0.04]
  }),
  [0.07, -0.15 * Math.cos(phase), -0.15 * Math.sin(phase)],
])

const barbed: SceneFactory = () => {
  const random = seededRandom('barbed')
  const rows = times(12, (i) => {
    const [layer, step] = [Math.floor(i / 4), i % 4]
    const lean = (): number => (random() - 0.5) * 3
    const turn = barbedTurn({
      radius: 0.93 + (layer - 1) * 0.085 + random() * 0.02,
      barbs: 11,
      start: Math.floor(random() * 100),
    })
    const tilt: Point = [lean(), random() * 360, lean()]
    return turn.map((path) =>
      path.map((at): Point => {
        const [x, y, z] = rotatePoint(at, tilt)
        return [x, y + (step - 1.5) * 0.12, z]
      }),
    )
  }).flat()
  const ties = [30, 150, 270].flatMap((a) => tie(a, { radius: 0.93, section: 0.25, thick: 0.013 }))
  return {
    camera: orbitCamera([0, 1.12, 0.1], 2.75, { turn: 22, lift: 14 }),
    objects: `union { ${wires(rows, 0.0165, 6)} } ${wires(ties, 0.012, 6)} } ${zinc} ${spare} rotate x*-76 rotate y*-14 translate <0,1.19,0.15> }`,
  }
}

const none: readonly [number, number] = [0, 0]

/** The path of a rolled web seen from above: a spiral that ends in a tail, in equal steps. */
function rollPath({
  inner,
  layers,
  gap,
  tail,
  step,
}: {
  inner: number
  layers: number
  gap: number
  tail: number
  step: number
}): [number, number][] {
  const path: [number, number][] = []
  let turn = 0
  const whole = layers * Math.PI * 2
  while (turn < whole) {
    const r = inner + (gap * turn) / (Math.PI * 2)
    const a = turn - whole - Math.PI * 0.62
    path.push([r * Math.cos(a), r * Math.sin(a)])
    turn += step / r
  }
  const [last, before] = [path.at(-1) ?? none, path.at(-2) ?? none]
  let heading = Math.atan2(last[1] - before[1], last[0] - before[0])
  let [x, z] = last
  for (let i = 0; i < tail / step; i += 1) {
    heading += i * step < 0.5 ? step * 0.55 : step * 0.1
    x += Math.cos(heading) * step
    z += Math.sin(heading) * step
    path.push([x, z])
  }
  return path
}

const meshRoll: SceneFactory = () => {
  const step = 0.105
  const path = rollPath({ inner: 0.36, layers: 4, gap: 0.045, tail: 1.1, step })
  const rows = 19
  const height = (rows - 1) * step
  const uprights = path.map(([x, z]): Point[] => [
    [x, -0.02, z],
    [x, height + 0.02, z],
  ])
  const levels = times(rows, (i) => path.map(([x, z]): Point => [x, i * step, z]))
  return {
    camera: orbitCamera([0.42, 0.98, 0], 2.5, { turn: 6, lift: 14 }),
    objects: `${wires([...uprights, ...levels], 0.0095, 7)} ${zinc} ${spare} translate y*0.03 }`,
  }
}

const hexRoll: SceneFactory = () => {
  const step = 0.062
  const path = rollPath({ inner: 0.34, layers: 3, gap: 0.05, tail: 1.15, step })
  const [rows, high] = [15, 0.13]
  const half = high * 0.22
  const spot = (column: number, y: number): Point => {
    const [x, z] = path[column] ?? none
    return [x, y, z]
  }
  const kinks = times(rows, (row) =>
    path.map((_, i) => spot(i, row * high + ((i + row) % 2 === 0 ? half : -half))),
  )
  const stems = times(rows, (row) =>
    path
      .map((_, i) => i)
      .filter((i) => (i + row) % 2 === 0)
      .map((i) => [spot(i, row * high + half), spot(i, (row + 1) * high - half)]),
  ).flat()
  const rims = [-half, rows * high - half].map((y) => path.map((_, i) => spot(i, y)))
  return {
    camera: orbitCamera([0.42, 0.98, 0], 2.5, { turn: 6, lift: 14 }),
    objects: `union { ${wires(kinks, 0.0075, 6)} } ${wires([...stems, ...rims], 0.0115, 6)} } ${zinc} ${spare} translate y*0.06 }`,
  }
}

/** One wire of chain-link: a flattened zigzag that hooks into its neighbours. */
function zigzag(cell: number, knuckles: number): Point[] {
  return times(knuckles * 4 + 1, (i): Point => {
    const phase = i % 4
    const x = phase === 0 || phase === 3 ? 0.5 : -0.5
    const deep = phase === 1 || phase === 3 ? 0.017 : -0.017
    const y = (Math.floor(i / 4) + ([0, 0.46, 0.54, 0.96][phase] ?? 0)) * cell
    return [x * 1.12 * cell * 0.5, y, deep]
  })
}

const chainlink: SceneFactory = (tone) => {
  const texture = tone === 'green' ? gloss('#2c8350') : zinc
  const cell = 0.24
  const [across, knuckles] = [17, 7]
  const web = times(across, (i) =>
    zigzag(cell, knuckles).map(([x, y, z]): Point => [
      x + (i - (across - 1) / 2) * cell * 0.5,
      y + (i % 2) * cell * 0.5,
      z,
    ]),
  )
  const half = (across * cell * 0.5) / 2 + 0.06
  const post = (x: number): string =>
    `union { cylinder { <${num(x)},0.02,0.02>,<${num(x)},2.05,0.02>,0.058 } sphere { 0,1 scale <0.07,0.05,0.07> translate <${num(x)},2.06,0.02> } cylinder { <${num(x)},1.99,0.02>,<${num(x)},2.06,0.02>,0.068 } box { <${num(x - 0.14)},0,-0.12>,<${num(x + 0.14)},0.025,0.16> } ${tone === 'green' ? texture : spangle(0.06)} }`
  const clips = [0.35, 1.02, 1.7].flatMap((y) =>
    [-1, 1].map(
      (side) =>
        `torus { 0.062,0.012 translate <${num(side * half)},${y},0.02> } torus { 0.062,0.012 translate <${num(side * half)},${y + 0.028},0.02> }`,
    ),
  )
  const lines = [0.2, 1.04, 1.92].map(
    (y) => `cylinder { <${num(-half)},${y},-0.03>,<${num(half)},${y},-0.03>,0.012 }`,
  )
  return {
    camera: orbitCamera([0, 1.04, 0], 2.6, { turn: 20, lift: 10 }),
    objects: `${wires(web, 0.0155, 8)} ${texture} ${spare} translate y*0.16 } ${post(-half)} ${post(half)} union { ${clips.join('')} ${metal('steel')} } union { ${lines.join('')} ${texture} }`,
  }
}

export const wireMeshScenes: Scenes = {
  coil,
  barbed,
  'mesh-roll': meshRoll,
  'hex-roll': hexRoll,
  chainlink,
}
