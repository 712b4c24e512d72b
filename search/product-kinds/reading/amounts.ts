import { convertQuantity } from '../convert.ts'
import type { Measure } from '../../lexicon/numbers/measures.ts'
import type { Fit } from '../product-kind.ts'
import type { Quantity } from '../request.ts'
import { narrow } from './narrow.ts'

/** A weight, a volume or a length that may be an amount as well as a size. */
export function isAmount({ type, unit, values, side }: Measure): boolean {
  const mayBeRun = (unit === 'm' || unit === 'ft') && (side === undefined || side === 'long')
  return values.length === 1 && (type === 'kg' || type === 'l' || (type === 'length' && mayBeRun))
}

/** Tells whether a measure without another quantity is one: kilos of nails, feet of sand, not the litres of a tank. */
export function isPoured(fits: readonly Fit[], amount: Measure): boolean {
  // brackets behind a length say how long a thing is
  if (amount.isAside === true && amount.type === 'length') return false
  const unit = amountUnit(fits, amount)
  // so long a slab is no area of it
  if (amount.side === 'long' && unit !== 'foot' && unit !== 'metre') return false
  const isSize = narrow(fits, amount).isBorne
  const isPack = fits.some(
    ({ size }) => size.contents[amount.type === 'l' ? 'litre' : amount.type] !== undefined,
  )
  if (amount.type === 'kg' && fits.every(isCounted)) return false
  if (!isSize && isPackSize(fits, amount)) return false
  if (amount.type === 'length')
    return !isSize && fits.some(({ size }) => convertQuantity(1, unit, size) !== null)
  return (
    isPack && fits.some(({ size }) => convertQuantity(1, unit, size) !== null) && !isCapacity(fits, amount)
  )
}

/** So many of the largest packs, or fewer of whatever, are no pack. */
const MOST_PACKS = 3

/** Tells whether a weight or volume can only be a pack that is not sold: 100 ml where the least is 200, 50 kg between bags of 25 and 40. Wire is weighed off. */
function isPackSize(fits: readonly Fit[], { type, values: [amount = 0] }: Measure): boolean {
  if (fits.some(({ size: { unit } }) => unit === 'coil')) return false
  const packs = fits.map(({ size }) => size.measures.find((borne) => borne.type === type)?.values[0])
  const known = packs.filter((pack) => pack !== undefined)
  const largest = Math.max(0, ...known)
  if (known.length < packs.length || largest === 0 || amount >= MOST_PACKS * largest) return false
  const count = amount / largest
  return count < 2 || Math.abs(count - Math.round(count)) > 0.02
}

/** Pairs and sets are counted, and so are pieces, but for those of steel by the length: the kilos of a hammer are what it is. */
function isCounted({ size: { unit, measures } }: Fit): boolean {
  if (unit === 'pair' || unit === 'set') return true
  return unit === 'piece' && !measures.some(isOfBar)
}

/** The length of what is sold by the bar, and the size of a bolt. */
function isOfBar({ type, unit }: Measure): boolean {
  return type === 'm' || (type === 'length' && unit === 'm')
}

/** The litres of a tank are what it is, not how much is bought. */
function isCapacity(fits: readonly Fit[], amount: Measure): boolean {
  return amount.type === 'l' && fits.every(({ size }) => size.contents.litre === undefined)
}

function amountUnit(fits: readonly Fit[], { unit }: Measure): string {
  if (unit !== 'ft') return unitNames[unit] ?? unit
  const area = ['cft', 'sq ft'].find((each) => fits.some(({ size }) => size.unit === each))
  return area ?? 'foot'
}

const unitNames: Readonly<Record<string, string>> = {
  l: 'litre',
  m: 'metre',
  g: 'gram',
  ml: 'millilitre',
  rft: 'running foot',
}

export function pouredQuantity(fits: readonly Fit[], amount: Measure): Quantity {
  return { ...writtenAmount(amount.values[0] ?? 0, amount.unit), unit: amountUnit(fits, amount) }
}

/** A weight, volume or length in the unit that it was written in: 0.5 kg written in grams are 500. */
export function writtenAmount(value: number, unit: string): { value: number; unit: string } {
  const scale = { g: 1000, ml: 1000, m: 0.001, ft: 1 / 304.8, in: 1 / 25.4, cm: 0.1 }[unit] ?? 1
  return { value: round(value * scale), unit: unitNames[unit] ?? unit }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Loads are asked for; another unit that the product is not sold in, such as a box of fans, means something else. */
export function isCountable(quantity: Quantity | null, { size }: Fit): boolean {
  if (quantity === null || quantity.unit === 'trolley') return true
  return convertQuantity(1, quantity.unit, size) !== null
}
