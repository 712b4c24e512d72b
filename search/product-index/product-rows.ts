import { readAttributeKey } from '#domain/catalogue/attribute-key.ts'
import type { AttributeFilter } from '#domain/catalogue/lists/product-card.ts'
import type { IndexedProduct } from '../product-kinds/product-facts.ts'
import { bytes, integers, push, trimmed } from './number-list.ts'
import { figureValues, wholeValues } from './row-values.ts'

/**
 * Fields of a product that the index holds; `search` is its search document as text of a `tsvector`, `attributeValues` the keys of the
 * values that lists are filtered by.
 */
export type SearchedProduct = Pick<IndexedProduct, 'id' | 'name' | 'variants' | 'position'> & {
  readonly search: string
  readonly attributeValues: readonly string[]
  /** Null where it has none. */
  readonly nameInHindi?: string | null
}

/** The products by row: what lists are filtered, sorted and counted by. */
export type ProductRows = ReturnType<typeof createRows>

/** Form in which rows are kept. */
export type RowsSnapshot = {
  readonly ids: string[]
  readonly names: string[]
  readonly namesInHindi: string[]
  readonly keys: readonly string[]
  readonly positions: Uint32Array
  readonly isLive: Uint8Array
  readonly attributeEnds: Uint32Array
  readonly attributes: Uint32Array
  readonly priceEnds: Uint32Array
  readonly prices: Float64Array
}

/** Starts with no rows, or goes on with those that were kept. A row is added once, and counts while it is live. */
export function createRows(kept?: RowsSnapshot) {
  const ids = kept?.ids ?? []
  /** In small letters. */
  const names = kept?.names ?? []
  /** With figures in Latin digits; empty where there is none. */
  const namesInHindi = kept?.namesInHindi ?? []
  const positions = integers(kept?.positions)
  const isLive = bytes(kept?.isLive)
  const keys = createKeys(kept?.keys)
  const attributes = wholeValues(kept && { ends: kept.attributeEnds, values: kept.attributes })
  /** Of the variants that are for sale, in micro-rupees, lowest first. */
  const prices = figureValues(kept && { ends: kept.priceEnds, values: kept.prices })
  const rowOfId = new Map<string, number>()
  for (const [row, id] of ids.entries()) if (isLive.values[row] === 1) rowOfId.set(id, row)

  return {
    ids,
    names,
    /** Name of a row in Hindi; the English one where it has none. */
    nameInHindi: (row: number) => namesInHindi[row] || (names[row] ?? ''),
    keys,
    attributes,
    prices,
    count: () => ids.length,
    liveCount: () => rowOfId.size,
    rowOf: (id: string) => rowOfId.get(id),
    isLive: (row: number) => isLive.values[row] === 1,
    position: (row: number) => positions.values[row] ?? 0,
    /** Adds a row that is not live yet. */
    add: (product: SearchedProduct): number => {
      ids.push(product.id)
      names.push(product.name.toLowerCase())
      const shown = withLatinDigits(product.nameInHindi ?? product.name.toLowerCase())
      namesInHindi.push(shown === names.at(-1) ? '' : shown)
      push(positions, product.position)
      push(isLive, 0)
      attributes.add(product.attributeValues.map(keys.numberOf))
      prices.add(pricesOf(product))
      return ids.length - 1
    },
    /** Lets a row count. */
    raise: (row: number): void => {
      isLive.values[row] = 1
      rowOfId.set(ids[row] ?? '', row)
    },
    /** A product's row counts no more. */
    drop: (id: string): void => {
      const row = rowOfId.get(id)
      if (row === undefined) return
      isLive.values[row] = 0
      rowOfId.delete(id)
    },
    keep: (): RowsSnapshot => {
      const [ofAttributes, ofPrices] = [attributes.keep(), prices.keep()]
      return {
        ids,
        names,
        namesInHindi,
        keys: keys.all,
        positions: trimmed(positions),
        isLive: trimmed(isLive),
        attributeEnds: ofAttributes.ends,
        attributes: ofAttributes.values,
        priceEnds: ofPrices.ends,
        prices: ofPrices.values,
      }
    },
  }
}

/** The attribute values that occur, each with a number. */
function createKeys(kept: readonly string[] = []) {
  const all = [...kept]
  const numbers = new Map(all.map((key, number) => [key, number]))
  return {
    all,
    known: (key: string) => numbers.get(key),
    numberOf: (key: string): number => {
      let number = numbers.get(key)
      if (number === undefined) {
        number = all.length
        all.push(key)
        numbers.set(key, number)
      }
      return number
    },
    attribute: (number: number): AttributeFilter => readAttributeKey(all[number] ?? ''),
  }
}

function pricesOf({ variants }: SearchedProduct): number[] {
  const prices = variants.map(({ priceWithGst }): number => priceWithGst).filter((price) => price > 0)
  return [...new Set(prices)].toSorted((a, b) => a - b)
}

/** ICU takes १० for less than १ before a letter, so its order of names with Devanagari digits would be none. */
function withLatinDigits(name: string): string {
  return name.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
