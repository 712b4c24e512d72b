import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administer, startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { weather, type Aftermath } from './storm/run-storm.ts'
import {
  bookingFaults,
  inventedPayments,
  orderPaymentFaults,
  refundFaults,
  sumsOf,
} from './storm/checks/money.ts'
import { acknowledgementFaults, goodsFaults, totalFaults } from './storm/checks/orders.ts'
import { cashFaults, messageFaults, paperFaults, serialFaults } from './storm/checks/documents.ts'
import { logFaults } from './storm/checks/log.ts'
import { listFaults, screenFaults } from './storm/checks/screens.ts'
import { stormReport } from './storm/report.ts'

const { STORM_SEED, STORM_CHECKOUTS } = process.env
const seed = STORM_SEED ? Number(STORM_SEED) : randomInt(1_000_000_000)
// `npm run storm` sends 2,000
const checkouts = Number(STORM_CHECKOUTS ?? 160)

/** The store ended three times, with one message on its way and, where a job was given up as too slow, a second one. */
const MESSAGES_ON_THEIR_WAY = 3 * 2

/** The first of many, so that a broken rule can be read. */
const first = (faults: readonly string[]): readonly string[] => faults.slice(0, 10)

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
  let after: Aftermath

  beforeAll(async () => {
    process.stdout.write(`\nA storm of ${checkouts} checkouts on ${engine}: STORM_SEED=${seed}\n`)
    after = await weather(await freshDatabase(engine), { seed, checkouts })
    process.stdout.write(`${stormReport(after)}\n`)
  }, 900_000)
  afterAll(async () => cluster?.stop())

  test('the storm was one: kills with requests in flight, broken connections, and every checkout done', () => {
    const { counts } = after.tally
    expect(counts.get('checkouts')).toBe(checkouts)
    expect(counts.get('kills')).toBe(2)
    expect(counts.get('requests in flight at a kill')).toBeGreaterThan(2)
    expect(counts.get('broken connections')).toBeGreaterThan(2)
  })

  test('[PAY-03] [ORD-07] no call was answered with what it never may, and nothing failed but the provider', () => {
    expect(first(after.tally.strange)).toEqual([])
    expect(first(logFaults(after.log))).toEqual([])
  })

  test('[PAY-04] each payment that was captured pays exactly one order or has gone back exactly once', () => {
    expect(first(bookingFaults(after.books))).toEqual([])
    expect(first(refundFaults(after.books))).toEqual([])
    expect(first(inventedPayments(after.books))).toEqual([])
  })

  test('[PAY-03] each order that stands has the one payment of its total, and no other keeps any', () => {
    expect(first(orderPaymentFaults(after.books))).toEqual([])
  })

  test('[PAY-04] the money that came is the money that was kept and the money that went back', () => {
    const { captured, kept, refunded } = sumsOf(after.books)
    expect(captured).toBe(kept + refunded)
    expect(kept > 0n && refunded > 0n).toBe(true)
  })

  test('[PAY-05] what was acknowledged exists, and one key made one order', () => {
    expect(first(acknowledgementFaults(after.books))).toEqual([])
  })

  test('[ORD-06] what was asked for stands in the orders, at the prices of the catalogue', () => {
    expect(first(goodsFaults(after.books))).toEqual([])
  })

  test('[CART-10] every figure of every order is the exact sum of its lines, rounded once', () => {
    expect(first(totalFaults(after.books))).toEqual([])
  })

  test('[ORD-09] the numbers of invoices and credit notes have no gap, and each order has its own papers', () => {
    expect(after.sentOff.size).toBeGreaterThan(0)
    expect(first(serialFaults(after.books))).toEqual([])
    expect(first(paperFaults(after.books, after.sentOff))).toEqual([])
  })

  test('the cash of every customer and day is that of their orders that stand', () => {
    expect(first(cashFaults(after.books))).toEqual([])
  })

  test('[ORD-08] nobody was told anything twice, and hardly a message is in doubt', () => {
    expect(first(messageFaults(after.books, MESSAGES_ON_THEIR_WAY))).toEqual([])
  })

  test('[ORD-01] [ORD-04] every customer’s screen says the truth', () => {
    expect(first(screenFaults(after.books))).toEqual([])
    expect(first(listFaults(after.books))).toEqual([])
  })
})
