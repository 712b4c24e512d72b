import { filletPath, roundedBox, facetedLoft, union, object, tube, lathe } from '../kit/lofts.ts'
import { reflectionCards } from '../kit/chrome.ts'
import { svgDocument } from '../kit/svg.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { metal, satin, srgb } from '../kit/textures.ts'
import { darken, lighten } from '../kit/colours.ts'
import {
  camera,
  grain,
  hinges,
  leaf,
  lever,
  satinSteel,
  stand,
  tall,
  veneered,
  wide,
  woods,
} from './door-parts.ts'

const strip = (low: readonly number[], high: readonly number[]): string =>
  `box { <${low.join()}>,<${high.join()}> }`

const steel = (shape: string): string => object(shape, satinSteel, stand)

const door: SceneFactory = (tone) => {
  const colour = woods[tone] ?? '#a9713c'
  const cuts = union(
    strip([-wide / 2 + 0.002, 0.62, -0.0015], [wide / 2 - 0.002, 0.626, 0.01]),
    strip([-wide / 2 + 0.002, 1.72, -0.0015], [wide / 2 - 0.002, 1.726, 0.01]),
  )
  return {
    camera,
    objects:
      reflectionCards +
      object(leaf, veneered(), stand) +
      object(cuts, satin(darken(colour, 0.6)), stand) +
      steel(strip([-0.27, 0.012, -0.003], [-0.235, tall - 0.002, 0.02])) +
      object(lever(satinSteel), `translate <0.44,1.12,0> ${stand}`) +
      object(hinges(-wide / 2 - 0.012, 0.0), satinSteel, stand),
    imageMaps: { 'grain.png': grain(colour, tone === 'ash' ? 21 : tone === 'walnut' ? 5 : 9) },
  }
}

function core(colour: string): string {
  const strips = Array.from(
    { length: 8 },
    (_, i) =>
      `<rect x="${i * 64}" y="34" width="63" height="132" fill="${[lighten(colour, 0.2), darken(colour, 0.08), colour, lighten(colour, 0.3)][(i * 3) % 4] ?? colour}"/>` +
      Array.from({ length: 7 }, (__, k) => {
        const y = 50 + k * 17
        const bow = i % 2 === 0 ? 14 : -12
        return `<path d="M${i * 64 + 3} ${y}Q${i * 64 + 32} ${y + bow} ${i * 64 + 60} ${y}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="2.2" opacity="0.55"/>`
      }).join(''),
  ).join('')
  const plies = [0, 12, 23, 166, 177, 189]
    .map(
      (y, i) =>
        `<rect x="0" y="${y}" width="512" height="${i % 3 === 1 ? 10 : 12}" fill="${i % 3 === 1 ? darken(colour, 0.4) : darken(colour, 0.12)}"/>`,
    )
    .join('')
  return svgDocument(
    512,
    200,
    `<rect width="512" height="200" fill="${darken(colour, 0.5)}"/>${strips}${plies}`,
  )
}

const flushDoor: SceneFactory = (tone) => {
  const colour = woods[tone] ?? '#ece2cb'
  const cream = tone === 'cream'
  const skinOf = cream ? satin('#ece3ce') : veneered(false, tone === 'plain' ? 0.02 : 0.08)
  const sample =
    tone === 'plain'
      ? object(
          union(
            object(
              roundedBox([-0.36, 0, 0], [0.36, 0.24, 0.42], 0.006),
              'texture { pigment { image_map { png "grain.png" interpolate 2 } rotate x*90 scale <0.8,1,1.6> translate <-0.4,0,0> } finish { diffuse 0.85 specular 0.08 roughness 0.08 } }',
            ),
            'box { <-0.356,0.004,-0.002>,<0.356,0.236,0.01> texture { pigment { image_map { png "core.png" interpolate 2 } scale <0.72,0.24,1> translate <-0.36,0,0> } finish { diffuse 0.85 } } }',
          ),
          'scale 1.15 rotate y*-24 translate <0.7,0,-0.8>',
        )
      : object(lever(satinSteel), `translate <0.43,1.12,0> ${stand}`) +
        object(hinges(-wide / 2 - 0.012, 0), satinSteel, stand)
  return {
    camera: tone === 'plain' ? { ...camera, to: [0.16, 1.17, 0], from: [0.2, 2.1, -7.8], angle: 21 } : camera,
    objects:
      reflectionCards +
      object(leaf, skinOf, tone === 'plain' ? `${stand} translate x*-0.15` : stand) +
      sample,
    imageMaps: cream
      ? {}
      : { 'grain.png': grain(colour, 13), ...(tone === 'plain' ? { 'core.png': core('#c99f66') } : {}) },
  }
}

