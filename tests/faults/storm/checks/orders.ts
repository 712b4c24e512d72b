import type { StormLedgers } from '../ledgers.ts'
import { cancelledEarly } from './orders-in-parts.ts'
import { amountNames, micros, stormVariants, type Amount } from '../products.ts'

/** Every acknowledged order exists, and one idempotency key made one order. */
export function findLostOrders(ledgers: StormLedgers): string[] {
  const orders = new Map(ledgers.orders.map((order) => [order.order_id, order]))
  const made = Map.groupBy(ledgers.orders, (order) => order.idempotency_key)
  const named = Map.groupBy(ledgers.acknowledged, ({ key }) => key)
  return [
    ...ledgers.acknowledged
      .filter(({ orderId, uid, key }) => {
        const order = orders.get(orderId)
        return order?.user_id !== uid || order.idempotency_key !== key
      })
      .map(({ orderId, key }) => `order ${orderId} was acknowledged for ${key} and is lost`),
    ...[...made].filter(([, all]) => all.length > 1).map(([key, all]) => `${key} made ${all.length} orders`),
    ...[...named]
      .filter(([, all]) => new Set(all.map(({ orderId }) => orderId)).size > 1)
      .map(([key]) => `${key} was answered with several orders`),
    ...[...ledgers.shownAsPaid]
      .filter(
        (id) => !ledgers.payments.some((payment) => payment.order_id === id && payment.used_for === 'ORDER'),
      )
      .map((id) => `order ${id} was shown as paid and is not`),
  ]
}

/** Each order holds the requested items, with what staff added, at the prices that its customer was shown. */
export function findItemErrors(ledgers: StormLedgers): string[] {
  const items = Map.groupBy(ledgers.items, (item) => item.order_id)
  const edits = Map.groupBy(ledgers.edits, ({ orderId }) => orderId)
  return ledgers.acknowledged.flatMap(({ orderId, lines, prices }) => {
    const saved = (items.get(orderId) ?? []).toSorted((one, other) => one.line - other.line)
    const asked = lines.map(([product, quantity]) => `${quantity} × ${product}`).join(', ')
    const early = cancelledEarly(ledgers, orderId)
    const editsOf = (line: number) => (edits.get(orderId) ?? []).filter((edit) => edit.line === line)
    const unitsOf = ({ line, quantity }: Item) =>
      quantity + early(line) - editsOf(line).reduce((sum, { added }) => sum + added, 0)
    const found = saved.map((item) => `${unitsOf(item)} × ${item.variant_id}`).join(', ')
    return [
      ...(asked === found ? [] : [`order ${orderId} holds ${found} instead of ${asked}`]),
      ...saved.flatMap((item, index) =>
        findPriceErrors(item, { shown: prices[index] ?? 0n, edits: editsOf(item.line) }).map(
          (error) => `order ${orderId} has ${error} of ${item.variant_id}`,
        ),
      ),
    ]
  })
}

type Item = StormLedgers['items'][number]

const variants = new Map(stormVariants.map((variant) => [variant.compositeId, variant]))

/** The amounts of an item are the catalogue's at the catalogue's price, and come to another one that was shown, or was typed since. */
function findPriceErrors(
  item: Item,
  { shown, edits }: { readonly shown: bigint; readonly edits: StormLedgers['edits'] },
): string[] {
  const amounts = amountsOf(item)
  const listed = variants.get(item.variant_id)?.amounts
  const { base, discount, withoutGst, gst, withGst } = amounts
  const typed = edits.flatMap((edit) => (edit.typed === null ? [] : [BigInt(edit.typed) * 10_000n]))
  // more units take the price of that day where it is lower
  const isLower = edits.some(({ added }) => added > 0) && withGst < shown
  const isKnown = withGst === shown || typed.includes(withGst) || isLower
  const names: readonly Amount[] = withGst === listed?.withGst ? amountNames : ['packaging', 'commission']
  const wrong = names.filter((name) => amounts[name] !== listed?.[name])
  return [
    ...(isKnown ? [] : [`the price ${withGst}, which is not the shown ${shown},`]),
    ...(wrong.length > 0 ? [`another ${wrong.join(', ')}`] : []),
    ...(base - discount === withoutGst && withoutGst + gst === withGst
      ? []
      : ['parts that are not the price']),
  ]
}

/** Every amount of every order is the exact sum over its lines, rounded half-up once. */
export function findTotalErrors(ledgers: StormLedgers): string[] {
  const items = Map.groupBy(ledgers.items, (item) => item.order_id)
  return ledgers.orders.flatMap((order) => {
    const lines = (items.get(order.order_id) ?? []).map((item) => ({
      amounts: amountsOf(item),
      quantity: BigInt(item.quantity),
    }))
    const figure = (name: Amount): number =>
      Number(
        (lines.reduce((sum, line) => sum + line.amounts[name] * line.quantity, 0n) * 2n + 10_000n) / 20_000n,
      )
    const wanted = {
      item_mrp_total: figure('base'),
      item_total: figure('withoutGst'),
      saved_amount: figure('base') - figure('withoutGst'),
      total_tax: figure('gst'),
      grand_total: figure('withGst'),
      commission_amount: figure('commission'),
      delivery_charge: 0,
      handling_charge: 0,
    }
    const names = Object.keys(wanted) as (keyof typeof wanted)[]
    if (lines.length === 0) return [`order ${order.order_id} has no lines`]
    return names
      .filter((name) => order[name] !== wanted[name])
      .map((name) => `${name} of order ${order.order_id} is ${order[name]} instead of ${wanted[name]}`)
  })
}

function amountsOf(item: StormLedgers['items'][number]): Record<Amount, bigint> {
  const specs = item.variant_specs as Record<'priceWithoutGst' | 'gst' | 'packagingCost', number>
  return {
    base: micros(item.product_rate),
    discount: micros(item.product_discount),
    withoutGst: BigInt(specs.priceWithoutGst),
    gst: BigInt(specs.gst),
    withGst: micros(item.product_rate_after_discount),
    packaging: BigInt(specs.packagingCost),
    commission: micros(item.commission_amount),
  }
}
