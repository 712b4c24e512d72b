import { useState } from 'react'
import { classNames } from './class-names.ts'
import fallbackPicture from './fallback.svg?no-inline'

interface PictureProps {
  src: string | null | undefined
  alt: string
  /** The largest displayed width in pixels; with `height` it reserves the space while loading. */
  width: number
  /** The largest displayed width below 481 px, where it is much smaller: a smaller picture is fetched there. */
  phoneWidth?: number
  height?: number
  /** In the first view: loaded eagerly. */
  eager?: boolean
  /** The largest picture of the first view: loaded with high priority. */
  priority?: boolean
  fallback?: string
  className?: string
  /** Without the tile background. */
  bare?: boolean
  /** A circle. */
  round?: boolean
}

/** A picture on a tile that its white background blends into; shows the fallback when missing or broken (GEN-04). */
export function Picture({ src, fallback = fallbackPicture, className, ...rest }: PictureProps) {
  const { alt, width, phoneWidth = width, height = width, bare = false } = rest
  const { url, ref, onError } = usePictureSource(src, fallback)
  const responsive = responsiveSource(url, { width, phoneWidth })
  return (
    <span
      className={classNames(tileClass(rest), className, responsive !== null && !bare && 'p-0!')}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={url}
        {...responsive}
        alt={alt}
        width={width}
        height={height}
        {...loadingProps(rest)}
        decoding="async"
        ref={ref}
        onError={onError}
        className={classNames('size-full object-contain', !bare && 'mix-blend-multiply')}
      />
    </span>
  )
}

function tileClass({ bare, round }: Pick<PictureProps, 'bare' | 'round'>): string {
  return classNames('block overflow-hidden', !bare && 'isolate bg-tile', round && 'rounded-full')
}

function loadingProps({ eager, priority }: Pick<PictureProps, 'eager' | 'priority'>) {
  const loading = eager || priority ? 'eager' : 'lazy'
  return priority ? ({ loading, fetchPriority: 'high' } as const) : ({ loading } as const)
}

/** The URL to show: the given one until it turns out to be missing or broken. */
function usePictureSource(src: string | null | undefined, fallback: string) {
  const [broken, setBroken] = useState<string | null>(null)
  const url = !src || src === broken ? fallback : src
  return {
    url,
    /** A picture that failed before hydration fires no error event. */
    ref: (image: HTMLImageElement | null) => {
      if (!image?.complete || image.naturalWidth > 0 || url === fallback) return
      image.decode().catch(() => setBroken(url))
    },
    onError: () => setBroken(url),
  }
}

/**
 * The store's own pictures carry their width in the name (`tap-480.webp`) and come at half of it too; the demo's of 960 also at a
 * quarter.
 */
function responsiveSource(
  url: string,
  { width, phoneWidth }: { width: number; phoneWidth: number },
): { srcSet: string; sizes: string } | null {
  const [, stem, folder, large] = /^(\/(demo\/pictures|media)\/.+-)(\d+)\.webp$/.exec(url) ?? []
  if (stem === undefined) return null
  const parts = folder !== 'media' && large === '960' ? [4, 2, 1] : [2, 1]
  const sizes = phoneWidth === width ? `${width}px` : `(width < 481px) ${phoneWidth}px, ${width}px`
  const wide = parts.map((part) => Number(large) / part)
  return { srcSet: wide.map((each) => `${stem}${each}.webp ${each}w`).join(', '), sizes }
}
