import { dark, light, round } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { ellipse, group, path, put, rect, shadow, stroke } from './shapes.ts'
import { lines } from './steel-parts.ts'
import { flat, metal, upright } from './surfaces.ts'

function coilOf(pen: Pen, colour: string, turns: number): string {
  let loops = ''
  for (let i = 0; i < turns; i += 1) {
    const r = 78 - i * 5.4
    const c = [light(colour, 0.12), colour, dark(colour, 0.16)][i % 3] ?? colour
    loops +=
      `<ellipse cx="${round(120 + (i % 3) * 1.5)}" cy="${round(128 - (i % 2) * 3)}" rx="${round(r)}" ry="${round(r * 0.82)}" fill="none" stroke="${c}" stroke-width="5.6"/>` +
      `<ellipse cx="${round(119 + (i % 3) * 1.5)}" cy="${round(126.5 - (i % 2) * 3)}" rx="${round(r)}" ry="${round(r * 0.82)}" fill="none" stroke="${light(colour, 0.55)}" stroke-width="1" opacity=".55"/>`
  }
  return shadow(pen, 122, 196, 100, 16) + loops
}

const coil: Drawing = (pen) =>
  coilOf(pen, '#4c5258', 7) +
  stroke('M60 96L82 112M180 96L160 112M120 190V168', '#a8adb2', 3.4) +
  stroke('M196 132C214 150 214 172 204 190', '#4c5258', 3.6)

const barbed: Drawing = (pen) => {
  const barbs = Array.from({ length: 18 }, (_, i) => {
    const a = (i * Math.PI * 2) / 18
    const r = i % 2 === 0 ? 74 : 60
    const x = 120 + Math.cos(a) * r
    const y = 126 + Math.sin(a) * r * 0.82
    return `M${round(x - 9)} ${round(y - 5)}L${round(x + 9)} ${round(y + 5)}M${round(x - 6)} ${round(y + 8)}L${round(x + 6)} ${round(y - 8)}`
  }).join('')
  return (
    coilOf(pen, '#a3abb1', 6) +
    stroke(barbs, '#6d757c', 2.6) +
    stroke(barbs, '#e3e7ea', 1, 'transform="translate(-.8 -.8)"')
  )
}

function rollOf(pen: Pen, pattern: string, colour: string): string {
  const body = 'M58 62V196A38 12 0 0 0 134 196V62Z'
  const sheet = 'M134 74L214 92V212L134 192Z'
  const net = pen.part(stroke(pattern, dark(colour, 0.1), 1.6))
  const inside = (shape: string, content: string): string =>
    group(content, `clip-path="${pen.clip(`<path d="${shape}"/>`)}"`)
  return (
    shadow(pen, 126, 204, 102, 14) +
    inside(sheet, path(sheet, light(colour, 0.62), 'opacity=".5"') + put(net, 0, 0)) +
    path(body, upright(pen, light(colour, 0.2))) +
    inside(body, put(net, -6, -4)) +
    ellipse(96, 62, 38, 12, flat(pen, light(colour, 0.3))) +
    `<ellipse cx="96" cy="62" rx="28" ry="8" fill="none" stroke="${dark(colour, 0.3)}" stroke-width="2"/>` +
    ellipse(96, 62, 17, 4.5, dark(colour, 0.55))
  )
}

const meshRoll: Drawing = (pen) =>
  rollOf(
    pen,
    lines(15, (i) => `M${56 + i * 11} 50V226`) + lines(16, (i) => `M50 ${52 + i * 11}H222`),
    '#9aa2a8',
  )

const hexRoll: Drawing = (pen) =>
  rollOf(
    pen,
    lines(13, (row) => lines(11, (i) => `M${50 + i * 16 + (row % 2) * 8} ${44 + row * 14}l8 5v9l-8 5`)),
    '#9aa2a8',
  )

const chainlink: Drawing = (pen, tone) => {
  const wire = tone === 'green' ? '#2f8a55' : '#a5adb3'
  const d = lines(16, (i) => `M${-124 + i * 22} 42l160 160M${26 + i * 22} 42l-160 160`)
  const post = (x: number): string =>
    rect(x, 30, 11, 184, 2, metal(pen, 'gi')) + ellipse(x + 5.5, 30, 7.5, 5, flat(pen, '#d8dde0'))
  return (
    shadow(pen, 120, 212, 106, 8) +
    group(
      stroke(d, dark(wire, 0.35), 3) + stroke(d, light(wire, 0.18), 1.5, 'transform="translate(-.5 -.7)"'),
      `clip-path="${pen.clip('<path d="M26 44H214V200H26Z"/>')}"`,
    ) +
    stroke('M26 46H214M26 198H214', dark(wire, 0.2), 3) +
    post(18) +
    post(211)
  )
}

export const meshDrawings: Readonly<Record<string, Drawing>> = {
  coil,
  barbed,
  'mesh-roll': meshRoll,
  'hex-roll': hexRoll,
  chainlink,
}
