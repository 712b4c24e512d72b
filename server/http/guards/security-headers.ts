import { createHash, randomBytes } from 'node:crypto'
import { replaceBytes } from '../pages/replace-bytes.ts'

const A_YEAR_SECONDS = 31_536_000

function permissionsPolicy(camera: '()' | '(self)'): string {
  return `camera=${camera}, microphone=(), geolocation=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")`
}

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // banks open their own windows from the payment window
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissionsPolicy('()'),
  'x-frame-options': 'DENY',
}

/** Headers of every response; over https also HSTS. */
export function securityHeaders(publicUrl: string | null): Readonly<Record<string, string>> {
  const isSecure = publicUrl?.startsWith('https:') === true
  return isSecure ? { ...headers, 'strict-transport-security': `max-age=${A_YEAR_SECONDS}` } : headers
}

/** The headers of a page: those of the desk let it ask for the camera, with which staff scan barcodes. */
export function headersOf(
  pathname: string,
  all: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isDesk = pathname === '/desk' || pathname.startsWith('/desk/')
  return isDesk ? { ...all, 'permissions-policy': permissionsPolicy('(self)') } : all
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

/** A secret that marks the scripts which the renderer itself wrote; a new one for each page. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * The hashes of the inline scripts that carry the nonce of this rendering, and the page without the nonce. A cached page
 * cannot carry a nonce to the browser, so its policy names hashes; a script that came into the page with its content
 * cannot know the nonce, gets no hash and does not run.
 */
export function sealScripts(
  html: Buffer<ArrayBuffer>,
  nonce: string,
): { html: Buffer<ArrayBuffer>; hashes: string[] } {
  const marked = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  // a regular expression would look at each character of the page
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, at)) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(CLOSE, start)
    if (start === 0 || end < 0) break
    const attributes = html.toString('utf8', at + OPEN.length, start - 1)
    if (attributes.includes(marked) && !/\ssrc=/.test(attributes))
      hashes.add(hashOf(html.subarray(start, end)))
    at = end + CLOSE.length
  }
  return { html: replaceBytes(html, marked, ''), hashes: [...hashes] }
}

const OPEN = '<script'
const CLOSE = '</script>'

function hashOf(code: Uint8Array): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The content security policy of a finished page, which runs the inline scripts of these hashes and no others. */
export function contentSecurityPolicy(
  hashes: readonly string[],
  apiBase: string,
  payments: keyof typeof paymentSources,
): string {
  const { script, frame, connect } = paymentSources[payments]
  const api = apiBase.startsWith('http') ? ` ${new URL(apiBase).origin}` : ''
  return [
    "default-src 'self'",
    ['script-src', "'self'" + script, ...hashes].join(' '),
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
