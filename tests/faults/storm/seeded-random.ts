import { createHash } from 'node:crypto'

/** Random decisions, the same sequence for the same seed and stream. */
export type SeededRandom = {
  /** A whole number, both ends included. */
  readonly integer: (min: number, max: number) => number
  /** True with this probability, from 0 to 1. */
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly T[]) => T
  /** One of the names, with a probability in proportion to its weight. */
  readonly pickWeighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
}

/** The decisions of one stream under a seed: what one checkout draws does not depend on which others run beside it. */
export function seededRandom(seed: number, stream: string): SeededRandom {
  let drawn = 0
  const next = (): number => {
    drawn += 1
    return createHash('sha256').update(`${seed} ${stream} ${drawn}`).digest().readUInt32BE() / 2 ** 32
  }
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const chosen = items[integer(0, items.length - 1)]
      if (chosen === undefined) throw new RangeError('there is nothing to pick from')
      return chosen
    },
    pickWeighted: (weights) => {
      const names = Object.keys(weights) as (keyof typeof weights)[]
      let rest = next() * names.reduce((sum, name) => sum + weights[name], 0)
      return names.find((name) => (rest -= weights[name]) < 0) ?? (names[0] as keyof typeof weights)
    },
  }
}
