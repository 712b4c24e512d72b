/** Content of one sales unit, by unit: a box of tiles 15.5 sq ft and 4 pieces, a rod 10.65 kg. */
export type Contents = Readonly<Record<string, number>>

/** Units as multiples of those that contents are given in. */
const scales: Readonly<Record<string, readonly [string, number]>> = {
  tonne: ['kg', 1000],
  quintal: ['kg', 100],
  gram: ['kg', 0.001],
  millilitre: ['litre', 0.001],
  foot: ['metre', 0.3048],
  'running foot': ['metre', 0.3048],
  'sq m': ['sq ft', 10.7639],
  'sq yd': ['sq ft', 9],
  brass: ['cft', 100],
  // in the south a unit of sand is 100 cft; of anything else it is a piece
  unit: ['cft', 100],
  'cu m': ['cft', 35.3146667215],
  dozen: ['piece', 12],
  gross: ['piece', 144],
}
/** Containers and bundles, which people name loosely: a bucket of paint is asked for as a tin. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(['bag', 'pack', 'box', 'tin', 'bucket', 'can', 'drum', 'bottle', 'tube']),
  new Set(['coil', 'roll', 'bundle', 'box', 'pack']),
  new Set(['piece', 'set', 'rod', 'sheet', 'unit']),
]

/**
 * Converts a quantity to sales units: 2 tonnes of rods of 10.65 kg are 187.8. Null when what one sales unit holds does not
 * tell, such as trolleys of sand.
 */
export function convertQuantity(
  quantity: number,
  from: string | null,
  { unit, contents }: { readonly unit: string | null; readonly contents: Contents },
): number | null {
  if (from === null && isOfPieces(quantity, contents)) return quantity / (contents.piece ?? 1)
  if (from === null || from === unit) return quantity
  const held = contents[from]
  if (held !== undefined) return quantity / held
  const [base, by] = scales[from] ?? [from, 1]
  // a dozen of gloves are twelve pairs
  if (unit === 'pair' && scales[from]?.[0] === 'piece') return quantity * by
  const heldOfBase = contents[base]
  if (heldOfBase !== undefined) return (quantity * by) / heldOfBase
  const sold = unit ?? 'piece'
  return alike.some((set) => set.has(from) && set.has(sold)) ? quantity : null
}

/** The least pieces of a pack that nobody counts out: who writes 1000 screws of which a pack holds 1,000 wants one pack. */
const PACK_OF_MANY = 20

function isOfPieces(quantity: number, { piece = 1 }: Contents): boolean {
  return piece >= PACK_OF_MANY && quantity >= piece
}

/** Whole sales units for a converted quantity. */
export function wholeUnits(quantity: number): number {
  return Math.ceil(quantity - 1e-6)
}
