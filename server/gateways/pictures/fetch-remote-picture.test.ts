import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { publicLookup, remotePictureFetcher } from './fetch-remote-picture.ts'

const answers: Record<string, RequestListener> = {
  '/good.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('picture'),
  '/page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  '/huge': (_, response) => response.writeHead(200, { 'content-length': '15000001' }).end(),
  '/endless': (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) continue
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  '/moved': (_, response) => response.writeHead(302, { location: '/good.png' }).end(),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/metadata': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'https://127.0.0.1/' }).end(),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' })
    response.write('half')
    setImmediate(() => response.destroy())
  },
}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  if (answer === undefined) response.writeHead(404).end()
  else answer(request, response)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const remote = remotePictureFetcher({ mirrors: new Map([['https://pictures.test', mirror]]) })
const reasonFor = (url: string) =>
  remote.fetch(url).then(
    () => 'fetched',
    (error: Error) => error.message,
  )

test('[GOODS-02] a picture is fetched, also where it has moved to', async () => {
  for (const path of ['good.png', 'moved'])
    expect(Buffer.from(await remote.fetch(`https://pictures.test/${path}`)).toString()).toBe('picture')
})

test.each([
  ['https://127.0.0.1/a.png', 'remote-private'],
  ['https://10.1.2.3/a.png', 'remote-private'],
  ['https://169.254.169.254/latest/meta-data', 'remote-private'],
  ['https://[::1]/a.png', 'remote-private'],
  ['https://[::ffff:192.168.0.1]/a.png', 'remote-private'],
  ['https://2130706433/a.png', 'remote-private'],
  ['https://0/a.png', 'remote-private'],
  ['https://localhost/a.png', 'remote-private'],
  ['http://example.com/a.png', 'remote-not-https'],
  ['https://example.com:8443/a.png', 'remote-not-https'],
  ['https://user:word@example.com/a.png', 'remote-not-https'],
  ['file:///etc/passwd', 'remote-not-https'],
  ['https://pictures.test/metadata', 'remote-not-https'],
  ['https://pictures.test/inside', 'remote-private'],
  ['https://pictures.test/circle', '"remote-redirects","most":3'],
  ['https://pictures.test/nothing', '"remote-answer","status":404'],
  ['https://pictures.test/broken', '"remote-answer","status":503'],
  ['https://pictures.test/page', '"remote-no-picture","type":"text/html'],
  ['https://pictures.test/huge', '"remote-too-large","megabytes":15'],
  ['https://pictures.test/endless', '"remote-too-large","megabytes":15'],
  ['https://pictures.test/cut', 'remote-unreachable'],
])('[GOODS-02] [SAFE-01] %s is refused: %s', async (url, reason) => {
  expect(await reasonFor(url)).toContain(reason)
})

test('[GOODS-02] [SAFE-01] a name that leads into a private network is not connected to', async () => {
  const found = await new Promise((done) =>
    publicLookup('localhost', { all: true }, (error) => done(error?.message)),
  )
  expect(found).toContain('remote-private')
})
