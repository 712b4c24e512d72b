import { startBare } from '../bench/start-bare.ts'
import { wrk } from '../bench/wrk.ts'

const TURNS = 3

/** What the load generator reaches, in requests a second, against a server that answers without reading: its own limit. The best of some turns. */
export async function measureGenerator(): Promise<number> {
  const bare = await startBare('bare-nothing.ts')
  try {
    let best = 0
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { perSecond } = await wrk(bare.baseURL, { connections: 16, seconds: 3, headers: {} })
      best = Math.max(best, perSecond)
    }
    return best
  } finally {
    await bare.stop()
  }
}
