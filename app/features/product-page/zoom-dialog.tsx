import { useEffect, useState } from 'react'
import { ChevronLeft } from '#app/ui/icons/chevron-left.tsx'
import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Layer } from '#app/ui/overlays/layer.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { zoomMessages } from '#messages/catalogue/zoom.ts'

interface ZoomDialogProps {
  images: readonly string[]
  name: string
  /** The picture that it opens with. */
  start: number
  open: boolean
  onClose: () => void
}

/**
 * The pictures of a product over the whole screen, never larger than they are: fitted, or in full size to move about in. Arrow
 * keys go from one to the next. Import lazily.
 */
export function ZoomDialog({ images, name, start, open, onClose }: ZoomDialogProps) {
  const t = zoomMessages
  const [shown, setShown] = useState(start)
  const [isFull, setFull] = useState(false)
  const count = images.length

  useEffect(() => {
    if (!open) return undefined
    function turn({ key }: KeyboardEvent) {
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? count - 1 : 0
      if (by > 0) setShown((now) => (now + by) % count)
    }
    // the dialog keeps arrow keys to itself
    document.addEventListener('keydown', turn, true)
    return () => document.removeEventListener('keydown', turn, true)
  }, [open, count])

  return (
    <Layer
      open={open}
      onClose={onClose}
      title={t.picture(name, shown + 1, count)}
      className="inset-0"
      footer={
        <div className="flex items-center justify-center gap-2">
          {count > 1 && (
            <IconButton label={t.previous} onClick={() => setShown((shown + count - 1) % count)}>
              <ChevronLeft size={24} />
            </IconButton>
          )}
          <button
            type="button"
            aria-pressed={isFull}
            onClick={() => setFull(!isFull)}
            className="min-h-11 rounded-control px-4 font-price text-accent hover:bg-accent-soft"
          >
            {isFull ? t.fit : t.full}
          </button>
          {count > 1 && (
            <IconButton label={t.next} onClick={() => setShown((shown + 1) % count)}>
              <ChevronRight size={24} />
            </IconButton>
          )}
        </div>
      }
    >
      <div
        className={classNames(
          'size-full touch-manipulation p-2',
          isFull ? 'overflow-auto' : 'grid place-items-center [container-type:size]',
        )}
      >
        {/* as large as the picture, whose ground is darker than the tile where they blend */}
        <span className="isolate m-auto block w-fit overflow-hidden rounded-card bg-tile">
          <img
            src={images[shown]}
            alt={t.picture(name, shown + 1, count)}
            className={classNames(
              'mix-blend-multiply',
              isFull ? 'max-w-none' : 'max-h-[100cqh] max-w-[100cqw]',
            )}
          />
        </span>
      </div>
    </Layer>
  )
}
