import {
  filletPath,
  roundedBox,
  union,
  hexNut,
  object,
  sweep,
  superellipse,
  thread,
  repeat,
  tube,
  lathe,
} from '../kit/lofts.ts'
import type { Vector } from '../kit/lofts.ts'
import type { Scene, SceneFactory, Scenes } from '../scene.ts'
import { metal, satin, srgb } from '../kit/textures.ts'

const colours: Readonly<Record<string, string>> = { cpvc: '#e6d6a0', swr: '#7f878f', white: '#eff0ee' }

function plastic(tone: string): string {
  return `texture { pigment { ${srgb(colours[tone] ?? '#eff0ee')} } normal { bumps 0.015 scale 0.3 } finish { diffuse 0.76 specular 0.45 roughness 0.018 reflection { 0.015,0.12 } } }`
}

type Socket = {
  readonly radius: number
  readonly length: number
  readonly neck: number
  readonly ringed: boolean
}

/** A socket around the y axis, from its mouth at y = 0 to its neck. */
function socket({ radius, length, neck, ringed }: Socket): string {
  const bore = radius * 0.83
  const outside: Vector[] = ringed
    ? [
        [radius * 1.02, 0, 0.015],
        [radius * 1.02, 0.07, 0.015],
        [radius * 1.13, 0.12, 0.05],
        [radius * 1.13, 0.26, 0.06],
        [radius, 0.32, 0.03],
      ]
    : [
        [radius * 1.06, 0, 0.02],
        [radius * 1.06, 0.13, 0.03],
        [radius, 0.16, 0.015],
      ]
  return lathe([
    [neck * 0.75, length],
    [neck * 0.75, length * 0.85],
    [bore * 0.97, length * 0.85],
    [bore, 0.03],
    [bore * 1.05, 0, 0.01],
    ...outside,
    [radius, length * 0.9, 0.05],
    [neck, length + 0.04],
  ])
}

function sealed(radius: number): string {
  return object(`torus { ${radius * 0.84},${radius * 0.05} translate y*0.17 }`, satin('#1f2022'))
}

function measure(tone: string): Socket {
  return tone === 'swr'
    ? { radius: 0.52, length: 0.62, neck: 0.5, ringed: true }
    : { radius: 0.46, length: 0.66, neck: 0.4, ringed: false }
}

function withSeal(tone: string, one: Socket): string {
  return union(socket(one), tone === 'swr' ? sealed(one.radius) : '')
}

const bow = (length: number, bend: number): Vector[] =>
  filletPath(
    [
      [0, length - 0.02, 0],
      [0, length + bend, 0],
      [bend + 0.02, length + bend, 0],
    ],
    bend,
    20,
  )

/** An elbow standing on one mouth, with the other towards +x. */
function elbowOf(tone: string): string {
  const one = measure(tone)
  const bend = one.radius * 0.95
  return union(
    withSeal(tone, one),
    sweep(bow(one.length, bend), superellipse(one.neck, one.neck, 2, 48), false),
    sweep(bow(one.length, bend), superellipse(one.neck * 0.76, one.neck * 0.76, 2, 40), false),
    object(withSeal(tone, one), `rotate z*90 translate <${bend + one.length},${one.length + bend},0>`),
  )
}

const camera: Scene['camera'] = { from: [0.4, 3.1, -7.2], to: [0, 0.68, 0], angle: 20 }

const elbow: SceneFactory = (tone) => {
  const r = measure(tone).radius
  return {
    camera: { ...camera, to: [0.12, 0.7, 0], angle: tone === 'swr' ? 25 : 23.5 },
    objects:
      object(elbowOf(tone), plastic(tone), 'rotate y*34 translate <-0.85,0.001,-0.3>') +
      object(
        elbowOf(tone),
        plastic(tone),
        `rotate x*90 translate y*${r * 1.1} rotate y*205 translate <1.32,0,0.95>`,
      ),
  }
}

const tee: SceneFactory = (tone) => {
  const one = measure(tone)
  const half = one.neck * 1.05 + one.length
  const run = union(
    object(withSeal(tone, one), `rotate z*90 translate x*${half}`),
    object(withSeal(tone, one), `rotate z*-90 translate x*${-half}`),
    object(withSeal(tone, one), `rotate x*180 translate y*${half}`),
    sweep(
      [
        [-one.neck * 1.15, 0, 0],
        [0, 0, 0],
        [one.neck * 1.15, 0, 0],
      ],
      superellipse(one.neck, one.neck, 2, 56),
      false,
    ),
    lathe([
      [one.neck * 0.99, one.neck * 0.2],
      [one.neck * 0.99, one.neck * 1.2],
    ]),
  )
  return {
    camera: { ...camera, from: [0.6, 3.2, -7.2], to: [0, 0.74, 0], angle: 20.5 },
    objects: object(
      run,
      plastic(tone),
      `translate y*${one.radius * (tone === 'swr' ? 1.13 : 1.06)} rotate y*32`,
    ),
  }
}

function couplerOf(): string {
  const one = { radius: 0.5, length: 0.72, neck: 0.49, ringed: false }
  return union(
    object(socket(one), 'translate y*-0.8'),
    object(socket(one), 'rotate x*180 translate y*0.8'),
    lathe([
      [0.5, -0.1],
      [0.535, -0.06, 0.02],
      [0.535, 0.06, 0.02],
      [0.5, 0.1],
    ]),
  )
}

const coupler: SceneFactory = (tone) => ({
  camera: { ...camera, to: [0.06, 0.66, 0], angle: 22.5 },
  objects:
    object(couplerOf(), plastic(tone), 'translate <-0.62,0.8,0.35>') +
    object(couplerOf(), plastic(tone), 'rotate z*90 rotate y*38 translate <0.5,0.53,-0.35>'),
})

