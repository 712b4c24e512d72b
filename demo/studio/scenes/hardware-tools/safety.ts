import { points3d } from '../kit/point-lists.ts'
import { union, object, scene } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { surface } from '../kit/smooth-meshes.ts'
import { bevelledBlock } from '../kit/plates.ts'
import { spline, loft, sweep, tube } from '../kit/sweeps.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import { gloss, satin } from '../kit/textures.ts'

const shell: Readonly<Record<string, string>> = {
  yellow: '#f2b90f',
  white: '#f3f3ef',
  blue: '#1f60b4',
  red: '#c9261c',
}

/** Smoothstep between two values. */
function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** The shell with its three ridges, rim and peak (towards -z). */
function dome(thick: number): string {
  return surface(
    [120, 60],
    (u, v) => {
      const a = u * 2 * Math.PI
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const out = v < 0.8 ? Math.sin((v / 0.8) * 1.5) : 1
      const up = v < 0.8 ? Math.cos((v / 0.8) * 1.5) ** 0.86 : 0.1
      const front = step(0.1, 0.9, -s)
      const x = 0.86 * out * c
      const z = 1.02 * out * s
      const middle = 1 - step(0.13, 0.19, Math.abs(x))
      const flank = step(0.3, 0.34, Math.abs(x)) * (1 - step(0.44, 0.48, Math.abs(x)))
      const fade = v < 0.8 ? step(0, 0.1, 0.8 - v) : 0
      const ridge = (0.07 * middle + 0.035 * flank) * fade * (0.55 + 0.45 * up)
      const y = 0.98 * up + ridge * (0.4 + 0.6 * up)
      if (v < 0.8)
        return [x * (1 + ridge * 0.4 * out) - thick * c, y - thick, z * (1 + ridge * out) - thick * s]
      const t = (v - 0.8) / 0.2
      const wide = 0.07 + 0.3 * front ** 1.6
      const droop = 0.1 - 0.06 * t - 0.1 * front * t * t - (t > 0.92 ? 0.02 : 0)
      return [x + c * wide * t, droop - thick, z + s * wide * t]
    },
    70,
  )
}

const helmet: SceneFactory = (tone) => {
  const texture = gloss(shell[tone] ?? '#f2b90f')
  const rim = spline(
    Array.from({ length: 40 }, (_, i): Vector => {
      const a = (i / 40) * 2 * Math.PI
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const front = step(0.1, 0.9, -s)
      const wide = 0.07 + 0.3 * front ** 1.6
      return [0.86 * c + c * wide, 0.035 - 0.1 * front, 1.02 * s + s * wide]
    }),
    3,
    true,
  )
  const band = spline(
    Array.from({ length: 24 }, (_, i): Vector => {
      const a = (i / 24) * 2 * Math.PI
      return [0.74 * Math.cos(a), -0.06, 0.9 * Math.sin(a)]
    }),
    3,
    true,
  )
  const strap = spline(
    points3d('0.72 0.0 -0.2, 0.62 -0.14 -0.5, 0.1 -0.21 -0.95, -0.5 -0.21 -0.75, -0.72 0 -0.1'),
    8,
  )
  return scene({ from: [2.3, 2.9, -6.9], to: [-0.1, 0.58, 0], angle: 22.5 }, [
    union(
      [
        object(dome(0), texture),
        object(dome(0.03), satin('#2a2c2f')),
        object(tube(rim, 0.028, 10), texture),
        object(
          sweep(band, { size: () => [0.1, 0.02], up: [0, 0.001, 1], sides: 10, closed: true, power: 4 }),
          satin('#24272a'),
        ),
        object(
          sweep(strap, { size: () => [0.05, 0.012], up: [0, 1, 0], sides: 8, power: 4 }),
          satin('#1c1e20'),
        ),
        ...[-1, 1].map((s) =>
          object(
            bevelledBlock([0.16, 0.07, 0.05], 0.02, 0.015),
            satin('#24272a'),
            `rotate y*90 translate <${s * 0.9},0.16,0.05>`,
          ),
        ),
      ],
      'rotate y*34 translate <0,0.24,0>',
    ),
  ])
}

