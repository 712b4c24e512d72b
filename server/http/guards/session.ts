import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Services } from '../../composition/services.ts'
import type { FoundRoute } from './limit-routes.ts'

/** Environment of the API's routes. */
export type ApiEnv = {
  /** `person` tells whose request it is where people take turns; `stopping` tells long answers to end. */
  Bindings: { requestId: string; route: FoundRoute; person: string; stopping: AbortSignal }
  /** `upload` holds the file of a request that sends one. */
  Variables: { services: Services; secure: boolean; clientAddress: string; upload: Uint8Array<ArrayBuffer> }
}

/** The name of the session cookie; on https the prefix binds it to this host. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

/** The session token of a request: the bearer token, or else the cookie. */
export function sessionToken(context: Context<ApiEnv>): string | null {
  const bearer = /^Bearer ([\w-]{20,100})$/i.exec(context.req.header('authorization') ?? '')
  return bearer?.[1] ?? getCookie(context, cookieName(context.var.secure)) ?? null
}

/** The partner who is logged in with this request, or null. The cookie lives as long as the session. */
export async function currentPartner(context: Context<ApiEnv>): Promise<Partner | null> {
  const token = sessionToken(context)
  if (token === null) return null
  const session = await context.var.services.identity.findSession(token)
  if (session === null) return null
  const { partner, extendedBySeconds } = session
  if (extendedBySeconds !== null && token === getCookie(context, cookieName(context.var.secure)))
    setSessionCookie(context, { token, seconds: extendedBySeconds })
  return partner
}

/** The partner who is logged in with this request. Throws `not-signed-in` for a guest, `too-many-requests` beyond the rate of a partner. */
export async function requirePartner(context: Context<ApiEnv>): Promise<Partner> {
  const partner = await currentPartner(context)
  if (partner === null) throw new AppError('not-signed-in')
  await context.env.route.countPartner(partner.uid)
  return partner
}

/** Sets the session cookie, which scripts cannot read; it lives for so many seconds, by whatever clock the browser has. */
export function setSessionCookie(
  context: Context<ApiEnv>,
  session: { token: string; seconds: number },
): void {
  const { secure } = context.var
  setCookie(context, cookieName(secure), session.token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: session.seconds,
  })
}

/** Deletes the session cookie. */
export function clearSessionCookie(context: Context<ApiEnv>): void {
  const { secure } = context.var
  deleteCookie(context, cookieName(secure), { path: '/', secure })
}
