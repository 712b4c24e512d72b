import fc from 'fast-check'
import type { Knowledge } from './knowledge.ts'

/** Headers of the one who acts. */
export function usualSession({ deskCookie, token, origin }: Knowledge): Record<string, string> {
  return deskCookie === null ? { authorization: `Bearer ${token}` } : { cookie: deskCookie, origin }
}

/** Headers of who asks: mostly somebody signed in, sometimes nobody, or a forgery. */
export function sessionHeaders(known: Knowledge): fc.Arbitrary<Record<string, string>> {
  return fc.oneof(
    { arbitrary: fc.constant(usualSession(known)), weight: 10 },
    { arbitrary: fc.constant({ cookie: `session=${known.token}`, origin: known.origin }), weight: 4 },
    { arbitrary: fc.constant({}), weight: 4 },
    {
      arbitrary: fc.constantFrom<Record<string, string>>(
        { authorization: 'Bearer ' },
        { authorization: `Bearer ${'A'.repeat(43)}` },
        { authorization: 'Basic YTpi', cookie: `session=${known.token}` },
        { cookie: 'session=; desk=x; browser-secret=%%%' },
        { cookie: `desk=${known.token}`, origin: known.origin },
        { cookie: `${'c'.repeat(3_000)}=1` },
        { cookie: `session=${known.token}`, origin: 'https://evil.example' },
      ),
      weight: 2,
    },
  )
}

/** Headers that a server may stumble over. */
export const oddHeaders = fc.constantFrom<Record<string, string>>(
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip;q=0, *;q=0.1, nonsense' },
  { 'accept-language': 'hi-IN, x'.repeat(50) },
  { 'if-none-match': '"x", W/"y"' },
  { range: 'bytes=5-1,0-,-9999999999999' },
  { 'x-forwarded-for': '1.2.3.4, not an address, ::1' },
  { 'user-agent': '\u00e9\u00ff<script>' },
  { accept: 'text/html' },
  { 'transfer-encoding': 'chunked' },
  { expect: 'anything' },
)
