import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

interface EmptyListProps {
  words: { noneTitle: string; noneText: string; emptyTitle: string; emptyText: string; clear: string }
  /** True when a search or a filter leaves nothing of the list. */
  isNarrowed: boolean
  onClear: () => void
}

/** A list with nothing in it: as yet, or by what was searched for. */
export function EmptyList({ words, isNarrowed, onClear }: EmptyListProps) {
  return (
    <EmptyState
      title={isNarrowed ? words.noneTitle : words.emptyTitle}
      text={isNarrowed ? words.noneText : words.emptyText}
      action={
        isNarrowed && (
          <Button variant="secondary" onClick={onClear}>
            {words.clear}
          </Button>
        )
      }
    />
  )
}
