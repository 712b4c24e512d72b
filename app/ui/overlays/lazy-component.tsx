import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ApiError } from '#app/api/transport/request.ts'

interface LazyComponent<P> {
  Component: ComponentType<P>
  /** Loads the chunk ahead of the tap: call it on pointerenter and focus. */
  preload: () => void
}

/** Code that could not be loaded. A browser may keep that in mind for as long as the document lives. */
export class MissingCode extends ApiError {}

/**
 * A component the first view does not need; render `Component` inside a Suspense. When its chunk cannot be loaded it throws
 * `MissingCode` (`offline`) until `preload` is called again and the browser asks for it again, or the page is reloaded.
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
        throw new MissingCode('offline')
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
