/** POV-Ray textures of common materials. Colours are `#rrggbb`, in sRGB. */
import { channels } from './colours.ts'

/** A `#rrggbb` colour in POV-Ray's notation. */
export function srgb(colour: string): string {
  return `srgb <${channels(colour)
    .map((channel) => (channel / 255).toFixed(4))
    .join(',')}>`
}

function texture(pigment: string, finish: string, normal = ''): string {
  return `texture { pigment { ${pigment} } ${normal} finish { ${finish} } }`
}

/** Moulded plastic, glaze, enamel: sharp highlights. */
export function gloss(colour: string): string {
  return texture(srgb(colour), 'diffuse 0.75 specular 0.5 roughness 0.012 reflection { 0.02,0.16 }')
}

/** Plain plastic, powder coat, rubber: broad, soft highlights. */
export function satin(colour: string): string {
  return texture(srgb(colour), 'diffuse 0.78 specular 0.25 roughness 0.05 reflection { 0.01,0.06 }')
}

/** Paper, cement, unglazed clay: no highlights. */
export function matt(colour: string): string {
  return texture(srgb(colour), 'diffuse 0.85 specular 0.05 roughness 0.1')
}

/** Grainy stone, mortar and clay, with grains of the size `grain`. */
export function grainy(colour: string, darker: string, grain: number): string {
  return texture(
    `bozo turbulence 0.8 scale ${grain} color_map { [0 ${srgb(colour)}] [0.6 ${srgb(colour)}] [1 ${srgb(darker)}] }`,
    'diffuse 0.85 specular 0.04 roughness 0.1',
    `normal { bumps 0.35 scale ${grain / 2} }`,
  )
}

export type Metal = keyof typeof metals
const metals = {
  chrome: ['#d4d7dc', 0.12, 0.72, 0.006],
  steel: ['#cdcfd3', 0.18, 0.6, 0.01],
  zinc: ['#b9bec4', 0.35, 0.28, 0.04],
  brass: ['#e3c47e', 0.25, 0.45, 0.012],
  gold: ['#e8c98a', 0.22, 0.5, 0.01],
  copper: ['#d99b78', 0.25, 0.45, 0.012],
  bronze: ['#8a6a4a', 0.3, 0.25, 0.03],
  black: ['#2a2b2d', 0.4, 0.12, 0.03],
  iron: ['#6f7072', 0.5, 0.1, 0.04],
} as const

/** Bare or plated metal. */
export function metal(name: Metal, brushed = false): string {
  const [colour, diffuse, mirror, roughness] = metals[name]
  return texture(
    srgb(colour),
    `diffuse ${diffuse} specular 0.5 roughness ${roughness} metallic reflection { ${brushed ? mirror * 0.7 : mirror} metallic }`,
    brushed ? 'normal { bumps 0.03 scale <2,0.01,0.01> }' : '',
  )
}

/** A planar image map over the unit square; transforms of the object apply to it. */
export function planarPrint(file: string, sheen: 'matt' | 'satin' | 'gloss' = 'satin'): string {
  const finish = {
    matt: 'diffuse 0.85 specular 0.05 roughness 0.1',
    satin: 'diffuse 0.8 specular 0.25 roughness 0.03 reflection { 0.01,0.08 }',
    gloss: 'diffuse 0.8 specular 0.5 roughness 0.01 reflection { 0.02,0.2 }',
  }[sheen]
  return texture(`image_map { png "${file}" interpolate 2 }`, finish)
}
