import { startStore, type Store } from '../../support/process/start-store.ts'

/** A store that is killed now and then and restarted on the same data. */
export type StormStore = {
  /** The running store; during a restart, the next one. */
  readonly running: () => Promise<Store>
  /** Kills it without warning and restarts it. */
  readonly kill: () => Promise<void>
  /** Stops it gracefully. */
  readonly stop: () => Promise<void>
  /** The log lines of all its runs. */
  readonly log: () => string[]
}

export type StormLocation = { readonly databaseURL: string; readonly dataDirectory: string }

/** Starts a store whose payment simulator fails one call and one webhook in ten. */
export async function startStormStore(
  place: StormLocation,
  { seed, catalogue }: { readonly seed: number; readonly catalogue: string },
): Promise<StormStore> {
  const runs: Store[] = []
  const start = async (): Promise<Store> => {
    const environment = {
      CATALOGUE: catalogue,
      PAYMENTS: 'simulator',
      SIMULATOR_TROUBLE: `${(seed + runs.length) % 1_000_000_000}:0.1`,
      PROOF_STEPS: '2',
      CODES_PER_HOUR_FROM_ADDRESS: '1000',
      LOG_LEVEL: 'warn',
    }
    const store = await startStore({ ...place, environment })
    runs.push(store)
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
    stop: async () => (await running).stop(),
    log: () => runs.flatMap((store) => store.log().split('\n')).filter((line) => line !== ''),
  }
}
