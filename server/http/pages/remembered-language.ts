import type { IncomingMessage, ServerResponse } from 'node:http'
import { languages, LANGUAGE_COOKIE, pathIn } from '#domain/i18n/language.ts'

/**
 * The address of the home page in the language that this browser has chosen, where that is not the store's own; null for every
 * other request. All other addresses say themselves in which language they are.
 */
export function rememberedHome(url: string | undefined, cookies: string | undefined): string | null {
  if (url !== '/' || cookies === undefined) return null
  const [, chosen] = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies) ?? []
  const language = languages.find((known) => known === chosen)
  return language === undefined || language === 'en' ? null : pathIn(language, '/')
}

/** Leads from the home page to that of the chosen language; the status of the answer, or null where there is nowhere to lead to. */
export function leadHome({ method, url, headers }: IncomingMessage, response: ServerResponse): number | null {
  const home = method === 'GET' ? rememberedHome(url, headers.cookie) : null
  if (home === null) return null
  const status = 302
  response.writeHead(status, { location: home, 'cache-control': 'no-store', vary: 'cookie' }).end()
  return status
}
