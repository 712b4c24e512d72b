import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AppError } from '#domain/errors.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { ApiEnv } from '../guards/session.ts'

/** The cookie of a desk session, apart from the shoppers'; on https the prefix binds it to this host. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-desk' : 'desk'
}

/** The token of the desk session of a request, or null. Desk sessions are for browsers: no bearer token opens one. */
export function deskToken(context: Context<ApiEnv>): string | null {
  return readDeskToken(context, context.var.secure)
}

/** The same of a request for a page. */
export function readDeskToken(context: Context, secure: boolean): string | null {
  const token = getCookie(context, cookieName(secure))
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : null
}

/** Finds the member of staff who makes a request, or null. */
export async function currentStaff(context: Context<ApiEnv>) {
  const token = deskToken(context)
  return token === null ? null : context.var.services.desk.findSession(token)
}

/** The member of staff who makes a request. Throws `not-signed-in`, and `too-many-requests` beyond the rate of one person. */
export async function requireStaff(context: Context<ApiEnv>): Promise<StaffActor> {
  const login = await currentStaff(context)
  if (login === null) throw new AppError('not-signed-in')
  if (login.actor.uid !== null) await context.env.route.countPartner(login.actor.uid)
  return login.actor
}

/** Sets the cookie of a desk session; no other site can have it sent. */
export function setDeskCookie(context: Context<ApiEnv>, opened: { token: string; expiresAt: Date }): void {
  setCookie(context, cookieName(context.var.secure), opened.token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: context.var.secure,
    path: '/',
    expires: opened.expiresAt,
  })
}

/** Deletes the cookie of the desk session. */
export function clearDeskCookie(context: Context<ApiEnv>): void {
  deleteCookie(context, cookieName(context.var.secure), { path: '/', secure: context.var.secure })
}
