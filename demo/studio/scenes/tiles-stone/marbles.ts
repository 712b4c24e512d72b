/** Faces of cut stone as SVG: veined marble, granite and terrazzo. */
import { darken, lighten } from '../kit/colours.ts'
import { seededRandom } from '../kit/random.ts'
import { noiseLayer } from '../kit/wood-grain.ts'
import type { GrainField } from '../kit/wood-grain.ts'

const n = (value: number): string => value.toFixed(1)

type Veins = {
  readonly colour: string
  readonly count: number
  readonly width: number
  readonly opacity: number
  /** Degrees from the horizontal. */
  readonly angle: number
  /** Relative to the usual, 1. */
  readonly wander?: number
}

/** Long veins that swell, fade and fork. */
function veined(id: string, { width, height, seed }: GrainField, look: Veins): string {
  const random = seededRandom(seed * 31 + look.count)
  const wander = look.wander ?? 1
  const lean = (look.angle * Math.PI) / 180
  const reach = Math.hypot(width, height)
  const step = reach / 46
  let soft = ''
  let sharp = ''
  const draw = (
    x: number,
    y: number,
    heading: number,
    thick: number,
    length: number,
    depth: number,
  ): void => {
    let turn = heading
    let drift = 0
    let from: [number, number] = [x, y]
    let path = `M${n(x)} ${n(y)}`
    let piece = path
    for (let k = 0; k < length; k += 1) {
      drift += (random() - 0.5) * 0.34 * wander
      drift *= 0.86
      turn = heading + drift + (random() - 0.5) * 0.5 * wander
      const to: [number, number] = [from[0] + Math.cos(turn) * step, from[1] + Math.sin(turn) * step]
      const on = `L${n(to[0])} ${n(to[1])}`
      path += on
      piece += on
      if (k % 3 === 2) {
        const swell = thick * (0.35 + 0.9 * random()) * Math.min(1, (length - k) / 6)
        sharp += `<path d="${piece}" stroke-width="${n(swell)}" stroke-opacity="${(look.opacity * (0.35 + 0.65 * random())).toFixed(2)}"/>`
        piece = `M${n(to[0])} ${n(to[1])}`
      }
      if (depth < 2 && random() < 0.07)
        draw(
          to[0],
          to[1],
          turn + (random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.6),
          thick * 0.5,
          Math.round(length * (0.12 + random() * 0.3)),
          depth + 1,
        )
      from = to
    }
    if (depth < 2)
      soft += `<path d="${path}" stroke-width="${n(thick * 4.5)}" stroke-opacity="${(look.opacity * 0.24).toFixed(2)}"/>`
  }
  for (let i = 0; i < look.count; i += 1) {
    const across = ((i + 0.2 + random() * 0.6) / look.count - 0.5) * reach
    const x = width / 2 - Math.cos(lean) * reach * 0.55 - Math.sin(lean) * across
    const y = height / 2 - Math.sin(lean) * reach * 0.55 + Math.cos(lean) * across
    draw(x, y, lean, look.width * (0.3 + random()), 52, 0)
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
  /** Relative to the usual, 1. */
  readonly cloudy?: number
  readonly veins: readonly Veins[]
}

export function marble(field: GrainField, { base, cloud, cloudy = 1, veins }: Marble): string {
  return (
    `<rect width="${field.width}" height="${field.height}" fill="${base}"/>` +
    `<g opacity="${Math.min(1, 0.75 * cloudy)}">${noiseLayer('c1', field, { colour: cloud, frequency: '0.003 0.005', octaves: 5, gain: 3.2, from: 0.46 })}</g>` +
    noiseLayer(
      'c2',
      { ...field, seed: field.seed + 5 },
      { colour: lighten(base, 0.5), frequency: '0.006', octaves: 4, gain: 2.4, from: 0.5 },
    ) +
    noiseLayer(
      'c3',
      { ...field, seed: field.seed + 9 },
      { colour: darken(cloud, 0.25), frequency: '0.009 0.014', octaves: 5, gain: 1.1, from: 0.5 },
    ) +
    veins.map((look, i) => veined(`v${i}`, { ...field, seed: field.seed + i * 17 }, look)).join('')
  )
}

export type Granite = {
  readonly base: string
  /** Colour, size in pixels of the image, and share of the face. */
  readonly grains: readonly (readonly [colour: string, size: number, share: number])[]
}

export function granite(field: GrainField, { base, grains }: Granite): string {
  return (
    `<rect width="${field.width}" height="${field.height}" fill="${base}"/>` +
    grains
      .map(([colour, size, share], i) =>
        noiseLayer(
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

/** Stone chips in a binder. */
export function terrazzo(
  field: GrainField,
  base: string,
  chips: readonly string[],
  size: number,
  count: number,
): string {
  const random = seededRandom(field.seed)
  let out = `<rect width="${field.width}" height="${field.height}" fill="${base}"/>`
  out += noiseLayer('p1', field, {
    colour: darken(base, 0.3),
    frequency: '0.35',
    octaves: 2,
    gain: 2,
    from: 0.52,
  })
  out += noiseLayer(
    'p2',
    { ...field, seed: field.seed + 3 },
    { colour: lighten(base, 0.6), frequency: '0.3', octaves: 2, gain: 2, from: 0.54 },
  )
  for (let i = 0; i < count; i += 1) {
    const x = random() * field.width
    const y = random() * field.height
    const r = size * (0.25 + random() ** 2.2)
    const corners = 5 + Math.floor(random() * 3)
    const turn = random() * 6
    const points = Array.from({ length: corners }, (_, k) => {
      const a = turn + ((k + (random() - 0.5) * 0.6) / corners) * 2 * Math.PI
      const d = r * (0.65 + random() * 0.5)
      return `${n(x + Math.cos(a) * d * 1.15)},${n(y + Math.sin(a) * d)}`
    }).join(' ')
    out += `<polygon points="${points}" fill="${chips[Math.floor(random() * chips.length)] ?? base}"/>`
  }
  return out
}
