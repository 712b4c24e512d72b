import { bent, block, group, oval, put, smooth, sweep, tube, turned } from '../kit/lofts.ts'
import { cards, hose, panel, plated, rosette } from '../kit/chrome.ts'
import type { SceneMaker, Scenes } from '../scene.ts'
import { nozzles, rubber } from './shower-parts.ts'

const healthFaucet: SceneMaker = (tone) => {
  const head = turned([
    [0.001, 0.34],
    [0.14, 0.34, 0.08],
    [0.2, 0.1, 0.1],
    [0.24, 0.02, 0.02],
    [0.22, 0, 0.01],
    [0.001, 0],
  ])
  const turn = 'rotate x*68 translate <-0.28,1.86,-0.62>'
  const grip = sweep(
    smooth(
      [
        [-0.28, 1.9, -0.4],
        [-0.28, 1.86, -0.2],
        [-0.27, 1.6, -0.05],
        [-0.25, 1.2, 0.0],
        [-0.23, 0.86, 0.02],
      ],
      8,
    ),
    (t) => oval(0.15 - 0.05 * t, 0.13 - 0.04 * t, 2.4, 36),
  )
  const trigger = sweep(
    smooth(
      [
        [-0.28, 1.98, -0.3],
        [-0.28, 2.06, -0.12],
        [-0.27, 1.9, 0.14],
        [-0.26, 1.6, 0.2],
      ],
      8,
    ),
    oval(0.09, 0.025, 3, 28),
  )
  const path = smooth(
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
  const hook = group(
    put(block([-0.47, 1.02, 0.5], [-0.02, 1.58, 0.61], 0.04)),
    put(
      turned([
        [0.13, -0.1],
        [0.17, -0.1, 0.02],
        [0.19, 0.1, 0.02],
        [0.15, 0.1],
      ]),
      'translate <-0.25,1.24,0.0>',
    ),
    put(block([-0.31, 1.16, 0.12], [-0.19, 1.32, 0.55], 0.03)),
  )
  const end = group(
    put(
      turned([
        [0.07, 0.2],
        [0.11, 0.18, 0.02],
        [0.11, 0, 0.02],
        [0.05, 0],
      ]),
      'translate <0.7,0.44,0.34>',
    ),
    put(rosette(0.2), 'translate <0.7,0.36,0.6>'),
    tube(
      bent(
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
      cards +
      panel([-0.95, 1.05, 2.25], 0.6) +
      put(
        group(
          put(head, turn),
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
      put(nozzles(3, 0.17, 0.016), rubber, turn) +
      hose(path, 0.062, tone),
  }
}

export const healthFaucetScenes: Scenes = { 'health-faucet': healthFaucet }
