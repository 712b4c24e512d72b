import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Reason } from '#domain/problem/reasons.ts'
import { RemotePictureError, type RemotePictures } from './port.ts'

const MAX_BYTES = 15_000_000
const WITHIN_MS = 20_000
const MAX_REDIRECTS = 3

type Options = {
  /** Origins that are fetched from another address, which may be a private one. */
  readonly mirrors: ReadonlyMap<string, string>
}

/**
 * Fetches pictures over https at its usual port, following few redirects. Each host, also after a redirect, has to have public
 * addresses only, and the connection is made to the very address that was checked, so that a name cannot lead elsewhere meanwhile.
 */
export function remotePictureFetcher({ mirrors }: Options): RemotePictures {
  return {
    fetch: async (url) => {
      const signal = AbortSignal.timeout(WITHIN_MS)
      try {
        return await follow(url, { mirrors, signal })
      } catch (error) {
        throw explain(error, signal)
      }
    },
  }
}

type Context = Options & { readonly signal: AbortSignal }

async function follow(start: string, { mirrors, signal }: Context): Promise<Uint8Array> {
  let address = start
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await request(targetOf(address, mirrors), signal)
    const { statusCode: status = 0, headers } = answer
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      answer.destroy()
      address = resolve(headers.location, address)
      continue
    }
    if (status !== 200) {
      answer.destroy()
      throw new RemotePictureError({ code: 'remote-answer', status }, status >= 500 || status === 429)
    }
    return readPicture(answer)
  }
  throw new RemotePictureError({ code: 'remote-redirects', most: MAX_REDIRECTS }, false)
}

type Target = { readonly url: URL; readonly isTrusted: boolean }

function targetOf(address: string, mirrors: Options['mirrors']): Target {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null) throw new RemotePictureError({ code: 'remote-address' }, false)
  const mirror = mirrors.get(url.origin)
  if (mirror !== undefined) return { url: new URL(url.pathname + url.search, mirror), isTrusted: true }
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '')
    throw new RemotePictureError({ code: 'remote-not-https' }, false)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw privateAddress()
  return { url, isTrusted: false }
}

function resolve(location: string, base: string): string {
  if (!URL.canParse(location, base)) throw new RemotePictureError({ code: 'remote-redirect-address' }, false)
  return new URL(location, base).href
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

function privateAddress(): RemotePictureError {
  return new RemotePictureError({ code: 'remote-private' }, false)
}

/** Resolves a name only where all of its addresses are public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0)
    if (!addresses.every(({ address }) => isPublic(address))) return callback(privateAddress(), '', 0)
    const [first] = addresses
    if (options.all === true) return callback(null, addresses)
    return callback(null, first?.address ?? '', first?.family ?? 0)
  })
}

function request({ url, isTrusted }: Target, signal: AbortSignal): Promise<http.IncomingMessage> {
  const options = {
    signal,
    agent: false as const,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' },
    ...(!isTrusted && { lookup: publicLookup }),
  }
  return new Promise((done, fail) => {
    const sent = url.protocol === 'http:' ? http.get(url, options, done) : https.get(url, options, done)
    sent.on('error', fail)
  })
}

async function readPicture(answer: http.IncomingMessage): Promise<Uint8Array> {
  const { 'content-type': type = '', 'content-length': length, 'content-encoding': encoding } = answer.headers
  const refuse = (reason: Reason): never => {
    answer.destroy()
    throw new RemotePictureError(reason, false)
  }
  if (!/^(image\/|application\/octet-stream|binary\/octet-stream|$)/.test(type))
    refuse({ code: 'remote-no-picture', type: type.slice(0, 60) })
  if (encoding !== undefined && encoding !== 'identity') refuse({ code: 'remote-packed' })
  if (Number(length ?? 0) > MAX_BYTES) refuse(tooLarge)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BYTES) refuse(tooLarge)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const tooLarge = { code: 'remote-too-large', megabytes: MAX_BYTES / 1e6 } as const

function explain(error: unknown, signal: AbortSignal): RemotePictureError {
  if (error instanceof RemotePictureError) return error
  if (signal.aborted)
    return new RemotePictureError({ code: 'remote-too-slow', seconds: WITHIN_MS / 1_000 }, true, error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') return new RemotePictureError({ code: 'remote-server-unknown' }, false, error)
  if (/CERT|TLS|SSL/.test(code)) return new RemotePictureError({ code: 'remote-certificate' }, false, error)
  return new RemotePictureError({ code: 'remote-unreachable' }, true, error)
}
