import { useCallback } from 'react'
import { Link, type LinkProps } from 'react-router'
import { prefetch } from '#app/browser/prefetch.ts'
import { pathIn } from '#domain/i18n/language.ts'
import { pageDataPath } from '#app/navigation/page-data-path.ts'
import { language } from '#messages/language.ts'

interface PrefetchLinkProps extends Omit<LinkProps, 'prefetch'> {
  to: string
  /** Fetched when the link is in view, instead of when a pointer or the focus comes to it. */
  onSight?: boolean
}

/** A link whose page is fetched before it is asked for; what opens in a tab of its own is fetched whole. */
export function PrefetchLink({ onSight = false, ...props }: PrefetchLinkProps) {
  const { to, target } = props
  const path = target ? to : pageDataPath(to)
  const href = path && pathIn(language, path)
  const handleIntent = () => href && prefetch(href, 'intent')
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!onSight || !link || !href) return undefined
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) prefetch(href, 'sight')
      })
      observer.observe(link)
      return () => observer.disconnect()
    },
    [onSight, href],
  )
  return (
    <Link
      prefetch={target ? 'none' : 'intent'}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      ref={watch}
      {...props}
    />
  )
}
