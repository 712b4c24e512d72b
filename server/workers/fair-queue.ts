import PQueue from 'p-queue'

/** Work that takes turns by person: one who sends much delays their own work, and nobody else's. */
export type FairQueue = {
  /** Does the work when its turn comes; work of one person keeps its order. */
  readonly add: <T>(person: string, run: () => Promise<T>) => Promise<T>
  /** Number of pieces that wait for their turn. */
  readonly waiting: () => number
}

/** A queue that does so much at once. People are told apart by a text. */
export function createFairQueue(concurrency: number): FairQueue {
  const queue = new PQueue({ concurrency })
  /** The round that is being served, and the last one that each waiting person has work in: one piece a round. */
  let round = 0
  const lastRounds = new Map<string, number>()
  return {
    add: (person, run) => {
      const last = lastRounds.get(person)
      const own = last === undefined ? round : Math.max(round, last + 1)
      lastRounds.set(person, own)
      const begin = () => {
        round = Math.max(round, own)
        if (lastRounds.get(person) === own) lastRounds.delete(person)
        return run()
      }
      return queue.add(begin, { priority: -own })
    },
    waiting: () => queue.size,
  }
}
