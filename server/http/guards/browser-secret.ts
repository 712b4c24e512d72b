import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from './session.ts'

/** The cookie that binds a login code to the browser that requested it; on https the prefix binds it to this host. */
function cookieName(context: Context<ApiEnv>): string {
  return context.var.secure ? '__Host-signing-in' : 'signing-in'
}

/** The secret that this browser received when it requested a code, or null. */
export function readBrowserSecret(context: Context<ApiEnv>): string | null {
  return getCookie(context, cookieName(context)) ?? null
}

/** Sets the secret of the code that was just sent; it expires with the code. */
export function setBrowserSecret(context: Context<ApiEnv>, secret: string, seconds: number): void {
  const { secure } = context.var
  setCookie(context, cookieName(context), secret, {
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    path: '/',
    maxAge: seconds,
  })
}

/** Deletes the secret once it has been used. */
export function clearBrowserSecret(context: Context<ApiEnv>): void {
  deleteCookie(context, cookieName(context), { path: '/', secure: context.var.secure })
}
