import { useId, useState } from 'react'
import type { ListFile } from '#app/browser/quick-order/read-list-file.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { FileButton } from './file-button.tsx'
import { FileNotes, type ReadList } from './file-notes.tsx'

interface ListFormProps {
  text: string
  onTextChange: (text: string) => void
  onFind: () => void
  /** About to submit: a chance to preload. */
  onIntent: () => void
  isSearching: boolean
}

/** The input for the list: typed, pasted or read from a file. */
export function ListForm({ text, onTextChange, onFind, onIntent, isSearching }: ListFormProps) {
  const t = quickOrderMessages
  const id = useId()
  const hydrated = useHydrated()
  const [issue, setIssue] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [fromFile, setFromFile] = useState<ReadList | null>(null)

  async function readFile(file: File | undefined) {
    if (!file) return
    setReading(true)
    const read = await readFileLazily(file)
    setReading(false)
    const problem = 'problem' in read ? read.problem : null
    const failed = problem === 'too-large' ? t.fileTooLarge : t.fileFailed
    setIssue(problem === null ? null : failed)
    setFromFile('text' in read ? read : null)
    if ('text' in read) onTextChange(text.trim() === '' ? read.text : `${text.trimEnd()}\n${read.text}`)
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSearching) return
        setIssue(text.trim() === '' ? t.empty : null)
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
        aria-invalid={issue !== null || undefined}
        aria-describedby={issue === null ? undefined : `${id}-issue`}
        onFocus={onIntent}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          void readFile(event.dataTransfer.files[0])
        }}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        className="min-h-56 w-full resize-y rounded-control border border-control bg-surface px-4 py-3 leading-relaxed focus-visible:outline-offset-1"
      />
      {issue !== null && (
        <p id={`${id}-issue`} role="alert" className="text-sm text-bad">
          {issue}
        </p>
      )}
      {fromFile !== null && text !== '' && <FileNotes file={fromFile} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          size="large"
          loading={isSearching}
          disabled={!hydrated}
          className="max-wide:w-full"
        >
          {isSearching ? t.finding : t.find}
        </Button>
        <FileButton isReading={isReading} onChoose={(file) => void readFile(file)} />
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(t.sampleText)}`}
          download="quick-order.csv"
          className={buttonClass({ variant: 'quiet' })}
        >
          {t.sample}
        </a>
        {text !== '' && (
          <Button variant="quiet" onClick={() => onTextChange('')}>
            {t.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Reads a file with what is loaded only then; a phone that cannot load it cannot read the file. */
async function readFileLazily(file: File): Promise<ListFile> {
  try {
    return await (await import('#app/browser/quick-order/read-list-file.ts')).readListFile(file)
  } catch {
    return { problem: 'unreadable' }
  }
}
