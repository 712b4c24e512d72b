import type { SceneFactory, Scenes } from '../scene.ts'
import { tileFaces } from './tile-faces.ts'
import { tileReliefs } from './tile-reliefs.ts'

const finishes = {
  polished: 'diffuse 0.78 specular 0.7 roughness 0.004 reflection { 0.03,0.3 }',
  satin: 'diffuse 0.82 specular 0.25 roughness 0.03 reflection { 0.01,0.09 }',
  rough: 'diffuse 0.86 specular 0.05 roughness 0.1',
} as const

/** A printed tile: an upright unit square at z = 0, facing -z. */
function printedTile(finish: keyof typeof finishes, bumps: string, edge: string): string {
  const face = `texture { pigment { image_map { png "print.png" interpolate 2 } translate x*-0.5 } ${bumps} finish { ${finishes[finish]} } }`
  return `#declare Tile = union {
union { box { <-0.5,0,0.0015> <0.5,1,0.009> } box { <-0.4985,0.0015,0> <0.4985,0.9985,0.01> } ${face} }
box { <-0.498,0.002,0.0085> <0.498,0.998,0.026> texture { pigment { ${edge} } finish { diffuse 0.85 } } } }`
}

/** One upright tile behind two flat ones. */
function arranged(lean: number): string {
  return `union {
object { Tile rotate x*90 scale 1.86 rotate y*-3 translate <0.05,0.05,-1.16> }
object { Tile rotate x*90 scale 1.86 translate <0,0.1,-1.2> }
object { Tile rotate x*${lean} scale 1.86 translate <0,0.1,0.42> }
rotate y*14 translate <0.19,0,0.3> }`
}

const tile: SceneFactory = (tone) => {
  const relief = tileReliefs[tone]
  const face = tileFaces[tone] ?? tileFaces.statuario
  const camera = { from: [1.1, 3.1, -7.4], to: [0.02, 0.9, 0], angle: 20.4 } as const
  if (relief !== undefined)
    return {
      camera,
      objects: `${relief()}
${arranged(7)}`,
    }
  if (face === undefined) throw new Error(`No face for a tile ${tone}`)
  return {
    camera,
    objects: `${printedTile(face.finish, face.bumps ?? '', face.edge)}
${arranged(7)}`,
    imageMaps: { 'print.png': face.paint() },
  }
}

export const tileScenes: Scenes = { tile }
