import type { Item, WrittenItem } from '../items.ts'
import { toMeasure } from './measures.ts'

/** The cross-sections that wires and cables are made in, in square millimetres. */
const SECTIONS = new Set([
  0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400,
])
const WIRES = new Set(['wire', 'cable'])

/** Wire is not sold by the square metre: the `sqm` of `wire 1.5 sqm 3 coil` is its cross-section, in square millimetres. */
export function withWireSections(items: readonly WrittenItem[]): WrittenItem[] {
  if (!items.some(({ item }) => isSquareMetres(item))) return [...items]
  const chunkOf = chunksOf(items)
  const wires = new Map<number, boolean>()
  for (const [index, { item }] of items.entries()) {
    const chunk = chunkOf[index] ?? 0
    // what names nothing is of the last that was named
    if (!wires.has(chunk)) wires.set(chunk, wires.get(chunk - 1) ?? false)
    if (namesProduct(item)) wires.set(chunk, isWire(item))
  }
  return items.map((written, index) => {
    const { item } = written
    if (!isSquareMetres(item) || wires.get(chunkOf[index] ?? 0) !== true) return written
    return { ...written, item: { kind: 'measure', measure: toMeasure([item.value], 'sqmm') } }
  })
}

/** The part of a line that each item is in, counted from 0. */
function chunksOf(items: readonly WrittenItem[]): number[] {
  let chunk = 0
  return items.map(({ item }) => {
    if (item.kind === 'break' || item.kind === 'and') chunk += 1
    return chunk
  })
}

function isSquareMetres(item: Item): item is Extract<Item, { kind: 'quantity' }> {
  return item.kind === 'quantity' && item.unit === 'sq m' && SECTIONS.has(item.value)
}

function namesProduct(item: Item): boolean {
  return item.kind === 'term' && item.readings.some((reading) => reading.namesProduct)
}

function isWire(item: Item): boolean {
  return item.kind === 'term' && item.readings.some(({ words }) => words.some((word) => WIRES.has(word)))
}
