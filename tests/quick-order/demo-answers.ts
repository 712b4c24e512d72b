import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startKindIndex, type KindIndex } from '#search/product-kinds/kind-index.ts'
import type { IndexedProduct } from '#search/product-kinds/product-facts.ts'
import type { Size } from '#search/product-kinds/product-kind.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { parseSubcategory } from '#domain/catalogue/subcategory.ts'
import { convertQuantity, wholeUnits } from '#search/product-kinds/convert.ts'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { startReading } from '#search/quick-order/read-order.ts'
import type { Answer } from './score.ts'

type Raw = Record<string, unknown>

function readDemo(file: string): Raw[] {
  return JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../demo/catalogue', file), 'utf8'),
  ) as Raw[]
}

/** The products of the demo catalogue as an index reads them. */
export function demoProducts(): IndexedProduct[] {
  return readDemo('products.json').flatMap((raw, position) => {
    const parsed = parseProduct(raw)
    return 'record' in parsed ? [{ ...parsed.record, position }] : []
  })
}

/** The product kinds of the demo catalogue. */
export function indexDemo(): KindIndex {
  const subcategories = readDemo('subcategory.json').flatMap((raw) => {
    const parsed = parseSubcategory(raw)
    return 'record' in parsed ? [parsed.record] : []
  })
  const builder = startKindIndex()
  for (const product of demoProducts()) builder.add(product)
  return builder.finish(new Map(subcategories.map(({ id, name }) => [id, name])))
}

/** What the reader answers to a line of the corpus. */
export function answersTo(index: KindIndex, text: string): Answer[] {
  const reader = startReading(index)
  return orderRows(text).rows.flatMap((row) =>
    reader.read(row).lines.map(({ decision }): Answer => {
      const { status, suggestions, quantity } = decision
      const [first] = suggestions
      return {
        status,
        candidates: suggestions.map(({ name, size, offers }) => ({
          name: `${offers[0]?.product.brand ?? ''} ${offers[0]?.product.model ?? ''} ${name}`,
          options: size.label,
        })),
        quantity: quantity?.value ?? null,
        unit: quantity?.unit ?? null,
        pieces: first === undefined || quantity === null ? null : piecesOf(first.size, quantity),
      }
    }),
  )
}

/** The lines of an order as they are kept, each with what it comes to. */
export function linesOf(index: KindIndex, text: string): { text: string; outcome: string }[] {
  const reader = startReading(index)
  return orderRows(text).rows.flatMap((row) =>
    reader.read(row).lines.map(({ text: kept, decision: { status, suggestions, quantity } }) => ({
      text: kept,
      outcome: JSON.stringify([status, quantity, suggestions.map(({ name, size }) => [name, size.label])]),
    })),
  )
}

/** The lines of a text as they are read: the status, how many, and the first suggestion. */
export function readLines(index: KindIndex, text: string): string[] {
  return answersTo(index, text).map(({ status, quantity, unit, candidates: [first] }) =>
    [
      status,
      quantity,
      unit,
      first === undefined ? null : `${first.name.trim().replaceAll(/\s+/g, ' ')}, ${first.options}`,
    ]
      .filter((each) => each !== null)
      .join(' '),
  )
}

function piecesOf(size: Size, { value, unit }: { value: number; unit: string | null }): number | null {
  const units = convertQuantity(value, unit, size)
  return units === null ? null : wholeUnits(units)
}
