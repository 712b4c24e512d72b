import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { dots, ellipse, group, path, shadow, strew, stroke } from './shapes.ts'
import { ball } from './surfaces.ts'

/** Colour, size of grain or stone, whether single stones can be told apart. */
const heapTones: Readonly<Record<string, readonly [string, number, boolean]>> = {
  river: ['#c9a66f', 1.7, false],
  fine: ['#dcc596', 1.3, false],
  msand: ['#a9a59c', 1.8, false],
  dust: ['#8f8d89', 1.5, false],
  gravel: ['#93928e', 11.5, true],
  chips: ['#a09d97', 8.5, true],
}

/** Angular stones row by row, in five shades with one path each. */
function stones(seed: string, colour: string, size: number): string {
  const shades = [light(colour, 0.34), light(colour, 0.16), colour, dark(colour, 0.18), dark(colour, 0.36)]
  const drawn = shades.map(() => '')
  for (let y = 78; y < 202; y += size * 0.8) {
    const half = Math.max(5, (y - 70) * 0.82)
    const count = Math.floor((2 * half) / (size * 1.25))
    for (let i = 0; i <= count; i += 1) {
      const [one] = strew(`${seed}${round(y)}.${i}`, 1, [-2, 2], [-2, 2])
      if (one === undefined) continue
      const x = 120 - half + (i * 2 * half) / Math.max(1, count) + one.x
      const r = size * (0.62 + one.s * 0.3)
      const shade = Math.min(4, Math.floor(one.s * 3.4) + (x > 146 ? 1 : 0) + (one.x > 1.3 ? 1 : 0))
      const at = (part: number): number => Math.round(r * part)
      drawn[shade] =
        `${drawn[shade] ?? ''}M${Math.round(x - r)} ${Math.round(y + one.y)}l${at(0.7)}-${at(0.8)}h${at(0.8)}l${at(0.6)} ${at(0.7)}-${at(0.5)} ${at(0.9)}h-${at(1.1)}z`
    }
  }
  return shades.map((shade, i) => path(drawn[i] ?? '', shade)).join('')
}

const heap: Drawing = (pen, tone) => {
  const [colour, grain, single] = heapTones[tone] ?? ['#c9a66f', 1.7, false]
  if (single)
    return (
      shadow(pen, 120, 204, 114, 12) +
      path('M22 204C50 190 76 156 104 92Q119 68 136 92C166 156 192 190 218 204Z', dark(colour, 0.5)) +
      stones(tone, colour, grain)
    )
  const mound =
    'M12 200C44 192 72 156 96 108Q118 70 144 106C170 154 200 190 228 200Q230 208 216 209H24Q10 208 12 200Z'
  const side = pen.gradient('linear', ' x1="0" y1=".2" x2="1" y2=".7"', [
    [0, light(colour, 0.34)],
    [0.42, colour],
    [0.62, dark(colour, 0.2)],
    [1, dark(colour, 0.42)],
  ])
  const grains =
    path(dots(`${tone} a`, 80, [24, 216], [96, 206], grain), dark(colour, 0.45), 'opacity=".6"') +
    path(dots(`${tone} b`, 70, [24, 190], [96, 206], grain), light(colour, 0.65), 'opacity=".8"')
  const ridge = path(
    'M120 84C134 120 118 160 140 209H226L216 190C192 180 164 136 144 104Q132 84 120 84Z',
    dark(colour, 0.5),
    'opacity=".16"',
  )
  const slips = stroke(
    'M96 128C80 160 60 184 40 198M112 110C104 150 92 180 80 204',
    light(colour, 0.5),
    2,
    'opacity=".4"',
  )
  return (
    shadow(pen, 120, 206, 116, 11) +
    group(path(mound, side) + ridge + slips + grains, `clip-path="${pen.clip(`<path d="${mound}"/>`)}"`)
  )
}

const pebbles: Drawing = (pen, tone) => {
  const choices =
    tone === 'white'
      ? ['#f4f2ec', '#e8e4da', '#dedad2']
      : tone === 'black'
        ? ['#3c4046', '#2a2d32', '#53585e']
        : ['#b69b7b', '#8d8f90', '#d8cfbd', '#6e6257']
  const fills = choices.map((colour) => ball(pen, colour))
  const rows: string[] = []
  for (let row = 0; row < 8; row += 1) {
    const half = 26 + row * 11
    const count = 2 + row
    for (let i = 0; i < count; i += 1) {
      const [one] = strew(`${tone}${row}.${i}`, 1, [-3, 3], [-3, 3])
      const s = one?.s ?? 0.5
      rows.push(
        ellipse(
          120 - half + (2 * half * i) / Math.max(1, count - 1) + (one?.x ?? 0),
          82 + row * 16 + (one?.y ?? 0),
          14 + s * 4,
          10 + s * 3,
          fills[(row * 3 + i * 2) % fills.length] ?? '',
          `transform="rotate(${Math.round(s * 40 - 20)} ${round(120 - half + (2 * half * i) / Math.max(1, count - 1))} ${82 + row * 16})"`,
        ),
      )
    }
  }
  return (
    shadow(pen, 120, 204, 116, 14) +
    path('M30 202Q60 130 96 82Q120 62 144 82Q180 130 210 202Z', dark(choices[1] ?? '#888888', 0.5)) +
    rows.join('')
  )
}

export const heapsDrawings: Readonly<Record<string, Drawing>> = { heap, pebbles }
