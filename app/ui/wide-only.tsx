import { lazy, Suspense, type ComponentType } from 'react'
import { useIsWide } from './use-is-wide.ts'

/**
 * A component that only wide screens show: its CSS hides it on mobile, where it is taken out of the page before its code would be
 * loaded. It is left out where its code cannot be loaded.
 */
export function wideOnly<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Component = lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))
  return (props: P) =>
    useIsWide(true) && (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    )
}
