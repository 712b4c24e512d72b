import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { quickOrderMessages } from '#app/messages/quick-order.ts'

interface LineEditorProps {
  text: string
  isLooking: boolean
  onFind: (text: string) => void
}

/** A line that was not found, to be written in another way. */
export function LineEditor({ text, isLooking, onFind }: LineEditorProps) {
  const t = useMessages(quickOrderMessages)
  const [typed, setTyped] = useState(text)
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLooking && typed.trim() !== '') onFind(typed)
      }}
    >
      <p className="text-sm text-quiet">{t.notFoundText}</p>
      <span className="flex flex-wrap gap-2">
        <input
          value={typed}
          aria-label={t.editLine(text)}
          maxLength={300}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="h-11 min-w-0 flex-1 basis-52 rounded-control border border-control bg-surface px-3 focus-visible:outline-offset-1"
        />
        <Button type="submit" variant="secondary" loading={isLooking}>
          {t.search}
        </Button>
      </span>
    </form>
  )
}
