import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { KNOWN_DEVICE_LIFETIME_MS } from '#domain/identity/login-limits.ts'
import type { ApiEnv } from './session.ts'

/** The cookie by which a browser that signed in once is known again; on https the prefix binds it to this host. */
function cookieName(context: Context<ApiEnv>): string {
  return context.var.secure ? '__Host-device' : 'device'
}

/** Token that this browser received when it last signed in, or null. */
export function readDeviceToken(context: Context<ApiEnv>): string | null {
  return getCookie(context, cookieName(context)) ?? null
}

/** Makes this browser known again after its session has ended. Scripts cannot read it. */
export function setDeviceToken(context: Context<ApiEnv>, token: string): void {
  const { secure } = context.var
  setCookie(context, cookieName(context), token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    path: '/',
    maxAge: KNOWN_DEVICE_LIFETIME_MS / 1000,
  })
}
