import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { times, num, roundedBox, surface, rotatePoint, vec, orbitCamera, wire, wires } from '../kit/meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { fractalNoise } from '../kit/noise.ts'
import { gloss, metal, satin, srgb } from '../kit/textures.ts'
import { darken, lighten } from '../kit/colours.ts'

const aluminium = (along: 'x' | 'y'): string =>
  `texture { pigment { srgb <0.83,0.84,0.85> } normal { bumps 0.05 scale ${along === 'x' ? '<2,0.008,0.008>' : '<0.008,2,0.008>'} } finish { diffuse 0.55 specular 0.4 roughness 0.03 metallic reflection { 0.1,0.28 metallic } } }`
const rubber = satin('#26282b')

/** A rail between two points, as a box of a width and depth. */
function rail(from: Point, to: Point, [wide, deep]: readonly [number, number]): string {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const long = Math.hypot(dx, dy, dz)
  const tilt = (Math.atan2(dz, dy) * 180) / Math.PI
  const random = (-Math.asin(dx / long) * 180) / Math.PI
  const middle = from.map((part, i) => (part + (to[i] ?? 0)) / 2)
  return `object { ${roundedBox([wide, long, deep], Math.min(wide, deep) * 0.22)} } rotate z*${num(random)} rotate x*${num(tilt)} translate ${vec(middle)} }`
}

const ladder: SceneFactory = () => {
  const treads = times(5, (i) => {
    const part = (i + 1) / 6.2
    const [y, z] = [part * 2.0, -0.62 + part * 0.56]
    const half = 0.5 - part * 0.13
    const ridges = times(
      5,
      (k) =>
        `cylinder { ${vec([-half, y + 0.021, z - 0.05 + k * 0.025])},${vec([half, y + 0.021, z - 0.05 + k * 0.025])},0.006 }`,
    )
    return `object { ${roundedBox([half * 2, 0.035, 0.15], 0.008)} } translate ${vec([0, y, z])} } ${ridges.join('')}`
  })
  const rivets = times(5, (i) => {
    const part = (i + 1) / 6.2
    return [-1, 1]
      .map(
        (side) =>
          `sphere { 0,0.014 scale <0.4,1,1> translate ${vec([side * (0.548 - part * 0.13), part * 2.0, -0.62 + part * 0.56])} }`,
      )
      .join('')
  })
  const front = [-1, 1].map((s) => rail([s * 0.52, 0.03, -0.62], [s * 0.385, 2.08, -0.06], [0.05, 0.13]))
  const back = [-1, 1].map((s) => rail([s * 0.47, 0.03, 0.62], [s * 0.36, 1.9, 0.1], [0.04, 0.075]))
  const bars = [0.45, 1.0, 1.5].map((y) => {
    const part = y / 1.9
    const half = 0.47 - part * 0.11
    return `cylinder { ${vec([-half, y, 0.62 - part * 0.52])},${vec([half, y, 0.62 - part * 0.52])},0.022 }`
  })
  const feet = [-1, 1].flatMap((s) => [
    `object { ${roundedBox([0.085, 0.1, 0.17], 0.02)} } translate <${s * 0.522},0.05,-0.62> }`,
    `object { ${roundedBox([0.07, 0.1, 0.11], 0.02)} } translate <${s * 0.472},0.05,0.62> }`,
  ])
  const locks = [-1, 1].map(
    (s) =>
      wire(
        [
          [s * 0.47, 0.9, -0.37],
          [s * 0.45, 0.86, 0.0],
          [s * 0.43, 0.9, 0.37],
        ],
        0.013,
      ) + ' }',
  )
  return {
    camera: orbitCamera([0, 1.06, 0], 2.6, { turn: 32, lift: 11 }),
    objects: `union { ${front.join('')} ${back.join('')} ${rivets.join('')} ${aluminium('y')} }
union { ${treads.join('\n')} ${bars.join('')} ${aluminium('x')} }
object { ${roundedBox([0.86, 0.05, 0.42], 0.018)} } ${gloss('#d8622a')} translate <0,2.08,0.03> }
union { ${feet.join('')} ${rubber} } union { ${locks.join('')} ${metal('zinc')} }`,
  }
}

const soft = (angle: number): number => Math.sign(angle) * Math.abs(angle) ** 0.45

