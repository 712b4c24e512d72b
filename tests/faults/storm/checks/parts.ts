import type { StormLedgers } from '../ledgers.ts'
import { micros } from '../products.ts'
import { ordersInParts, returnedByHand, sumOf, unitsOf } from './orders-in-parts.ts'

/** No unit of an order was sent twice, and none came back that had not arrived. */
export function findUnitErrors(ledgers: StormLedgers): string[] {
  const inParts = ordersInParts(ledgers)
  const items = ledgers.items.filter(({ order_id }) => inParts.has(order_id))
  const units = new Map([...inParts].map((id) => [id, unitsOf(ledgers, id)]))
  return items.flatMap(({ order_id: id, line, quantity }) => {
    const of = units.get(id)
    if (of === undefined) return []
    const { left, delivered, cancelled, returned } = of
    return [
      ...(left(line) + cancelled(line) <= quantity
        ? []
        : [
            `of line ${line} of ${id} ${left(line)} were sent and ${cancelled(line)} cancelled of ${quantity}`,
          ]),
      ...(returned(line) <= delivered(line)
        ? []
        : [`of line ${line} of ${id} ${returned(line)} came back of ${delivered(line)}`]),
    ]
  })
}

type Amounts = { readonly quantity: number; readonly line: number; readonly rate: bigint }

/** The bill over so many units of the lines, rounded half-up once, in paise. */
function worthOf(lines: readonly Amounts[], units: (line: Amounts) => number): number {
  const total = lines.reduce((sum, line) => sum + line.rate * BigInt(units(line)), 0n)
  return Number((total * 2n + 10_000n) / 20_000n)
}

/**
 * The books of the orders in parts. Of an online payment went back what was cancelled and returned, and what staff gave besides;
 * never more than was paid. A cash order's receipts less what was handed back are what its customer keeps; one on account has neither. Its credit notes are
 * what it lost since the invoice.
 */
export function findPartErrors(ledgers: StormLedgers, touched: ReadonlySet<string>): string[] {
  const inParts = ordersInParts(ledgers)
  const items = Map.groupBy(ledgers.items, ({ order_id }) => order_id)
  return ledgers.orders
    .filter(({ order_id }) => inParts.has(order_id))
    .flatMap((order) => {
      const { order_id: id, order_status: status, payment_mode: mode } = order
      const lines = (items.get(id) ?? []).map(({ line, quantity, product_rate_after_discount: rate }) => ({
        line,
        quantity,
        rate: micros(rate),
      }))
      const units = unitsOf(ledgers, id)
      const changes = ledgers.changes.filter(({ order_id }) => order_id === id)
      const kept = worthOf(
        lines,
        ({ line, quantity }) => quantity - units.cancelled(line) - units.returned(line),
      )
      const arrived = worthOf(lines, ({ line }) => units.delivered(line) - units.returned(line))
      const errors = [
        ...(mode !== 'ONLINE'
          ? findDeliveryErrors(ledgers, { id, changes, arrived: mode === 'COD' ? arrived : 0 })
          : findOnlineErrors(ledgers, { id, status, changes, total: order.grand_total, kept, touched })),
        ...findCreditErrors(ledgers, {
          id,
          status,
          changes,
          total: order.grand_total,
          paymentId: order.payment_id,
        }),
      ]
      const story = errors.length > 0 ? storyOf(ledgers, id) : ''
      return errors.map((error) => `order ${id}, ${mode} and ${status}, in parts: ${error} (${story})`)
    })
}

type Changes = StormLedgers['changes']

/** What happened to an order, to read what went wrong. */
function storyOf(
  { changes, refunds, partRefunds, fulfilments, documents }: StormLedgers,
  id: string,
): string {
  const own = <T extends { readonly order_id: string | null }>(rows: readonly T[]) =>
    rows.filter(({ order_id }) => order_id === id)
  return [
    ...own(documents).map((one) => `${one.issued_at.toISOString()} ${one.kind}`),
    ...own(changes).map(
      (one) => `${one.at.toISOString()} ${one.kind} ${one.amount} back ${one.given_back} ${one.method}`,
    ),
    ...own(refunds).map(
      (one) => `${one.requested_at.toISOString()} refund ${one.amount} ${one.reason} ${one.state}`,
    ),
    ...own(partRefunds).map(
      (one) => `${one.requested_at.toISOString()} part refund ${one.amount} ${one.state}`,
    ),
    ...own(fulfilments).map((one) => `${one.shipped_at.toISOString()} part ${one.number} ${one.status}`),
  ]
    .toSorted()
    .join('; ')
}

