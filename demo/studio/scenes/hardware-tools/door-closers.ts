import { points2d } from '../kit/point-lists.ts'
import { cylinder, union, plated, object, scene, screwHead } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { bevelledBlock, roundedRectangle, plate } from '../kit/plates.ts'
import { lathe } from '../kit/sweeps.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import { matt, satin } from '../kit/textures.ts'

/** A piece of a painted door to mount the hardware on; its face is z = 0. */
function leaf([width, height]: readonly [number, number], colour = '#e9e4da'): string {
  return object(
    bevelledBlock([width, height, 0.3], 0.03, 0.02),
    matt(colour),
    `translate <0,${height / 2},0.15>`,
  )
}

const stopper: SceneFactory = (tone) => {
  const texture = plated(tone)
  return scene({ from: [1.9, 2.6, -7.0], to: [0.0, 0.66, 0], angle: 23 }, [
    union(
      [
        object(
          lathe(
            points2d(
              '0 0, 0.6 0, 0.62 0.02, 0.61 0.07, 0.55 0.1, 0.32 0.14, 0.24 0.2, 0.2 0.32, 0.19 0.9, 0.22 1.0, 0.34 1.06, 0.36 1.1, 0.36 1.22, 0.34 1.24, 0 1.24',
            ),
            72,
          ),
          texture,
        ),
        object(
          lathe(points2d('0 1.22, 0.33 1.22, 0.34 1.26, 0.33 1.42, 0.29 1.48, 0.16 1.5, 0 1.5'), 56),
          satin('#2a2c2e'),
        ),
        ...[20, 140, 260].map(
          (a) =>
            `object { ${screwHead(0.07, plated('zinc'), a)} rotate x*90 rotate x*-7 translate <0,0.108,-0.46> rotate y*${a} }`,
        ),
      ],
      'translate <-0.42,0,0.1>',
    ),
    union(
      [
        object(
          lathe(points2d('0 0, 0.46 0, 0.48 0.02, 0.47 0.06, 0.4 0.09, 0.3 0.1, 0.28 0.16, 0 0.16'), 64),
          texture,
        ),
        object(lathe(points2d('0 0.14, 0.22 0.14, 0.22 0.2, 0.2 0.22, 0 0.22'), 48), plated('steel')),
      ],
      'rotate x*-64 rotate y*-18 translate <0.72,0.45,-0.35>',
    ),
  ])
}

const closer: SceneFactory = () => {
  const texture = satin('#b9bcc0')
  const silver = plated('satin', 'normal { bumps 0.03 scale 0.01 }')
  const link = (from: Vector, to: Vector, y: number): string => {
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
    const long = Math.hypot(dx, dz)
    const angle = (-Math.atan2(dz, dx) * 180) / Math.PI
    return object(
      plate(roundedRectangle(long + 0.2, 0.2, 0.099), [0.06, 0.015]),
      silver,
      `rotate x*90 rotate y*${angle} translate <${(from[0] + to[0]) / 2},${y},${(from[2] + to[2]) / 2}>`,
    )
  }
  const pivot: Vector = [-0.62, 0, -0.35]
  const elbow: Vector = [0.78, 0, -0.95]
  const shoe: Vector = [0.5, 0, 0.0]
  return scene({ from: [1.7, 3.2, -6.8], to: [0.02, 0.94, -0.1], angle: 25.5 }, [
    leaf([2.7, 2.0], '#ece8df'),
    object(bevelledBlock([2.7, 0.3, 0.34], 0.02, 0.015), matt('#d8d2c4'), 'translate <0,2.13,0.22>'),
    union([
      object(bevelledBlock([2.1, 0.54, 0.5], 0.1, 0.07), silver, 'translate <0,1.1,-0.26>'),
      object(bevelledBlock([2.3, 0.4, 0.05], 0.06, 0.02), texture, 'translate <0,1.1,-0.02>'),
      object(
        cylinder(
          [
            [-0.62, 1.3, -0.35],
            [-0.62, 1.5, -0.35],
          ],
          0.13,
        ),
        plated('dark'),
      ),
      object(
        cylinder(
          [
            [-0.62, 1.45, -0.35],
            [-0.62, 1.62, -0.35],
          ],
          0.07,
        ),
        plated('zinc'),
      ),
      link(pivot, elbow, 1.55),
      link(elbow, shoe, 1.66),
      object(
        cylinder(
          [
            [0.78, 1.5, -0.95],
            [0.78, 1.72, -0.95],
          ],
          0.075,
        ),
        plated('zinc'),
      ),
      object(
        cylinder(
          [
            [0.5, 1.6, 0],
            [0.5, 1.78, 0],
          ],
          0.07,
        ),
        plated('zinc'),
      ),
      object(bevelledBlock([0.5, 0.1, 0.3], 0.03, 0.02), silver, 'translate <0.5,1.84,-0.05>'),
      object(bevelledBlock([0.5, 0.34, 0.06], 0.04, 0.02), silver, 'translate <0.5,2.06,0.03>'),
      ...[-1, 1].map((s) =>
        object(
          lathe(points2d('0 0, 0.08 0, 0.08 0.03, 0 0.04'), 24),
          plated('dark'),
          `rotate z*${-90 * s} translate <${1.05 * s},1.1,-0.26>`,
        ),
      ),
      ...[0.36, 0.64].map(
        (x) => `object { ${screwHead(0.045, plated('zinc'), x * 90)} translate <${x},2.1,0> }`,
      ),
    ]),
  ])
}

export const doorCloserScenes: Scenes = { stopper, closer }
