import { roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import { convertQuantity, wholeUnits } from '#search/product-kinds/convert.ts'
import { parseOption } from '#search/quick-order/parse-option.ts'
import type { VariantOptionWire } from '#search/quick-order/wire.ts'
import { QuantityRuleNote } from '#app/features/cart/quantity-rule-note.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import type { ReviewLine } from './review-lines.ts'

/** Notes on the quantities that the variant is sold in, and on the written one if it was rounded up (PRICE-02). */
export function QuantityNotes({ line, variant }: { line: ReviewLine; variant: VariantOptionWire }) {
  const t = quickOrderMessages
  const { quantity, unit, pieces } = line
  const converted = quantity === null ? null : convertQuantity(quantity, unit, variant)
  const written = converted === null ? null : wholeUnits(converted)
  const rounded = written === null ? null : roundQuantityUp(parseOption(variant), written)
  const isRounded = pieces !== null && written !== null && pieces === rounded && pieces > written
  return (
    <>
      <QuantityRuleNote variant={parseOption(variant)} tone={isRounded ? 'caution' : 'quiet'} />
      {isRounded && <span className="text-xs text-caution">{t.roundedUp(written ?? 0, pieces)}</span>}
    </>
  )
}
