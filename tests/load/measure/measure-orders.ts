import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../../support/process/remove-folder.ts'
import type { Effort } from '../effort.ts'
import { median } from '../median.ts'
import { processorSecondsOf } from '../process-figures.ts'
import type { Shopper } from '../bench/shoppers.ts'
import { wrk, type WrkResult } from '../bench/wrk.ts'

/** Orders a second with some shoppers at once. */
export type OrderFigures = {
  readonly shoppers: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly refused: number
  /** Processor time of the server's process for one order. */
  readonly microseconds: number
}

/** Where orders go: a store or the bare program, with the lines that every order has. */
export type OrderTarget = {
  readonly baseURL: string
  readonly pid: number
  readonly products: readonly string[]
}

/** Places orders for some seconds, as many at once as there are shoppers, some turns, and takes the medians. */
export async function measureOrders(
  target: OrderTarget,
  shoppers: readonly Shopper[],
  effort: Effort,
): Promise<OrderFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
  try {
    const turn = async (seconds: number): Promise<Turn> => {
      const script = join(folder, 'orders.lua')
      writeFileSync(script, orderScript(target, shoppers))
      const before = processorSecondsOf(target.pid)
      const result = await wrk(target.baseURL, { connections: shoppers.length, seconds, headers: {}, script })
      const used = processorSecondsOf(target.pid) - before
      if (result.failed > result.requests / 2)
        throw new Error(`Orders are refused: ${JSON.stringify(result)}`)
      return { result, microseconds: (used * 1e6) / result.requests }
    }
    await turn(1)
    const turns: Turn[] = []
    for (let count = 0; count < effort.turns; count += 1) turns.push(await turn(effort.seconds))
    const middle = (of: (result: WrkResult) => number): number =>
      median(turns.map(({ result }) => of(result)))
    return {
      shoppers: shoppers.length,
      perSecond: middle(({ perSecond }) => perSecond),
      p50Ms: middle(({ p50Ms }) => p50Ms),
      p95Ms: middle(({ p95Ms }) => p95Ms),
      p99Ms: middle(({ p99Ms }) => p99Ms),
      refused: turns.reduce((sum, { result }) => sum + result.failed, 0),
      microseconds: median(turns.map(({ microseconds }) => microseconds)),
    }
  } finally {
    removeFolder(folder)
  }
}

type Turn = { readonly result: WrkResult; readonly microseconds: number }

/** The shoppers in turns, each order with a key of its own. */
function orderScript({ baseURL, products }: OrderTarget, shoppers: readonly Shopper[]): string {
  const lines = products.map((product, index) => ({ product, quantity: index + 1 }))
  const bodies = shoppers.map(({ addressId }) => JSON.stringify({ paymentMode: 'COD', addressId, lines }))
  const list = (texts: readonly string[]): string => `{ ${texts.map((text) => `[[${text}]]`).join(', ')} }`
  return `
local bodies = ${list(bodies)}
local tokens = ${list(shoppers.map(({ token }) => token))}
local headers = { ["content-type"] = "application/json", origin = "${baseURL}" }
local n = 0
request = function()
  n = n + 1
  local who = n % #bodies + 1
  headers.authorization = "Bearer " .. tokens[who]
  headers["idempotency-key"] = string.format("${randomBytes(4).toString('hex')}-0000-4000-8000-%012x", n)
  return wrk.format("POST", "/api/orders", headers, bodies[who])
end
done = function(summary, latency)
  io.write(string.format("95%% %.3fms\\n", latency:percentile(95) / 1000))
end
`
}
