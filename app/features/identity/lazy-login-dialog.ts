import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

/** The login dialog, loaded shortly before it is needed. */
export const lazyLoginDialog = lazyComponent(() =>
  import('./login-dialog.tsx').then((module) => module.LoginDialog),
)
