import {
  filletPath,
  union,
  hexNut,
  roundedBox,
  superellipse,
  object,
  sweep,
  thread,
  repeat,
  tube,
  lathe,
} from '../kit/lofts.ts'
import { reflectionCards, wallPanel, plated } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { aerator, rubber } from './tap-parts.ts'
import { flange, grip, isSquare, sectionOf, styleOf } from './tap-styles.ts'

const bibTap: SceneFactory = (tone, label) => {
  const style = styleOf(label)
  const neck = isSquare(style)
    ? roundedBox([-0.21, 0, -0.21], [0.21, 0.98, 0.21], 0.05)
    : object(
        lathe([
          [0.19, 0, 0],
          [0.19, 0.42, 0.03],
          [0.25, 0.46, 0.02],
          [0.25, 0.92, 0.06],
          [0.16, 0.98, 0.03],
          [0.001, 0.98],
        ]),
        `scale <${style.girth},1,${style.girth}>`,
      )
  const spout = sweep(
    filletPath(
      [
        [0, 0, -0.75],
        [0, 0.02, -1.35],
        [0, -0.5, -1.35],
      ],
      isSquare(style) ? 0.1 : 0.3,
      14,
    ),
    sectionOf(style, 0.155),
  )
  const bonnet = lathe([
    [0.2, 0.15],
    [0.2, 0.3, 0.03],
    [0.16, 0.33, 0.01],
    [0.15, 0.42, 0.01],
    [0.22, 0.44, 0.02],
    [0.21, 0.6, 0.06],
    [0.001, 0.64],
  ])
  const lever = sweep(
    filletPath(
      [
        [0, 0.54, -0.55],
        [0, 0.6, -0.8],
        [0, 0.72, -1.45],
      ],
      0.3,
      10,
    ),
    (t) => superellipse(0.13 - 0.03 * t, 0.055 - 0.02 * t, 3, 36),
  )
  const isPlain = style.grip === 'blade' && !isSquare(style)
  const turn = style.grip === 'bar' ? 0 : -90
  const tap = union(
    flange(style, 0.42),
    object(neck, 'rotate x*-90'),
    spout,
    object(bonnet, 'translate z*-0.68'),
    isPlain ? lever : object(grip(style), `scale <0.85,0.75,0.85> rotate y*${turn} translate <0,0.6,-0.68>`),
    object(aerator(0.17 * style.girth), 'translate <0,-0.58,-1.35>'),
  )
  return {
    camera: { from: [-3.6, 2.2, -6.2], to: [-0.08, 1.03, -0.1], angle: 19 },
    objects:
      reflectionCards +
      wallPanel([-0.95, 0.95, 2.1], 0.62) +
      object(tap, plated(tone), 'rotate y*-4 translate <0,1.1,0.62>') +
      object(
        'cylinder { <0,-0.55,-1.35>,<0,-0.585,-1.35>,0.13 }',
        rubber,
        'rotate y*-4 translate <0,1.1,0.62>',
      ),
  }
}

