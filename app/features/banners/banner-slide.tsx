import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Banner } from '#domain/catalogue/banner.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { textColourOn } from './text-colour.ts'

interface BannerSlideProps {
  banner: Banner
  /** Slides out of view are inert. */
  active: boolean
  first: boolean
  /** Shown, or next: pictures of the others would compete with what is needed now. */
  near: boolean
  label: string
}

const LIGHT = '#f1eeea'
const DARK = '#2a3138'

/** Text on the left and a picture on the right; without text the picture has the slide to itself, and none of it is cut away. */
export function BannerSlide({ banner, active, first, near, label }: BannerSlideProps) {
  const light = banner.ground ?? LIGHT
  const dark = banner.groundDark ?? (banner.ground === null ? DARK : light)
  const colours = {
    '--bg': light,
    '--bg-ink': textColourOn(light),
    '--bd': dark,
    '--bd-ink': textColourOn(dark),
  } as CSSProperties
  const hasText = banner.headline !== null
  return (
    <article
      aria-roledescription="slide"
      aria-label={label}
      inert={!active}
      style={colours}
      className="relative isolate flex min-h-[min(50cqi,300px)] w-full shrink-0 bg-(--bg) text-(--bg-ink) phone:min-h-[min(33.3cqi,300px)] wide:min-h-[min(25cqi,300px)] dark:bg-(--bd) dark:text-(--bd-ink)"
    >
      {hasText ? (
        <BannerText banner={banner} />
      ) : (
        banner.link && <Link to={banner.link} aria-label={label} className="absolute inset-0 z-1" />
      )}
      {banner.image !== null && near && (
        <Picture
          bare
          src={banner.image}
          alt=""
          width={hasText ? 640 : 1360}
          phoneWidth={hasText ? 230 : 400}
          height={340}
          priority={first}
          className={classNames(
            'absolute inset-y-0 right-0 -z-1',
            hasText ? 'h-full w-[45%] py-2 *:object-right wide:w-[47%]' : 'w-full',
          )}
        />
      )}
    </article>
  )
}

function BannerText({ banner }: { banner: Banner }) {
  return (
    <div className="flex w-[55%] flex-col items-start justify-center gap-1.5 py-3 pl-4 phone:pl-8 wide:w-[53%] desk:gap-3 desk:pl-14">
      <p className="text-lg leading-tight font-heading text-balance wrap-anywhere wide:text-xl desk:text-2xl hall:text-3xl">
        {banner.headline}
      </p>
      {banner.text && (
        <p className="text-xs opacity-85 wide:text-sm desk:text-base hall:text-lg">{banner.text}</p>
      )}
      {banner.link && banner.action && (
        <Link
          to={banner.link}
          className="mt-1 inline-flex min-h-8 items-center rounded-control bg-(--bg-ink) px-3 text-sm font-price text-(--bg) after:absolute after:inset-0 desk:mt-2 desk:min-h-11 desk:px-5 desk:text-base dark:bg-(--bd-ink) dark:text-(--bd)"
        >
          {banner.action}
        </Link>
      )}
    </div>
  )
}
