/** Protective clothing and webbing. */
import { points2d, points3d } from '../kit/point-lists.ts'
import { union, plated, object, scene } from '../kit/parts.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { svgDocument } from '../kit/svg.ts'
import { mesh, surfaceGrid } from '../kit/smooth-meshes.ts'
import { plate, filletOutline } from '../kit/plates.ts'
import { spline, sweep, tube, lathe } from '../kit/sweeps.ts'
import type { Vector } from '../kit/smooth-meshes.ts'
import { satin, srgb } from '../kit/textures.ts'
import { darken } from '../kit/colours.ts'

const cloth: Readonly<Record<string, string>> = { orange: '#f2701d', lime: '#c3e02a' }

const reflector = (d: string): string =>
  `<path d="${d}" stroke="#8d9498" stroke-width="64" fill="none"/><path d="${d}" stroke="#d9dee0" stroke-width="56" fill="none"/><path d="${d}" stroke="#eef1f2" stroke-width="56" stroke-dasharray="3 5" fill="none" opacity=".7"/>`

const opening = (x: number): string =>
  `<path d="M${x - 62} -10V120Q${x - 78} 330 ${x - 30} 400Q${x} 430 ${x + 30} 400Q${x + 78} 330 ${x + 62} 120V-10Z"/>`

/** The vest unrolled, its front in the middle and its back at the ends; arm and neck holes are transparent. */
function vestPrint(colour: string): string {
  const seam = darken(colour, 0.35)
  const holes = `${opening(256)}${opening(768)}<path d="M428 -10Q440 120 512 300Q584 120 596 -10Z"/><path d="M-80 -10Q0 110 80 -10ZM944 -10Q1024 110 1104 -10Z"/>`
  const edges = `<g fill="none" stroke="${seam}" stroke-width="16">${holes}</g>`
  return svgDocument(
    1024,
    1024,
    `<mask id="m"><rect width="1024" height="1024" fill="#fff"/><g fill="#000">${holes}</g></mask><g mask="url(#m)"><rect width="1024" height="1024" fill="${colour}"/>${reflector('M0 640H1024')}${reflector('M0 840H1024')}${reflector('M384 0V610')}${reflector('M640 0V610')}${reflector('M130 0V610')}${reflector('M894 0V610')}<path d="M512 290V1024" stroke="${seam}" stroke-width="14"/><path d="M512 290V1024" stroke="#e9e9e4" stroke-width="3" stroke-dasharray="5 5"/>${edges}<rect y="1004" width="1024" height="20" fill="${seam}"/></g>`,
  )
}

const vest: SceneFactory = (tone) => {
  const colour = cloth[tone] ?? '#f2701d'
  const net = surfaceGrid([150, 110], (u, v) => {
    const a = (u - 0.5) * 2 * Math.PI
    const top = Math.max(0, (v - 0.62) / 0.38)
    const fold =
      0.035 * Math.sin(a * 9 + 2.4 * Math.sin(v * 5)) * (1 - v) ** 1.2 + 0.012 * Math.sin(a * 17 + v * 14)
    const wide = 0.86 + 0.08 * (1 - v) - 0.12 * top * top + fold
    const deep = (0.42 + 0.06 * (1 - v)) * Math.sqrt(Math.max(0.004, 1 - top ** 3.2)) + fold
    const [s, c] = [Math.sin(a), Math.cos(a)]
    const x = Math.sign(s) * Math.abs(s) ** 0.85 * wide
    const slope = 0.13 * top * (Math.abs(x) / 0.8) ** 1.2
    return [x, 2.3 * v - slope + 0.02 * Math.sin(a * 5) * (1 - v), -Math.sign(c) * Math.abs(c) ** 0.85 * deep]
  })
  const weave = 'normal { bumps 0.25 scale 0.02 }'
  const outer = mesh(
    { points: net.points, faces: net.faces, ...(net.uvs === undefined ? {} : { uvs: net.uvs }) },
    80,
    `texture { pigment { image_map { png "print.png" interpolate 2 } } ${weave} finish { diffuse 0.92 emission 0.06 specular 0.04 roughness 0.1 } }`,
  )
  return scene(
    { from: [1.1, 2.0, -7.4], to: [0, 1.16, 0], angle: 22.5 },
    [`object { ${outer} rotate y*12 translate y*0.02 }`],
    { 'print.png': vestPrint(colour) },
  )
}

