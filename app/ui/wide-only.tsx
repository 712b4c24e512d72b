import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

const WIDE = '(min-width: 769px)'

/**
 * A component that only wide screens show: its CSS hides it on mobile, where it is taken out of the page before its code would be
 * loaded. It is left out where its code cannot be loaded.
 */
export function wideOnly<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Component = lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))
  return (props: P) =>
    useIsWide() && (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    )
}

/** Tells whether the screen is wide; true on the server and during hydration, whose HTML is the same for every screen. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
