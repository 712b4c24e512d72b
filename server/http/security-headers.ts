import { createHash } from 'node:crypto'

/** Headers that every answer carries. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'x-frame-options': 'DENY',
}

/**
 * The content security policy of a finished page. A kept page cannot carry a nonce, so its own inline scripts are
 * allowed by their hashes and nothing else is.
 */
export function contentSecurityPolicy(html: string, apiBase: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const api = apiBase.startsWith('http') ? ` ${new URL(apiBase).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src 'self'${api}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