const rect = ([x0, y0, x1, y1]: readonly [number, number, number, number]): ((
  inset: number,
  z: number,
) => number[][]) => {
  return (inset, z) => [
    [x0 + inset, y0 + inset, z],
    [x1 - inset, y0 + inset, z],
    [x1 - inset, y1 - inset, z],
    [x0 + inset, y1 - inset, z],
  ]
}

/** A raised panel with its moulding, in a face at z = 0. */
function raised(place: readonly [number, number, number, number], deep: number): string {
  const [x0, y0, x1, y1] = place
  const at = rect([x0, y0, x1, y1])
  const middle = [0, 1, 2, 3].map(() => [(x0 + x1) / 2, (y0 + y1) / 2, -deep * 0.1])
  return facetedLoft([
    at(0, -0.001),
    at(0.006, -deep * 0.35),
    at(0.018, -deep * 0.35),
    at(0.026, deep * 0.9),
    at(0.036, deep),
    at(0.045, deep),
    at(0.095, -deep * 0.05),
    at(0.1, -deep * 0.1),
    middle,
  ])
}

/** A three-sided frame around a leaf. */
function frame(inner: number, high: number, [texture, acrossTexture]: readonly [string, string]): string {
  return (
    object(roundedBox([-inner - 0.13, 0, -0.04], [-inner, high + 0.13, 0.2], 0.01), texture, stand) +
    object(roundedBox([inner, 0, -0.04], [inner + 0.13, high + 0.13, 0.2], 0.01), texture, stand) +
    object(roundedBox([-inner, high, -0.035], [inner, high + 0.13, 0.2], 0.01), acrossTexture, stand)
  )
}

const panelDoor: SceneFactory = (tone) => {
  const colour = woods[tone] ?? '#a9713c'
  const [w, high, deep] = [0.6, 2.2, 0.028]
  const rows = [
    [0.16, 0.78],
    [0.92, 1.4],
    [1.54, 2.06],
  ] as const
  const sides = [
    [-0.48, -0.06],
    [0.06, 0.48],
  ] as const
  const panels = rows.flatMap(([y0, y1]) => sides.map(([x0, x1]) => raised([x0, y0, x1, y1], deep)))
  const stile = (x0: number, x1: number): string => object(roundedBox([x0, 0.01, 0], [x1, high, 0.07], 0.005))
  const stiles = union(stile(-w, -0.48), stile(0.48, w), stile(-0.06, 0.06), ...panels)
  const rails = union(
    ...[
      [0.01, 0.16],
      [0.78, 0.92],
      [1.4, 1.54],
      [2.06, high],
    ].map(([y0 = 0, y1 = 0]) => object(roundedBox([-0.48, y0, 0.0005], [0.48, y1, 0.07], 0.005))),
  )
  const brass = metal('brass')
  const pull = union(
    object(roundedBox([-0.05, -0.34, -0.02], [0.05, 0.34, 0], 0.015)),
    tube(
      filletPath(
        [
          [0, -0.24, 0],
          [0, -0.24, -0.12],
          [0, 0.24, -0.12],
          [0, 0.24, 0],
        ],
        0.08,
      ),
      0.028,
    ),
    object(
      lathe([
        [0.001, 0],
        [0.04, 0, 0.005],
        [0.04, 0.02, 0.01],
        [0.001, 0.02],
      ]),
      'rotate x*-90 translate <0,-0.45,0>',
    ),
  )
  return {
    camera: { ...camera, angle: 20.5, to: [0, 1.16, 0] },
    objects:
      reflectionCards +
      frame(0.61, 2.21, [veneered(), veneered(true)]) +
      object(stiles, veneered(), stand) +
      object(rails, veneered(true), stand) +
      object(pull, brass, `translate <0.535,1.14,0> ${stand}`) +
      object(hinges(-0.605, -0.005), brass, stand),
    imageMaps: { 'grain.png': grain(colour, tone === 'rosewood' ? 3 : 17) },
  }
}

