import { parseOption } from '#search/quick-order/parse-option.ts'
import type { VariantOptionWire } from '#search/quick-order/wire.ts'
import { QuantityRuleNote } from '#app/features/cart/quantity-rule-note.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { roundedFrom, type ReviewLine } from './review-lines.ts'

/** Notes on the quantities that the variant is sold in, and on the written one if it was rounded up (PRICE-02). */
export function QuantityNotes({ line, variant }: { line: ReviewLine; variant: VariantOptionWire }) {
  const t = quickOrderMessages
  const written = roundedFrom(line, variant)
  return (
    <>
      <QuantityRuleNote variant={parseOption(variant)} tone={written === null ? 'quiet' : 'caution'} />
      {written !== null && (
        <span className="text-xs text-caution">{t.roundedUp(written, line.pieces ?? 0)}</span>
      )}
    </>
  )
}
