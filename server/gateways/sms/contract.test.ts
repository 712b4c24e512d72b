import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as bodyOf } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TextMessage } from '#domain/notifications/text-message.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { withFailover } from './failover.ts'
import { msg91 } from './msg91.ts'
import type { SmsGateway } from './port.ts'
import { twilio } from './twilio.ts'

const message: TextMessage = {
  to: '+919812345678' as Phone,
  template: 'sign-in-code',
  variables: { code: '012345', store: 'Neev', minutes: '5', host: 'shop.example' },
}

type Answer = (response: ServerResponse) => void

/** A local double of the providers' HTTP: keeps what it was asked and answers as the test says. */
let double: Server
let baseUrl: string
let asked: { request: IncomingMessage; body: string }[]
let answer: Answer

async function keepAndAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({ request, body: await bodyOf(request) })
  answer(response)
}

beforeAll(async () => {
  double = createServer((request, response) => {
    void keepAndAnswer(request, response)
  })
  await new Promise<void>((resolve) => double.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(double.address() as AddressInfo).port}`
})
afterAll(() => {
  double.closeAllConnections()
  double.close()
})
beforeEach(() => {
  asked = []
})

const json =
  (status: number, content: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))

/** For the provider that never answers; the others get all the time that a busy machine takes. */
const littlePatience = 150

const adapters: readonly [
  string,
  (url: string, patienceMs?: number) => SmsGateway,
  { taken: unknown; refusal: unknown; reference: string },
][] = [
  [
    'msg91',
    (url, patienceMs = 5_000) =>
      msg91({ authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl: url, patienceMs }),
    {
      taken: { type: 'success', message: 'request-1' },
      refusal: { type: 'error', message: 'Invalid' },
      reference: 'request-1',
    },
  ],
  [
    'twilio',
    (url, patienceMs = 5_000) =>
      twilio({
        accountSid: 'AC1',
        authToken: 'secret',
        messagingServiceSid: 'MG1',
        baseUrl: url,
        patienceMs,
      }),
    {
      taken: { sid: 'SM1', status: 'accepted' },
      refusal: { sid: 'SM1', status: 'failed' },
      reference: 'SM1',
    },
  ],
]

describe.each(adapters)('the route %s', (name, open, { taken, refusal, reference }) => {
  test('sends the message and says who took it', async () => {
    answer = json(200, taken)
    expect(await open(baseUrl).send(message)).toEqual({ route: name, reference })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toContain('012345')
  })

  test.each<[string, Answer]>([
    ['refuses in its own words', json(200, refusal)],
    ['refuses with a status', json(401, { message: 'no' })],
    ['fails', json(500, {})],
    ['answers nonsense', (response) => response.end('<html>busy</html>')],
    ['answers null', json(200, null)],
    ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['breaks off', (response) => response.destroy()],
    ['never answers', () => {}],
  ])('rejects when the provider %s, without the code in the fault', async (kind, how) => {
    answer = how
    const fault: unknown = await open(baseUrl, kind === 'never answers' ? littlePatience : undefined)
      .send(message)
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Error)
    expect(String(fault)).not.toContain('012345')
  })

  test('rejects when the provider is out of reach', async () => {
    await expect(open('http://127.0.0.1:1').send(message)).rejects.toThrow(/out of reach/)
  })
})

test('MSG91 gets the template, the number without plus, and the variables', async () => {
  answer = json(200, { type: 'success', message: 'x' })
  await msg91({ authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl }).send(message)
  expect(asked[0]?.request).toMatchObject({
    method: 'POST',
    url: '/api/v5/flow',
    headers: { authkey: 'key' },
  })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    template_id: 'flow-1',
    recipients: [{ mobiles: '919812345678', ...message.variables }],
  })
})

test('MSG91 gets the template on orders for news of an order', async () => {
  answer = json(200, { type: 'success', message: 'x' })
  const variables = { store: 'Neev', order: '4821-9035-7', news: 'has been shipped' }
  const provider = msg91({ authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl })
  await provider.send({ to: message.to, template: 'order-update', variables })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    template_id: 'flow-2',
    recipients: [{ mobiles: '919812345678', ...variables }],
  })
})

test('Twilio gets the number, the service and the whole text', async () => {
  answer = json(201, { sid: 'SM1', status: 'queued' })
  await twilio({ accountSid: 'AC1', authToken: 'secret', messagingServiceSid: 'MG1', baseUrl }).send(message)
  expect(asked[0]?.request.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(asked[0]?.request.headers.authorization).toBe(
    `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
  )
  const form = new URLSearchParams(asked[0]?.body)
  expect([form.get('To'), form.get('MessagingServiceSid')]).toEqual(['+919812345678', 'MG1'])
  expect(form.get('Body')).toMatch(/^012345 is your Neev sign-in code\..*@shop\.example #012345$/s)
})

describe('several routes', () => {
  const route = (name: string, works: boolean, log: string[]): SmsGateway => ({
    send: () => {
      log.push(name)
      return works
        ? Promise.resolve({ route: name, reference: null })
        : Promise.reject(new Error(`${name} is down`))
    },
    readReports: () => null,
  })

  test('the second one stands in when the first fails, and is left alone when it does not', async () => {
    const log: string[] = []
    expect(await withFailover([route('a', false, log), route('b', true, log)]).send(message)).toMatchObject({
      route: 'b',
    })
    expect(await withFailover([route('c', true, log), route('d', true, log)]).send(message)).toMatchObject({
      route: 'c',
    })
    expect(log).toEqual(['a', 'b', 'c'])
  })

  test('when all fail, all faults are told', async () => {
    const log: string[] = []
    const fault: unknown = await withFailover([route('a', false, log), route('b', false, log)])
      .send(message)
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(AggregateError)
    expect((fault as AggregateError).errors.map(String)).toEqual(['Error: a is down', 'Error: b is down'])
  })
})