const finger = (x: number, tip: readonly [number, number], r: number): string =>
  `cylinder { <${x},0.17,0.2>,<${tip[0]},0.15,${tip[1]}>,${r * 1.62},1 }`

/** A rubber-coated knitted glove, palm up on y = 0, fingers towards z. */
function glove(): string {
  const hand = `blob { threshold 0.5
${finger(-0.31, [-0.5, 1.28], 0.135)} ${finger(-0.105, [-0.17, 1.47], 0.14)} ${finger(0.105, [0.17, 1.42], 0.135)} ${finger(0.3, [0.48, 1.18], 0.122)}
cylinder { <-0.22,0.18,-0.1>,<-0.24,0.18,0.3>,0.3,0.8 } cylinder { <0,0.18,-0.25>,<0,0.18,0.3>,0.34,0.8 } cylinder { <0.22,0.18,-0.15>,<0.24,0.18,0.25>,0.3,0.8 }
cylinder { <0,0.18,-0.7>,<0,0.18,-0.2>,0.42,1 } cylinder { <-0.2,0.18,-0.6>,<-0.2,0.18,-0.2>,0.32,0.8 } cylinder { <0.2,0.18,-0.6>,<0.2,0.18,-0.2>,0.32,0.8 }
cylinder { <-0.3,0.2,-0.3>,<-0.6,0.22,0.12>,0.26,1 } cylinder { <-0.6,0.22,0.12>,<-0.8,0.2,0.52>,0.22,1 }
texture { pigment { ${srgb('#ee7424')} } normal { crackle 0.35 scale 0.045 turbulence 0.4 } finish { diffuse 0.8 specular 0.25 roughness 0.04 reflection { 0.005,0.04 fresnel off } } } }`
  const knit = surfaceGrid([120, 40], (u, v) => {
    const a = u * 2 * Math.PI
    const rib = 1 + 0.035 * Math.sin(a * 24)
    const wide = (0.44 - 0.05 * Math.sin(v * 3)) * rib
    return [wide * Math.cos(a), 0.18 + 0.19 * rib * Math.sin(a), -1.15 + 0.65 * v]
  })
  const hem = spline(
    Array.from({ length: 20 }, (_, i): Vector => {
      const a = (i / 20) * 2 * Math.PI
      return [0.445 * Math.cos(a), 0.18 + 0.195 * Math.sin(a), -1.15]
    }),
    3,
    true,
  )
  return union([
    hand,
    object(
      mesh({ points: knit.points, faces: knit.faces }, 60),
      `texture { pigment { ${srgb('#ece7da')} } normal { bumps 0.3 scale 0.012 } finish { diffuse 0.88 } }`,
    ),
    object(tube(hem, 0.03, 8), satin('#c4372b')),
  ])
}

const gloves: SceneFactory = () =>
  scene({ from: [0.4, 5.2, -5.2], to: [0, 0.1, 0.05], angle: 27.5 }, [
    `#declare glove = ${glove()}`,
    'object { glove scale <-1,1,1> rotate y*12 translate <0.68,0,-0.02> }',
    'object { glove rotate y*-10 translate <-0.6,0,-0.15> }',
  ])

type Strap = readonly Vector[]

function webbing(points: Strap, wide = 0.1): string {
  const path = spline(points, 10)
  const weave = `texture { pigment { ${srgb('#ee6a17')} } normal { gradient y 0.25 scale 0.02 } finish { diffuse 0.85 specular 0.08 roughness 0.08 } }`
  const edge = `texture { pigment { ${srgb('#2b2e31')} } finish { diffuse 0.8 } }`
  return union([
    object(sweep(path, { size: () => [wide, 0.014], up: [0, 0.12, -1], sides: 12, power: 6 }), weave),
    object(sweep(path, { size: () => [wide * 0.28, 0.0165], up: [0, 0.12, -1], sides: 10, power: 6 }), edge),
  ])
}