/** The tray of a wheelbarrow: a rounded rectangle that widens towards the rim. */
function tray(inset: number): string {
  return surface([96, 26], (u, v): Point => {
    const turn = u * Math.PI * 2
    const wall = Math.max(0, Math.min(1, (v - 0.31) / 0.69))
    const [cx, cz] = [soft(Math.cos(turn)), soft(Math.sin(turn))]
    const floor = v < 0.31 ? v / 0.31 : 1
    const grown = wall ** 0.85
    const x =
      cx * (0.42 * floor + 0.36 * grown) -
      inset * Math.sign(cx) * 0.5 +
      (cx < 0 ? -0.2 * grown : 0.06 * grown)
    const z = cz * (0.34 * floor + 0.2 * grown)
    const y = 0.5 * wall ** 1.15
    return [x, y + (cx < 0 ? 0.07 * grown * -cx : 0) + inset, z]
  })
}

function wheel(): string {
  const lugs = times(40, (i): Point[] =>
    [-0.028, 0.028].map((across) =>
      rotatePoint([0, 0.318, (i % 2 === 0 ? 0.035 : -0.035) + across], [0, 0, i * 9]),
    ),
  )
  const spokes = times(5, (i) => `cylinder { 0,y*0.2,0.022 rotate z*${i * 72} }`)
  return `union { union { torus { 0.245,0.08 rotate x*90 } ${wires(lugs, 0.02, 6)} } ${rubber} }
union { cylinder { <0,0,-0.05>,<0,0,0.05>,0.2 } torus { 0.195,0.018 rotate x*90 translate z*-0.05 } ${gloss('#d9dadb')} }
union { ${spokes.join('')} cylinder { <0,0,-0.12>,<0,0,0.12>,0.05 } translate z*-0.05 ${metal('zinc')} } }`
}

const frame = (s: number): string =>
  wire(
    [
      [-0.98, 0.33, s * 0.11],
      [-0.7, 0.4, s * 0.2],
      [-0.35, 0.5, s * 0.3],
      [0.3, 0.56, s * 0.31],
      [0.75, 0.74, s * 0.35],
      [1.32, 0.88, s * 0.36],
    ],
    0.034,
  )

const leg = (s: number): string =>
  wire(
    [
      [0.28, 0.55, s * 0.3],
      [0.36, 0.07, s * 0.35],
      [0.42, 0.035, s * 0.35],
      [0.58, 0.035, s * 0.35],
      [0.62, 0.08, s * 0.35],
      [0.7, 0.7, s * 0.34],
    ],
    0.03,
  )

const grip = (s: number): string =>
  `cylinder { <1.1,0.826,${s * 0.357}>,<1.36,0.89,${s * 0.36}>,0.05 } sphere { <1.36,0.89,${s * 0.36}>,0.05 } ${times(6, (i) => `torus { 0.05,0.007 rotate z*-76 translate <${num(1.13 + i * 0.04)},${num(0.833 + i * 0.0098)},${s * 0.358}> }`).join('')}`

const wheelbarrow: SceneFactory = () => {
  const green = gloss('#2b8250')
  const rim = wire(
    times(97, (i): Point => {
      const turn = (i / 96) * Math.PI * 2
      const [cx, cz] = [soft(Math.cos(turn)), soft(Math.sin(turn))]
      return [cx * 0.78 + (cx < 0 ? -0.2 : 0.06), 0.5 + (cx < 0 ? 0.07 * -cx : 0), cz * 0.54]
    }),
    0.022,
  )
  return {
    camera: orbitCamera([0.08, 0.58, 0], 2.72, { turn: 24, lift: 17 }),
    objects: `union { object { ${tray(0)} } } object { ${tray(0.012)} } } ${rim} } ${green} translate <-0.02,0.58,0> }
union { ${[-1, 1].map((s) => `${frame(s)} } ${leg(s)} }`).join('')} cylinder { <0.5,0.3,-0.35>,<0.5,0.3,0.35>,0.024 } cylinder { <-0.98,0.33,-0.12>,<-0.98,0.33,0.12>,0.026 } ${satin('#2b2e31')} }
union { ${[-1, 1].map(grip).join('')} ${rubber} }
object { ${wheel()} translate <-0.95,0.328,0> }`,
  }
}

