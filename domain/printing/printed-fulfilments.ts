import type { Fulfilment, LineQuantity } from '../fulfilments/fulfilment.ts'
import type { LineProgress } from '../fulfilments/line-progress.ts'

/** A part of an order that is printed: one that has left, or what is still to be packed, which has no fulfilment yet. */
export type PrintedFulfilment = {
  readonly fulfilment: Fulfilment | null
  readonly number: number
  readonly lines: readonly LineQuantity[]
}

type Progress = {
  readonly fulfilments: readonly Fulfilment[]
  readonly progress: readonly LineProgress[]
}

/** Every part of an order, those that came back left out, and how many the order has, what is still to be packed included. */
export function printedFulfilments(
  { fulfilments, progress }: Progress,
  isOver: boolean,
): { readonly all: readonly PrintedFulfilment[]; readonly count: number } {
  const left = fulfilments
    .filter(({ status }) => status !== 'RETURNED')
    .map((fulfilment) => ({ fulfilment, number: fulfilment.number, lines: fulfilment.lines }))
  const last = fulfilments.reduce((highest, { number }) => Math.max(highest, number), 0)
  const open = isOver ? [] : openUnits(progress)
  const rest = open.length === 0 ? [] : [{ fulfilment: null, number: last + 1, lines: open }]
  return { all: [...left, ...rest], count: last + rest.length }
}

/** Units of an order that are still to be packed. */
function openUnits(progress: readonly LineProgress[]): LineQuantity[] {
  return progress.filter(({ open }) => open > 0).map(({ line, open }) => ({ line, quantity: open }))
}

/** The parts that are on somebody's mind: those that have not arrived; all of them once everything has. */
export function currentFulfilments(fulfilments: readonly PrintedFulfilment[]): readonly PrintedFulfilment[] {
  const waiting = fulfilments.filter(({ fulfilment }) => fulfilment?.status !== 'DELIVERED')
  return waiting.length === 0 ? fulfilments : waiting
}