function buckle([x, y, z]: Vector, turn: number): string {
  const frame = plate(
    filletOutline(points2d('-0.15 -0.13, 0.15 -0.13, 0.15 0.13, -0.15 0.13'), 0.05),
    [0.05, 0.018],
  )
  return union([
    `difference { object { ${frame} } box { <-0.1,0.02,-1>,<0.1,0.08,1> } box { <-0.1,-0.08,-1>,<0.1,-0.02,1> } ${plated('steel')} }`,
    `scale 0.8 rotate z*${turn} translate <${x},${y},${z}>`,
  ])
}

function dRing([x, y, z]: Vector): string {
  const path = spline(
    points3d(
      '-0.13 0.08 0, 0.13 0.08 0, 0.14 -0.02 0, 0.08 -0.14 0, 0 -0.17 0, -0.08 -0.14 0, -0.14 -0.02 0',
    ),
    6,
    true,
  )
  return object(tube(path, 0.03, 10), plated('nickel'), `rotate x*-12 translate <${x},${y},${z}>`)
}

const harness: SceneFactory = () => {
  const mirror = (points: Strap): Strap => points.map(([x, y, z]): Vector => [-x, y, z])
  const shoulder: Strap = points3d(
    '0.16 1.05 -0.2, 0.3 1.4 -0.26, 0.38 1.8 -0.24, 0.34 2.2 -0.12, 0.28 2.38 0.02, 0.2 2.3 0.16, 0.06 1.95 0.24, -0.1 1.6 0.26, -0.24 1.05 0.26',
  )
  const leg: Strap = points3d(
    '0.2 1.0 -0.2, 0.48 0.86 -0.12, 0.62 0.55 0.0, 0.52 0.22 0.06, 0.3 0.12 0.0, 0.14 0.26 -0.14, 0.1 0.6 -0.2, 0.14 0.98 -0.22',
  )
  const waist: Strap = Array.from({ length: 13 }, (_, i): Vector => {
    const a = (i / 12) * 2 * Math.PI
    return [0.5 * Math.sin(a), 1.04 + 0.03 * Math.cos(a), -0.26 * Math.cos(a)]
  })
  return scene({ from: [1.0, 2.1, -7.4], to: [0, 1.24, 0], angle: 22.5 }, [
    union(
      [
        webbing(shoulder),
        webbing(mirror(shoulder)),
        webbing(leg),
        webbing(mirror(leg)),
        object(
          sweep(spline(waist, 6), { size: () => [0.13, 0.03], up: [0, 0.001, -1], sides: 14, power: 4 }),
          satin('#25282b'),
        ),
        webbing(waist.map(([x, y, z]): Vector => [x * 1.06, y, z * 1.13])),
        webbing(points3d('-0.36 1.68 -0.285, -0.15 1.66 -0.31, 0.15 1.66 -0.31, 0.36 1.68 -0.285'), 0.07),
        buckle([0.0, 1.66, -0.34], 0),
        buckle([0.0, 1.07, -0.33], 0),
        buckle([0.6, 0.6, -0.06], 68),
        buckle([-0.6, 0.6, -0.06], -68),
        buckle([0.33, 1.45, -0.28], 80),
        buckle([-0.33, 1.45, -0.28], -80),
        dRing([0.0, 1.5, -0.34]),
        dRing([0.5, 1.02, -0.12]),
        dRing([-0.5, 1.02, -0.12]),
        object(
          lathe(points2d('0 0, 0.1 0, 0.12 0.02, 0 0.03'), 24),
          satin('#25282b'),
          'rotate x*90 translate <0,1.82,0.25>',
        ),
      ],
      'scale <1.3,1,1.15> rotate y*16',
    ),
  ])
}

export const safetyClothesScenes: Scenes = { gloves, vest, harness }
