import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

/** The login dialog's code, fetched when a person is about to need it. */
export const lazyLoginDialog = lazyComponent(() =>
  import('./login-dialog.tsx').then((part) => part.LoginDialog),
)
