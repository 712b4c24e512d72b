import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ApiError } from '#app/api/request.ts'

interface LazyComponent<P> {
  Component: ComponentType<P>
  /** Loads the chunk ahead of the tap: call it on pointerenter and focus. */
  preload: () => void
}

/**
 * A component the first view does not need; render `Component` inside a Suspense. When its chunk cannot be loaded it
 * throws `offline` until `preload` is called again.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let started: Promise<{ default: ComponentType<P> }> | null = null
  let failed = false
  let current: LazyExoticComponent<ComponentType<P>> = lazy(start)

  function start() {
    started ??= load().then(
      (component) => ({ default: component }),
      () => {
        started = null
        failed = true
        throw new ApiError('offline')
      },
    )
    return started
  }

  return {
    Component: (props) => createElement<P>(current as ComponentType<P>, props),
    preload: () => {
      // React.lazy caches a failure for good, so a retry needs a new one
      if (failed) current = lazy(start)
      failed = false
      start().catch(() => {})
    },
  }
}