const bow = (a: number): Vector => [1.16 * Math.sin(a), 0, 0.62 - 1.05 * Math.cos(a)]

const goggles: SceneFactory = () => {
  const lens = surface(
    [64, 20],
    (u, v) => {
      const a = (u - 0.5) * 2.5
      const [x, , z] = bow(a)
      const near = Math.abs(a) / 1.25
      const nose = 0.26 * Math.exp(-((a / 0.16) ** 2))
      const low = -0.36 + nose + 0.26 * near ** 4
      const high = 0.3 - 0.1 * near ** 2
      return [x, low + (high - low) * v, z + 0.05 * (1 - (2 * v - 1) ** 2) * -1]
    },
    80,
  )
  const brow = spline(
    Array.from({ length: 17 }, (_, i): Vector => {
      const a = (i / 16 - 0.5) * 2.5
      const [x, , z] = bow(a)
      return [x, 0.3 - 0.1 * (Math.abs(a) / 1.25) ** 2, z]
    }),
    4,
  )
  const edge = spline(
    Array.from({ length: 33 }, (_, i): Vector => {
      const a = (i / 32 - 0.5) * 2.5
      const [x, , z] = bow(a)
      return [x, -0.36 + 0.26 * Math.exp(-((a / 0.16) ** 2)) + 0.26 * (Math.abs(a) / 1.25) ** 4, z]
    }),
    3,
  )
  const clear =
    'texture { pigment { srgb <0.82,0.92,0.95> transmit 0.72 } finish { diffuse 0.25 specular 0.9 roughness 0.003 reflection { 0.04,0.4 fresnel off } } }'
  const dark = satin('#24272a')
  const arm = (s: number): string =>
    object(
      loft(
        [
          [s * 1.1, 0.16, 0.3, 0.03, 0.13],
          [s * 1.16, 0.14, 0.8, 0.03, 0.09],
          [s * 1.14, 0.1, 1.5, 0.03, 0.085],
          [s * 1.06, 0.0, 1.95, 0.03, 0.09],
          [s * 0.98, -0.26, 2.2, 0.03, 0.1],
        ],
        { up: [0, 1, 0], round: 0.03, sides: 18 },
      ),
      dark,
    )
  return scene({ from: [2.1, 3.0, -6.9], to: [-0.02, 0.34, 0.1], angle: 23.5 }, [
    union(
      [
        `object { ${lens} ${clear} }`,
        object(sweep(brow, { size: () => [0.05, 0.05], up: [0, 1, 0], sides: 14 }), dark),
        object(
          sweep(edge, { size: () => [0.016, 0.016], up: [0, 1, 0], sides: 8 }),
          'texture { pigment { srgb <0.75,0.85,0.88> transmit 0.3 } finish { diffuse 0.6 specular 0.8 roughness 0.01 } }',
        ),
        arm(1),
        arm(-1),
        ...[-1, 1].map((s) =>
          object(
            loft(
              [
                [s * 0.1, -0.1, -0.42, 0.03, 0.05],
                [s * 0.17, -0.26, -0.38, 0.035, 0.06],
                [s * 0.24, -0.38, -0.3, 0.03, 0.05],
              ],
              { up: [1, 0, 0], power: 2, round: 0.03, sides: 14 },
            ),
            'texture { pigment { srgb <0.8,0.86,0.88> transmit 0.2 } finish { diffuse 0.6 specular 0.5 roughness 0.03 } }',
          ),
        ),
        ...[-1, 1].map((s) =>
          object(bevelledBlock([0.05, 0.24, 0.16], 0.02, 0.015), dark, `translate <${s * 1.1},0.15,0.26>`),
        ),
      ],
      'rotate x*-4 rotate y*22 translate <-0.42,0.42,-0.55>',
    ),
  ])
}

export const safetyScenes: Scenes = { helmet, goggles }
