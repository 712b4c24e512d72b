import {
  filletPath,
  roundedBox,
  union,
  superellipse,
  object,
  spline,
  sweep,
  tube,
  lathe,
} from '../kit/lofts.ts'
import { reflectionCards, hose, wallPanel, plated, rosette } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { nozzles, rubber } from './shower-parts.ts'

const healthFaucet: SceneFactory = (tone) => {
  const head = lathe([
    [0.001, 0.34],
    [0.14, 0.34, 0.08],
    [0.2, 0.1, 0.1],
    [0.24, 0.02, 0.02],
    [0.22, 0, 0.01],
    [0.001, 0],
  ])
  const turn = 'rotate x*68 translate <-0.28,1.86,-0.62>'
  const grip = sweep(
    spline(
      [
        [-0.28, 1.9, -0.4],
        [-0.28, 1.86, -0.2],
        [-0.27, 1.6, -0.05],
        [-0.25, 1.2, 0.0],
        [-0.23, 0.86, 0.02],
      ],
      8,
    ),
    (t) => superellipse(0.15 - 0.05 * t, 0.13 - 0.04 * t, 2.4, 36),
  )
  const trigger = sweep(
    spline(
      [
        [-0.28, 1.98, -0.3],
        [-0.28, 2.06, -0.12],
        [-0.27, 1.9, 0.14],
        [-0.26, 1.6, 0.2],
      ],
      8,
    ),
    superellipse(0.09, 0.025, 3, 28),
  )
  const path = spline(
    [
      [-0.22, 0.74, 0.02],
      [-0.21, 0.55, 0.03],
      [-0.14, 0.3, 0.1],
      [0.1, 0.14, 0.2],
      [0.36, 0.3, 0.3],
      [0.4, 0.6, 0.36],
      [0.5, 0.88, 0.3],
      [0.68, 0.8, 0.3],
      [0.7, 0.62, 0.34],
    ],
    12,
  )
  const hook = union(
    object(roundedBox([-0.47, 1.02, 0.5], [-0.02, 1.58, 0.61], 0.04)),
    object(
      lathe([
        [0.13, -0.1],
        [0.17, -0.1, 0.02],
        [0.19, 0.1, 0.02],
        [0.15, 0.1],
      ]),
      'translate <-0.25,1.24,0.0>',
    ),
    object(roundedBox([-0.31, 1.16, 0.12], [-0.19, 1.32, 0.55], 0.03)),
  )
  const end = union(
    object(
      lathe([
        [0.07, 0.2],
        [0.11, 0.18, 0.02],
        [0.11, 0, 0.02],
        [0.05, 0],
      ]),
      'translate <0.7,0.44,0.34>',
    ),
    object(rosette(0.2), 'translate <0.7,0.36,0.6>'),
    tube(
      filletPath(
        [
          [0.7, 0.36, 0.5],
          [0.7, 0.36, 0.34],
          [0.7, 0.5, 0.34],
        ],
        0.1,
      ),
      0.08,
    ),
  )
  return {
    camera: { from: [-2.7, 1.7, -6.8], to: [0.05, 1.1, 0], angle: 19.5 },
    objects:
      reflectionCards +
      wallPanel([-0.95, 1.05, 2.25], 0.6) +
      object(
        union(
          object(head, turn),
          grip,
          trigger,
          hook,
          end,
          tube(
            [
              [-0.23, 0.88, 0.02],
              [-0.22, 0.72, 0.02],
            ],
            0.085,
          ),
        ),
        plated(tone),
      ) +
      object(nozzles(3, 0.17, 0.016), rubber, turn) +
      hose(path, 0.062, tone),
  }
}

export const healthFaucetScenes: Scenes = { 'health-faucet': healthFaucet }
