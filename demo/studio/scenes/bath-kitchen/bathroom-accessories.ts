import { filletPath, roundedBox, union, object, loft, repeat, tube, lathe } from '../kit/lofts.ts'
import { reflectionCards, wallPanel, plated, rosette } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { satin } from '../kit/textures.ts'

/** A towel over a rod along x. */
function towel(left: number, right: number, rod: readonly [y: number, z: number]): string {
  const [y0, z0] = rod
  const rows = 60
  const fall = (t: number): readonly [number, number] =>
    t < 0.44
      ? [y0 - (0.44 - t) * 2.1, z0 + 0.1]
      : t > 0.56
        ? [y0 - (t - 0.56) * 2.6, z0 - 0.1]
        : [
            y0 + 0.1 * Math.sin(((t - 0.44) / 0.12) * Math.PI),
            z0 + 0.1 * Math.cos(((t - 0.44) / 0.12) * Math.PI),
          ]
  return loft(
    Array.from({ length: rows + 1 }, (_, j) => {
      const t = j / rows
      const [y, z] = fall(t)
      const low = Math.min(1, Math.max(0, (y0 - y) * 1.3))
      return Array.from({ length: 61 }, (__, i) => {
        const u = i / 60
        const wave = 0.045 * Math.sin(u * 15 + t * 2) + 0.02 * Math.sin(u * 31 + 2 + t * 5)
        return [
          left + (right - left) * u + 0.02 * low * Math.sin(t * 9),
          y,
          z + wave * low * (t > 0.5 ? -1 : 0.5),
        ]
      })
    }),
    false,
  )
}

const post = (x: number): string =>
  union(
    object(rosette(0.22), `translate <${x},1.62,0.6>`),
    tube(
      [
        [x, 1.62, 0.5],
        [x, 1.62, 0.1],
      ],
      0.07,
    ),
    object(
      lathe([
        [0.001, -0.12],
        [0.11, -0.12, 0.03],
        [0.11, 0.12, 0.03],
        [0.001, 0.12],
      ]),
      `rotate z*90 translate <${x},1.62,0.08>`,
    ),
  )

const towelRail: SceneFactory = (tone) => {
  return {
    camera: { from: [-2.2, 2.3, -7.2], to: [0, 1.05, 0.2], angle: 23.5 },
    objects:
      reflectionCards +
      wallPanel([-1.4, 1.4, 2.1], 0.6) +
      object(
        union(
          post(-1.1),
          post(1.1),
          tube(
            [
              [-1.1, 1.62, 0.08],
              [1.1, 1.62, 0.08],
            ],
            0.062,
          ),
        ),
        plated(tone),
      ) +
      object(
        towel(-0.55, 0.6, [1.62, 0.08]),
        'texture { pigment { srgb <0.72,0.84,0.85> } normal { granite 0.35 scale 0.05 } finish { diffuse 0.85 } }',
      ),
  }
}

const wire = (path: readonly (readonly number[])[], r: number): string => tube(path, r)

const bow = (reach: number): number[][] =>
  Array.from({ length: 25 }, (_, i) => {
    const a = (Math.PI / 2) * (i / 24)
    return [-reach * Math.cos(a), 0, -reach * Math.sin(a)]
  })

const ring = (y: number, reach: number, r: number): string =>
  object(
    wire([[-0.02, 0, -0.02], [-reach, 0, -0.02], ...bow(reach), [-0.02, 0, -reach], [-0.02, 0, -0.02]], r),
    `translate y*${y}`,
  )

const cornerShelf: SceneFactory = (tone) => {
  const shelf = union(
    ring(0, 1.3, 0.03),
    ring(0.24, 1.3, 0.034),
    repeat(12, (i) => {
      const at = 0.1 + i * 0.1
      return wire(
        [
          [-at, 0, -0.02],
          [-at, 0, -Math.sqrt(Math.max(0.01, 1.3 * 1.3 - at * at))],
        ],
        0.016,
      )
    }),
    repeat(11, (i) => {
      const a = (Math.PI / 2) * (i / 10)
      const [x, z] = [-1.3 * Math.cos(a), -1.3 * Math.sin(a)]
      return `cylinder { <${x},0,${z}>,<${x},0.24,${z}>,0.018 }`
    }),
  )
  const walls = union(
    roundedBox([-1.62, 0, 0], [0.08, 2.3, 0.1], 0.01),
    roundedBox([0, 0, -1.62], [0.1, 2.3, 0.1], 0.01),
  )
  return {
    camera: { from: [-0.3, 3.5, -7.2], to: [0, 1.04, 0], angle: 21.5 },
    objects:
      reflectionCards +
      `union { ${object(walls, 'texture { pigment { rgb <0.8,0.81,0.815> } finish { diffuse 0.8 specular 0.15 roughness 0.04 } }')}
      ${object(union(object(shelf, 'translate y*0.42'), object(shelf, 'translate y*1.42'), 'cylinder { <-0.07,0.42,-0.07>,<-0.07,1.66,-0.07>,0.03 }', 'cylinder { <-1.1,0.42,-0.03>,<-1.1,1.66,-0.03>,0.022 }', 'cylinder { <-0.03,0.42,-1.1>,<-0.03,1.66,-1.1>,0.022 }'), plated(tone))}
      rotate y*-47 translate <0,0,0.9> }
`,
  }
}

const soapDish: SceneFactory = (tone) => {
  const dish = lathe(
    [
      [0.001, 0.03],
      [0.5, 0.03, 0.1],
      [0.95, 0.2, 0.03],
      [1.0, 0.2, 0.01],
      [1.0, 0.17, 0.01],
      [0.52, -0.02, 0.1],
      [0.001, -0.02],
    ],
    0.01,
    80,
  )
  const slots = union(
    repeat(9, (i) => `cylinder { <${-0.4 + i * 0.1},0.045,-0.16>,<${-0.4 + i * 0.1},0.045,0.16>,0.02 }`),
  )
  const bar = union(
    object(rosette(0.34), 'translate <0,0.98,0.75>'),
    tube(
      filletPath(
        [
          [0, 0.98, 0.65],
          [0, 0.98, 0.4],
          [0, 0.7, 0.36],
        ],
        0.12,
      ),
      0.08,
    ),
    object(roundedBox([-0.16, 0.64, -0.2], [0.16, 0.7, 0.44], 0.03)),
  )
  return {
    camera: { from: [-1.9, 3.0, -7], to: [0, 0.84, 0], angle: 21 },
    objects:
      reflectionCards +
      wallPanel([-1.15, 1.15, 1.75], 0.75) +
      object(union(object(dish, 'scale <1.02,1,0.66> translate <0,0.74,-0.15>'), bar), plated(tone)) +
      object(slots, satin('#24262a'), 'translate <0,0.73,-0.15>') +
      object(
        'superellipsoid { <0.9,0.4> scale <0.46,0.29,0.13> rotate x*90 }',
        satin('#f2dcc8'),
        'rotate y*12 translate <0.02,0.92,-0.16>',
      ),
  }
}

export const bathroomAccessoryScenes: Scenes = {
  'towel-rail': towelRail,
  'corner-shelf': cornerShelf,
  'soap-dish': soapDish,
}
