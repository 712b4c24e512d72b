import { useRef, useState } from 'react'
import { Dots } from '#app/ui/dots.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { productPageMessages } from '#app/messages/product-page.ts'
import { useMessages } from '#app/i18n/locale.tsx'

interface GalleryProps {
  /** URLs; the fallback picture is shown when there are none. */
  images: readonly string[]
  name: string
}

/** The pictures of a product in a snapping row, with a dot for each (PROD-01). */
export function Gallery({ images, name }: GalleryProps) {
  const t = useMessages(productPageMessages)
  const row = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const pictures = images.length === 0 ? [null] : images

  function scrollToPicture(index: number) {
    row.current?.scrollTo({ left: index * row.current.clientWidth, behavior: 'smooth' })
  }

  return (
    <section aria-label={t.pictures}>
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
            width={640}
            priority={index === 0}
            className="max-h-[70vh] w-full shrink-0 snap-center p-6 wide:p-10"
          />
        ))}
      </div>
      {pictures.length > 1 && (
        <Dots
          count={pictures.length}
          current={shown}
          onSelect={scrollToPicture}
          label={(index) => t.showPicture(index + 1)}
        />
      )}
    </section>
  )
}
