import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ItemPricing } from '#domain/pricing/price-source.ts'
import { isInFull } from '../support/in-full.ts'
import { runStorm, type StormResult, SENT_OFF } from './storm/run-storm.ts'
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
import { findHandInErrors } from './storm/checks/hand-ins.ts'
import { ordersInParts } from './storm/checks/orders-in-parts.ts'
import { findPartErrors, findUnitErrors } from './storm/checks/parts.ts'
import { findAccountErrors, findLostPostings } from './storm/checks/accounts.ts'
import { findOfferErrors, findSavingErrors } from './storm/checks/deals.ts'
import { findLogErrors } from './storm/checks/log.ts'
import { findOrderListErrors, findOrderPageErrors } from './storm/checks/order-pages.ts'
import { stormReport } from './storm/report.ts'

const { STORM_SEED, STORM_CHECKOUTS } = process.env
const seed = STORM_SEED ? Number(STORM_SEED) : randomInt(1_000_000_000)
const checkouts = Number(STORM_CHECKOUTS ?? (isInFull ? 2_000 : 128))

/** The store stopped three times, each with one message in flight and, where a slow job had timed out, a second one. */
const MESSAGES_IN_FLIGHT = 3 * 2

const NONE = 'nothing wrong'

/** What is wrong, word for word; the first of many, to keep a failure readable. */
const told = (errors: readonly string[]): string =>
  errors.length === 0 ? NONE : `${errors.length} wrong:\n${errors.slice(0, 10).join('\n')}`

