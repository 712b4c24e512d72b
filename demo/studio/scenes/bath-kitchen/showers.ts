import { filletPath, union, superellipse, object, spline, sweep, tube, lathe } from '../kit/lofts.ts'
import { reflectionCards, hose, wallPanel, plated, rosette } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { gloss, satin } from '../kit/textures.ts'
import { nozzles, rubber } from './shower-parts.ts'

const shower: SceneFactory = (tone) => {
  const arm = tube(
    filletPath(
      [
        [0, 2.0, 0.6],
        [0, 2.08, -0.55],
        [0, 1.72, -0.85],
      ],
      0.4,
      14,
    ),
    0.085,
  )
  const head = lathe([
    [0.001, 0.36],
    [0.1, 0.36, 0.01],
    [0.12, 0.22, 0.05],
    [0.3, 0.13, 0.2],
    [0.9, 0.085, 0.03],
    [0.92, 0.04, 0.02],
    [0.9, 0, 0.01],
    [0.84, 0, 0],
    [0.84, 0.012, 0],
    [0.001, 0.012],
  ])
  const turn = 'rotate x*38 rotate y*-8 translate <0,1.3,-0.95>'
  return {
    camera: { from: [-2.6, 1.0, -7], to: [0.12, 1.22, -0.1], angle: 22 },
    objects:
      reflectionCards +
      wallPanel([-1.1, 1.1, 2.42], 0.6) +
      object(
        union(
          arm,
          object(rosette(0.3), 'translate <0,2.0,0.6>'),
          object(
            union(head, 'sphere { <0,0.42,0>,0.13 }', 'cylinder { <0,0.42,0>,<0,0.62,0.02>,0.1 }'),
            turn,
          ),
        ),
        plated(tone),
      ) +
      object(nozzles(7, 0.8, 0.026), rubber, turn),
  }
}

const handShower: SceneFactory = (tone) => {
  const head = lathe([
    [0.001, 0.3],
    [0.2, 0.3, 0.05],
    [0.44, 0.16, 0.2],
    [0.5, 0.06, 0.03],
    [0.5, 0.01, 0.02],
    [0.45, 0, 0.01],
    [0.44, 0.02],
  ])
  const turn = 'rotate x*62 rotate z*-6 translate <-0.16,1.95,-0.55>'
  const grip = sweep(
    spline(
      [
        [-0.16, 1.98, -0.42],
        [-0.12, 1.72, -0.33],
        [-0.06, 1.35, -0.2],
        [0, 0.95, -0.1],
        [0.01, 0.86, -0.08],
      ],
      8,
    ),
    (t) => superellipse(0.13 - 0.035 * Math.sin(t * 3), 0.11 - 0.03 * Math.sin(t * 3), 2.3, 36),
  )
  const path = spline(
    [
      [0.02, 0.78, -0.06],
      [0.04, 0.6, -0.05],
      [0.1, 0.36, 0.05],
      [0.32, 0.2, 0.25],
      [0.58, 0.3, 0.38],
      [0.66, 0.62, 0.38],
      [0.6, 0.95, 0.38],
      [0.58, 1.12, 0.36],
    ],
    12,
  )
  const bracket = union(
    object(rosette(0.2), 'translate <-0.03,1.22,0.6>'),
    tube(
      [
        [-0.03, 1.22, 0.4],
        [-0.04, 1.2, -0.1],
      ],
      0.08,
    ),
    object(
      lathe([
        [0.13, -0.13],
        [0.17, -0.13, 0.02],
        [0.19, 0.13, 0.02],
        [0.14, 0.13],
      ]),
      'rotate x*-19 translate <-0.04,1.2,-0.15>',
    ),
  )
  const outlet = union(
    object(rosette(0.18), 'translate <0.58,1.32,0.6>'),
    tube(
      filletPath(
        [
          [0.58, 1.32, 0.5],
          [0.58, 1.32, 0.36],
          [0.58, 1.1, 0.36],
        ],
        0.1,
      ),
      0.075,
    ),
  )
  return {
    camera: { from: [-2.2, 1.5, -7], to: [0.02, 1.25, 0], angle: 21.5 },
    objects:
      reflectionCards +
      wallPanel([-1, 1, 2.5], 0.6) +
      object(
        union(
          object(head, turn),
          grip,
          bracket,
          outlet,
          tube(
            [
              [0.01, 0.88, -0.08],
              [0.02, 0.74, -0.06],
            ],
            0.085,
          ),
        ),
        plated(tone),
      ) +
      object(
        'cylinder { <0,0.012,0>,<0,0.03,0>,0.45 }',
        satin(tone === 'black' ? '#2b2d31' : '#c9cdd1'),
        turn,
      ) +
      object(nozzles(5, 0.42, 0.02), rubber, `translate y*0.012 ${turn}`) +
      hose(path, 0.065, tone),
  }
}

const diverter: SceneFactory = (tone) => {
  const plate = lathe([
    [0.001, 0],
    [0.96, 0, 0.01],
    [0.96, 0.05, 0.04],
    [0.6, 0.11, 0.9],
    [0.001, 0.13],
  ])
  const sleeve = lathe([
    [0.34, 0.05],
    [0.34, 0.36, 0.03],
    [0.29, 0.38, 0.01],
    [0.29, 0.44, 0],
    [0.32, 0.44, 0.01],
    [0.31, 0.72, 0.06],
    [0.001, 0.76],
  ])
  const lever = sweep(
    filletPath(
      [
        [0, 0.12, -0.58],
        [0, -0.3, -0.62],
        [0, -0.8, -0.78],
      ],
      0.6,
      10,
    ),
    (t) => superellipse(0.12 - 0.03 * t, 0.06 - 0.025 * t, 3, 36),
  )
  const button = lathe([
    [0.17, 0.06],
    [0.17, 0.16, 0.02],
    [0.13, 0.18, 0.01],
    [0.12, 0.16],
    [0.12, 0.3, 0.03],
    [0.001, 0.3],
  ])
  return {
    camera: { from: [-2.6, 2.0, -6.8], to: [0, 1.16, 0.3], angle: 19.5 },
    objects:
      reflectionCards +
      wallPanel([-1.15, 1.15, 2.4], 0.6) +
      object(
        union(
          object(union(plate, object(sleeve, 'translate <0,0,0.12>')), 'rotate x*-90'),
          object(lever, 'translate y*-0.12'),
          object(button, 'rotate x*-90 translate <0,0.62,0>'),
        ),
        plated(tone),
        'translate <0,1.2,0.6>',
      ) +
      object('sphere { 0,0.022 translate <-0.06,1.5,0.17> }', gloss('#c33b2b')) +
      object('sphere { 0,0.022 translate <0.06,1.5,0.17> }', gloss('#2f6db3')),
  }
}

export const showerScenes: Scenes = {
  shower,
  'hand-shower': handShower,
  diverter,
}
