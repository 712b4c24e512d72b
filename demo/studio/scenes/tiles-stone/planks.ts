import { darken, lighten, toneColour } from '../kit/colours.ts'
import { svgDocument } from '../kit/svg.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { roundedBox } from '../kit/uv-meshes.ts'
import { srgb } from '../kit/textures.ts'
import { granite } from './marbles.ts'
import { woodGrain } from '../kit/wood-grain.ts'

const satin = 'diffuse 0.82 specular 0.3 roughness 0.025 reflection { 0.01,0.1 }'

/** A plank along x, one unit long, face up, showing strip `row` of the image. */
function plankOf(row: number): string {
  const face = `texture { pigment { image_map { png "print.png" interpolate 2 } scale <1,0.6,1> rotate x*90 translate <0,0,${(0.2 * row).toFixed(2)}> } normal { bumps 0.12 scale <0.12,0.01,0.004> } finish { ${satin} } }`
  return `union { box { <0,0.012,0.001> <1,0.02,0.199> ${face} } box { <0.002,0,0.002> <0.998,0.014,0.198> texture { pigment { ${srgb('#d6cbb9')} } finish { diffuse 0.85 } } } translate <-0.5,0,-0.1> }`
}

const plank: SceneFactory = (tone) => {
  const colour = toneColour(tone, '#c79b66')
  const tints = [colour, lighten(colour, 0.12), darken(colour, 0.1)]
  return {
    camera: { from: [1.2, 5.2, -6], to: [0.06, 0.05, 0.04], angle: 27.4 },
    objects: `#declare A = ${plankOf(0)} #declare B = ${plankOf(1)} #declare C = ${plankOf(2)}
union {
object { A scale <2.5,3,2.5> translate <0,0,-0.52> } object { B scale <2.5,3,2.5> translate <0.24,0,0> } object { C scale <2.5,3,2.5> translate <-0.12,0,0.52> }
object { C scale <2.5,3,2.5> rotate y*14 translate <0.1,0.062,-0.3> }
object { B scale <2.5,3,2.5> translate <-0.3,0,-1.04> } object { A scale <2.5,3,2.5> translate <0.1,0,1.04> }
object { B scale <2.5,3,2.5> rotate y*-31 rotate x*1 translate <0.02,0.122,0.2> }
rotate y*12 }`,
    imageMaps: {
      'print.png': svgDocument(
        1000,
        600,
        tints
          .map(
            (tint, i) =>
              `<svg y="${i * 200}" width="1000" height="200" viewBox="0 0 1000 200">${woodGrain({ width: 1000, height: 200, seed: 5 + i * 6 }, tint)}</svg>`,
          )
          .join(''),
      ),
    },
  }
}

const stair: SceneFactory = (tone) => {
  const colour = tone === 'brown' ? '#85644c' : tone === 'grey' ? '#9da0a2' : toneColour(tone, '#9da0a2')
  const stone =
    tone === 'oak'
      ? woodGrain({ width: 1000, height: 420, seed: 6 }, colour)
      : granite(
          { width: 1000, height: 420, seed: 6 },
          {
            base: colour,
            grains: [
              [darken(colour, 0.3), 9, 0.4],
              [lighten(colour, 0.35), 7, 0.38],
              [darken(colour, 0.5), 4, 0.28],
            ],
          },
        )
  const tread = `texture { pigment { image_map { png "print.png" interpolate 2 } scale <2,0.84,1> rotate x*90 } finish { ${satin} } }`
  const riser = `texture { pigment { image_map { png "print.png" interpolate 2 } scale <2,0.84,1> } finish { ${satin} } }`
  const step = `union {
difference { union { box { <0,0,0.036> <2,0.072,0.8> } cylinder { <0,0.036,0.036> <2,0.036,0.036> 0.036 } } ${[0.13, 0.18, 0.23].map((z) => `cylinder { <-1,0.078,${z}> <3,0.078,${z}> 0.013 }`).join(' ')} ${tread} }
box { <0.01,-0.52,0.09> <1.99,0,0.13> ${riser} } translate x*-1 }`
  return {
    camera: { from: [2.4, 3.2, -6.6], to: [0.02, 0.62, 0.42], angle: 20 },
    objects: `#declare Step = ${step}
union { object { Step translate <0,0.52,-0.4> } object { Step translate <0,1.112,0.32> }
${roundedBox([-0.985, 0, -0.26], [0.985, 0.518, 1.1], 0.005, `texture { pigment { ${srgb('#d4d0c8')} } finish { diffuse 0.85 } }`)}
${roundedBox([-0.985, 0.5, 0.46], [0.985, 1.11, 1.1], 0.005, `texture { pigment { ${srgb('#d4d0c8')} } finish { diffuse 0.85 } }`)}
rotate y*8 }`,
    imageMaps: { 'print.png': svgDocument(1000, 420, stone) },
  }
}

export const plankScenes: Scenes = { plank, stair }
