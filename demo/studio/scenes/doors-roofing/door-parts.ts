import { filletPath, roundedBox, union, superellipse, object, sweep, lathe } from '../kit/lofts.ts'
import { svgDocument } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { woodGrain } from '../kit/wood-grain.ts'

export const woods: Readonly<Record<string, string>> = {
  teak: '#a9713c',
  rosewood: '#6e3226',
  walnut: '#70492f',
  ash: '#b7aa99',
  plain: '#d9b988',
  wood: '#b07a44',
}

export const tall = 2.34
export const wide = 1.06

export function grain(colour: string, seed: number): string {
  return svgDocument(460, 1010, woodGrain({ width: 460, height: 1010, seed }, colour, true))
}

/** Wood grain, upright or, for rails, across. */
export function veneered(across = false, sheen = 0.06): string {
  const lay = across
    ? `rotate z*90 scale <${wide * 2.2},${wide},1> translate <${wide * 1.1},-0.13,0>`
    : `scale <${wide},${tall},1> translate <${-wide / 2},0,0>`
  return `texture { pigment { image_map { png "grain.png" interpolate 2 } ${lay} } finish { diffuse 0.82 specular 0.22 roughness 0.035 reflection { 0.0,${sheen} } } }`
}

export const satinSteel =
  'texture { pigment { rgb <0.6,0.605,0.61> } finish { diffuse 0.4 specular 0.5 roughness 0.03 metallic reflection { 0.32 metallic } } }'

/** A lever handle on its plate, for a face towards -z; the lever points to -x. */
export function lever(texture: string): string {
  return object(
    union(
      object(roundedBox([-0.055, -0.3, -0.03], [0.055, 0.14, 0.0], 0.015)),
      object(
        lathe([
          [0.001, 0],
          [0.042, 0, 0.01],
          [0.042, 0.08],
          [0.001, 0.08],
        ]),
        'rotate x*-90 translate z*-0.02',
      ),
      sweep(
        filletPath(
          [
            [0, 0, -0.05],
            [0, 0, -0.13],
            [-0.3, -0.01, -0.13],
          ],
          0.06,
        ),
        superellipse(0.03, 0.024, 2.4, 24),
      ),
      object(
        lathe([
          [0.001, 0],
          [0.028, 0, 0.004],
          [0.028, 0.014, 0.006],
          [0.001, 0.014],
        ]),
        'rotate x*-90 translate <0,-0.19,-0.028>',
      ),
    ),
    texture,
  )
}

export function hinges(x: number, z: number): string {
  return union(
    ...[0.28, 1.18, 2.08].map((y) =>
      union(
        `cylinder { <${x},${y - 0.09},${z}>,<${x},${y + 0.09},${z}>,0.018 }`,
        `torus { 0.0175,0.003 translate <${x},${y - 0.03},${z}> } torus { 0.0175,0.003 translate <${x},${y + 0.03},${z}> }`,
      ),
    ),
  )
}

export const leaf = object(roundedBox([-wide / 2, 0.01, 0], [wide / 2, tall, 0.075], 0.008))

export const camera: Scene['camera'] = { from: [0, 1.75, -7.8], to: [0, 1.19, 0], angle: 20.5 }
export const stand = 'rotate y*24'
