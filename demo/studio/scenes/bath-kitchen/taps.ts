import {
  filletPath,
  union,
  superellipse,
  object,
  roundedBox,
  sweep,
  repeat,
  tube,
  lathe,
} from '../kit/lofts.ts'
import { reflectionCards, plated } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { gloss } from '../kit/textures.ts'
import { aerator, rubber } from './tap-parts.ts'
import { grip, isSquare, sectionOf, plainStyle, styleOf, type TapStyle } from './tap-styles.ts'

const roundBody = (): string =>
  lathe([
    [0.001, 0],
    [0.38, 0, 0.01],
    [0.38, 0.035, 0.02],
    [0.31, 0.05, 0.01],
    [0.295, 1.42, 0.015],
    [0.001, 1.42],
  ])

const squareBody = (): string =>
  union(
    roundedBox([-0.36, 0, -0.36], [0.36, 0.045, 0.36], 0.02),
    roundedBox([-0.27, 0.03, -0.27], [0.27, 1.43, 0.27], 0.05),
  )

const waistedBody = (): string =>
  lathe([
    [0.001, 0],
    [0.37, 0, 0.01],
    [0.36, 0.06, 0.03],
    [0.21, 0.42, 0.3],
    [0.2, 0.8, 0.3],
    [0.27, 1.42, 0.02],
    [0.001, 1.42],
  ])

const bodies = { blade: roundBody, square: squareBody, other: waistedBody }

/** A basin mixer at the origin, with its spout towards -x. */
export function mixer(style: TapStyle = plainStyle): string {
  const shape = isSquare(style) ? 'square' : style.grip === 'blade' ? 'blade' : 'other'
  const paths = {
    blade: [
      [0, 1.05, 0],
      [-0.8, 1.2, 0],
      [-1.3, 1.14, 0],
    ],
    square: [
      [0, 1.12, 0],
      [-0.8, 1.12, 0],
      [-1.26, 1.12, 0],
    ],
    other: [
      [0, 0.86, 0],
      [-0.62, 1.44, 0],
      [-1.2, 1.06, 0],
    ],
  }
  const spout = sweep(
    filletPath(paths[shape], 0.8, 14),
    shape === 'other'
      ? sectionOf(style, 0.155, 0.03)
      : (t) => superellipse(0.2 - 0.02 * t, 0.115 - 0.02 * t, Math.max(4, style.power), 48),
  )
  const head = lathe([
    [0.001, 1.435],
    [0.295, 1.435, 0.012],
    [0.285, 1.62, 0.09],
    [0.001, 1.66],
  ])
  const lever = sweep(
    filletPath(
      [
        [0.16, 1.62, 0],
        [-0.14, 1.7, 0],
        [-0.86, 1.96, 0],
      ],
      0.5,
      10,
    ),
    (t) => superellipse(0.16 - 0.055 * t, 0.06 - 0.032 * t, 3.4, 40),
  )
  return union(
    bodies[shape](),
    spout,
    ...(shape === 'blade'
      ? [head, lever, 'torus { 0.285,0.008 translate y*1.427 }']
      : [object(grip(style), 'scale <1,1.1,1> translate y*1.44')]),
    object(aerator(0.13), `translate <-1.12,${shape === 'other' ? 1.0 : 1.02},0>`),
  )
}

/** The marks for hot and cold on a round body. */
const hotAndCold = ['#c33b2b', '#2f6db3']
  .map((colour, i) =>
    object(
      `sphere { <0,0,0>,0.026 scale <1,1,0.3> translate <${i === 0 ? -0.03 : 0.03},1.26,-0.3> }`,
      gloss(colour),
      'rotate y*22',
    ),
  )
  .join('')

const basinMixer: SceneFactory = (tone, label) => {
  const style = styleOf(label)
  return {
    camera: { from: [-1.2, 2.7, -7.4], to: [-0.29, 0.98, 0], angle: 20 },
    objects:
      reflectionCards +
      object(mixer(style), plated(tone), 'rotate y*-32') +
      object('cylinder { <-1.12,1.03,0>,<-1.12,1.01,0>,0.1 }', rubber, 'rotate y*-32') +
      (style === plainStyle ? hotAndCold : ''),
  }
}

