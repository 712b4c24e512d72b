/** Cameras, materials and small parts that hardware, electrical and tool scenes share. */
import type { Camera, Point, Scene } from '../scene.ts'
import { plate } from './plates.ts'
import { circle } from './sweeps.ts'
import type { Point2 } from './smooth-meshes.ts'
import { srgb } from './textures.ts'

/** A shape with a texture, then transforms. */
export function object(shape: string, texture: string, moves = ''): string {
  return `object { ${shape} ${texture} ${moves} }`
}

export function union(parts: readonly string[], moves = ''): string {
  return `union { ${parts.join('\n')} ${moves} }`
}

export function cylinder([from, to]: readonly [Point, Point], radius: number): string {
  return `cylinder { <${from.join(',')}>,<${to.join(',')}>,${radius} }`
}

export function sphere([x, y, z]: Point, radius: number): string {
  return `sphere { <${x},${y},${z}>,${radius} }`
}

/** A front view of a standing product, `high` units tall. */
export function frontView(high = 2.2, turn = 1.3): Camera {
  return { from: [turn, high * 0.5 + 1.05, -7.3], to: [0, high * 0.5 - 0.02, 0], angle: 13.4 * high * 0.82 }
}

/** A steep view of a lying product, `wide` units wide. */
export function topView(wide = 2.4, tall = 0): Camera {
  return { from: [0.7, 5.3, -5.2], to: [0, tall, 0], angle: 12.6 * wide * 0.8 }
}

/** A less steep view of a product, `wide` units wide. */
export function obliqueView(wide = 2.4, tall = 0.4): Camera {
  return { from: [1.5, 3.4, -6.6], to: [0, tall, 0], angle: 12.6 * wide * 0.78 }
}

/** Coarser radiosity and fewer reflections than the studio's: many small shiny parts would take minutes. */
const coarseLight =
  'global_settings { max_trace_level 4 radiosity { pretrace_start 0.08 pretrace_end 0.04 count 24 nearest_count 3 error_bound 1.4 recursion_limit 2 low_error_factor 0.7 minimum_reuse 0.07 brightness 1 } }'

export function scene(camera: Camera, parts: readonly string[], prints?: Scene['imageMaps']): Scene {
  return {
    camera,
    objects: [coarseLight, ...parts].join('\n'),
    ...(prints === undefined ? {} : { imageMaps: prints }),
  }
}

const finishes: Readonly<
  Record<string, readonly [colour: string, diffuse: number, mirror: number, roughness: number]>
> = {
  satin: ['#c9c6c0', 0.34, 0.42, 0.03],
  ss: ['#cbcdd1', 0.28, 0.5, 0.02],
  nickel: ['#cfd0d0', 0.2, 0.58, 0.012],
  antique: ['#8f7148', 0.32, 0.36, 0.025],
  black: ['#2c2d2f', 0.55, 0.07, 0.05],
  rose: ['#dfa58c', 0.3, 0.45, 0.02],
  zinc: ['#c3c8cf', 0.34, 0.38, 0.03],
  yellow: ['#d8b95c', 0.32, 0.4, 0.03],
  brass: ['#e0bd6c', 0.27, 0.45, 0.015],
  steel: ['#b4b8bd', 0.34, 0.38, 0.03],
  dark: ['#55585c', 0.42, 0.2, 0.04],
}

/** Plated or bare metal by finish; satin by default. */
export function plated(finish: string, normal = ''): string {
  const [colour, diffuse, mirror, roughness] = finishes[finish] ?? ['#c9c6c0', 0.34, 0.42, 0.03]
  return `texture { pigment { ${srgb(colour)} } ${normal} finish { diffuse ${diffuse} specular 0.45 roughness ${roughness} metallic reflection { ${mirror} metallic } } }`
}

/** The same metal with weak reflection, for heaps and lattices: small mirrors facing each other are slow. */
export function dullMetal(finish: string): string {
  const [colour, diffuse, mirror, roughness] = finishes[finish] ?? ['#c9c6c0', 0.34, 0.42, 0.03]
  return `texture { pigment { ${srgb(colour)} } finish { diffuse ${(diffuse + mirror * 0.42).toFixed(3)} specular 0.7 roughness ${roughness} metallic reflection { ${(mirror * 0.38).toFixed(3)} metallic } } }`
}

/** Brushed metal, with fine scratches along an axis. */
export function brushed(finish: string, along: 'x' | 'y' | 'z'): string {
  const scale = { x: '<1.5,0.014,0.014>', y: '<0.014,1.5,0.014>', z: '<0.014,0.014,1.5>' }[along]
  return plated(finish, `normal { bumps 0.035 scale ${scale} }`)
}

/** A light-emitting surface. */
export function emissive(colour: string, strength = 0.9): string {
  return `texture { pigment { ${srgb(colour)} } finish { diffuse 0.25 emission ${strength} specular 0.2 roughness 0.02 } }`
}

/** A countersunk cross-head screw at z = 0, facing -z. */
export function screwHead(radius: number, texture: string, turn = 20): string {
  return `difference { sphere { 0, 1 scale <${radius},${radius},${radius * 0.3}> } box { <${-radius * 0.62},${-radius * 0.12},-1>,<${radius * 0.62},${radius * 0.12},${-radius * 0.1}> } box { <${-radius * 0.12},${-radius * 0.62},-1>,<${radius * 0.12},${radius * 0.62},${-radius * 0.1}> } ${texture} rotate z*${turn} }`
}

function hexagon(radius: number): Point2[] {
  return circle(radius, 6)
}

/** A hexagonal head around the y axis, from y = 0. */
export function hexHead(radius: number, height: number): string {
  return `intersection { object { ${plate(hexagon(radius), [height, 0.004])} rotate x*90 translate y*${height / 2} } sphere { <0,${height * 0.42 - radius * 0.62},0>, ${radius * 1.2} } }`
}

/** Wood grain as SVG: lines and pores along x. */
export function woodPrint([ground, darker]: readonly [string, string], seed = 3): string {
  const layer = (id: string, frequency: string, tune: string): string =>
    `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${tune}" result="n"/><feFlood flood-color="${darker}"/><feComposite in2="n" operator="in"/></filter><rect width="700" height="700" filter="url(#${id})"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><rect width="700" height="700" fill="${ground}"/>${layer('a', '0.003 0.045', '3.4 0 0 0 -1.45')}${layer('b', '0.01 0.55', '2.6 0 0 0 -1.2')}</svg>`
}

/** Varnished wood from `woodPrint`, with its grain along x; one image covers `size` units. */
export function varnishedWood(file: string, size = 2): string {
  return `texture { pigment { image_map { png "${file}" interpolate 2 } translate <-0.5,-0.5,0> scale ${size} } finish { diffuse 0.8 specular 0.3 roughness 0.03 reflection { 0.01,0.08 fresnel off } } }`
}
