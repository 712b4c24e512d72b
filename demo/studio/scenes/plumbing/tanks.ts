import { reflectionCards } from '../kit/chrome.ts'
import { lathe, object, repeat, roundedBox, union, type Vector } from '../kit/lofts.ts'
import { svgDocument, svgText } from '../kit/svg.ts'
import { satin, srgb } from '../kit/textures.ts'
import type { Label, SceneFactory, Scenes } from '../scene.ts'

function tankLabel({ brand, text, main, accent, ink }: Label, tone: string): string {
  const isPlain = brand === ''
  const ground = isPlain ? (tone === 'white' ? '#1b6fb0' : '#e8b62f') : main
  const letters = isPlain ? (tone === 'white' ? '#ffffff' : '#26210f') : ink
  const edge = isPlain ? letters : accent
  return svgDocument(
    2800,
    300,
    `<rect x="1000" y="12" width="800" height="276" rx="24" fill="${ground}"/>` +
      `<rect x="1024" y="32" width="752" height="236" rx="16" fill="none" stroke="${edge}" stroke-width="8"/>` +
      svgText(
        isPlain ? '3 LAYER' : brand.toUpperCase(),
        { x: 1400, y: 160, size: 120, width: 620 },
        letters,
      ) +
      svgText(
        isPlain ? 'WATER STORAGE TANK' : `${text} WATER TANK`,
        { x: 1400, y: 232, size: 48, width: 620 },
        letters,
      ),
  )
}

/** The mould of a brand's tanks: heights of the ribs, how far they stand out, the shoulder, and the lid. */
type Mould = {
  readonly ribs: readonly number[]
  readonly rib: readonly [out: number, high: number]
  /** Height of the wall, and how high the dome rises above it. */
  readonly wall: number
  readonly dome: number
  readonly seams: number
  readonly lid: 'ribbed' | 'flat' | 'domed'
}

const usual: Mould = {
  ribs: [0.16, 0.44, 1.1, 1.38],
  rib: [0.045, 0.135],
  wall: 1.62,
  dome: 0.36,
  seams: 8,
  lid: 'ribbed',
}

const moulds: Readonly<Record<string, Mould>> = {
  Jalnika: usual,
  Nalvahi: { ribs: [0.12, 1.2], rib: [0.05, 0.4], wall: 1.66, dome: 0.26, seams: 0, lid: 'domed' },
  Pravahi: {
    ribs: [0.1, 0.22, 0.34, 0.46, 1.14, 1.26, 1.38, 1.5],
    rib: [0.03, 0.09],
    wall: 1.68,
    dome: 0.44,
    seams: 12,
    lid: 'flat',
  },
  Nirvahi: { ribs: [0.3, 1.24], rib: [0.06, 0.2], wall: 1.54, dome: 0.5, seams: 6, lid: 'domed' },
}

const ribAt = (y: number, [out, high]: Mould['rib']): Vector[] => [
  [0.94, y, 0.03],
  [0.94 + out, y + high * 0.26, 0.03],
  [0.94 + out, y + high * 0.74, 0.03],
  [0.94, y + high, 0.03],
]

function lidOf(kind: Mould['lid'], y: number): string {
  const crown =
    kind === 'domed'
      ? [
          [0.5, y + 0.2, 0.05],
          [0.3, y + 0.32, 0.2],
          [0.001, y + 0.36],
        ]
      : [
          [0.47, y + 0.23, 0.03],
          [0.2, y + 0.24, 0.02],
          [0.17, y + 0.27, 0.02],
          [0.001, y + 0.275],
        ]
  return union(
    lathe([[0.5, y], [0.53, y + 0.01, 0.02], [0.53, y + 0.18, 0.04], ...crown], 0.01, 128),
    kind === 'flat'
      ? roundedBox([-0.36, y + 0.24, -0.05], [0.36, y + 0.32, 0.05], 0.03)
      : repeat(36, (i) => `cylinder { <0.528,${y + 0.03},0>,<0.528,${y + 0.16},0>,0.02 rotate y*${i * 10} }`),
  )
}

const tank: SceneFactory = (tone, label) => {
  const white = tone === 'white'
  const mould = moulds[label.brand] ?? usual
  const { ribs, rib, wall, dome, seams } = mould
  const top = wall + dome
  const body = lathe(
    [
      [0.001, 0],
      [0.9, 0, 0.05],
      [0.95, 0.05, 0.05],
      ...ribs.filter((y) => y < 0.66).flatMap((y) => ribAt(y, rib)),
      [0.94, 0.66],
      [0.94, 1.06],
      ...ribs.filter((y) => y > 0.66).flatMap((y) => ribAt(y, rib)),
      [0.95, wall, 0.06],
      [0.9, wall + 0.1, 0.1],
      [0.52, top, 0.12],
      [0.46, top + 0.04, 0.03],
      [0.46, top + 0.12],
    ],
    0.03,
    160,
  )
  const slope = (Math.atan2(dome - 0.1, 0.38) * 180) / Math.PI
  const spokes = repeat(seams, (i) =>
    object(
      roundedBox([-0.19, -0.018, -0.02], [0.19, 0.02, 0.02], 0.015),
      `rotate z*${-slope} translate <0.71,${wall + 0.1 + (dome - 0.1) * 0.5 + 0.012},0> rotate y*${i * (360 / Math.max(1, seams)) + 12}`,
    ),
  )
  const skin = `texture { pigment { ${srgb(white ? '#eef0ef' : '#2b2e32')} } normal { bumps 0.03 scale 0.1 } finish { diffuse 0.82 specular 0.22 roughness 0.06 reflection { 0.0,0.05 } } }`
  const lidColour = label.brand === '' ? '#2f78bb' : label.main
  return {
    camera: { from: [0.3, 3, -7.4], to: [0, 1.15, 0], angle: 21.6 },
    objects:
      (white ? reflectionCards : '') +
      object(union(body, ...(seams > 0 ? [spokes] : [])), skin) +
      object(lidOf(mould.lid, top + 0.08), white ? satin(lidColour) : skin) +
      `object { cylinder { <0,0,0>,<0,1,0>,1 open } texture { pigment { image_map { png "label.png" map_type 2 interpolate 2 } rotate y*-90 } finish { diffuse 0.8 specular 0.1 roughness 0.05 } } clipped_by { box { <-0.68,-1,-2>,<0.68,2,0> } } scale <0.944,0.4,0.944> translate y*0.66 }
`,
    imageMaps: { 'label.png': tankLabel(label, tone) },
  }
}

export const tankScenes: Scenes = { tank }
