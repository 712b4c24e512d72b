import { spangle } from '../kit/mineral-textures.ts'
import type { Label, SceneFactory, Scenes } from '../scene.ts'
import { num, orbitCamera, times, vec } from '../kit/meshes.ts'
import { gloss, metal, satin } from '../kit/textures.ts'
import { darken, toneColour } from '../kit/colours.ts'
import { svgDocument, svgText } from '../kit/svg.ts'
import { pile, printedBand } from './piles.ts'

type PipeKind = {
  readonly texture: string
  readonly inner: string
  readonly radius: number
  readonly wall: number
  readonly rows: readonly number[]
  readonly mark?: readonly [text: string, ink: string]
  readonly socket?: boolean
  readonly thread?: boolean
}

const plastic = (colour: string): Pick<PipeKind, 'texture' | 'inner'> => ({
  texture: gloss(colour),
  inner: satin(darken(colour, 0.12)),
})

/** Brushed along the pipe: diffuse rather than mirror-like. */
const brushedSteel =
  'texture { pigment { srgb <0.78,0.785,0.79> } normal { bumps 0.02 scale <0.012,0.012,2> } finish { diffuse 0.5 specular 0.5 roughness 0.05 metallic reflection { 0.14,0.3 metallic } } }'

function pipeKind(tone: string): PipeKind {
  const colour = toneColour(tone)
  switch (tone) {
    case 'gi':
      return {
        texture: spangle(0.07),
        inner: metal('iron'),
        radius: 0.22,
        wall: 0.032,
        rows: [4, 3, 2],
        thread: true,
      }
    case 'ss':
      return { texture: metal('chrome'), inner: metal('steel'), radius: 0.2, wall: 0.014, rows: [4, 3, 2, 1] }
    case 'satin':
      return {
        texture: brushedSteel,
        inner: metal('zinc'),
        radius: 0.2,
        wall: 0.014,
        rows: [4, 3, 2, 1],
      }
    case 'cpvc':
      return {
        ...plastic('#ead9a0'),
        radius: 0.18,
        wall: 0.03,
        rows: [5, 4, 3],
        mark: ['CPVC  SDR 11  25 mm  HOT & COLD', '#a3271d'],
      }
    case 'ivory':
      return {
        ...plastic('#efe6d0'),
        radius: 0.15,
        wall: 0.017,
        rows: [6, 5, 4, 3],
        mark: ['CONDUIT  MMS  25 mm', '#3d4a66'],
      }
    case 'swr':
      return {
        ...plastic('#757c84'),
        radius: 0.31,
        wall: 0.024,
        rows: [3, 2],
        mark: ['SWR  TYPE B  110 mm', '#f4f4f0'],
        socket: true,
      }
    case 'white':
      return {
        ...plastic('#f3f4f3'),
        radius: 0.18,
        wall: 0.03,
        rows: [5, 4, 3],
        mark: ['UPVC  SCH 40  25 mm  POTABLE WATER', '#1f57ab'],
      }
    default:
      return {
        ...plastic(tone === 'grey' ? '#8b9298' : colour),
        radius: 0.26,
        wall: 0.024,
        rows: [4, 3],
        mark: ['PVC  CLASS 3  6 kgf/cm2  90 mm', '#1d2a44'],
      }
  }
}

function pipeEnd({ radius, wall, texture }: PipeKind): string {
  const edge = Math.min(wall * 0.3, 0.008)
  return `union { disc { 0,z,${num(radius - edge)},${num(radius - wall + edge)} } torus { ${num(radius - edge)},${num(edge)} rotate x*90 translate z*${num(edge)} } torus { ${num(radius - wall + edge)},${num(edge)} rotate x*90 translate z*${num(edge)} } ${texture} }`
}

/** A pipe along z, open at both ends, with its socket or thread if it has one. */
function onePipe(kind: PipeKind, length: number): string {
  const { radius, wall, texture, inner } = kind
  const start = kind.socket === true ? 0.42 : 0
  const big = radius * 1.1
  const socket =
    kind.socket === true
      ? `union { object { ${pipeEnd({ ...kind, radius: big })} } cylinder { z*0.005,z*0.34,${num(big)} open } torus { ${num(big - 0.004)},0.028 rotate x*90 translate z*0.13 } cone { z*0.34,${num(big)},z*0.43,${num(radius)} open } ${texture} } union { cylinder { z*0.005,z*0.4,${num(big - wall)} open } texture { ${inner.slice(10, -1)} } } torus { ${num(big - wall)},0.016 rotate x*90 translate z*0.13 ${satin('#222426')} }`
      : pipeEnd(kind)
  const threads =
    kind.thread === true
      ? `union { ${times(9, (i) => `torus { ${num(radius - 0.004)},0.009 rotate x*90 translate z*${num(0.02 + i * 0.02)} }`).join('')} ${metal('steel')} }`
      : ''
  return `union { cylinder { z*${num(start + 0.005)},z*${length},${num(radius)} open ${texture} } cylinder { z*${num(start)},z*${length},${num(radius - wall)} open ${inner} } ${socket} ${threads} }`
}

