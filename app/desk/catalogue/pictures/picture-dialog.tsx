import { ReactCrop } from 'react-image-crop'
import cropStyles from 'react-image-crop/dist/ReactCrop.css?url'
import type { PictureEditWire } from '#domain/catalogue/entries/picture-wire.ts'
import { fetchPictureEdit } from '#app/api/desk/pictures.ts'
import { deskPictureMessages } from '#app/messages/desk/catalogue/picture.ts'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { RotateCcw } from '#app/ui/icons/rotate-ccw.tsx'
import { RotateCw } from '#app/ui/icons/rotate-cw.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { usePictureEdit, type Shape } from './use-picture-edit.ts'

interface PictureDialogProps {
  url: string
  onDone: (url: string) => void
  onClose: () => void
}

const MOST_HEIGHT_DVH = 44
const shapes: readonly Shape[] = ['free', 'square']

/** Turns, crops and cuts out a picture of the store; it begins with what was made of the original before. Import lazily. */
export function PictureDialog({ url, onDone, onClose }: PictureDialogProps) {
  const t = deskPictureMessages
  const data = useDeferred(() => fetchPictureEdit(url))
  return (
    <Dialog open steady onClose={onClose} title={t.title}>
      <link rel="stylesheet" href={cropStyles} precedence="default" />
      <div className="grid grid-cols-1 gap-4 px-4 pt-2 pb-[max(16px,env(safe-area-inset-bottom))]">
        <Deferred data={data}>{(start) => <Editor start={start} onDone={onDone} />}</Deferred>
      </div>
    </Dialog>
  )
}

interface EditorProps {
  start: PictureEditWire
  onDone: (url: string) => void
}

function Editor({ start, onDone }: EditorProps) {
  const t = deskPictureMessages
  const describe = useDeskError()
  const edit = usePictureEdit(start, onDone)
  const { canvas, image, failure, shape } = edit
  if (image === 'failed') return <InlineError text={t.loadFailed} />
  if (image === null) return <Skeleton className="h-80 rounded-card" />
  return (
    <>
      <div className="grid justify-items-center rounded-card bg-sunken p-3">
        <ReactCrop
          className="ReactCrop--no-animate"
          // the frame lies on the box, so the box has to be as large as the picture
          style={{ width: `min(100%, ${MOST_HEIGHT_DVH * edit.ratio}dvh)` }}
          crop={edit.crop}
          keepSelection
          minWidth={24}
          minHeight={24}
          {...(shape === 'square' && { aspect: 1 })}
          ariaLabels={{
            cropArea: t.cropArea,
            nwDragHandle: t.handle(t.nw),
            nDragHandle: t.handle(t.n),
            neDragHandle: t.handle(t.ne),
            eDragHandle: t.handle(t.e),
            seDragHandle: t.handle(t.se),
            sDragHandle: t.handle(t.s),
            swDragHandle: t.handle(t.sw),
            wDragHandle: t.handle(t.w),
          }}
          onChange={(_, percent) => edit.setCrop(percent)}
          onComplete={(_, percent) => edit.settle(percent)}
        >
          <canvas ref={canvas} className="block w-full touch-none" style={{ aspectRatio: edit.ratio }}>
            {t.picture}
          </canvas>
        </ReactCrop>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <IconButton label={t.left} onClick={() => edit.turnBy(270)}>
          <RotateCcw size={22} />
        </IconButton>
        <IconButton label={t.right} onClick={() => edit.turnBy(90)}>
          <RotateCw size={22} />
        </IconButton>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t.shape}</legend>
          {shapes.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === shape ? 'primary' : 'secondary'}
              aria-pressed={each === shape}
              onClick={() => edit.setShape(each)}
            >
              {t[each]}
            </Button>
          ))}
        </fieldset>
        <Button
          size="small"
          variant={edit.isCutOut ? 'primary' : 'secondary'}
          aria-pressed={edit.isCutOut}
          onClick={edit.toggleCutOut}
        >
          {t.cutOut}
        </Button>
        <Button size="small" variant="quiet" onClick={edit.reset}>
          {t.reset}
        </Button>
      </div>
      <p className="text-xs text-quiet">{t.hint}</p>
      {failure !== null && <InlineError text={describe(failure)} />}
      <WaitingButton
        block
        loading={edit.pending}
        waitsFor={edit.hasBackground ? null : t.noBackground}
        onClick={() => void edit.save()}
      >
        {edit.isOriginal ? t.asOriginal : t.apply}
      </WaitingButton>
    </>
  )
}
