/** Faces of cut stone, painted as SVG: veined, grained and pieced. */
import { dark, light } from './colours.ts'
import { dice } from './skins.ts'
import { haze } from './veneers.ts'
import type { Field } from './veneers.ts'

const n = (value: number): string => value.toFixed(1)

export type Veins = {
  readonly colour: string
  readonly count: number
  readonly width: number
  readonly opacity: number
  /** Degrees from the horizontal. */
  readonly angle: number
  /** How far they stray; 1 is usual. */
  readonly wander?: number
}

/** Long wandering veins that swell, fade and fork. */
function veined(id: string, { width, height, seed }: Field, look: Veins): string {
  const roll = dice(seed * 31 + look.count)
  const wander = look.wander ?? 1
  const lean = (look.angle * Math.PI) / 180
  const reach = Math.hypot(width, height)
  const step = reach / 46
  let soft = ''
  let sharp = ''
  const draw = (x: number, y: number, way: number, thick: number, length: number, depth: number): void => {
    let turn = way
    let drift = 0
    let from: [number, number] = [x, y]
    let path = `M${n(x)} ${n(y)}`
    let piece = path
    for (let k = 0; k < length; k += 1) {
      drift += (roll() - 0.5) * 0.34 * wander
      drift *= 0.86
      turn = way + drift + (roll() - 0.5) * 0.5 * wander
      const to: [number, number] = [from[0] + Math.cos(turn) * step, from[1] + Math.sin(turn) * step]
      const on = `L${n(to[0])} ${n(to[1])}`
      path += on
      piece += on
      if (k % 3 === 2) {
        const swell = thick * (0.35 + 0.9 * roll()) * Math.min(1, (length - k) / 6)
        sharp += `<path d="${piece}" stroke-width="${n(swell)}" stroke-opacity="${(look.opacity * (0.35 + 0.65 * roll())).toFixed(2)}"/>`
        piece = `M${n(to[0])} ${n(to[1])}`
      }
      if (depth < 2 && roll() < 0.07)
        draw(
          to[0],
          to[1],
          turn + (roll() < 0.5 ? -1 : 1) * (0.35 + roll() * 0.6),
          thick * 0.5,
          Math.round(length * (0.12 + roll() * 0.3)),
          depth + 1,
        )
      from = to
    }
    if (depth < 2)
      soft += `<path d="${path}" stroke-width="${n(thick * 4.5)}" stroke-opacity="${(look.opacity * 0.24).toFixed(2)}"/>`
  }
  for (let i = 0; i < look.count; i += 1) {
    const across = ((i + 0.2 + roll() * 0.6) / look.count - 0.5) * reach
    const x = width / 2 - Math.cos(lean) * reach * 0.55 - Math.sin(lean) * across
    const y = height / 2 - Math.sin(lean) * reach * 0.55 + Math.cos(lean) * across
    draw(x, y, lean, look.width * (0.3 + roll()), 52, 0)
  }
  return (
    `<filter id="${id}s" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="9"/></filter>` +
    `<filter id="${id}h" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="4" seed="${seed}" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="62" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="0.7"/></filter>` +
    `<g filter="url(#${id}h)" fill="none" stroke="${look.colour}" stroke-linecap="round" stroke-linejoin="round"><g filter="url(#${id}s)">${soft}</g>${sharp}</g>`
  )
}

export type Marble = {
  readonly base: string
  readonly cloud: string
  /** How much of the face is clouded; 1 is usual. */
  readonly cloudy?: number
  readonly veins: readonly Veins[]
}

export function marble(field: Field, { base, cloud, cloudy = 1, veins }: Marble): string {
  return (
    `<rect width="${field.width}" height="${field.height}" fill="${base}"/>` +
    `<g opacity="${Math.min(1, 0.75 * cloudy)}">${haze('c1', field, { colour: cloud, frequency: '0.003 0.005', octaves: 5, gain: 3.2, from: 0.46 })}</g>` +
    haze(
      'c2',
      { ...field, seed: field.seed + 5 },
      { colour: light(base, 0.5), frequency: '0.006', octaves: 4, gain: 2.4, from: 0.5 },
    ) +
    haze(
      'c3',
      { ...field, seed: field.seed + 9 },
      { colour: dark(cloud, 0.25), frequency: '0.009 0.014', octaves: 5, gain: 1.1, from: 0.5 },
    ) +
    veins.map((look, i) => veined(`v${i}`, { ...field, seed: field.seed + i * 17 }, look)).join('')
  )
}

export type Granite = {
  readonly base: string
  /** Grains: colour, size in points of the print, how much of the face. */
  readonly grains: readonly (readonly [colour: string, size: number, share: number])[]
}

export function granite(field: Field, { base, grains }: Granite): string {
  return (
    `<rect width="${field.width}" height="${field.height}" fill="${base}"/>` +
    grains
      .map(([colour, size, share], i) =>
        haze(
          `g${i}`,
          { ...field, seed: field.seed + i * 13 },
          {
            colour,
            frequency: (0.5 / size).toFixed(4),
            octaves: 3,
            gain: 9,
            from: 0.5 + (0.5 - share) * 0.5,
          },
        ),
      )
      .join('')
  )
}

/** Chips of stone in a ground, as in terrazzo. */
export function pieced(
  field: Field,
  base: string,
  chips: readonly string[],
  size: number,
  count: number,
): string {
  const roll = dice(field.seed)
  let out = `<rect width="${field.width}" height="${field.height}" fill="${base}"/>`
  out += haze('p1', field, { colour: dark(base, 0.3), frequency: '0.35', octaves: 2, gain: 2, from: 0.52 })
  out += haze(
    'p2',
    { ...field, seed: field.seed + 3 },
    { colour: light(base, 0.6), frequency: '0.3', octaves: 2, gain: 2, from: 0.54 },
  )
  for (let i = 0; i < count; i += 1) {
    const x = roll() * field.width
    const y = roll() * field.height
    const r = size * (0.25 + roll() ** 2.2)
    const corners = 5 + Math.floor(roll() * 3)
    const turn = roll() * 6
    const points = Array.from({ length: corners }, (_, k) => {
      const a = turn + ((k + (roll() - 0.5) * 0.6) / corners) * 2 * Math.PI
      const d = r * (0.65 + roll() * 0.5)
      return `${n(x + Math.cos(a) * d * 1.15)},${n(y + Math.sin(a) * d)}`
    }).join(' ')
    out += `<polygon points="${points}" fill="${chips[Math.floor(roll() * chips.length)] ?? base}"/>`
  }
  return out
}
