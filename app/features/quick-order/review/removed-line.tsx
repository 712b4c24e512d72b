import { Button } from '#app/ui/button.tsx'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'

/** A line that was taken out of the list, where it stood, with the way to put it back. */
export function RemovedLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = quickOrderReviewMessages
  return (
    <div className="flex items-center justify-between gap-3">
      <output className="clamp-2 min-w-0 text-sm text-quiet">{t.removed(text)}</output>
      <Button variant="secondary" size="small" aria-label={t.undoLabel(text)} onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  )
}
