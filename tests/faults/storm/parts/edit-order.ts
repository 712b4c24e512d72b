import { randomUUID } from 'node:crypto'
import { operator } from '#domain/staff/staff-actor.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { LineProgress } from '#domain/fulfilments/line-progress.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Doing } from './handle-in-parts.ts'

const actor = operator('storm')

const kinds = { fewer: 35, more: 30, cheaper: 25, 'the other way': 10 } as const

type Wanted = { readonly line: number; readonly quantity: number; readonly typed?: number }

/**
 * Staff edit an order of which nothing has left: fewer or more units of a line, or a price that they type. What costs more waits for its customer,
 * who agrees on the phone or does not.
 */
export const editOrder: Doing = ({ store, random, orderId, observations }, { order, lines }) => {
  const held = lines.filter(({ item }) => item.quantity > 0)
  if (order.orderStatus !== 'PLACED' || held.length === 0) return null
  const wanted = drawEdit(random, held)
  const agrees = random.chance(0.7)
  const { orderEdits: edits } = store.services
  const changes = wanted.map(({ line, quantity, typed }) => ({
    line,
    quantity,
    ...(typed !== undefined && { typed: { price: toPaise(typed), reason: 'storm', belowCost: true } }),
  }))
  const wish = { orderId, seenAt: order.updatedAt, lines: changes, added: [] }
  const id = randomUUID()
  return async () => {
    const { totalAfter, laterDay, needsConsent } = await edits.preview(actor, wish)
    await edits.edit(actor, { ...wish, id, seenTotal: totalAfter, laterDay, note: null })
    observations.count(`desk: edit that ${needsConsent ? 'waits' : 'holds at once'}`)
    if (needsConsent && !agrees) return
    if (needsConsent) await edits.agreeByPhone(actor, { orderId, id })
    const had = new Map(lines.map(({ line, item }) => [line, item.quantity]))
    for (const { line, quantity, typed = null } of wanted) {
      const added = Math.max(0, quantity - (had.get(line) ?? 0))
      observations.edits.push({ orderId, line, added, typed })
    }
  }
}

function drawEdit(random: SeededRandom, held: readonly LineProgress[]): Wanted[] {
  const first = random.pick(held)
  const { line, item } = first
  const { quantity } = item
  const fewer = { line, quantity: random.integer(0, quantity - 1) }
  const other = held.find((one) => one.line !== line)
  const kind = random.pickWeighted(kinds)
  if (kind === 'more') return [{ line, quantity: quantity + random.integer(1, 5) }]
  if (kind === 'fewer') return [fewer]
  // the units that one line loses, another one gets
  if (kind === 'the other way')
    return other === undefined ? [fewer] : [fewer, { line: other.line, quantity: other.item.quantity + 1 }]
  const typed = Math.max(1, Math.floor((item.priceWithGst * random.integer(80, 99)) / 1_000_000))
  return [{ line, quantity: Math.max(1, quantity + random.integer(-1, 1)), typed }]
}