const pillarTap: SceneFactory = (tone, label) => {
  const style = styleOf(label)
  const round = lathe([
    [0.001, 0],
    [0.36, 0, 0.01],
    [0.36, 0.05, 0.03],
    [0.26, 0.13, 0.08],
    [0.22, 0.9, 0.1],
    [0.25, 1.12, 0.03],
    [0.25, 1.2, 0.03],
    [0.17, 1.24, 0.02],
    [0.15, 1.5, 0.02],
    [0.001, 1.5],
  ])
  const body = isSquare(style)
    ? union(
        roundedBox([-0.34, 0, -0.34], [0.34, 0.05, 0.34], 0.02),
        roundedBox([-0.23, 0.03, -0.23], [0.23, 1.22, 0.23], 0.05),
        lathe([
          [0.15, 1.2],
          [0.15, 1.5, 0.02],
          [0.001, 1.5],
        ]),
      )
    : object(round, `scale <${style.girth},1,${style.girth}>`)
  const spout = sweep(
    filletPath(
      [
        [0, 0.86, 0],
        [-0.45, 1.2, 0],
        [-1.05, 1.12, 0],
        [-1.14, 0.78, 0],
      ],
      isSquare(style) ? 0.12 : 0.32,
      12,
    ),
    sectionOf(style, 0.17, 0.03),
  )
  const cross = union(
    lathe([
      [0.001, 1.46],
      [0.21, 1.46, 0.02],
      [0.24, 1.6, 0.03],
      [0.2, 1.78, 0.08],
      [0.001, 1.82],
    ]),
    repeat(4, (i) =>
      object(
        union(
          tube(
            [
              [0.1, 1.63, 0],
              [0.5, 1.66, 0],
            ],
            0.06,
          ),
          'sphere { <0.52,1.66,0>,0.085 }',
        ),
        `rotate y*${i * 90 + 20}`,
      ),
    ),
  )
  const isPlain = style.grip === 'blade' && !isSquare(style)
  const handle = isPlain ? cross : object(grip(style), 'rotate y*30 translate y*1.46')
  return {
    camera: { from: [-1.2, 2.5, -7.4], to: [-0.28, 0.92, 0], angle: 19 },
    objects:
      reflectionCards +
      object(
        union(body, spout, handle, object(aerator(0.16), 'translate <-1.14,0.72,0>')),
        plated(tone),
        'rotate y*-30',
      ) +
      object('cylinder { <-1.14,0.74,0>,<-1.14,0.71,0>,0.13 }', rubber, 'rotate y*-30') +
      (isPlain ? object('cylinder { <0,1.8,0>,<0,1.825,0>,0.07 }', gloss('#2f6db3'), 'rotate y*-30') : ''),
  }
}

const neckOf = (style: TapStyle) => (isSquare(style) ? 'square' : style.grip)

/** Spouts of sink mixers from the body to the nozzle, which always hangs at the same place. */
const necks = {
  blade: [
    [0, 0.8, 0],
    [0, 2.3, 0],
    [-1.2, 2.3, 0],
    [-1.2, 1.5, 0],
  ],
  square: [
    [0, 0.8, 0],
    [0, 2.1, 0],
    [-1.2, 2.1, 0],
    [-1.2, 1.5, 0],
  ],
  pin: [
    [0, 0.8, 0],
    [0, 1.3, 0],
    [-0.5, 2.25, 0],
    [-1.2, 2.1, 0],
    [-1.2, 1.5, 0],
  ],
  bar: [
    [0, 0.8, 0],
    [-0.02, 1.3, 0],
    [-1.1, 1.95, 0],
    [-1.2, 1.5, 0],
  ],
  wheel: [
    [0, 0.8, 0],
    [0, 2.0, 0],
    [-1.2, 2.0, 0],
    [-1.2, 1.5, 0],
  ],
} as const

const sinkMixer: SceneFactory = (tone, label) => {
  const style = styleOf(label)
  const round = lathe([
    [0.001, 0],
    [0.32, 0, 0.01],
    [0.32, 0.05, 0.02],
    [0.24, 0.07, 0.01],
    [0.235, 0.78, 0.02],
    [0.16, 0.82, 0.02],
    [0.15, 0.92, 0.02],
    [0.001, 0.92],
  ])
  const body = isSquare(style)
    ? union(
        roundedBox([-0.32, 0, -0.32], [0.32, 0.05, 0.32], 0.02),
        roundedBox([-0.24, 0.03, -0.24], [0.24, 0.86, 0.24], 0.05),
      )
    : round
  const swan = sweep(
    filletPath(necks[neckOf(style)], isSquare(style) ? 0.16 : 0.6, 24),
    sectionOf(style, 0.105),
  )
  const side = union(
    object(
      lathe([
        [0.001, 0],
        [0.18, 0, 0.02],
        [0.18, 0.3, 0.04],
        [0.001, 0.32],
      ]),
      'rotate z*-90 translate <0.2,0.48,0>',
    ),
    tube(
      filletPath(
        [
          [0.4, 0.48, 0],
          [0.46, 0.7, 0],
          [0.62, 1.2, 0],
        ],
        0.2,
      ),
      0.045,
    ),
    'sphere { <0.62,1.2,0>,0.047 }',
  )
  const handle =
    style.grip === 'blade' && !isSquare(style)
      ? side
      : object(grip(style), 'scale 0.9 rotate z*-90 translate <0.22,0.48,0>')
  const nozzle = lathe([
    [0.105, 0.25],
    [0.13, 0.2, 0.02],
    [0.13, -0.02, 0.02],
    [0.001, -0.02],
  ])
  return {
    camera: { from: [-0.8, 2.6, -7.6], to: [-0.28, 1.13, 0], angle: 22 },
    objects:
      reflectionCards +
      object(
        union(body, swan, handle, object(nozzle, 'translate <-1.2,1.36,0>')),
        plated(tone),
        'rotate y*-24',
      ) +
      object('cylinder { <-1.2,1.345,0>,<-1.2,1.33,0>,0.1 }', rubber, 'rotate y*-24'),
  }
}

export const tapScenes: Scenes = {
  'basin-mixer': basinMixer,
  'pillar-tap': pillarTap,
  'sink-mixer': sinkMixer,
}
