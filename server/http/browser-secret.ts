import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from './session.ts'

/** The cookie that ties a sign-in code to the browser that asked for it; on https the prefix binds it to this host. */
function cookieName(context: Context<ApiEnv>): string {
  return context.var.secure ? '__Host-signing-in' : 'signing-in'
}

/** What this browser was given when it asked for a code, or null. */
export function readBrowserSecret(context: Context<ApiEnv>): string | null {
  return getCookie(context, cookieName(context)) ?? null
}

/** Gives the browser the secret of the code that was just sent, for as long as that lives. */
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

/** Takes the secret away once it has served. */
export function clearBrowserSecret(context: Context<ApiEnv>): void {
  deleteCookie(context, cookieName(context), { path: '/', secure: context.var.secure })
}
