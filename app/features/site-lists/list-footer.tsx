import type { CartLine } from '#domain/cart/line.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { Paise } from '#domain/money/paise.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import type { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { listFailure } from './list-failure.ts'

interface ListFooterProps {
  /** The lines that are ordered this time. */
  lines: readonly CartLine[]
  /** Their cost. */
  total: Paise
  isPriced: boolean
  /** There is something to save. */
  isChanged: boolean
  /** Every line was taken out. */
  isEmptied: boolean
  saving: ReturnType<typeof useAction>
  onAdd: () => void
  onAsk: () => void
  onSave: () => void
  onStale: () => void
}

/** The sum of what is ordered, and the buttons that order it and save the list. */
export function ListFooter(props: ListFooterProps) {
  const { lines, total, isPriced, isChanged, isEmptied, saving, onAdd, onAsk, onSave, onStale } = props
  const t = siteListMessages
  const isStale = saving.failure instanceof ApiError && saving.failure.code === 'edit-conflict'
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex items-baseline justify-between gap-4">
        {t.total}
        <span className="font-price text-lg tabular-nums">{formatPaise(total)}</span>
      </p>
      <WaitingButton
        block
        loading={!isPriced}
        waitsFor={lines.length === 0 ? t.addNone : null}
        onClick={onAdd}
      >
        {t.add(lines.length)}
      </WaitingButton>
      <WaitingButton
        block
        variant="secondary"
        loading={!isPriced}
        waitsFor={lines.length === 0 ? t.addNone : null}
        onClick={onAsk}
      >
        {ownQuotationTitleMessages.ask}
      </WaitingButton>
      {isChanged && (
        <WaitingButton
          block
          variant="secondary"
          loading={saving.pending}
          waitsFor={isEmptied ? t.needsLine : null}
          onClick={onSave}
        >
          {t.saveChanges}
        </WaitingButton>
      )}
      {saving.failure !== null && (
        <div className="grid justify-items-start gap-2">
          <InlineError text={listFailure(saving.failure)} />
          {isStale && (
            <Button variant="secondary" size="small" onClick={onStale}>
              {t.reload}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
