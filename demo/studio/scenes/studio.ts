import type { Point, Scene } from './scene.ts'

/** A large area light from the left, a weak one from the right, and three soft boxes for reflections. */
const lights = `
global_settings { assumed_gamma 1.0 max_trace_level 8 radiosity { pretrace_start 0.08 pretrace_end 0.02 count 24 nearest_count 5 error_bound 1 recursion_limit 2 low_error_factor 0.5 brightness 1 } }
light_source { <-6,9,-7> rgb 0.56 area_light <3.2,0,0>,<0,0,3.2>,4,4 adaptive 0 jitter circular orient }
light_source { <8,5,-4> rgb 0.11 area_light <3,0,0>,<0,3,0>,2,2 adaptive 0 jitter }
box { <-9,7,-9>,<-3,7.05,-3> pigment { rgb 1 } finish { emission 1.3 diffuse 0 } no_shadow no_image }
box { <6,1,-8>,<6.05,7,-2> pigment { rgb 1 } finish { emission 0.9 diffuse 0 } no_shadow no_image }
box { <-8.05,1,-6>,<-8,6,2> pigment { rgb 1 } finish { emission 0.6 diffuse 0 } no_shadow no_image }
`

const sky = 'gradient y color_map { [0 rgb 0.34] [0.5 rgb 0.46] [1 rgb 0.6] }'

/** A white floor that curves up into a white wall. */
const cyclorama = `union { box { <-60,-1,-40>,<60,0,5> } difference { box { <-60,-0.5,5>,<60,7,12> } cylinder { <-61,7,5>,<61,7,5>,7 } } box { <-60,6.9,12>,<60,60,13> }
  texture { pigment { rgb 0.9 } finish { diffuse 0.92 } }`

const room = `sky_sphere { pigment { ${sky} } }
${cyclorama} }`

/** The same room, visible to indirect light and reflections only, for cut-outs. */
const invisibleRoom = `sphere { 0,300 hollow pigment { ${sky} scale 300 } finish { emission 1 diffuse 0 } no_shadow no_image }
${cyclorama} no_image }`

function vec([x, y, z]: Point): string {
  return `<${x},${y},${z}>`
}

/** A scene in its studio, in POV-Ray's language; `cutOut` hides the room for a transparent background. */
export function povSource({ camera, objects }: Scene, cutOut = false): string {
  const { from, to, angle } = camera
  return `#version 3.7;${lights}${cutOut ? invisibleRoom : room}
camera { location ${vec(from)} look_at ${vec(to)} angle ${angle} right x up y }
${objects}
`
}
