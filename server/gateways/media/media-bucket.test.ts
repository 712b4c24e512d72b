import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { startBucketServer } from '../../../tests/support/process/bucket-server.ts'
import { mediaBucket } from './media-bucket.ts'

const storage = await startBucketServer()
afterAll(storage.close)

const withCode = (status: number, code: string): RequestListener => {
  return (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`)
}

/** A storage that answers so, and how often it was asked. */
async function startStorage(answer: RequestListener) {
  const state = { asked: 0 }
  const server = createServer((request, response) => {
    state.asked += 1
    request.resume()
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function failureOf(settings: Partial<typeof storage.settings>, timeoutMs = 2_000) {
  const reported: string[] = []
  const media = mediaBucket(
    { ...storage.settings, ...settings },
    { report: (reason) => reported.push(reason), timeoutMs },
  )
  const reasons: unknown[] = []
  for (const call of [
    () => media.write('pictures/a.webp', Buffer.from('a')),
    () => media.read('pictures/a.webp'),
    () => media.list('pictures/'),
    () => media.remove('pictures/a.webp'),
  ]) {
    const error: unknown = await call().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'pictures-unavailable' })
    reasons.push(error instanceof AppError ? error.details.reasons : undefined)
  }
  const [reason, ...others] = new Set(reported)
  expect(others).toEqual([])
  for (const told of reasons) expect(told).toEqual([{ code: 'storage-failed', fault: reason }])
  return reason
}

test.each([
  [{ bucket: 'no-such-bucket' }, 'has no bucket of this name'],
  [{ accessKeyId: 'SOMEBODY' }, 'does not know the key, or its secret is wrong'],
  [{ secretAccessKey: 'a wrong secret' }, 'does not know the key, or its secret is wrong'],
  [{ endpoint: 'http://127.0.0.1:1' }, 'cannot be reached'],
  [{ endpoint: 'http://storage.invalid' }, 'cannot be reached'],
])('[GOODS-02] [SAFE-01] with %o every call says that the storage %s', async (settings, reason) => {
  expect(await failureOf(settings)).toBe(reason)
})

test.each([
  [503, 'SlowDown', 'answered with status 503 (SlowDown)'],
  [500, 'InternalError', 'answered with status 500 (InternalError)'],
  [403, 'AccessDenied', 'does not let the key use this bucket'],
  [301, 'PermanentRedirect', 'has this bucket at another address or region'],
  [400, 'AuthorizationHeaderMalformed', 'has this bucket at another address or region'],
  [403, 'RequestTimeTooSkewed', 'says that the clock of this machine is wrong'],
])('[GOODS-02] [SAFE-01] an answer with %i %s is told as: it %s', async (status, code, reason) => {
  const { endpoint, close } = await startStorage(withCode(status, code))
  expect(await failureOf({ endpoint })).toBe(reason)
  close()
})

test('[GOODS-02] [SAFE-01] a storage that hangs is given up in time, also in the midst of its answer', async () => {
  for (const answer of [
    () => {},
    (...[, response]: Parameters<RequestListener>) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half')
    },
  ]) {
    const { endpoint, close } = await startStorage(answer)
    const media = mediaBucket({ ...storage.settings, endpoint }, { report: () => {}, timeoutMs: 300 })
    await expect(media.read('pictures/a.webp')).rejects.toThrow('did not answer within 0.3 seconds')
    close()
  }
})

test('[GOODS-02] [SAFE-01] what is too large for a picture is not read', async () => {
  const { endpoint, close } = await startStorage((_, response) => {
    response.writeHead(200, { 'content-length': '20000001' }).flushHeaders()
  })
  const media = mediaBucket({ ...storage.settings, endpoint }, { report: () => {} })
  await expect(media.read('pictures/a.webp')).rejects.toThrow('holds something larger than 20 MB')
  close()
})

test('[GOODS-02] [SAFE-03] a storage that fails once is asked again, and no more than once', async () => {
  const { state, endpoint, close } = await startStorage((_, response) => {
    if (state.asked === 1) response.writeHead(503).end()
    else response.writeHead(200).end('a picture')
  })
  const media = mediaBucket(
    { ...storage.settings, endpoint },
    { report: (reason) => expect.unreachable(reason) },
  )
  expect(Buffer.from((await media.read('pictures/a.webp')) ?? []).toString()).toBe('a picture')
  expect(state.asked).toBe(2)
  close()
})

test('[GOODS-02] [SAFE-01] an answer of something that is no storage is told as such', async () => {
  const { endpoint, close } = await startStorage((_, response) =>
    response.end('<html>Sign in to the network</html>'),
  )
  const media = mediaBucket({ ...storage.settings, endpoint }, { report: () => {} })
  await expect(media.list('pictures/')).rejects.toThrow('answers with something that is no list of files')
  close()
})

test('[GOODS-02] more files than one answer holds are all listed', async () => {
  const listing = (files: string, next = ''): string =>
    `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>a</Name>${files}${next}</ListBucketResult>`
  const file = (key: string): string =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-25T06:30:00.000Z</LastModified><Size>7</Size><Owner><ID>1</ID></Owner></Contents>`
  const asked: (string | null)[] = []
  const { endpoint, close } = await startStorage((request, response) => {
    const from = new URL(request.url ?? '', 'http://storage').searchParams.get('continuation-token')
    asked.push(from)
    const isFirst = from === null
    response.end(
      isFirst
        ? listing(
            file('pictures/a.webp') + file('pictures/b&amp;c.webp'),
            '<NextContinuationToken>1/a+b=</NextContinuationToken>',
          )
        : listing(file('pictures/d.webp')),
    )
  })
  const media = mediaBucket(
    { ...storage.settings, endpoint },
    { report: (reason) => expect.unreachable(reason) },
  )
  const changedAt = new Date('2026-11-25T06:30:00.000Z')
  expect(await media.list('pictures/')).toEqual(
    ['pictures/a.webp', 'pictures/b&c.webp', 'pictures/d.webp'].map((key) => ({ key, bytes: 7, changedAt })),
  )
  expect(asked).toEqual([null, '1/a+b='])
  close()
})

test('[GOODS-02] [SAFE-05] no failure says the secret', async () => {
  const secretAccessKey = 'a secret that nobody may read'
  const media = mediaBucket(
    { ...storage.settings, secretAccessKey },
    { report: (reason) => reasons.push(reason) },
  )
  const reasons: string[] = []
  const error: unknown = await media.list('pictures/').catch((thrown: unknown) => thrown)
  expect(
    JSON.stringify([reasons, error, error instanceof Error ? [error.message, error.stack] : '']),
  ).not.toContain(secretAccessKey)
})
