import { SpinnerMark } from '#app/ui/feedback/spinner.tsx'

interface FileChoiceProps {
  /** Its name, the hint under it, and what it says while a file is read. */
  texts: { readonly choose: string; readonly chooseHint: string; readonly checking: string }
  /** The file that was read last, where the page stays with it. */
  file?: File | undefined
  /** Endings and media types, as an input takes them. */
  accept: string
  pending: boolean
  onChoose: (file: File) => Promise<unknown>
}

/** A place to choose a file, which may be chosen again once it was corrected. */
export function FileChoice({ texts: t, file: read, accept, pending, onChoose }: FileChoiceProps) {
  return (
    <label className="flex min-h-16 items-center gap-3 rounded-control border border-dashed border-control p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {pending && <SpinnerMark />}
      <span className="grid">
        <span className="font-medium break-words">{pending ? t.checking : (read?.name ?? t.choose)}</span>
        <span className="text-xs text-quiet">{t.chooseHint}</span>
      </span>
      <input
        type="file"
        aria-label={t.choose}
        accept={accept}
        disabled={pending}
        className="sr-only"
        onChange={async (event) => {
          const input = event.currentTarget
          const [file] = input.files ?? []
          if (file === undefined) return
          await onChoose(file)
          input.value = ''
        }}
      />
    </label>
  )
}