const nut = union(
  lathe([
    [0.42, -0.34],
    [0.56, -0.34, 0.03],
    [0.63, -0.26, 0.03],
    [0.63, 0.26, 0.03],
    [0.58, 0.31, 0.02],
    [0.44, 0.31],
  ]),
  repeat(16, (i) =>
    object(roundedBox([0.58, -0.25, -0.045], [0.675, 0.25, 0.045], 0.03), `rotate y*${i * 22.5}`),
  ),
)

const pipeUnion: SceneFactory = (tone) => {
  const one = { radius: 0.44, length: 0.6, neck: 0.42, ringed: false }
  const flange = lathe([
    [0.44, 0.3],
    [0.56, 0.32, 0.01],
    [0.56, 0.42, 0.02],
    [0.44, 0.46],
  ])
  const place = 'rotate z*90 rotate y*34 translate <0.05,0.675,0>'
  return {
    camera: { ...camera, to: [0.03, 0.64, 0], angle: 20 },
    objects:
      object(
        union(
          object(socket(one), 'translate y*-1.05'),
          object(socket(one), 'rotate x*180 translate y*1.08'),
          'cylinder { <0,-0.5,0>,<0,0.5,0>,0.42 open }',
          flange,
        ),
        plastic(tone),
        place,
      ) + object(nut, satin('#868d94'), place),
  }
}

const brassElbow: SceneFactory = (tone) => {
  const one = measure(tone)
  const bend = one.radius * 0.95
  const top = one.length + bend
  const brass = union(
    object(hexNut(0.43, 0, 0.26)),
    lathe([
      [0.3, 0.2],
      [0.37, 0.26, 0],
      [0.37, 0.3, 0],
    ]),
    thread(0.335, [0.3, 0.72], 0.062),
    lathe([
      [0.25, 0.3],
      [0.25, 0.75, 0.01],
      [0.33, 0.75, 0.02],
      [0.345, 0.7],
    ]),
  )
  const place = 'rotate y*36 translate <-0.62,0.001,0>'
  return {
    camera: { ...camera, to: [-0.02, 0.76, 0], angle: 18.5 },
    objects:
      object(
        union(
          socket(one),
          sweep(bow(one.length, bend), superellipse(one.neck, one.neck, 2, 48), false),
          object(
            lathe([
              [0.4, 0],
              [0.47, 0.02, 0.02],
              [0.47, 0.3, 0.02],
              [0.36, 0.32],
            ]),
            `rotate z*-90 translate <${bend - 0.02},${top},0>`,
          ),
        ),
        plastic(tone),
        place,
      ) +
      object(brass, metal('brass'), `rotate z*-90 translate <${bend + 0.28},${top},0> ${place}`) +
      object(
        'cylinder { <0.3,0,0>,<0.55,0,0>,0.25 }',
        satin('#3a2d16'),
        `translate <${bend},${top},0> ${place}`,
      ),
  }
}

const valveNut = (x: number): string =>
  object(
    union(
      lathe([
        [0.33, -0.15],
        [0.42, -0.15, 0.03],
        [0.46, -0.1, 0.02],
        [0.46, 0.14, 0.03],
        [0.33, 0.16],
      ]),
      repeat(14, (i) =>
        object(roundedBox([0.42, -0.1, -0.035], [0.49, 0.12, 0.035], 0.02), `rotate y*${(i * 360) / 14}`),
      ),
    ),
    `rotate z*${x < 0 ? 90 : -90} translate x*${x}`,
  )

const ballValve: SceneFactory = (tone) => {
  const one = { radius: 0.34, length: 0.5, neck: 0.32, ringed: false }
  const body = union(
    object(socket(one), 'rotate z*90 translate x*1.12'),
    object(socket(one), 'rotate z*-90 translate x*-1.12'),
    object(
      lathe([
        [0.32, -0.5],
        [0.44, -0.42, 0.06],
        [0.48, -0.2, 0.2],
        [0.48, 0.2, 0.2],
        [0.44, 0.42, 0.06],
        [0.32, 0.5],
      ]),
      'rotate z*90',
    ),
    valveNut(0.56),
    valveNut(-0.56),
    lathe([
      [0.24, 0.3],
      [0.24, 0.56, 0.02],
      [0.19, 0.58, 0.01],
      [0.19, 0.66],
      [0.001, 0.66],
    ]),
  )
  const handle = union(
    lathe([
      [0.001, 0.64],
      [0.26, 0.64, 0.03],
      [0.26, 0.84, 0.05],
      [0.2, 0.87, 0.02],
      [0.001, 0.87],
    ]),
    sweep(
      filletPath(
        [
          [-0.95, 0.86, 0],
          [-0.5, 0.78, 0],
          [0.5, 0.78, 0],
          [0.95, 0.86, 0],
        ],
        0.3,
      ),
      (t) => superellipse(0.12 + 0.05 * Math.cos((t - 0.5) * 3), 0.07, 3.2, 40),
    ),
    repeat(5, (i) =>
      tube(
        [
          [-0.82 + i * 0.07, 0.9 - i * 0.008, -0.08],
          [-0.82 + i * 0.07, 0.9 - i * 0.008, 0.08],
        ],
        0.018,
      ),
    ),
  )
  const place = 'translate y*0.5 rotate y*26'
  return {
    camera: { ...camera, to: [0, 0.6, 0], angle: 18.5 },
    objects: object(body, plastic(tone), place) + object(handle, satin('#cf3a28'), `rotate y*9 ${place}`),
  }
}

export const pipeFittingScenes: Scenes = {
  elbow,
  tee,
  coupler,
  union: pipeUnion,
  'brass-elbow': brassElbow,
  'ball-valve': ballValve,
}