const angleValve: SceneFactory = (tone, label) => {
  const style = styleOf(label)
  const inlet = lathe([
    [0.2, 0, 0],
    [0.2, 0.3, 0.02],
    [0.28, 0.34, 0.03],
    [0.28, 0.86, 0.03],
    [0.18, 0.9, 0.02],
    [0.16, 1.0, 0.01],
    [0.001, 1],
  ])
  const ribbed = union(
    lathe([
      [0.001, 0.98],
      [0.25, 0.98, 0.03],
      [0.27, 1.32, 0.05],
      [0.2, 1.37, 0.02],
      [0.001, 1.36],
    ]),
    repeat(20, (i) => `cylinder { <0.262,1.03,0>,<0.27,1.27,0>,0.026 rotate y*${i * 18} }`),
  )
  const boxed = union(
    roundedBox([-0.27, 0.3, -0.27], [0.27, 0.86, 0.27], 0.05),
    roundedBox([-0.23, 0.98, -0.23], [0.23, 1.36, 0.23], 0.06),
  )
  const knob =
    style.grip === 'blade'
      ? isSquare(style)
        ? boxed
        : ribbed
      : object(grip(style), 'rotate y*35 scale <0.8,1,0.8> translate y*0.96')
  const outlet = union(
    lathe([
      [0.2, -0.1],
      [0.2, -0.34, 0.02],
      [0.17, -0.36, 0.01],
      [0.12, -0.36],
    ]),
    object(thread(0.165, [-0.64, -0.36], 0.045)),
    lathe([
      [0.13, -0.6],
      [0.13, -0.66, 0.01],
      [0.165, -0.66, 0.01],
      [0.165, -0.5],
    ]),
  )
  const valve = union(
    flange(style, 0.45),
    object(union(inlet, knob), 'rotate x*-90'),
    object(outlet, 'translate z*-0.6'),
    object(hexNut(0.235, 0, 0.16), 'translate <0,-0.37,-0.6>'),
  )
  return {
    camera: { from: [-3.6, 2.2, -6.2], to: [-0.02, 0.96, 0.1], angle: 16.5 },
    objects:
      reflectionCards +
      wallPanel([-0.85, 0.85, 1.9], 0.62) +
      object(valve, plated(tone), 'translate <0,1.05,0.62>') +
      object('cylinder { <0,-0.5,-0.6>,<0,-0.655,-0.6>,0.12 }', rubber, 'translate <0,1.05,0.62>'),
  }
}

const bottleTrap: SceneFactory = (tone) => {
  const waste = lathe([
    [0.001, 2.3],
    [0.12, 2.3, 0.02],
    [0.3, 2.36, 0.01],
    [0.3, 2.31, 0.01],
    [0.17, 2.22, 0.05],
    [0.13, 2.18, 0.02],
    [0.13, 1.2],
  ])
  const cup = lathe([
    [0.001, 0.32],
    [0.12, 0.32, 0.03],
    [0.3, 0.4, 0.12],
    [0.3, 0.72, 0.02],
    [0.325, 0.74, 0.015],
    [0.325, 0.86, 0.015],
    [0.3, 0.88, 0.015],
    [0.3, 1.3, 0.03],
    [0.19, 1.34, 0.02],
    [0.19, 1.52, 0.03],
    [0.13, 1.54],
  ])
  const collar = lathe([
    [0.13, 1.72],
    [0.17, 1.72, 0.015],
    [0.17, 1.8, 0.015],
    [0.13, 1.82],
  ])
  const arm = tube(
    [
      [0.2, 1.12, 0],
      [1.36, 1.12, 0],
    ],
    0.125,
  )
  const nut = object(
    lathe([
      [0.13, 0],
      [0.19, 0, 0.015],
      [0.19, 0.22, 0.015],
      [0.13, 0.24],
    ]),
    'rotate z*-90 translate <0.29,1.12,0>',
  )
  const plate = object(
    lathe([
      [0.126, 0.14],
      [0.2, 0.1, 0.04],
      [0.36, 0.03, 0.02],
      [0.36, 0, 0.005],
      [0.126, 0],
    ]),
    'rotate z*90 translate <1.3,1.12,0>',
  )
  return {
    camera: { from: [-0.6, 2, -7.6], to: [0.42, 1.2, 0], angle: 21 },
    objects:
      reflectionCards +
      object(
        union(
          waste,
          cup,
          collar,
          arm,
          nut,
          plate,
          repeat(28, (i) => `cylinder { <0.322,0.755,0>,<0.322,0.845,0>,0.014 rotate y*${i * (360 / 28)} }`),
        ),
        plated(tone),
        'rotate y*14 translate y*-0.32',
      ),
  }
}

export const wallTapScenes: Scenes = {
  'bib-tap': bibTap,
  'angle-valve': angleValve,
  'bottle-trap': bottleTrap,
}