const steelDoor: SceneFactory = () => {
  const paint = `texture { pigment { ${srgb('#5d3b2a')} } normal { bumps 0.02 scale 0.02 } finish { diffuse 0.8 specular 0.35 roughness 0.03 reflection { 0.01,0.12 } } }`
  const [w, high] = [0.6, 2.2]
  const wells = [0.2, 0.57, 0.94, 1.31, 1.68].map((y) => raised([-0.42, y, 0.3, y + 0.29], 0.024))
  const border = facetedLoft([
    rect([-0.5, 0.12, 0.5, 2.08])(0, -0.001),
    rect([-0.5, 0.12, 0.5, 2.08])(0.012, -0.014),
    rect([-0.5, 0.12, 0.5, 2.08])(0.024, -0.014),
    rect([-0.5, 0.12, 0.5, 2.08])(0.036, -0.001),
  ])
  const brass = metal('brass')
  const fittings = union(
    object(roundedBox([0.36, 0.9, -0.03], [0.47, 1.4, 0], 0.02)),
    tube(
      filletPath(
        [
          [0.415, 1.0, 0],
          [0.415, 1.0, -0.13],
          [0.415, 1.24, -0.13],
          [0.415, 1.3, 0],
        ],
        0.08,
      ),
      0.026,
    ),
    object(
      lathe([
        [0.001, 0],
        [0.06, 0, 0.01],
        [0.055, 0.04, 0.02],
        [0.001, 0.045],
      ]),
      'rotate x*-90 translate <0.415,1.52,0>',
    ),
    'torus { 0.028,0.01 rotate x*90 translate <0.0,2.0,-0.01> }',
  )
  return {
    camera: { ...camera, to: [0, 1.16, 0] },
    objects:
      reflectionCards +
      frame(0.61, 2.21, [paint, paint]) +
      object(
        union(
          object(roundedBox([-w, 0.01, 0.012], [w, high, 0.07], 0.006)),
          `box { <${-w + 0.004},0.014,0>,<-0.42,${high - 0.004},0.03> } box { <0.3,0.014,0>,<${w - 0.004},${high - 0.004},0.03> }`,
          ...[0.014, 0.49, 0.86, 1.23, 1.6, 1.97].map(
            (y, i) =>
              `box { <-0.42,${y},0>,<0.3,${[0.2, 0.57, 0.94, 1.31, 1.68, high - 0.004][i] ?? y},0.03> }`,
          ),
          ...wells,
          border,
        ),
        paint,
        stand,
      ) +
      object(fittings, brass, stand) +
      object('sphere { <0,2.0,-0.002>,0.022 scale <1,1,1> }', satin('#1b1d20'), stand) +
      object('box { <0.408,1.03,-0.034>,<0.422,1.07,-0.029> }', satin('#1b1d20'), stand) +
      object(hinges(-0.605, -0.005), satinSteel, stand),
  }
}

const member = (low: readonly number[], high: readonly number[]): string =>
  object(roundedBox(low, high, 0.012))

const doorFrame: SceneFactory = () => {
  const cream = satin('#e7dcc2')
  const post = (side: number): string => {
    const [a, b, c] = [0.62, 0.82, 0.68]
    const x = (from: number, to: number): readonly [number, number] => (side < 0 ? [-to, -from] : [from, to])
    const [p0, p1] = x(a, b)
    const [s0, s1] = x(c, b)
    return union(member([p0, 0, 0.1], [p1, 2.38, 0.36]), member([s0, 0, -0.02], [s1, 2.38, 0.12]))
  }
  const head = union(
    member([-0.62, 2.18, 0.1], [0.62, 2.38, 0.36]),
    member([-0.68, 2.24, -0.018], [0.68, 2.38, 0.12]),
  )
  const joints = union(
    'box { <-0.0015,0,0>,<0.0015,0.2,0.002> rotate z*45 translate <-0.68,2.24,-0.0225> }',
    'box { <-0.0015,0,0>,<0.0015,0.2,0.002> rotate z*-45 translate <0.68,2.24,-0.0225> }',
  )
  const screws = union(
    ...[-0.75, 0.75].flatMap((x) =>
      [0.3, 1.15, 2.0].map((y) => `cylinder { <${x},${y},-0.024>,<${x},${y},-0.02>,0.018 }`),
    ),
  )
  const turn = 'rotate y*28'
  return {
    camera: { ...camera, from: [0, 2.1, -7.8], to: [0, 1.17, 0.1], angle: 21 },
    objects:
      object(union(post(-1), post(1), head), cream, turn) +
      object(joints, satin('#8f8468'), turn) +
      object(screws, satin('#b9ad90'), turn),
  }
}

export const doorScenes: Scenes = {
  door,
  'flush-door': flushDoor,
  'panel-door': panelDoor,
  'steel-door': steelDoor,
  'door-frame': doorFrame,
}
