import { FileText } from '#app/ui/icons/file-text.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'

interface FileButtonProps {
  isReading: boolean
  onChoose: (file: File | undefined) => void
}

/** Chooses a file that the list is read from. */
export function FileButton({ isReading, onChoose }: FileButtonProps) {
  const t = quickOrderMessages
  return (
    <label
      className={`${buttonClass({ variant: 'secondary' })} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <FileText size={20} />
      {isReading ? t.reading : t.upload}
      <input
        type="file"
        accept=".xlsx,.ods,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        disabled={isReading}
        className="sr-only"
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
