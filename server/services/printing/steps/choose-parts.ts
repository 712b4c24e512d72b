import type { Order } from '#domain/orders/order.ts'
import { currentParts, printedParts, type PrintedPart } from '#domain/printing/parts-to-print.ts'
import type { PrintedKind } from '#domain/printing/print-job.ts'
import type { CompleteParts } from '#domain/fulfilments/complete-parts.ts'

/** An order with the parts of it that are printed. */
export type ChosenOrder = {
  readonly order: Order
  readonly parts: CompleteParts
  readonly chosen: readonly PrintedPart[]
  /** Number of parts that the order has as far as is known. */
  readonly count: number
}

/** Parts asked for by name: one part, or those that a trip carries; otherwise the kind decides. */
export type WantedParts = {
  readonly part?: number | undefined
  readonly carried?: ReadonlySet<string>
}

const packable = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY']

/**
 * Chooses the parts of an order that a kind of document is for: a picking list is for what is still to be packed, a challan for
 * what has left, and both slip and challan for what has not arrived, as long as there is any.
 */
export function chooseParts(
  order: Order,
  parts: CompleteParts,
  { kind, part, carried }: WantedParts & { readonly kind: PrintedKind },
): ChosenOrder {
  const { all, count } = printedParts(parts, !packable.includes(order.orderStatus))
  const own = kind === 'challan' ? all.filter(({ fulfilment }) => fulfilment !== null) : all
  const chosen =
    carried !== undefined
      ? own.filter(({ fulfilment }) => fulfilment !== null && carried.has(fulfilment.id))
      : part !== undefined
        ? own.filter((one) => one.part === part)
        : kind === 'picking-list'
          ? own.filter(({ fulfilment }) => fulfilment === null)
          : currentParts(own)
  return { order, parts, chosen, count }
}
