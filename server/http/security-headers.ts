import { createHash } from 'node:crypto'

const A_YEAR_SECONDS = 31_536_000

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // banks open their own windows from the payment window
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  'x-frame-options': 'DENY',
}

/** Headers of every response; over https also HSTS. */
export function securityHeaders(publicUrl: string | null): Readonly<Record<string, string>> {
  const isSecure = publicUrl?.startsWith('https:') === true
  return isSecure ? { ...headers, 'strict-transport-security': `max-age=${A_YEAR_SECONDS}` } : headers
}

/** The sources of a payment window: its script, frame and requests (razorpay.com/docs, "content security policy"). */
const paymentSources = {
  simulator: { script: '', frame: "'self'", connect: '' },
  razorpay: {
    script: ' https://checkout.razorpay.com',
    frame: 'https://checkout.razorpay.com https://api.razorpay.com',
    connect: ' https://api.razorpay.com https://lumberjack.razorpay.com',
  },
} as const

/**
 * The content security policy of a finished page. A cached page cannot carry a nonce, so the policy allows its inline
 * scripts by their hashes, and no others.
 */
export function contentSecurityPolicy(
  html: string,
  apiBase: string,
  payments: keyof typeof paymentSources,
): string {
  const { script, frame, connect } = paymentSources[payments]
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const api = apiBase.startsWith('http') ? ` ${new URL(apiBase).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${script} ${[...new Set(scripts)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src 'self'${api}${connect}`,
    `frame-src ${frame}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
