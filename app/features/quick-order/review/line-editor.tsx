import { Button } from '#app/ui/button.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { useTooLong } from '#app/ui/forms/field.tsx'
import type { ReviewLine } from './review-lines.ts'

interface LineEditorProps {
  line: ReviewLine
  isSearching: boolean
  onType: (text: string) => void
  onSearch: (text: string) => void
}

/** Lets the customer reword a line that was not found; what is typed is part of the list at once. */
export function LineEditor({ line: { text, reworded }, isSearching, onType, onSearch }: LineEditorProps) {
  const t = quickOrderMessages
  const typed = reworded ?? text
  const { ref, tooLong } = useTooLong<HTMLInputElement>(typed, 300)
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSearching && typed.trim() !== '') onSearch(typed)
      }}
    >
      <p className="text-sm text-quiet">{t.notFoundText}</p>
      <span className="flex flex-wrap gap-2">
        <input
          value={typed}
          aria-label={t.editLabel(text)}
          ref={ref}
          aria-invalid={tooLong !== false}
          onChange={(event) => onType(event.currentTarget.value)}
          className="h-11 min-w-0 flex-1 basis-52 rounded-control border border-control bg-surface px-3 focus-visible:outline-offset-1"
        />
        <Button type="submit" variant="secondary" loading={isSearching}>
          {t.search}
        </Button>
      </span>
      {tooLong && (
        <span role="alert" className="text-sm text-bad">
          {tooLong}
        </span>
      )}
    </form>
  )
}
