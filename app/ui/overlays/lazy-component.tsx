import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ApiError } from '#app/api/request.ts'

interface LazyPart<P> {
  Part: ComponentType<P>
  /** Fetches the code ahead of the tap: call it on pointerenter and focus. */
  preload: () => void
}

/**
 * Code that the first view does not need; render `Part` inside a Suspense. When it cannot be fetched `Part` throws
 * `offline`, until `preload` is called again.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
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
    Part: (props) => createElement<P>(current as ComponentType<P>, props),
    preload: () => {
      // a lazy component keeps its failure for good: another one tries again
      if (failed) current = lazy(start)
      failed = false
      start().catch(() => {})
    },
  }
}
