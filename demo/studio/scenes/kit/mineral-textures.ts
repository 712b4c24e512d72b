/** Textures of clay, concrete, timber and raw steel. */
import { srgb } from './textures.ts'
import { darken, lighten } from './colours.ts'

const mineralFinish = 'finish { diffuse 0.86 specular 0.04 roughness 0.1 }'

/** Clouded colour with dark and light specks. */
export function mineral(
  colour: string,
  { cloud = 0.12, speck = 0.35, grain = 0.02, bump = 0.3 } = {},
): string {
  return `texture { pigment { bozo turbulence 0.7 octaves 4 scale 0.4 color_map { [0.1 ${srgb(darken(colour, cloud))}] [0.5 ${srgb(colour)}] [0.9 ${srgb(lighten(colour, cloud * 1.2))}] } }
normal { average normal_map { [1 bumps ${bump} scale ${grain}] [1 granite ${bump * 0.5} scale ${grain * 12}] } } ${mineralFinish} }
texture { pigment { bozo scale ${grain} color_map { [0 ${srgb(darken(colour, speck))} transmit 0.35] [0.28 ${srgb(darken(colour, speck))} transmit 1] [0.72 ${srgb(lighten(colour, speck))} transmit 1] [1 ${srgb(lighten(colour, speck))} transmit 0.4] } }
normal { bumps ${bump} scale ${grain} } ${mineralFinish} }`
}

/** Sawn timber, with its grain along x. */
export function timber(colour: string): string {
  return `texture { pigment { bozo turbulence 0.25 scale <1.6,0.025,0.035> color_map { [0 ${srgb(darken(colour, 0.24))}] [0.4 ${srgb(colour)}] [1 ${srgb(lighten(colour, 0.18))}] } }
normal { bumps 0.12 scale <0.8,0.012,0.012> } finish { diffuse 0.84 specular 0.06 roughness 0.08 } }`
}

/** Hot-rolled steel: blue-grey mill scale with a little rust. */
export function millScale(colour = '#5d656e', rust = 0.5): string {
  return `texture { pigment { bozo turbulence 0.6 octaves 4 scale <0.3,0.3,0.8> color_map { [0 ${srgb(darken(colour, 0.22))}] [0.5 ${srgb(colour)}] [1 ${srgb(lighten(colour, 0.2))}] } }
normal { bumps 0.05 scale 0.03 } finish { diffuse 0.62 specular 0.45 roughness 0.045 metallic reflection { 0.03,0.14 metallic } } }
texture { pigment { granite turbulence 0.4 scale 0.7 color_map { [0 rgbt <0.3,0.13,0.06,1>] [0.62 srgbt <0.5,0.3,0.18,1>] [0.85 srgbt <0.5,0.3,0.18,${1 - rust * 0.7}>] [1 srgbt <0.45,0.25,0.14,${1 - rust}>] } } finish { diffuse 0.7 specular 0.1 roughness 0.1 } }`
}

/** Hot-dip galvanizing with its spangle. */
export function spangle(size = 0.09): string {
  return `texture { pigment { crackle solid scale ${size} turbulence 0.15 color_map { [0 srgb <0.68,0.71,0.74>] [0.5 srgb <0.82,0.84,0.86>] [1 srgb <0.95,0.96,0.97>] } }
finish { diffuse 0.58 specular 0.4 roughness 0.035 metallic reflection { 0.1,0.26 metallic } } }`
}