function markPrint(text: string, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="64"><text x="10" y="47" font-family="DejaVu Sans" font-size="40" fill="${ink}" textLength="980" lengthAdjust="spacingAndGlyphs">${text.replace('&', '&amp;')}</text></svg>`
}

/** The printed line along a pipe: a strip of its surface, turned slightly towards the camera. */
function printedLine(radius: number): string {
  return `intersection { cylinder { z*0.5,z*2.4,${num(radius + 0.0015)} } box { <-0.07,0,0>,<0.07,1,3> } texture { pigment { image_map { png "line.png" interpolate 2 once } matrix <0,0,-1.7, 0.09,0,0, 0,1,0, -0.045,0,2.3> } finish { diffuse 0.8 } } rotate z*22 }`
}

/** How the bundles of a brand look: how its rows follow from the usual ones, its caps, and its bands. */
type BundleStyle = {
  readonly rows: (usual: readonly number[]) => readonly number[]
  readonly hasCaps?: true
  readonly bands: readonly number[]
}

const fewer = (usual: readonly number[]): number[] =>
  usual.map((count) => count - 1).filter((count) => count > 0)
const lower = (usual: readonly number[]): readonly number[] => (usual.length > 1 ? usual.slice(0, -1) : usual)
const peaked = (usual: readonly number[]): number[] => {
  const most = Math.max(3, (usual[0] ?? 3) - 1)
  return times(most, (i) => most - i)
}

const bundleStyles: Readonly<Record<string, BundleStyle>> = {
  Jalnika: { rows: (usual) => usual, bands: [1.05] },
  Nalvahi: { rows: fewer, hasCaps: true, bands: [1.2] },
  Pravahi: { rows: lower, bands: [0.5, 1.75] },
  Nirvahi: { rows: peaked, bands: [1.1] },
  Dharavik: { rows: fewer, hasCaps: true, bands: [0.75, 1.6] },
  Lohagiri: { rows: (usual) => usual, bands: [1.05] },
  Dridhak: { rows: lower, hasCaps: true, bands: [1.1] },
  Lohmudra: { rows: fewer, bands: [0.6, 1.7] },
  Ispalok: { rows: peaked, hasCaps: true, bands: [1.1] },
  Ayaskar: { rows: lower, bands: [0.5, 1.75] },
  Kapatin: { rows: fewer, bands: [1.1] },
  Nirjhari: { rows: peaked, hasCaps: true, bands: [1.2] },
  Bijlika: { rows: lower, bands: [0.5, 1.75] },
  Taarika: { rows: fewer, bands: [1.1] },
}

const unbranded: BundleStyle = { rows: (usual) => usual, bands: [] }

/** A plastic cap over the end of a pipe. */
function capOf(radius: number, colour: string): string {
  return `union { cylinder { z*-0.012,z*0.13,${num(radius + 0.008)} } torus { ${num(radius - 0.006)},0.014 rotate x*90 translate z*-0.002 } ${satin(colour)} }`
}

function bandPrint({ brand, main, accent, ink }: Label): string {
  return svgDocument(
    640,
    240,
    `<rect width="640" height="240" fill="${main}"/><rect y="18" width="640" height="10" fill="${accent}"/><rect y="212" width="640" height="10" fill="${accent}"/>` +
      svgText(brand.toUpperCase(), { x: 320, y: 158, size: 110, width: 560 }, ink),
  )
}

const pipes: SceneFactory = (tone, label) => {
  const kind = pipeKind(tone)
  const { radius } = kind
  const isBranded = label.brand !== ''
  const style = isBranded ? (bundleStyles[label.brand] ?? unbranded) : unbranded
  const mark =
    kind.mark &&
    ([
      isBranded ? `${label.brand.toUpperCase()}  ${kind.mark[0]}` : kind.mark[0],
      isBranded && tone !== 'swr' ? darken(label.main, 0.15) : kind.mark[1],
    ] as const)
  const spread = kind.socket === true ? 1.12 : 1
  const rows = style.rows(kind.rows)
  const cap = style.hasCaps ? 'object { Cap } ' : ''
  const all = pile(rows).map(([x, y, k]) => {
    const push = ((k * 29) % 13) * 0.011
    const line = mark === undefined ? '' : `object { Line rotate z*${((k * 53) % 40) - 20} }`
    return `union { object { Pipe } ${cap}${line} translate ${vec([x * radius * spread, y * radius * spread, push])} }`
  })
  const bands = style.bands.map((z) =>
    printedBand(
      { rows, radius: radius * spread },
      {
        z,
        wide: style.bands.length > 1 ? 0.26 : 0.4,
        file: 'band.png',
        times: style.bands.length > 1 ? 9 : 6,
      },
    ),
  )
  const width = Math.max(rows[0] ?? 4, 3) * 2 * radius
  const far = isBranded ? Math.max(2.45, width * 1.45) : Math.max(2.7, width * 1.5)
  const capRadius = kind.socket === true ? radius * 1.1 : radius
  return {
    camera: orbitCamera([0, 0.4, 1.16], far, { turn: -36, lift: 24 }),
    objects: `#declare Pipe = ${onePipe(kind, 2.5)}\n${mark === undefined ? '' : `#declare Line = ${printedLine(radius)}\n`}${cap === '' ? '' : `#declare Cap = ${capOf(capRadius, label.main)}\n`}${all.join('\n')}${bands.join('\n')}`,
    imageMaps: {
      ...(mark !== undefined && { 'line.png': markPrint(...mark) }),
      ...(bands.length > 0 && { 'band.png': bandPrint(label) }),
    },
  }
}

export const pipeScenes: Scenes = { pipes }
