import { mineral, spangle } from '../kit/mineral-textures.ts'
import type { Point, SceneFactory, Scenes } from '../scene.ts'
import { extrude, times, mesh, num, vec, orbitCamera } from '../kit/meshes.ts'
import { satin, srgb } from '../kit/textures.ts'
import { darken, lighten, toneColour } from '../kit/colours.ts'

type Wave = (x: number) => number

/** Profile of a sheet with trapezoidal ribs. */
const trapezoid: Wave = (x) => {
  const part = (((x / 0.46) % 1) + 1) % 1
  const slope = (from: number): number => Math.max(0, Math.min(1, (part - from) / 0.13))
  const rib = slope(0.1) - slope(0.37)
  const bead = part > 0.6 ? Math.max(0, 1 - Math.abs(((part - 0.8) * 2.2) ** 2) * 30) * 0.12 : 0
  return (rib + bead) * 0.115
}

const round: Wave = (x) => Math.sin((x / 0.3) * 2 * Math.PI) * 0.06 + 0.06
const bigRound: Wave = (x) => Math.sin((x / 0.5) * 2 * Math.PI) * 0.085 + 0.085

/** A corrugated sheet: its profile along x, extruded along z. */
function waved(
  wave: Wave,
  { wide, long, thick, steps }: { wide: number; long: number; thick: number; steps: number },
): string {
  const top = times(steps + 1, (i) => {
    const x = -wide / 2 + (i / steps) * wide
    return [x, wave(x) + thick] as const
  })
  const under = top.map(([x, y]) => [x, y - thick] as const).toReversed()
  return extrude([...top, ...under], long)
}

const coated = (colour: string): string =>
  `texture { pigment { ${srgb(colour)} } normal { bumps 0.02 scale 0.05 } finish { diffuse 0.72 specular 0.35 roughness 0.03 reflection { 0.03,0.14 } } }`

type Sheet = { readonly wave: Wave; readonly thick: number; readonly texture: string }

function sheetOf(tone: string): Sheet {
  switch (tone) {
    case 'cement':
      return {
        wave: bigRound,
        thick: 0.045,
        texture: mineral('#c4c3bc', { cloud: 0.06, speck: 0.2, grain: 0.03, bump: 0.15 }),
      }
    case 'frp':
      return {
        wave: round,
        thick: 0.012,
        texture: `texture { pigment { bozo scale 0.03 color_map { [0 srgb <0.80,0.85,0.72>] [1 srgb <0.88,0.92,0.81>] } } normal { bumps 0.15 scale 0.03 } finish { emission 0.04 diffuse 0.76 specular 0.4 roughness 0.02 reflection { 0.02,0.1 } } }`,
      }
    case 'gi':
      return { wave: round, thick: 0.01, texture: spangle(0.13) }
    default:
      return {
        wave: trapezoid,
        thick: 0.012,
        texture: coated({ blue: '#2f74c0', red: '#a93f2c', green: '#2f7348' }[tone] ?? toneColour(tone)),
      }
  }
}

const roofSheet: SceneFactory = (tone) => {
  const { wave, thick, texture } = sheetOf(tone)
  const wide = tone === 'cement' ? 2 : 1.92
  const sheet = `${waved(wave, { wide, long: 2.3, thick, steps: 192 })} }`
  const gap = thick * 1.15
  const places = [
    [0, 0, 0.06],
    [0, 1, 0.02],
    [0, 2, 0.1],
  ] as const
  const lying = places.map(
    ([x, level, z]) => `object { Sheet ${texture} translate ${vec([x, level * gap, z])} }`,
  )
  return {
    camera: orbitCamera([0, 0.2, 1.1], 2.62, { turn: -33, lift: 30 }),
    objects: `#declare Sheet = ${sheet}\n${lying.join('\n')}
object { Sheet ${texture} rotate x*-8 rotate y*-4 translate <0.1,${num(3 * gap + 0.03)},0.1> }`,
  }
}

const polyTones: Readonly<Record<string, string>> = { clear: '#e3f1f4', bronze: '#a87a48', blue: '#5ea3dc' }

/** A translucent twin-wall sheet in x and y: two skins with ribs between. */
function twinWall(colour: string, [wide, high]: readonly [number, number], clear: boolean): string {
  const deep = 0.075
  const through = clear ? 'filter 0.5 transmit 0.24' : ''
  const skin = `texture { pigment { ${srgb(colour)} ${through} } finish { diffuse 0.5 specular 0.7 roughness 0.006 ${clear ? '' : 'reflection { 0.02,0.2 }'} } }`
  const rib = `texture { pigment { ${srgb(lighten(colour, 0.25))} } finish { diffuse 0.75 specular 0.5 roughness 0.02 } }`
  const ribs = times(Math.round(wide / 0.075) + 1, (i) => {
    const x = -wide / 2 + i * 0.075
    return `box { ${vec([x - 0.004, 0, 0.003])},${vec([x + 0.004, high, deep - 0.003])} }`
  })
  const face = (z: number): string =>
    `polygon { 5,${vec([-wide / 2, 0, z])},${vec([wide / 2, 0, z])},${vec([wide / 2, high, z])},${vec([-wide / 2, high, z])},${vec([-wide / 2, 0, z])} ${skin} }`
  const rims = [0, high]
    .flatMap((y) =>
      [0, deep].map((z) => `cylinder { ${vec([-wide / 2, y, z])},${vec([wide / 2, y, z])},0.006 }`),
    )
    .concat(
      [-wide / 2, wide / 2].flatMap((x) =>
        [0, deep].map((z) => `cylinder { ${vec([x, 0, z])},${vec([x, high, z])},0.006 }`),
      ),
    )
  return `union { ${face(0)} ${face(deep)} union { ${ribs.join('')} ${rib} } union { ${rims.join('')} ${satin(darken(colour, 0.12))} } no_radiosity radiosity { importance 0.05 } }`
}

