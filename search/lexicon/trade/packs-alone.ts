import type { Item, WrittenItem } from '../items.ts'
import { termOf } from '../term.ts'
import { anyMaterials } from './facts.ts'

/** Packs that are things too, where nothing in them is named and nothing is counted. */
const PACKS = new Set(['bag', 'bottle', 'can', 'drum', 'bucket', 'tin', 'tube', 'packet'])

/** Materials of packs beside those of any thing. */
const OF_PACKS = new Set('gi ms ss hdpe pvc glass paper laminated insulated'.split(' '))

/**
 * Reads a pack behind its material as what is meant: plastic bags are bags, and no other plastic thing. Beside a number it counts or
 * measures, and beside a thing it is what that comes in.
 */
export function withPacksAlone(items: readonly WrittenItem[]): readonly WrittenItem[] {
  if (isVehicleAlone(items)) return items.map(asThing)
  const last = items.at(-1)
  const pack = last === undefined ? null : packOf(last.item)
  if (last === undefined || pack === null || items.length < 2) return items
  if (!items.slice(0, -1).every(({ item }) => isMaterial(item))) return items
  return [...items.slice(0, -1), { ...last, item: termOf([{ words: [pack], namesProduct: true }], [pack]) }]
}

/** Tells whether a vehicle is all that is named, and carries nothing: a hand truck. */
function isVehicleAlone(items: readonly WrittenItem[]): boolean {
  return (
    items.some(({ item }) => item.kind === 'unit' && item.unit === 'trolley') &&
    items.every(({ item }) =>
      item.kind === 'term' ? item.readings.every(({ namesProduct }) => !namesProduct) : !isFigure(item),
    )
  )
}

function isFigure({ kind }: Item): boolean {
  return kind === 'number' || kind === 'quantity' || kind === 'measure'
}

function asThing(written: WrittenItem): WrittenItem {
  return written.item.kind === 'unit'
    ? { ...written, item: { kind: 'unknown', word: written.text } }
    : written
}

function packOf(item: Item): string | null {
  const unit = item.kind === 'unit' || item.kind === 'term' ? (item.unit ?? null) : null
  return unit !== null && PACKS.has(unit) ? unit : null
}

function isMaterial(item: Item): boolean {
  return (
    item.kind === 'term' &&
    item.hints.length > 0 &&
    item.hints.every((word) => anyMaterials.has(word) || OF_PACKS.has(word))
  )
}
