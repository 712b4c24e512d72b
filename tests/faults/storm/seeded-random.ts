import { createHash } from 'node:crypto'

/** Decisions by chance; the same ones in the same order for the same seed and the same name. */
export type Chance = {
  /** A whole number, both ends included. */
  readonly number: (least: number, most: number) => number
  /** True in that share of cases, from 0 to 1. */
  readonly happens: (share: number) => boolean
  readonly oneOf: <T>(things: readonly T[]) => T
  /** One of the names, each as often as its weight says. */
  readonly weighed: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
}

/** Chance of one name under a seed: what one checkout draws does not hang on which others run beside it. */
export function chanceOf(seed: number, stream: string): Chance {
  let drawn = 0
  const next = (): number => {
    drawn += 1
    return createHash('sha256').update(`${seed} ${stream} ${drawn}`).digest().readUInt32BE() / 2 ** 32
  }
  const number = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    number,
    happens: (share) => next() < share,
    oneOf: (things) => {
      const chosen = things[number(0, things.length - 1)]
      if (chosen === undefined) throw new RangeError('there is nothing to choose from')
      return chosen
    },
    weighed: (weights) => {
      const names = Object.keys(weights) as (keyof typeof weights)[]
      let rest = next() * names.reduce((sum, name) => sum + weights[name], 0)
      return names.find((name) => (rest -= weights[name]) < 0) ?? (names[0] as keyof typeof weights)
    },
  }
}
