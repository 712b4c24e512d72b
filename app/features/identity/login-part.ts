import { lazyPart } from '#app/ui/lazy-part.tsx'

/** The login dialog's code, fetched when a person is about to need it. */
export const loginPart = lazyPart(() => import('./login-dialog.tsx').then((part) => part.LoginDialog))
