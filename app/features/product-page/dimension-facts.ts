import { sidesOf, type Dimensions } from '#domain/catalogue/measures/dimensions.ts'
import { variantFactMessages } from '#messages/catalogue/variant-facts.ts'
import type { TableRow } from './sizes-props.ts'

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
const MM_PER_INCH = 25.4
/** Builders say feet from here on. */
const FEET_FROM_INCHES = 24
/** Units that hold more than one piece. */
const packs: ReadonlySet<string> = new Set(['box', 'pack', 'bundle', 'pallet', 'sq ft', 'sq m'])

/** The sides of a variant as people say them: `Length`, `600 mm (23.6 in)`. */
export function sideRows(variant: Dimensions & { readonly unit: string | null }): TableRow[] {
  const t = variantFactMessages
  const isPack = packs.has(variant.unit ?? '')
  return sidesOf(variant).map(({ name, mm }) => {
    const side = t.side(name)
    return [isPack ? t.onePiece(side) : side, t.both(t.millimetres(format.format(mm)), imperial(mm))]
  })
}

function imperial(mm: number): string {
  const t = variantFactMessages
  const inches = Math.round((mm / MM_PER_INCH) * 10) / 10
  if (inches < FEET_FROM_INCHES) return t.inches(format.format(inches))
  return t.feet(format.format(Math.floor(inches / 12)), format.format(inches % 12))
}
