import { points2d } from '../kit/point-lists.ts'
import { topView, union, hexHead, dullMetal, object, scene } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { pseudoRandom, lathe } from '../kit/sweeps.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import { nut, thread, washer } from './threads.ts'
import { satin } from '../kit/textures.ts'

const dim = satin('#141517')

const screwMetal: Readonly<Record<string, string>> = { ss: 'nickel', zinc: 'yellow', black: 'black' }

/** A drywall or wood screw along y, head up, one unit long. */
function screw(texture: string): string {
  return union([
    object(
      lathe(
        points2d('0 -0.2, 0.05 -0.2, 0.055 -0.16, 0.09 -0.07, 0.17 -0.015, 0.17 0.005, 0.15 0.016, 0 0.016'),
        36,
      ),
      texture,
    ),
    object('cylinder { -y*0.45,-y*0.15,0.052 }', texture),
    thread({ radius: 0.052, from: -1.02, to: -0.32, pitch: 0.062, texture, pointed: true }),
    object(
      'union { box { <-0.1,0.01,-0.018>,<0.1,0.022,0.018> } box { <-0.018,0.01,-0.1>,<0.018,0.022,0.1> } }',
      dim,
    ),
  ])
}

/** Placements in a loose heap as [x, z, turn], from the centre outwards. */
function scatter(count: number, spread: number): Vector[] {
  return Array.from({ length: count }, (_, i): Vector => {
    const r = spread * Math.sqrt((i + 0.5) / count)
    const a = i * 2.39996 + pseudoRandom(i) * 0.8
    return [r * Math.cos(a), r * Math.sin(a) * 0.8, pseudoRandom(i, 7) * 360]
  })
}

const screws: SceneFactory = (tone) => {
  const texture = dullMetal(screwMetal[tone] ?? 'nickel')
  const lying = scatter(34, 1.1).map(([x, z, turn], i) => {
    const layer = Math.max(0, 0.42 * (1 - Math.hypot(x, z) / 0.95)) * pseudoRandom(i, 3) * 1.1
    const tilt = 82 + layer * 24 * (pseudoRandom(i, 4) - 0.6)
    return `object { one translate y*0.5 rotate z*${tilt} rotate y*${turn} translate <${x},${0.15 + layer},${z}> }`
  })
  return scene(topView(2.35, 0.12), [`#declare one = ${screw(texture)}`, ...lying])
}

const nails: SceneFactory = () => {
  const texture = dullMetal('steel')
  const rings = [0.02, 0.05, 0.08].map((y) => `torus { 0.042, 0.006 translate y*${-0.1 - y} }`)
  const one = union([
    object(lathe(points2d('0 0, 0.11 0, 0.12 0.008, 0.12 0.022, 0.105 0.03, 0 0.03'), 32), texture),
    object(lathe(points2d('0 -1.5, 0.02 -1.46, 0.044 -1.36, 0.044 -0.03, 0.06 0, 0 0'), 20), texture),
    union([...rings, texture]),
  ])
  const lying = scatter(48, 1.1).map(([x, z, turn], i) => {
    const layer = Math.max(0, 0.5 * (1 - Math.hypot(x, z) / 0.9)) * pseudoRandom(i, 3)
    return `object { one translate y*0.75 rotate z*${86 + 12 * (pseudoRandom(i, 4) - 0.5) * (layer > 0.05 ? 1 : 0.1)} rotate y*${turn} translate <${x * 0.85},${0.1 + layer},${z * 0.85}> }`
  })
  return scene(topView(2.45, 0.12), [`#declare one = ${one}`, ...lying])
}

/** An expansion bolt along y: cone at the bottom, then sleeve, washer and nut. */
function anchorBolt(zinc: string, sleeve: string): string {
  return union([
    thread({ radius: 0.16, from: 0.45, to: 1.2, pitch: 0.07, texture: zinc }),
    object('cylinder { -y*0.9,y*0.5,0.15 }', zinc),
    object(lathe(points2d('0 -1.2, 0.2 -1.2, 0.23 -1.17, 0.23 -1.05, 0.17 -0.8, 0.15 -0.78'), 40), zinc),
    object(
      `difference { object { ${lathe(points2d('0.18 -0.9, 0.225 -0.9, 0.23 -0.87, 0.22 0.1, 0.215 0.13, 0.16 0.13'), 44)} } box { <-0.018,-2,-1>,<0.018,-0.35,1> } box { <-1,-2,-0.018>,<1,-0.35,0.018> } }`,
      sleeve,
    ),
    `object { ${washer([0.4, 0.06, 0.16], zinc)} translate y*0.4 }`,
    `object { ${nut([0.34, 0.26, 0.17], zinc)} rotate y*20 translate y*0.47 }`,
  ])
}

const anchor: SceneFactory = () => {
  const zinc = dullMetal('zinc')
  const one = anchorBolt(zinc, dullMetal('yellow'))
  return scene(topView(3.0, 0.15), [
    `#declare one = ${one}`,
    'object { one rotate z*86 rotate y*38 translate <-0.2,0.32,0.72> }',
    'object { one rotate y*70 rotate z*86 rotate y*22 translate <-0.05,0.32,-0.2> }',
    'object { one rotate y*40 rotate z*86 rotate y*40 translate <0.35,0.32,-0.95> }',
  ])
}

const bolt: SceneFactory = () => {
  const zinc = dullMetal('zinc')
  const one = union([
    object(hexHead(0.42, 0.3), zinc, 'translate y*0.9'),
    object('cylinder { y*0.87,y*0.91,0.34 }', zinc),
    object('cylinder { -y*0.1,y*0.9,0.19 }', zinc),
    thread({ radius: 0.178, from: -1.15, to: -0.05, pitch: 0.075, texture: zinc }),
    object(lathe(points2d('0 -1.24, 0.13 -1.24, 0.17 -1.16'), 32), zinc),
  ])
  return scene(topView(2.95, 0.15), [
    `#declare one = ${one}`,
    `object { one rotate z*84 rotate y*36 translate <-0.12,0.35,0.62> }`,
    `union { object { one } object { ${nut([0.42, 0.32, 0.19], zinc)} rotate y*14 translate y*-0.75 } object { ${washer([0.46, 0.06, 0.2], zinc)} translate y*-0.4 } rotate y*30 rotate z*88 rotate y*24 translate <-0.2,0.4,-0.32> }`,
    `object { ${nut([0.42, 0.32, 0.19], zinc)} rotate y*10 translate <0.75,0,-0.95> }`,
    `object { ${washer([0.46, 0.06, 0.2], zinc)} translate <-0.35,0.0,-1.3> }`,
  ])
}

export const fastenerScenes: Scenes = { screws, nails, anchor, bolt }
