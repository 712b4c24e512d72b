import { WEIGHT_TOLERANCE, mayBeWeighed } from '#domain/cart/weighing.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { cartMessages } from '#messages/orders/cart.ts'

interface WeighedNoteProps {
  unit: string | null
  quantity: number
}

/** Says of a load by the kilogram that its weight may decide the bill (COUNTER-05). */
export function WeighedNote({ unit, quantity }: WeighedNoteProps) {
  const { weightTolerance = WEIGHT_TOLERANCE } = useStoreSettings()
  if (!mayBeWeighed(unit, quantity) || weightTolerance === 0) return null
  return <p className="text-xs text-quiet">{cartMessages.weighedText(weightTolerance)}</p>
}
