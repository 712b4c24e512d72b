import { useState } from 'react'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { MatchedOrderWire } from '#domain/quick-order/wire.ts'
import { matchLines } from '#app/api/quick-order.ts'

type Candidate = MatchedOrderWire['lines'][number]['candidates'][number]

/** A line of the order that is being taken. */
export interface TakenLine {
  readonly key: string
  /** As it was typed. */
  readonly text: string
  readonly candidates: readonly Candidate[]
  readonly chosen: number
  readonly quantity: string
}

/** A line as the API takes it; none while its quantity is none. */
export function bodyLine({ candidates, chosen, quantity }: TakenLine) {
  const candidate = candidates[chosen]
  const count = Number(quantity)
  if (candidate === undefined || !Number.isInteger(count) || count < 1) return []
  const product = compositeId(candidate.productId, candidate.variantIndex)
  return [{ product, quantity: count, ...(candidate.uid !== null && { variantUid: candidate.uid }) }]
}

/** The unit price of a candidate for a quantity, in rupees. */
export function unitPrice({ price, priceBreaks = [] }: Candidate, quantity: number): number {
  const reached = priceBreaks.filter(({ minQuantity }) => quantity >= minQuantity)
  return Number(reached.at(-1)?.price ?? price)
}

/** The lines of an order that staff take: written lists are read and added. */
export function useOrderLines() {
  const [lines, setLines] = useState<readonly TakenLine[]>([])
  const [missing, setMissing] = useState<readonly string[]>([])

  async function read(text: string) {
    const found = await matchLines(text)
    const taken = found.lines.flatMap((line, index): TakenLine[] => {
      const chosen = line.best ?? 0
      const candidate = line.candidates[chosen]
      if (candidate === undefined) return []
      const quantity = Math.max(1, Math.ceil(candidate.pieces ?? line.quantity ?? 1))
      const key = `${lines.length + index} ${line.text}`
      return [{ key, text: line.text, candidates: line.candidates, chosen, quantity: String(quantity) }]
    })
    setLines((before) => [...before, ...taken])
    setMissing(found.lines.filter(({ candidates }) => candidates.length === 0).map(({ text: one }) => one))
  }

  const change = (key: string, fields: Partial<TakenLine>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...fields } : line)))
  const remove = (key: string) => setLines((before) => before.filter((line) => line.key !== key))
  return { lines, missing, read, change, remove }
}