/** What was received is what the customer keeps of what has arrived. */
function findDeliveryErrors(
  { receipts }: StormLedgers,
  { id, changes, arrived }: { readonly id: string; readonly changes: Changes; readonly arrived: number },
): string[] {
  const received = sumOf(receipts.filter(({ order_id }) => order_id === id).map(({ amount }) => amount))
  const handedBack = sumOf(changes.map(({ given_back }) => given_back))
  return received - handedBack === arrived
    ? []
    : [`${received} was received and ${handedBack} given back for goods worth ${arrived}`]
}

/** Whether all that was left of a payment was asked for, whatever had been given back by hand. */
function isRefundedWhole(
  { refunds, partRefunds }: Pick<StormLedgers, 'refunds' | 'partRefunds'>,
  paymentId: string,
): boolean {
  return (
    refunds.some((refund) => refund.payment_id === paymentId) ||
    partRefunds.some(({ payment_id, reason }) => payment_id === paymentId && reason === 'goodwill')
  )
}

type Online = {
  readonly id: string
  readonly status: string
  readonly changes: Changes
  readonly total: number
  readonly kept: number
  readonly touched: ReadonlySet<string>
}

function findOnlineErrors(
  ledgers: StormLedgers,
  { id, status, changes, total, kept, touched }: Online,
): string[] {
  const { payments, partRefunds, provider } = ledgers
  const payment = payments.find(({ order_id, used_for }) => order_id === id && used_for === 'ORDER')
  if (payment === undefined) return ['it has no payment']
  const { payment_id, amount } = payment
  const early = changes.filter(({ kind, is_invoiced }) => kind === 'CANCEL' && !is_invoiced)
  const lost = changes.filter(({ kind }) => kind !== 'REFUND')
  const paid = total + sumOf(early.map((change) => change.amount))
  const gone = provider.payments.find((one) => one.id === payment_id)?.amount_refunded ?? 0
  const back = gone + returnedByHand(ledgers, payment)
  const isWhole = isRefundedWhole(ledgers, payment_id)
  const promised = sumOf(changes.map(({ given_back }) => given_back))
  const open = partRefunds.filter((part) => part.payment_id === payment_id && part.state === 'DUE')
  const books = [
    ...(paid === amount ? [] : [`${amount} was paid for ${paid}`]),
    ...(sumOf(lost.map((change) => change.amount)) === paid - kept
      ? []
      : [`of ${paid} it lost ${sumOf(lost.map((change) => change.amount))}, and ${kept} is kept`]),
    ...(back <= amount ? [] : [`${back} went back of ${amount}`]),
  ]
  if (touched.has(payment_id)) return books
  const wanted = isWhole || status === 'CANCELLED' ? amount : promised
  return [
    ...books,
    ...(open.length === 0 ? [] : [`${open.length} refunds of parts are still due`]),
    ...(back === wanted
      ? []
      : [`${back} went back instead of ${wanted} (promised ${promised} of ${amount})`]),
  ]
}

type Totals = { readonly totals: { readonly grandTotal: number; readonly taxable: number } }

/** One invoice over what the order held when it was issued, and credit notes over what it lost since. */
function findCreditErrors(
  { documents, fulfilments, refunds, partRefunds }: StormLedgers,
  {
    id,
    status,
    changes,
    total,
    paymentId,
  }: Pick<Online, 'id' | 'status' | 'changes' | 'total'> & {
    readonly paymentId: string | null
  },
): string[] {
  const own = documents.filter(({ order_id }) => order_id === id)
  const totalsOf = (kind: string) =>
    own.filter((one) => one.kind === kind).map(({ document }) => (document as Totals).totals)
  const [invoice, ...more] = totalsOf('invoice')
  const notes = totalsOf('credit-note')
  const isShipped = fulfilments.some(({ order_id }) => order_id === id)
  if (invoice === undefined || more.length > 0)
    return isShipped || more.length > 0 ? [`it has ${totalsOf('invoice').length} invoices`] : []
  const isReversed =
    status === 'CANCELLED' || (paymentId !== null && isRefundedWhole({ refunds, partRefunds }, paymentId))
  const lost = changes.filter(({ kind, is_invoiced }) => kind !== 'REFUND' && is_invoiced)
  const wanted = isReversed ? invoice.grandTotal : sumOf(lost.map(({ amount }) => amount))
  const credited = sumOf(notes.map(({ grandTotal }) => grandTotal))
  const taxable = sumOf(notes.map((note) => note.taxable))
  return [
    ...(invoice.grandTotal === total ? [] : [`its invoice is over ${invoice.grandTotal} of ${total}`]),
    ...(credited === wanted ? [] : [`${credited} was credited instead of ${wanted}`]),
    ...(isReversed && taxable !== invoice.taxable
      ? [`${taxable} of the taxable ${invoice.taxable} was credited`]
      : []),
  ]
}
