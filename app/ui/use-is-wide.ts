import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 769px)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the screen is wide; `before` on the server and during hydration, whose HTML is the same for every screen. */
export function useIsWide(before: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => before,
  )
}
