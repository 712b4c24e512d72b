import { useId, useState } from 'react'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { readTextFile } from '#app/browser/text-file.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { quickOrderMessages } from '#app/messages/quick-order.ts'

interface ListFormProps {
  text: string
  onWrite: (text: string) => void
  onFind: () => void
  /** The person is about to go on. */
  onIntent: () => void
  isLooking: boolean
}

/** The box for the list: typed, pasted, or read from a file. */
export function ListForm({ text, onWrite, onFind, onIntent, isLooking }: ListFormProps) {
  const t = useMessages(quickOrderMessages)
  const id = useId()
  const hydrated = useHydrated()
  const [fault, setFault] = useState<string | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readTextFile(file)
    setFault(read === null ? t.fileFailed : null)
    if (read !== null) onWrite(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`)
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isLooking) return
        setFault(text.trim() === '' ? t.empty : null)
        onIntent()
        if (text.trim() !== '') onFind()
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {t.label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={t.placeholder}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onFocus={onIntent}
        onChange={(event) => onWrite(event.currentTarget.value)}
        className="min-h-56 w-full resize-y rounded-control border border-control bg-surface px-4 py-3 leading-relaxed focus-visible:outline-offset-1"
      />
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" className="text-sm text-bad">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          size="large"
          loading={isLooking}
          disabled={!hydrated}
          className="max-wide:w-full"
        >
          {isLooking ? t.finding : t.find}
        </Button>
        <label
          className={`${buttonClass({ variant: 'secondary' })} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          <FileText size={20} />
          {t.upload}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            className="sr-only"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </label>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(t.sampleText)}`}
          download="quick-order.csv"
          className={buttonClass({ variant: 'quiet' })}
        >
          {t.sample}
        </a>
        {text !== '' && (
          <Button variant="quiet" onClick={() => onWrite('')}>
            {t.clear}
          </Button>
        )}
      </div>
    </form>
  )
}
