import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

/** The cart panel, loaded shortly before it is needed. */
export const lazyCartPanel = lazyComponent(() =>
  import('./cart-panel.tsx').then((module) => module.CartPanel),
)
