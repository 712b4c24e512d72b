import { useState } from 'react'
import { classNames } from './class-names.ts'
import fallbackPicture from './fallback.svg?no-inline'

interface PictureProps {
  src: string | null | undefined
  alt: string
  /** Pixels that the picture takes at its largest; the shape is kept while loading. */
  width: number
  height?: number
  /** In the first view: loaded at once. */
  eager?: boolean
  /** The largest of the first view: loaded before the rest. */
  foremost?: boolean
  fallback?: string
  className?: string
  /** Covers its box (photographs) instead of standing whole in it (goods). */
  cover?: boolean
  /** No ground of its own. */
  bare?: boolean
  /** A circle: photographs keep a distance to it, while they fill a square tile. */
  round?: boolean
}

/** A picture on a tile that its white ground melts into; a missing or broken one gives way to the fallback. */
export function Picture({ src, fallback = fallbackPicture, className, ...rest }: PictureProps) {
  const { alt, width, height = width, bare = false, cover = false } = rest
  const { address, watch, onError } = useSound(src, fallback)
  const smaller = smallerToo(address, width)
  return (
    <span
      className={classNames(tileClass(rest), className, smaller !== null && !rest.round && !bare && 'p-0!')}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={address}
        {...smaller}
        alt={alt}
        width={width}
        height={height}
        {...urgency(rest)}
        decoding="async"
        ref={watch}
        onError={onError}
        className={classNames(
          'size-full',
          cover ? 'object-cover' : 'object-contain',
          !bare && 'mix-blend-multiply',
        )}
      />
    </span>
  )
}

function tileClass({ bare, round }: Pick<PictureProps, 'bare' | 'round'>): string {
  return classNames('block overflow-hidden', !bare && 'isolate bg-tile', round && 'rounded-full')
}

function urgency({ eager, foremost }: Pick<PictureProps, 'eager' | 'foremost'>) {
  const loading = eager || foremost ? 'eager' : 'lazy'
  return foremost ? ({ loading, fetchPriority: 'high' } as const) : ({ loading } as const)
}

/** The address that can be shown: the wanted one until it proves missing or broken. */
function useSound(src: string | null | undefined, fallback: string) {
  const [broken, setBroken] = useState<string | null>(null)
  const address = !src || src === broken ? fallback : src
  return {
    address,
    /** A picture that failed before the page came alive raises no event any more. */
    watch: (image: HTMLImageElement | null) => {
      if (!image?.complete || image.naturalWidth > 0 || address === fallback) return
      image.decode().catch(() => setBroken(address))
    },
    onError: () => setBroken(address),
  }
}

/** The store's own pictures name their width (`tap-480.webp`) and lie beside one of half of it: small places take that. */
function smallerToo(address: string, width: number): { srcSet: string; sizes: string } | null {
  const [, stem, large] = /^(\/(?:demo\/pictures|media)\/.+-)(\d+)\.webp$/.exec(address) ?? []
  if (stem === undefined) return null
  const half = Number(large) / 2
  return { srcSet: `${stem}${half}.webp ${half}w, ${address} ${large}w`, sizes: `${width}px` }
}
