import type { MoneyAttention } from '#domain/payments/attention.ts'
import { formatForeign } from '#domain/money/format-foreign.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { RefundFault, RefundFaultCode } from '#domain/payments/refund-fault.ts'
import type { Paise } from '#domain/money/paise.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import type { Command, CommandContext, CommandTask } from './command.ts'

/** Command for money that needs staff: payments of no known order, refused refunds, disputes. */
export const payments: Command = {
  usage: `Usage: npm run payments -- list | match PAYMENT ORDER | return PAYMENT REASON | dismiss PAYMENT REASON | release ORDER REASON | retry PAYMENT | returned PAYMENT NOTE
PAYMENT is the provider's id of a payment, ORDER an order number such as 4821-9035-7, or an order id.
list shows what needs somebody. match says which order an unknown payment was made for; return sends it back, dismiss says that
it is not this store's. release lets an order be shipped although a part of its payment was refunded. retry has a refused refund
tried again, returned says how its money was returned instead.`,
  parse: ([command = '', subject = '', ...rest]) => parseTask(command, subject, rest.join(' ').trim()),
}

type Change = (context: CommandContext, actor: ReturnType<typeof operator>) => Promise<void>

function parseTask(command: string, subject: string, text: string): CommandTask | null {
  if (command === 'list') return list
  const change = parseChange(command, subject, text)
  if (change === null || subject === '') return null
  return async (context) => {
    await change(context, operator(context.staffName))
    context.print('Done.')
    return list(context)
  }
}

function parseChange(command: string, subject: string, text: string): Change | null {
  if (command === 'retry') return ({ store }, actor) => store.services.money.retryRefund(actor, subject)
  // everything else says why, or which order
  if (text === '') return null
  const decision = { paymentId: subject, note: text }
  switch (command) {
    case 'match':
      return ({ store }, actor) =>
        store.services.money.matchPayment(actor, { paymentId: subject, order: text })
    case 'return':
      return ({ store }, actor) => store.services.money.returnPayment(actor, decision)
    case 'dismiss':
      return ({ store }, actor) => store.services.money.dismissPayment(actor, decision)
    case 'returned':
      return ({ store }, actor) => store.services.money.finishRefund(actor, decision)
    case 'release':
      return async (context, actor) => {
        const orderId = await findOrderId(context, subject)
        await context.store.services.money.releaseOrder(actor, { orderId, note: text })
      }
    default:
      return null
  }
}

async function findOrderId({ store }: CommandContext, reference: string): Promise<string> {
  const { order } = await store.services.operator.showOrder(parseOrderNumber(reference) ?? reference)
  return order.orderId
}

const list: CommandTask = async ({ store, print, staffName }) => {
  const found = await store.services.money.readAttention(operator(staffName))
  for (const one of found) print(attentionText(one))
  if (found.length === 0) print('No payment needs anybody.')
  return 0
}

const kinds: Readonly<Record<MoneyAttention['kind'], string>> = {
  'unknown-payment': 'of no known order',
  'refund-refused': 'refund refused by the provider',
  'refund-waiting': 'refund waiting for more than a day',
  disputed: 'disputed',
  'partly-refunded': 'partly refunded, its order is held',
  'returned-twice': 'more went back than was paid',
}

const faults: Readonly<Record<RefundFaultCode, string>> = {
  'bank-rejected': 'rejected by the bank',
  'bank-rejected-again': 'rejected by the bank again and again',
  'tried-too-often': 'tried again and again',
  'provider-away': 'the provider does not answer',
  'provider-refused': 'refused by the provider',
  'provider-postponed': 'postponed by the provider',
  'not-sent': 'not sent',
  told: 'failed',
}

function faultText(fault: RefundFault): string {
  const text = faults[fault.code]
  return 'said' in fault && fault.said !== '' ? `${text}: “${fault.said}”` : text
}

/** One line for a payment that staff must look at. */
function attentionText(one: MoneyAttention): string {
  const amount = (paise: Paise): string =>
    one.currency === 'INR' ? formatPaise(paise) : formatForeign(paise, one.currency)
  const parts: readonly (readonly [string, Paise])[] = [
    ['refunded', one.refunded],
    ['disputed', one.disputed],
    ['taken back', one.lost],
  ]
  return [
    kinds[one.kind],
    one.paymentId,
    ...(one.orderNumber === null ? [] : [`order ${one.orderNumber}`]),
    amount(one.amount),
    ...parts.filter(([, paise]) => paise > 0).map(([name, paise]) => `${name} ${amount(paise)}`),
    `since ${dayText(one.since)}`,
    ...(one.until === null ? [] : [`until ${dayText(one.until)}`]),
    ...(one.detail === null ? [] : [one.detail]),
    ...(one.fault === null ? [] : [faultText(one.fault)]),
  ].join('  ')
}

function dayText(at: Date): string {
  return at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })
}
