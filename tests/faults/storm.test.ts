import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administer, startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { runStorm, type StormResult } from './storm/run-storm.ts'
import {
  findBookingErrors,
  findInventedPayments,
  findOrderPaymentErrors,
  findRefundErrors,
  findUnseenMoney,
  sumPayments,
  touchedElsewhere,
} from './storm/checks/money.ts'
import { findLedgerErrors, findReturnErrors, findUnknownErrors } from './storm/checks/returns.ts'
import { findLostOrders, findItemErrors, findTotalErrors } from './storm/checks/orders.ts'
import {
  findCashErrors,
  findNotificationErrors,
  findDocumentErrors,
  findSerialErrors,
} from './storm/checks/documents.ts'
import { findLogErrors } from './storm/checks/log.ts'
import { findOrderListErrors, findOrderPageErrors } from './storm/checks/order-pages.ts'
import { stormReport } from './storm/report.ts'

const { STORM_SEED, STORM_CHECKOUTS } = process.env
const seed = STORM_SEED ? Number(STORM_SEED) : randomInt(1_000_000_000)
// `npm run storm` sends 2,000
const checkouts = Number(STORM_CHECKOUTS ?? 160)

/** The store stopped three times, each with one message in flight and, where a slow job had timed out, a second one. */
const MESSAGES_IN_FLIGHT = 3 * 2

/** The first of many, to keep a failure readable. */
const first = (errors: readonly string[]): readonly string[] => errors.slice(0, 10)

const engines = ['embedded', 'postgres'] as const
let cluster: Cluster | null = null

async function freshDatabase(engine: (typeof engines)[number]): Promise<string> {
  if (engine === 'embedded') return 'embedded'
  cluster = await startCluster()
  const name = `neev_storm_${randomBytes(6).toString('hex')}`
  await administer(cluster.addressOf('postgres'), `create database ${name}`)
  return cluster.addressOf(name)
}

describe.each(engines)('after a storm of checkouts on %s, the store killed twice in it,', (engine) => {
  let result: StormResult

  beforeAll(async () => {
    process.stdout.write(`\nA storm of ${checkouts} checkouts on ${engine}: STORM_SEED=${seed}\n`)
    result = await runStorm(await freshDatabase(engine), { seed, checkouts })
    process.stdout.write(`${stormReport(result)}\n`)
  }, 900_000)
  afterAll(async () => cluster?.stop())

  test('the storm had kills with requests in flight and broken connections, and finished every checkout', () => {
    const { counts } = result.observations
    expect(counts.get('checkouts')).toBe(checkouts)
    expect(counts.get('kills')).toBe(2)
    expect(counts.get('requests in flight at a kill')).toBeGreaterThan(2)
    expect(counts.get('broken connections')).toBeGreaterThan(2)
  })

  test('[PAY-03] [ORD-07] no call had an unexpected answer, and nothing failed but the provider', () => {
    expect(first(result.observations.unexpected)).toEqual([])
    expect(first(findLogErrors(result.log))).toEqual([])
  })

  test('[PAY-04] each captured payment pays exactly one order or was refunded exactly once', () => {
    expect(first(findBookingErrors(result.ledgers))).toEqual([])
    expect(first(findRefundErrors(result.ledgers))).toEqual([])
    expect(first(findInventedPayments(result.ledgers))).toEqual([])
  })

  test('[PAY-03] each valid online order has the one payment of its total, and no other order has any', () => {
    expect(first(findOrderPaymentErrors(result.ledgers))).toEqual([])
  })

  test('[PAY-04] the captured sum is the sum of paid orders, of refunds made and due, and of what banks withhold', () => {
    const { captured, kept, due, refunded, withheld } = sumPayments(result.ledgers)
    expect(captured).toBe(kept + due + refunded + withheld)
    expect(kept > 0n && refunded > 0n).toBe(true)
  })

  test('[SAFE-04] staff see every payment that waits to be refunded or may go back twice', () => {
    expect(first(findUnseenMoney(result.ledgers))).toEqual([])
  })

  test('[SAFE-04] the ledger of every payment is the provider’s, whoever refunded or disputed it', () => {
    expect(touchedElsewhere(result.ledgers).size).toBeGreaterThan(0)
    expect(first(findLedgerErrors(result.ledgers))).toEqual([])
  })

  test('[SAFE-04] no order was shipped whose payment went back, and nothing is left of a payment that pays no order', () => {
    expect(first(findReturnErrors(result.ledgers, result.shippedIds))).toEqual([])
  })

  test('[SAFE-04] money of no known order is kept, and what was paid to this store went back', () => {
    expect(result.ledgers.payments.filter(({ order_id }) => order_id === null)).toHaveLength(10)
    expect(first(findUnknownErrors(result.ledgers))).toEqual([])
  })

  test('[PAY-05] every acknowledged order exists, and one idempotency key made one order', () => {
    expect(first(findLostOrders(result.ledgers))).toEqual([])
  })

  test('[ORD-06] the orders hold the requested items at the prices of the catalogue', () => {
    expect(first(findItemErrors(result.ledgers))).toEqual([])
  })

  test('[CART-10] every amount of every order is the exact sum of its lines, rounded once', () => {
    expect(first(findTotalErrors(result.ledgers))).toEqual([])
  })

  test('[ORD-09] invoice and credit note numbers have no gap, and each order has its own documents', () => {
    expect(result.shippedIds.size).toBeGreaterThan(0)
    expect(first(findSerialErrors(result.ledgers))).toEqual([])
    expect(first(findDocumentErrors(result.ledgers, result.shippedIds))).toEqual([])
  })

  test('[PAY-08] each delivered cash order was paid for once, and no day had more cash than the law lets a store take', () => {
    expect(first(findCashErrors(result.ledgers))).toEqual([])
  })

  test('[STOCK-01] stock was sold out, never oversold, and equals its movements and what open orders hold', () => {
    expect(result.observations.counts.get('place: out-of-stock')).toBeGreaterThan(0)
    expect(first(result.ledgers.oversold)).toEqual([])
    expect(first(result.ledgers.stockErrors)).toEqual([])
  })

  test('[ORD-08] no notification was sent twice, and few are in doubt', () => {
    expect(first(findNotificationErrors(result.ledgers, MESSAGES_IN_FLIGHT))).toEqual([])
  })

  test('[ORD-01] [ORD-04] order pages and lists show every customer the true status', () => {
    expect(first(findOrderPageErrors(result.ledgers))).toEqual([])
    expect(first(findOrderListErrors(result.ledgers))).toEqual([])
  })
})
