import { startStore, type Store } from '../../support/process/start-store.ts'

/** A store that is killed now and then and always comes back on the same data. */
export type StormStore = {
  /** The store that runs; while it is being started again, the one that will. */
  readonly running: () => Promise<Store>
  /** Kills it as a power cut would, and starts it again. */
  readonly kill: () => Promise<void>
  /** Lets it end in good order. */
  readonly end: () => Promise<void>
  /** The lines of the log of all its lives. */
  readonly log: () => string[]
}

export type StormPlace = { readonly databaseURL: string; readonly dataDirectory: string }

/** Starts a store whose payment simulator makes trouble with one call and one webhook in ten. */
export async function startStormStore(
  place: StormPlace,
  { seed, catalogue }: { readonly seed: number; readonly catalogue: string },
): Promise<StormStore> {
  const lives: Store[] = []
  const start = async (): Promise<Store> => {
    const environment = {
      CATALOGUE: catalogue,
      PAYMENTS: 'simulator',
      SIMULATOR_TROUBLE: `${(seed + lives.length) % 1_000_000_000}:0.1`,
      PROOF_STEPS: '2',
      CODES_PER_HOUR_FROM_ADDRESS: '1000',
      LOG_LEVEL: 'warn',
    }
    const store = await startStore({ ...place, environment })
    lives.push(store)
    return store
  }
  let running = start()
  await running
  return {
    running: () => running,
    kill: async () => {
      const store = await running
      process.kill(store.pid, 'SIGKILL')
      running = store.stop().then(start)
    },
    end: async () => (await running).stop(),
    log: () => lives.flatMap((store) => store.log().split('\n')).filter((line) => line !== ''),
  }
}
