import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

interface LazyPart<P> {
  Part: LazyExoticComponent<ComponentType<P>>
  /** Fetches the code ahead of the tap: call it on pointerenter and focus. */
  preload: () => void
}

/** Code that the first view does not need; render `Part` inside a Suspense. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let started: Promise<{ default: ComponentType<P> }> | null = null
  function start() {
    started ??= load().then(
      (component) => ({ default: component }),
      (reason: unknown) => {
        started = null
        throw reason
      },
    )
    return started
  }
  return {
    Part: lazy(start),
    preload: () => {
      start().catch(() => {})
    },
  }
}
