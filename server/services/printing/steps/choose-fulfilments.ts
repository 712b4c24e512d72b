import type { Order } from '#domain/orders/order.ts'
import {
  currentFulfilments,
  printedFulfilments,
  type PrintedFulfilment,
} from '#domain/printing/printed-fulfilments.ts'
import type { PrintedKind } from '#domain/printing/print-job.ts'
import type { FulfilmentProgress } from '#domain/fulfilments/fulfilment-progress.ts'

/** An order with the parts of it that are printed. */
export type ChosenOrder = {
  readonly order: Order
  readonly fulfilmentProgress: FulfilmentProgress
  readonly chosen: readonly PrintedFulfilment[]
  /** Number of parts that the order has as far as is known. */
  readonly count: number
}

/** Parts asked for by name: one part, or those that a trip carries; otherwise the kind decides. */
export type FulfilmentChoice = {
  readonly fulfilmentNumber?: number | undefined
  readonly carried?: ReadonlySet<string>
}

const packable = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY']

/**
 * Chooses the parts of an order that a kind of document is for: a picking list is for what is still to be packed, a challan for
 * what has left, and both slip and challan for what has not arrived, as long as there is any.
 */
export function chooseFulfilments(
  order: Order,
  fulfilmentProgress: FulfilmentProgress,
  { kind, fulfilmentNumber, carried }: FulfilmentChoice & { readonly kind: PrintedKind },
): ChosenOrder {
  const { all, count } = printedFulfilments(fulfilmentProgress, !packable.includes(order.orderStatus))
  const own = kind === 'challan' ? all.filter(({ fulfilment }) => fulfilment !== null) : all
  const chosen =
    carried !== undefined
      ? own.filter(({ fulfilment }) => fulfilment !== null && carried.has(fulfilment.id))
      : fulfilmentNumber !== undefined
        ? own.filter((one) => one.number === fulfilmentNumber)
        : kind === 'picking-list'
          ? own.filter(({ fulfilment }) => fulfilment === null)
          : currentFulfilments(own)
  return { order, fulfilmentProgress, chosen, count }
}
