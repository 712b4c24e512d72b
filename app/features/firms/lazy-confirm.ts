import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

/** The question before somebody leaves a firm or is removed from it. */
export const confirmDialog = lazyComponent(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
)
