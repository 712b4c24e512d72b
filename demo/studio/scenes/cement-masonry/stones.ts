/** Stones, declared once and instanced many times. */
import type { Point } from '../scene.ts'
import { times, num, cubeSurface, vec } from '../kit/meshes.ts'
import { seededRandom } from '../kit/random.ts'
import { noise } from '../kit/noise.ts'

/** Declares `Broken0`, `Broken1`, …: crushed stones of about unit radius. */
export function crushedStones(kinds: number): string {
  return times(kinds, (kind) => {
    const random = seededRandom(`broken ${kind}`)
    const planes = times(13, () => {
      const [z, turn] = [random() * 2 - 1, random() * Math.PI * 2]
      const flat = Math.sqrt(1 - z * z)
      return { out: [flat * Math.cos(turn), flat * Math.sin(turn), z], far: 0.62 + random() * 0.4 }
    })
    const stretch = [0.8 + random() * 0.5, 0.6 + random() * 0.4, 0.75 + random() * 0.5]
    const stone = cubeSurface(
      [9, 9, 9],
      (cubePoint) => {
        const length = Math.hypot(...cubePoint)
        const [x = 0, y = 0, z = 0] = cubePoint.map((part) => part / length)
        const reach = planes.reduce((least, { out: [a = 0, b = 0, c = 0], far }) => {
          const toward = a * x + b * y + c * z
          return toward > 0.05 ? Math.min(least, far / toward) : least
        }, 1.25)
        const r = reach * (0.97 + 0.06 * noise([x * 4 + kind, y * 4, z * 4]))
        return [x * r * (stretch[0] ?? 1), y * r * (stretch[1] ?? 1), z * r * (stretch[2] ?? 1)]
      },
      false,
    )
    return `#declare Broken${kind} = ${stone} }\n`
  }).join('')
}

/** Declares `Pebble0`, `Pebble1`, …: river stones of about unit radius. */
export function pebbleStones(kinds: number): string {
  return times(kinds, (kind) => {
    const random = seededRandom(`pebble ${kind}`)
    const stretch = [1.1 + random() * 0.35, 0.62 + random() * 0.22, 0.85 + random() * 0.25]
    const stone = cubeSurface([12, 12, 12], (cubePoint) => {
      const length = Math.hypot(...cubePoint)
      const [x = 0, y = 0, z = 0] = cubePoint.map((part) => part / length)
      const r = 0.86 + 0.3 * noise([x * 1.3 + kind * 7, y * 1.3, z * 1.3])
      return [x * r * (stretch[0] ?? 1), y * r * (stretch[1] ?? 1), z * r * (stretch[2] ?? 1)]
    })
    return `#declare Pebble${kind} = ${stone} }\n`
  }).join('')
}

export type Placement = { readonly at: Point; readonly size: number }

/** Scatters stones by rejection: two are at least `near` times the sum of their sizes apart. */
export function scatter(
  seed: string,
  {
    tries,
    near,
    pick,
  }: {
    readonly tries: number
    readonly near: number
    readonly pick: (random: () => number) => Placement | undefined
  },
): Placement[] {
  const random = seededRandom(seed)
  const spots: Placement[] = []
  for (let i = 0; i < tries; i += 1) {
    const spot = pick(random)
    if (spot === undefined) continue
    const { at, size } = spot
    const free = spots.every(
      (other) =>
        Math.hypot(other.at[0] - at[0], other.at[1] - at[1], other.at[2] - at[2]) >
        near * (other.size + size),
    )
    if (free) spots.push(spot)
  }
  return spots
}

/** Instances of declared stones, rotated at random, in one of the declared textures `Hue0`, `Hue1`, … */
export function placeStones(
  spots: readonly Placement[],
  {
    shape,
    kinds,
    hues,
    flat = false,
  }: { readonly shape: string; readonly kinds: number; readonly hues: number; readonly flat?: boolean },
): string {
  const random = seededRandom(`${shape} ${spots.length}`)
  return spots
    .map(({ at, size }) => {
      const kind = Math.floor(random() * kinds)
      const hue = Math.floor(random() * hues)
      const tilt = flat ? 50 : 360
      const turn = [(random() - 0.5) * tilt, random() * 360, (random() - 0.5) * tilt]
      return `object { ${shape}${kind} texture { Hue${hue} } scale ${num(size)} rotate ${vec(turn)} translate ${vec(at)} }`
    })
    .join('\n')
}
