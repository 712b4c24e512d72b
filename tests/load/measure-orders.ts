import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Effort } from './effort.ts'
import { median, percentile } from './median.ts'
import type { Shopper } from './shoppers.ts'

/** Orders a second with some shoppers at once. */
export type OrderFigures = {
  readonly shoppers: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly refused: number
}

/** Where orders go: a store or the bare program, with the lines that every order has. */
export type OrderTarget = { readonly baseURL: string; readonly products: readonly string[] }

/** Lets each shopper place one order after the other for some seconds, some turns, and takes the medians. */
export async function measureOrders(
  target: OrderTarget,
  shoppers: readonly Shopper[],
  effort: Effort,
): Promise<OrderFigures> {
  await oneTurn(target, shoppers, 1)
  const turns: Turn[] = []
  for (let turn = 0; turn < effort.turns; turn++) turns.push(await oneTurn(target, shoppers, effort.seconds))
  return {
    shoppers: shoppers.length,
    perSecond: median(turns.map(({ times, seconds }) => times.length / seconds)),
    p50Ms: median(turns.map(({ times }) => percentile(times, 0.5))),
    p95Ms: median(turns.map(({ times }) => percentile(times, 0.95))),
    refused: turns.reduce((sum, { refused }) => sum + refused, 0),
  }
}

type Turn = { readonly times: number[]; readonly seconds: number; readonly refused: number }

async function oneTurn(target: OrderTarget, shoppers: readonly Shopper[], seconds: number): Promise<Turn> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let refused = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const shop = async (shopper: Shopper): Promise<void> => {
    while (performance.now() < end) {
      const before = performance.now()
      const status = await place(target, shopper, agent)
      if (status === 200) times.push(performance.now() - before)
      else refused++
      if (refused > 100) throw new Error(`Orders are refused with ${status}: this measures nothing`)
    }
  }
  await Promise.all(shoppers.map(shop))
  agent.destroy()
  return { times, refused, seconds: (performance.now() - start) / 1000 }
}

async function place(target: OrderTarget, shopper: Shopper, agent: Agent): Promise<number | undefined> {
  const body = JSON.stringify({
    paymentMode: 'COD',
    addressId: shopper.addressId,
    lines: target.products.map((product, index) => ({ product, quantity: index + 1 })),
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
    authorization: `Bearer ${shopper.token}`,
    origin: target.baseURL,
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${target.baseURL}/api/orders`, { method: 'POST', headers, agent }, resolve)
      .once('error', reject)
      .end(body)
  })
  await buffer(response)
  return response.statusCode
}
