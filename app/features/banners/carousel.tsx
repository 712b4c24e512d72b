import { Pause } from '#app/ui/icons/pause.tsx'
import { Play } from '#app/ui/icons/play.tsx'
import { useRef } from 'react'
import type { Banner } from '#domain/catalogue/banner.ts'
import { Dots } from '#app/ui/dots.tsx'
import { homeMessages } from '#messages/catalogue/home.ts'
import { BannerSlide } from './banner-slide.tsx'
import { useCarousel } from './use-carousel.ts'

const SWIPE_PX = 40

/** The home page banners; a clone of the first slide lets them loop forward (HOME-01 to HOME-03). */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const t = homeMessages
  const count = banners.length
  const { watch, ...carousel } = useCarousel(count)
  const touchStartX = useRef<number | null>(null)
  const [first] = banners
  if (first === undefined) return null
  const slides = count > 1 ? [...banners, first] : banners

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only pauses the carousel
    <section
      aria-roledescription="carousel"
      aria-label={t.offers}
      // a pointer that was here before the scripts never enters
      ref={watch}
      onMouseEnter={() => carousel.hover(true)}
      onMouseLeave={() => carousel.hover(false)}
      onFocus={(event) => {
        // a dot that was clicked has the focus too, a link that was touched may be left behind by the finger
        if (event.target.matches('button, :focus-visible')) carousel.focus(true)
      }}
      onBlur={() => carousel.focus(false)}
    >
      <div
        className="@container w-full overflow-hidden rounded-card"
        onTouchStart={(event) => (touchStartX.current = event.touches[0]?.clientX ?? null)}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStartX.current ?? 0)
          if (touchStartX.current === null || count < 2 || Math.abs(moved) < SWIPE_PX) return
          if (moved < 0) carousel.next()
          else carousel.jump(Math.max(0, carousel.shown - 1))
        }}
      >
        <div
          className="flex"
          style={{
            transform: `translateX(-${carousel.position.at * 100}%)`,
            transition: carousel.position.moving ? 'transform 500ms ease-in-out' : 'none',
          }}
          onTransitionEnd={(event) => {
            if (event.target === event.currentTarget) carousel.settle()
          }}
        >
          {slides.map((banner, index) => (
            <BannerSlide
              key={index === count ? 'clone' : banner.id}
              banner={banner}
              active={index === carousel.position.at}
              first={index === 0}
              near={index <= carousel.reached}
              label={banner.headline ?? t.slideLabel((index % count) + 1, count)}
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="relative flex justify-center">
          <Dots
            count={count}
            current={carousel.shown}
            onSelect={carousel.jump}
            label={(index) => t.showSlide(index + 1)}
          />
          <button
            type="button"
            aria-label={carousel.stopped ? t.play : t.pause}
            onClick={carousel.toggle}
            className="absolute right-0 grid size-11 place-items-center rounded-control text-quiet hover:text-ink motion-reduce:hidden"
          >
            {carousel.stopped ? (
              <Play size={16} fill="currentColor" strokeWidth={0} />
            ) : (
              <Pause size={16} fill="currentColor" strokeWidth={0} />
            )}
          </button>
        </div>
      )}
    </section>
  )
}
