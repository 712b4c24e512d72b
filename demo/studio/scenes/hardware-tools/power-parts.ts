/** Parts that power tools share: textures, name plates, vents, cords and drill bits. */
import { union, plated, object } from '../kit/parts.ts'
import { svgText, svgDocument } from '../kit/svg.ts'
import { bevelledBlock, plate, roundedRectangle } from '../kit/plates.ts'
import { spline, tube, lathe } from '../kit/sweeps.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'
import { satin, srgb } from '../kit/textures.ts'

export const green = `texture { pigment { ${srgb('#17796c')} } normal { bumps 0.02 scale 0.01 } finish { diffuse 0.78 specular 0.35 roughness 0.02 reflection { 0.015,0.1 } } }`
export const rubber = `texture { pigment { ${srgb('#202326')} } normal { bumps 0.1 scale 0.012 } finish { diffuse 0.75 specular 0.22 roughness 0.06 reflection { 0.01,0.04 } } }`
export const yellow = satin('#ecb41c')

function badgePrint(text: string): string {
  const size = Math.min(100, 1020 / text.length)
  return svgDocument(
    800,
    210,
    `<rect width="800" height="210" fill="#f0bb22"/><rect x="0" y="0" width="26" height="210" fill="#1b1e21"/>${svgText(text, { x: 412, y: 105 + size * 0.36, size, width: 760 }, '#163f39')}`,
  )
}

/** A yellow name plate around a point; its image map is `print.png`. */
export function badge([x, y, z]: Vector, [width, height]: Point2): string {
  return `object { ${plate(roundedRectangle(width, height, 0.04), [0.03, 0.01], 'texture { pigment { image_map { png "print.png" interpolate 2 } } finish { diffuse 0.8 specular 0.4 roughness 0.02 reflection { 0.02,0.1 } } }')} translate <${x},${y},${z}> }`
}
badge.print = badgePrint

/** A row of slanting vents around a point. */
export function vents([x, y, z]: Vector, count: number): string {
  return union([
    ...Array.from({ length: count }, (_, i) =>
      object(
        bevelledBlock([0.035, 0.26, 0.04], 0.017, 0.008),
        satin('#0c0d0e'),
        `rotate z*-18 translate <${(i - (count - 1) / 2) * 0.085},0,0>`,
      ),
    ),
    `translate <${x},${y},${z}>`,
  ])
}

export function cord(path: readonly Vector[]): string {
  return object(tube(spline(path, 12), 0.04, 12), rubber)
}

/** A twist drill along y, from the floor up: two flutes around a core. */
export function twistDrill(radius: number, long: number): string {
  const steel = plated('steel')
  const flute = (start: number): string =>
    object(
      tube(
        Array.from({ length: 61 }, (_, i): Vector => {
          const a = start + (i / 60) * long * 12
          return [
            radius * 0.62 * Math.cos(a),
            (i / 60) * long * 0.82 + long * 0.14,
            radius * 0.62 * Math.sin(a),
          ]
        }),
        radius * 0.44,
        8,
      ),
      steel,
    )
  return union([
    flute(0),
    flute(Math.PI),
    object(
      lathe(
        [
          [0, 0],
          [radius * 0.8, 0],
          [radius * 0.8, long * 0.16],
          [radius * 0.45, long * 0.2],
          [radius * 0.45, long * 0.94],
          [0, long * 0.95],
        ],
        24,
      ),
      steel,
    ),
    object(
      lathe(
        [
          [radius * 1.08, long * 0.92],
          [radius * 1.08, long * 0.96],
          [0.001, long],
        ],
        6,
        10,
      ),
      plated('dark'),
    ),
  ])
}