describe('after a storm of checkouts, the store killed twice in it,', () => {
  let result: StormResult

  beforeAll(async () => {
    process.stdout.write(`\nA storm of ${checkouts} checkouts: STORM_SEED=${seed}\n`)
    result = await runStorm('embedded', { seed, checkouts })
    process.stdout.write(`${stormReport(result)}\n`)
  }, 900_000)

  test('the storm had kills with requests in flight and broken connections, and finished every checkout', () => {
    const { counts } = result.observations
    expect(counts.get('checkouts')).toBe(checkouts)
    expect(counts.get('kills')).toBe(2)
    expect(counts.get('requests in flight at a kill')).toBeGreaterThan(2)
    expect(counts.get('broken connections')).toBeGreaterThan(2)
  })

  test('[PAY-03] [ORD-07] no call had an unexpected answer, and nothing failed but the provider', () => {
    expect(told(result.observations.unexpected)).toBe(NONE)
    expect(told(findLogErrors(result.log))).toBe(NONE)
  })

  test('[PAY-04] each captured payment pays exactly one order or was refunded exactly once', () => {
    expect(told(findBookingErrors(result.ledgers))).toBe(NONE)
    expect(told(findRefundErrors(result.ledgers))).toBe(NONE)
    expect(told(findInventedPayments(result.ledgers))).toBe(NONE)
  })

  test('[PAY-03] each valid online order has the one payment of its total, and no other order has any', () => {
    expect(told(findOrderPaymentErrors(result.ledgers))).toBe(NONE)
  })

  test('[PAY-04] the captured sum is the sum of paid orders, of refunds made and due, and of what banks withhold', () => {
    const { captured, kept, due, refunded, byHand, withheld } = sumPayments(result.ledgers)
    expect(captured).toBe(kept + due + refunded + byHand + withheld)
    expect(kept > 0n && refunded > 0n).toBe(true)
  })

  test('[SAFE-04] staff see every payment that waits to be refunded or may go back twice', () => {
    expect(told(findUnseenMoney(result.ledgers))).toBe(NONE)
  })

  test('[SAFE-04] the ledger of every payment is the provider’s, whoever refunded or disputed it', () => {
    // a short storm has few payments
    expect(touchedElsewhere(result.ledgers).size > 0 || !isInFull).toBe(true)
    expect(told(findLedgerErrors(result.ledgers))).toBe(NONE)
  })

  test('[SAFE-04] no order was shipped whose payment went back, and nothing is left of a payment that pays no order', () => {
    expect(told(findReturnErrors(result.ledgers, result.shippedIds))).toBe(NONE)
  })

  test('[SAFE-04] money of no known order is kept, and what was paid to this store went back', () => {
    expect(result.ledgers.payments.filter(({ order_id }) => order_id === null)).toHaveLength(10)
    expect(told(findUnknownErrors(result.ledgers))).toBe(NONE)
  })

  test('[PAY-05] every acknowledged order exists, and one idempotency key made one order', () => {
    expect(told(findLostOrders(result.ledgers))).toBe(NONE)
  })

  test('[ORD-06] [PRICE-08] the orders hold the requested items at the prices that were shown', () => {
    expect(told(findItemErrors(result.ledgers))).toBe(NONE)
  })

  test('[CART-10] every amount of every order is the exact sum of its lines, rounded once', () => {
    expect(told(findTotalErrors(result.ledgers))).toBe(NONE)
  })

  test('[ORD-09] invoice and credit note numbers have no gap, and each order has its own documents', () => {
    expect(result.shippedIds.size).toBeGreaterThan(0)
    expect(told(findSerialErrors(result.ledgers))).toBe(NONE)
    expect(told(findDocumentErrors(result.ledgers, result.shippedIds))).toBe(NONE)
  })

  test('[PAY-08] each delivered cash order was paid for once, and no day had more cash than the law lets a store take', () => {
    expect(told(findCashErrors(result.ledgers))).toBe(NONE)
  })

  test('[DESK-03] orders were edited, at once and with the yes of their customers', () => {
    const { edits } = result.ledgers
    expect(edits.length).toBeGreaterThan(0)
    // a short storm has too few orders for each kind of edit
    expect(edits.some(({ added }) => added > 0) || !isInFull).toBe(true)
    expect(edits.some(({ typed }) => typed !== null) || !isInFull).toBe(true)
  })

  test('[DESK-03] orders in parts: no unit is sent twice, and money, credit notes and goods agree to the paisa', () => {
    expect(ordersInParts(result.ledgers).size).toBeGreaterThan(Math.min(checkouts / 10, SENT_OFF / 4))
    expect(told(findUnitErrors(result.ledgers))).toBe(NONE)
    expect(told(findPartErrors(result.ledgers, touchedElsewhere(result.ledgers)))).toBe(NONE)
  })

  test('[DESK-05] [CREDIT-06] what drivers received in cash was handed in once, and counted as it was received', () => {
    expect(result.ledgers.handIns.some(({ counted, expected }) => counted < expected)).toBe(true)
    expect(result.ledgers.doorReceipts.length > 0 || !isInFull).toBe(true)
    expect(told(findHandInErrors(result.ledgers))).toBe(NONE)
  })

  test('[CREDIT-01] [CREDIT-02] accounts equal their documents, no limit was passed, and no entry was lost or made twice', () => {
    const { counts } = result.observations
    expect(counts.get('place: credit-limit')).toBeGreaterThan(0)
    expect(result.ledgers.accountEntries.some(({ kind }) => kind === 'invoice')).toBe(true)
    expect(result.ledgers.accountEntries.some(({ kind }) => kind === 'reversal')).toBe(true)
    expect(told(findAccountErrors(result.ledgers))).toBe(NONE)
    expect(told(findLostPostings(result.ledgers))).toBe(NONE)
  })

  test('[PRICE-08] [PRICE-09] prices changed while orders were placed, and lines have every source', () => {
    const { counts } = result.observations
    expect(counts.get('place: cart-changed')).toBeGreaterThan(0)
    const sources = result.ledgers.items.map(({ pricing }) => (pricing as ItemPricing | null)?.source.kind)
    expect(sources).toEqual(expect.arrayContaining(['list', 'agreed', 'rate']))
  })

  test('[OFFER-01] offers gave what was shown, no more than their budget and uses, and their uses are those of orders', () => {
    const { offers, offerUses } = result.ledgers
    const used = new Set(offerUses.map(({ offer_id }) => offer_id)).size
    expect(used).toBeGreaterThanOrEqual(isInFull ? offers.length : 2)
    expect(result.observations.counts.has('place: offers-changed') || !isInFull).toBe(true)
    expect(told(findOfferErrors(result.ledgers))).toBe(NONE)
    expect(told(findSavingErrors(result.ledgers))).toBe(NONE)
  })

  test('[STOCK-01] stock was sold out, never oversold, and equals its movements and what open orders hold', () => {
    expect(result.observations.counts.get('place: out-of-stock')).toBeGreaterThan(0)
    expect(told(result.ledgers.oversold)).toBe(NONE)
    expect(told(result.ledgers.stockErrors)).toBe(NONE)
  })

  test('[ORD-08] no notification was sent twice, and few are in doubt', () => {
    expect(told(findNotificationErrors(result.ledgers, MESSAGES_IN_FLIGHT))).toBe(NONE)
  })

  test('[ORD-01] [ORD-04] order pages and lists show every customer the true status', () => {
    expect(told(findOrderPageErrors(result.ledgers))).toBe(NONE)
    expect(told(findOrderListErrors(result.ledgers))).toBe(NONE)
  })
})
