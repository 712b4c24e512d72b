/** Broken and rounded stones, declared once and set down many times. */
import type { Point } from '../scene.ts'
import { dice, list, num, skin, vec } from '../kit/meshes.ts'
import { noise } from '../kit/noise.ts'

/** Names `Broken0` and so on: angular stones of about unit radius, as from a crusher. */
export function brokenStones(kinds: number): string {
  return list(kinds, (kind) => {
    const throwOne = dice(`broken ${kind}`)
    const planes = list(13, () => {
      const [z, turn] = [throwOne() * 2 - 1, throwOne() * Math.PI * 2]
      const flat = Math.sqrt(1 - z * z)
      return { out: [flat * Math.cos(turn), flat * Math.sin(turn), z], far: 0.62 + throwOne() * 0.4 }
    })
    const stretch = [0.8 + throwOne() * 0.5, 0.6 + throwOne() * 0.4, 0.75 + throwOne() * 0.5]
    const stone = skin(
      [9, 9, 9],
      (onCube) => {
        const length = Math.hypot(...onCube)
        const [x = 0, y = 0, z = 0] = onCube.map((part) => part / length)
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

/** Names `Pebble0` and so on: river-worn stones of about unit radius. */
export function roundStones(kinds: number): string {
  return list(kinds, (kind) => {
    const throwOne = dice(`pebble ${kind}`)
    const stretch = [1.1 + throwOne() * 0.35, 0.62 + throwOne() * 0.22, 0.85 + throwOne() * 0.25]
    const stone = skin([12, 12, 12], (onCube) => {
      const length = Math.hypot(...onCube)
      const [x = 0, y = 0, z = 0] = onCube.map((part) => part / length)
      const r = 0.86 + 0.3 * noise([x * 1.3 + kind * 7, y * 1.3, z * 1.3])
      return [x * r * (stretch[0] ?? 1), y * r * (stretch[1] ?? 1), z * r * (stretch[2] ?? 1)]
    })
    return `#declare Pebble${kind} = ${stone} }\n`
  }).join('')
}

export type Spot = { readonly at: Point; readonly size: number }

/** Spots for stones over ground whose height is known, no two too near; `near` tells the least distance in sizes. */
export function strewn(
  seed: string,
  {
    tries,
    near,
    pick,
  }: {
    readonly tries: number
    readonly near: number
    readonly pick: (throwOne: () => number) => Spot | undefined
  },
): Spot[] {
  const throwOne = dice(seed)
  const spots: Spot[] = []
  for (let i = 0; i < tries; i += 1) {
    const spot = pick(throwOne)
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

/** Stones on their spots, each turned at random and in one of the declared textures `Hue0` and so on. */
export function setDown(
  spots: readonly Spot[],
  {
    shape,
    kinds,
    hues,
    flat = false,
  }: { readonly shape: string; readonly kinds: number; readonly hues: number; readonly flat?: boolean },
): string {
  const throwOne = dice(`${shape} ${spots.length}`)
  return spots
    .map(({ at, size }) => {
      const kind = Math.floor(throwOne() * kinds)
      const hue = Math.floor(throwOne() * hues)
      const tilt = flat ? 50 : 360
      const turn = [(throwOne() - 0.5) * tilt, throwOne() * 360, (throwOne() - 0.5) * tilt]
      return `object { ${shape}${kind} texture { Hue${hue} } scale ${num(size)} rotate ${vec(turn)} translate ${vec(at)} }`
    })
    .join('\n')
}
