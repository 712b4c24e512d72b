import { object, tube, lathe } from './lofts.ts'
import type { Vector } from './lofts.ts'

/** Plated finish by tone; chrome by default. */
export function plated(tone: string): string {
  if (tone === 'black')
    return 'texture { pigment { srgb <0.135,0.137,0.142> } finish { diffuse 0.7 specular 0.28 roughness 0.06 reflection { 0.02,0.1 } } }'
  if (tone === 'gold')
    return 'texture { pigment { srgb <0.93,0.76,0.47> } finish { diffuse 0.2 specular 0.6 roughness 0.012 metallic reflection { 0.62 metallic } } }'
  if (tone === 'brass')
    return 'texture { pigment { srgb <0.83,0.66,0.34> } finish { diffuse 0.32 specular 0.5 roughness 0.03 metallic reflection { 0.42 metallic } } }'
  return 'texture { pigment { srgb <0.86,0.87,0.89> } finish { diffuse 0.1 specular 0.7 roughness 0.005 metallic reflection { 0.8 metallic } } }'
}

/**
 * Black and white cards around the product, visible in reflections only: polished metal needs them to read as
 * metal.
 */
export const reflectionCards = `
box { <-14,-0.01,-12>,<14,9,-11.9>
  pigment { gradient x color_map { [0 rgb 0.25] [0.2 rgb 0.95] [0.36 rgb 1.05] [0.47 rgb 0.6] [0.58 rgb 0.12] [0.7 rgb 0.1] [0.76 rgb 0.85] [1 rgb 0.6] } scale 28 translate x*-14 }
  finish { emission 0.9 diffuse 0 } no_image no_shadow no_radiosity }
union {
  box { <-4.3,-0.01,0.2>,<-4.2,7,3.6> }
  box { <4.2,-0.01,-0.6>,<4.3,7,3.2> }
  box { <-5,-0.01,-4>,<-4.9,7,-2.9> }
  box { <-3,6,-3>,<3,6.1,-1.4> }
  pigment { rgb 0.015 } finish { diffuse 0.1 } no_image no_shadow no_radiosity
}
union {
  box { <-5.2,0.3,-7>,<-5.1,7,-4.6> }
  box { <4.4,0.3,-5>,<4.5,7,-2.6> }
  pigment { rgb 1 } finish { emission 0.95 diffuse 0 } no_image no_shadow no_radiosity
}
`

/** An upright panel of light stoneware at z, behind the product. */
export function wallPanel(
  [left = -1.2, right = 1.2, top = 2.4]: Vector,
  z = 0.6,
  colour = 'rgb <0.8,0.81,0.815>',
): string {
  return `object { union {
  superellipsoid { <0.02,0.02> scale <${(right - left) / 2},${top / 2},0.06> translate <${(left + right) / 2},${top / 2},${z + 0.06}> }
} texture { pigment { ${colour} } finish { diffuse 0.8 specular 0.15 roughness 0.04 reflection { 0.0,0.04 } } } }
`
}

function evenlySpaced(
  path: readonly Vector[],
  step: number,
): { readonly at: Vector; readonly along: Vector }[] {
  const out: { at: Vector; along: Vector }[] = []
  let left = 0
  path.forEach((here, i) => {
    const next = path[i + 1]
    if (next === undefined) return
    const gap = here.map((value, k) => (next[k] ?? 0) - value)
    const size = Math.hypot(...gap)
    if (size < 1e-9) return
    for (; left < size; left += step)
      out.push({
        at: here.map((value, k) => value + ((gap[k] ?? 0) * left) / size),
        along: gap.map((part) => part / size),
      })
    left -= size
  })
  return out
}

/** A flexible metal hose along a path. */
export function hose(path: readonly Vector[], radius: number, tone: string): string {
  const coils = evenlySpaced(path, radius * 0.62).map(({ at, along }) => {
    const [x = 0, y = 0, z = 0] = along
    const flat = Math.hypot(x, z)
    const [a, c] = flat > 1e-6 ? [z / flat, -x / flat] : [1, 0]
    const up = [y * c, z * a - x * c, -y * a]
    return `object { Coil matrix <${[a, 0, c, x, y, z, ...up, ...at].map((v) => v.toFixed(4)).join(',')}> }`
  })
  return `#declare Coil = torus { ${radius * 0.8},${radius * 0.3} }
union { ${tube(path, radius * 0.9)} ${coils.join(' ')} ${plated(tone)} }
`
}

/** A wall flange around the z axis. */
export function rosette(radius: number): string {
  return object(
    lathe([
      [0.001, 0],
      [radius, 0, 0.01],
      [radius * 0.98, 0.05, 0.03],
      [radius * 0.55, 0.16, 0.12],
      [radius * 0.45, 0.3],
    ]),
    'rotate x*-90',
  )
}
