import { useId, useState, type DragEvent } from 'react'
import { addPicture } from '#app/api/desk/pictures.ts'
import { shrinkPicture } from '#app/browser/device/shrink-picture.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { classNames } from '#app/ui/class-names.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SpinnerMark } from '#app/ui/feedback/spinner.tsx'
import { Camera } from '#app/ui/icons/camera.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface PictureDropProps {
  label: string
  hint: string
  onAdd: (address: string) => void
}

/** Takes pictures that are chosen, photographed, dropped or pasted, one after another. */
export function PictureDrop({ label, hint, onAdd }: PictureDropProps) {
  const t = deskEntryMessages
  const describe = useDeskError()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { pending, failure, run } = useAction()

  async function take(files: FileList | null) {
    if (files === null || files.length === 0) return
    await run(async () => {
      for (const file of files) onAdd(await addPicture(await shrinkPicture(file)))
    })
  }

  function over(event: DragEvent, next: boolean) {
    event.preventDefault()
    setOver(next)
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        role="presentation"
        onPaste={(event) => void take(event.clipboardData.files)}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false)
          void take(event.dataTransfer.files)
        }}
        className={classNames(
          'rounded-control border border-dashed has-focus-visible:outline-2 has-focus-visible:outline-accent',
          isOver ? 'border-accent bg-accent-soft' : 'border-control',
        )}
      >
        <label htmlFor={id} className="flex min-h-20 items-center gap-3 p-3">
          {pending ? <SpinnerMark /> : <Camera size={24} />}
          <span className="grid">
            <span className="font-medium">{pending ? t.pictureBusy : label}</span>
            <span className="text-xs text-quiet">{hint}</span>
          </span>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            disabled={pending}
            className="sr-only"
            onChange={async (event) => {
              const input = event.currentTarget
              await take(input.files)
              input.value = ''
            }}
          />
        </label>
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