const pan: SceneFactory = () => {
  const iron = `texture { pigment { bozo scale 0.5 turbulence 0.5 color_map { [0 srgb <0.2,0.205,0.21>] [1 srgb <0.29,0.295,0.3>] } } normal { bumps 0.05 scale 0.12 } finish { diffuse 0.6 specular 0.45 roughness 0.035 metallic reflection { 0.05,0.2 metallic } } }`
  const profile = times(16, (i): readonly [number, number] => {
    const t = i / 15
    return [1.12 * Math.sin(t * 1.25) ** 0.92 * 1.04, 0.02 + 0.46 * t ** 2.3]
  })
  const [top, height] = profile.at(-1) ?? [1, 0.5]
  const skin = surface([90, 26], (u, v): Point => {
    const spot = v * 15
    const [a, b] = [
      profile[Math.floor(spot)] ?? [0, 0],
      profile[Math.min(15, Math.floor(spot) + 1)] ?? [0, 0],
    ]
    const part = spot - Math.floor(spot)
    const [r, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
    return [r * Math.cos(u * 2 * Math.PI), y, r * Math.sin(u * 2 * Math.PI)]
  })
  const one = `union { object { ${skin} } } object { ${skin} } scale <0.99,1,0.99> translate y*0.014 } torus { ${num(top)},0.028 translate y*${num(height)} } torus { ${num(top - 0.07)},0.012 translate y*${num(height - 0.055)} } ${iron} }`
  return {
    camera: orbitCamera([0.02, 0.86, 0.2], 3.0, { turn: 14, lift: 24 }),
    objects: `#declare Pan = ${one}
object { Pan translate <0,0,-0.1> }
object { Pan rotate x*-62 rotate y*-12 translate <0.05,0.98,0.86> }`,
  }
}

/** A folded tarpaulin: layers with rounded folds at the front, slightly offset. */
function folded(colour: string): string {
  const random = seededRandom('folded')
  const layers = times(9, (i) => {
    const [shift, turn] = [(random() - 0.5) * 0.05, (random() - 0.5) * 2]
    const [wide, deep, high] = [1.1 - random() * 0.035, 0.78 - random() * 0.03, 0.062]
    const body = surface([64, 48], (u, v): Point => {
      const bend = u * Math.PI * 2
      const [c, s] = [Math.cos(bend), Math.sin(bend)]
      const z = Math.sign(c) * Math.abs(c) ** 0.16 * deep
      const x = (v * 2 - 1) * wide
      const round = (1 - Math.abs(v * 2 - 1) ** 14) ** 0.5
      const y = Math.sign(s) * Math.abs(s) ** 0.5 * high * 0.56 * (0.5 + 0.5 * round)
      const rise =
        0.03 * fractalNoise([x + i * 0.6, z, i * 0.35], 0.6) +
        0.018 * fractalNoise([x * 2 + i, z * 2, i], 0.3)
      return [
        x + shift + 0.012 * fractalNoise([z * 3, i, y], 0.3),
        y + rise,
        z + 0.02 * fractalNoise([x * 2, i, 0], 0.4),
      ]
    })
    return `object { ${body} } rotate y*${num(turn)} translate ${vec([0, 0.06 + i * 0.083, 0])} }`
  })
  const cloth = `texture { pigment { average pigment_map { [1 ${srgb(colour)}] [0.35 gradient x sine_wave scale 0.012 color_map { [0 ${srgb(darken(colour, 0.2))}] [1 ${srgb(lighten(colour, 0.14))}] }] [0.35 gradient z sine_wave scale 0.012 color_map { [0 ${srgb(darken(colour, 0.2))}] [1 ${srgb(lighten(colour, 0.14))}] }] } } normal { bumps 0.14 scale 0.08 } finish { diffuse 0.8 specular 0.3 roughness 0.04 reflection { 0.01,0.06 } } }`
  return `union { ${layers.join('\n')} ${cloth} }`
}

const rope = (points: readonly Point[]): string =>
  `${wire(points, 0.024)} texture { pigment { gradient x turbulence 0.1 sine_wave scale 0.05 rotate <0,40,40> color_map { [0 srgb <0.78,0.74,0.64>] [1 srgb <0.97,0.95,0.9>] } } normal { gradient x 0.4 sine_wave scale 0.05 rotate <0,40,40> } finish { diffuse 0.85 } } }`

const loop = (x: number): Point[] => [
  [x, 0.03, -0.82],
  [x, 0.3, -0.84],
  [x, 0.6, -0.83],
  [x, 0.81, -0.77],
  [x + 0.01, 0.855, -0.3],
  [x - 0.01, 0.86, 0.2],
  [x, 0.84, 0.74],
  [x, 0.4, 0.84],
]

const tarpaulin: SceneFactory = (tone) => {
  const colour = tone === 'yellow' ? '#ffcd2e' : '#1f62b5'
  const top = 0.83
  const eyelet = (x: number, z: number): string =>
    `union { torus { 0.036,0.014 } cylinder { y*-0.004,y*0.003,0.03 ${satin('#222426')} } ${metal('brass')} translate ${vec([x, top + 0.005, z])} }`
  const hem = [-0.66].map(
    (z) =>
      `cylinder { <-1.03,${top - 0.012},${z}>,<1.03,${top - 0.012},${z}>,0.016 ${gloss(darken(colour, 0.15))} }`,
  )
  return {
    camera: orbitCamera([0, 0.45, 0], 2.75, { turn: 24, lift: 24 }),
    objects: `${folded(colour)} ${hem.join('')} ${[-0.9, -0.45, 0, 0.45, 0.9].map((x) => eyelet(x, -0.58)).join('')} ${rope(loop(-0.62))} ${rope(loop(0.66))}`,
  }
}

const knit = (colour: string): string =>
  `texture { pigment { average pigment_map { [1 gradient x sine_wave scale 0.022 color_map { [0 ${srgb(darken(colour, 0.45))}] [0.5 ${srgb(colour)}] [1 ${srgb(lighten(colour, 0.25))}] }] [1 gradient y sine_wave scale 0.03 turbulence 0.1 color_map { [0 ${srgb(darken(colour, 0.4))}] [1 ${srgb(lighten(colour, 0.12))}] }] } } normal { gradient x 0.5 sine_wave scale 0.022 } finish { diffuse 0.85 specular 0.12 roughness 0.06 } }`

const netRoll: SceneFactory = () => {
  const green = '#2a8a52'
  const radius = 0.46
  const body = surface([90, 60], (u, v): Point => {
    const turn = u * Math.PI * 2
    const x = (v - 0.5) * 2.1
    const r = radius + 0.016 * fractalNoise([x * 1.5, Math.cos(turn) * 0.6, Math.sin(turn) * 0.6], 0.35)
    return [x, r + r * Math.cos(turn) * 0.97, r * Math.sin(turn) * 1.02]
  })
  const spiral = (side: number): string =>
    `${wire(
      times(220, (i): Point => {
        const turn = i * 0.21
        const r = 0.1 + ((radius - 0.11) * i) / 219
        return [side * 1.05, radius + r * Math.cos(turn), r * Math.sin(turn)]
      }),
      0.015,
    )} ${satin(lighten(green, 0.12))} }`
  const tail = surface([70, 40], (u, v): Point => {
    const x = (u - 0.5) * 2.08
    const z = -v * 0.62
    const y = 0.02 + 0.02 * Math.max(0, fractalNoise([x * 1.3, z, 2], 0.35)) + 0.035 * v ** 4
    return [x + 0.015 * fractalNoise([z * 3, 1, 1], 0.3), y, z - 0.05]
  })
  const label = (x: number): string =>
    `cylinder { <${x - 0.03},${radius * 0.995},0>,<${x + 0.03},${radius * 0.995},0>,${num(radius * 1.02)} open ${satin('#f2eee2')} }`
  return {
    camera: orbitCamera([0, 0.42, -0.2], 2.85, { turn: 28, lift: 22 }),
    objects: `object { ${body} ${knit(green)} } } object { ${tail} ${knit(green)} } } ${label(-0.55)} ${label(0.55)} ${spiral(1)} ${spiral(-1)}
union { disc { <1.04,${radius},0>,x,${num(radius * 0.97)} } disc { <-1.04,${radius},0>,x,${num(radius * 0.97)} } ${satin(darken(green, 0.4))} }
difference { cylinder { <-1.08,${radius},0>,<1.08,${radius},0>,0.1 } cylinder { <-1.2,${radius},0>,<1.2,${radius},0>,0.08 } texture { pigment { ${srgb('#c8a06c')} } finish { diffuse 0.85 } } }`,
  }
}

export const siteEquipmentScenes: Scenes = {
  ladder,
  wheelbarrow,
  pan,
  tarpaulin,
  'net-roll': netRoll,
}