const polySheet: SceneFactory = (tone) => {
  const colour = polyTones[tone] ?? '#e3f1f4'
  return {
    camera: orbitCamera([0, 0.86, 0.15], 2.72, { turn: 26, lift: 22 }),
    objects: `#declare Twin = ${twinWall(colour, [1.62, 1.62], true)}
#declare Lying = ${twinWall(lighten(colour, 0.1), [1.62, 1.62], false)}
object { Lying rotate x*90 rotate y*-7 translate <0.02,0.085,-0.86> }
object { Lying rotate x*90 rotate y*3 translate <-0.02,0.17,-0.9> }
object { Twin rotate x*13 rotate y*-5 translate <-0.02,0.18,0.42> }`,
  }
}

/** Height of an interlocking clay tile: raised side lap, two troughs and a ridge between. */
function tileAt(u: number, v: number): number {
  const ridge = (middle: number, half: number, high: number): number =>
    high * Math.max(0, Math.cos((Math.min(1, Math.abs(u - middle) / half) * Math.PI) / 2)) ** 1.4
  const cross = v > 0.9 ? 0.05 * Math.sin(((v - 0.9) / 0.1) * Math.PI) : 0
  const nose = v < 0.07 ? 0.035 * Math.cos((v / 0.07) * (Math.PI / 2)) : 0
  const troughs = 0.035 * Math.cos(u * Math.PI * 4)
  return ridge(0.06, 0.1, 0.11) + ridge(0.5, 0.13, 0.12) + ridge(0.95, 0.09, 0.07) + troughs + cross + nose
}

/** A closed tile with its nose at z = 0. */
function clayShell([wide, long]: readonly [number, number]): string {
  const [across, along] = [72, 60]
  const points: Point[] = []
  const row = (up: number): void => {
    for (let j = 0; j <= along; j += 1)
      for (let i = 0; i <= across; i += 1) {
        const [u, v] = [i / across, j / along]
        const edge = Math.min(1, Math.min(i, across - i, j, along - j) / 1.2)
        points.push([(u - 0.5) * wide, tileAt(u, v) + (up > 0 ? up * (0.72 + 0.28 * edge) : 0), v * long])
      }
  }
  row(0.062)
  row(0)
  const line = across + 1
  const second = line * (along + 1)
  const faces: [number, number, number][] = []
  const quad = (...[a, b, c, d]: readonly [number, number, number, number]): void =>
    void faces.push([a, b, c], [a, c, d])
  for (const first of [0, second])
    for (let j = 0; j < along; j += 1)
      for (let i = 0; i < across; i += 1) {
        const a = first + j * line + i
        if (first === 0) quad(a, a + line, a + line + 1, a + 1)
        else quad(a, a + 1, a + line + 1, a + line)
      }
  for (let i = 0; i < across; i += 1) {
    quad(i, i + 1, second + i + 1, second + i)
    const b = along * line + i
    quad(b + 1, b, second + b, second + b + 1)
  }
  for (let j = 0; j < along; j += 1) {
    quad((j + 1) * line, j * line, second + j * line, second + (j + 1) * line)
    const b = j * line + across
    quad(b, b + line, second + b + line, second + b)
  }
  return mesh({ points, faces })
}

const clayTile: SceneFactory = (tone) => {
  const colour = tone === 'ochre' ? '#d0944c' : '#c0623c'
  const hues = [colour, lighten(colour, 0.08), darken(colour, 0.08)]
    .map(
      (hue, i) => `#declare Hue${i} = ${mineral(hue, { cloud: 0.13, speck: 0.3, grain: 0.02, bump: 0.2 })}\n`,
    )
    .join('')
  return {
    camera: orbitCamera([0.02, 0.6, 0.2], 2.72, { turn: 24, lift: 24 }),
    objects: `${hues}#declare Tile = ${clayShell([1.12, 1.72])} }
object { Tile texture { Hue0 } rotate y*-76 translate <0.86,0.01,-0.42> }
object { Tile texture { Hue2 translate 3 } rotate y*-79 translate <0.9,0.085,-0.44> }
object { Tile texture { Hue1 translate 5 } rotate x*-66 rotate y*-4 translate <-0.08,0.16,0.22> }`,
  }
}

export const roofScenes: Scenes = {
  'roof-sheet': roofSheet,
  'poly-sheet': polySheet,
  'clay-tile': clayTile,
}
