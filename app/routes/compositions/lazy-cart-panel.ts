import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

/** The cart panel's code, fetched when a person is about to need it. */
export const cartPanelPart = lazyComponent(() => import('./cart-panel.tsx').then((part) => part.CartPanel))
