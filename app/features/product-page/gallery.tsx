import { Suspense, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Dots } from '#app/ui/dots.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { productPageMessages } from '#messages/catalogue/product-page.ts'

const zoomDialog = lazyComponent(() => import('./zoom-dialog.tsx').then((module) => module.ZoomDialog))

interface GalleryProps {
  /** URLs; the fallback picture is shown when there are none. */
  images: readonly string[]
  name: string
}

/** The pictures of a product in a snapping row, with a dot for each on a phone and a thumbnail on wide screens (PROD-01). */
export function Gallery({ images, name }: GalleryProps) {
  const t = productPageMessages
  const row = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<boolean | null>(null)
  const pictures = images.length === 0 ? [null] : images

  function scrollToPicture(index: number) {
    row.current?.scrollTo({ left: index * row.current.clientWidth, behavior: 'smooth' })
  }

  return (
    <section aria-label={t.pictures} className="relative mx-auto w-full max-w-120 self-start hall:max-w-150">
      <div
        ref={row}
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable row must be reachable by keyboard */
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
        className="no-bar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card bg-tile"
      >
        {pictures.map((image, index) => (
          <Picture
            key={image ?? 'none'}
            src={image}
            alt={pictures.length > 1 ? t.pictureAlt(name, index + 1) : name}
            width={600}
            phoneWidth={480}
            priority={index === 0}
            className="w-full shrink-0 snap-center p-6"
          />
        ))}
      </div>
      {images.length > 0 && (
        <button
          type="button"
          aria-label={t.zoom}
          aria-haspopup="dialog"
          onPointerEnter={zoomDialog.preload}
          onFocus={zoomDialog.preload}
          onClick={() => setZoomed(true)}
          className="absolute inset-x-0 top-0 aspect-square cursor-zoom-in rounded-card"
        />
      )}
      {zoomed !== null && (
        <Suspense fallback={null}>
          <zoomDialog.Component
            key={shown}
            images={images}
            name={name}
            start={shown}
            open={zoomed}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
      {pictures.length > 1 && (
        <>
          <Dots
            className="wide:hidden"
            count={pictures.length}
            current={shown}
            onSelect={scrollToPicture}
            label={(index) => t.showPicture(index + 1)}
          />
          <Thumbnails images={images} current={shown} onSelect={scrollToPicture} />
        </>
      )}
    </section>
  )
}

interface ThumbnailsProps {
  images: readonly string[]
  current: number
  onSelect: (index: number) => void
}

function Thumbnails({ images, current, onSelect }: ThumbnailsProps) {
  const t = productPageMessages
  return (
    <div className="no-bar mt-3 flex gap-2 overflow-x-auto max-wide:hidden">
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          aria-label={t.showPicture(index + 1)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className={classNames(
            'shrink-0 overflow-hidden rounded-control border-2 focus-visible:-outline-offset-4',
            index === current ? 'border-accent' : 'border-transparent hover:border-control',
          )}
        >
          <Picture src={image} alt="" width={64} className="size-16 p-1" />
        </button>
      ))}
    </div>
  )
}
