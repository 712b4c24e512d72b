import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as bodyOf } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TextMessage } from '#domain/notifications/text-message.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { withFailover } from './failover.ts'
import { msg91 } from './msg91.ts'
import { NoTemplateError, UnansweredError, type SmsGateway } from './port.ts'
import { twilio } from './twilio.ts'

const message: TextMessage = {
  to: '+919812345678' as Phone,
  template: 'sign-in-code',
  variables: { code: '012345', store: 'Neev', minutes: '5', host: 'shop.example' },
}

type Answer = (response: ServerResponse) => void

/** A local fake of the providers' HTTP APIs: records requests and responds as the test says. */
let fake: Server
let baseUrl: string
let requests: { request: IncomingMessage; body: string }[]
let answer: Answer

async function recordAndRespond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  requests.push({ request, body: await bodyOf(request) })
  answer(response)
}

beforeAll(async () => {
  fake = createServer((request, response) => {
    void recordAndRespond(request, response)
  })
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`
})
afterAll(() => {
  fake.closeAllConnections()
  fake.close()
})
beforeEach(() => {
  requests = []
})

const json =
  (status: number, content: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))

/** For the provider that never responds; the others get enough time for a busy machine. */
const shortTimeout = 150

const adapters: readonly [
  string,
  (url: string, timeoutMs?: number) => SmsGateway,
  { accepted: unknown; rejection: unknown; reference: string },
][] = [
  [
    'msg91',
    (url, timeoutMs = 5_000) =>
      msg91({ authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl: url, timeoutMs }),
    {
      accepted: { type: 'success', message: 'request-1' },
      rejection: { type: 'error', message: 'Invalid' },
      reference: 'request-1',
    },
  ],
  [
    'twilio',
    (url, timeoutMs = 5_000) =>
      twilio({
        accountSid: 'AC1',
        authToken: 'secret',
        messagingServiceSid: 'MG1',
        baseUrl: url,
        timeoutMs,
      }),
    {
      accepted: { sid: 'SM1', status: 'accepted' },
      rejection: { sid: 'SM1', status: 'failed' },
      reference: 'SM1',
    },
  ],
]

describe.each(adapters)('the provider %s', (name, open, { accepted, rejection, reference }) => {
  test('sends the message and returns the provider and its reference', async () => {
    answer = json(200, accepted)
    expect(await open(baseUrl).send(message)).toEqual({ route: name, reference })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.body).toContain('012345')
  })

  test.each<[string, Answer]>([
    ['reports an error', json(200, rejection)],
    ['responds with an error status', json(401, { message: 'no' })],
    ['fails', json(500, {})],
    ['responds with HTML', (response) => response.end('<html>busy</html>')],
    ['responds with null', json(200, null)],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['closes the connection', (response) => response.destroy()],
    ['never responds', () => {}],
  ])('rejects when the provider %s, without the code in the error', async (kind, response) => {
    answer = response
    const error: unknown = await open(baseUrl, kind === 'never responds' ? shortTimeout : undefined)
      .send(message)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain('012345')
  })

  test.each<[string, boolean, Answer]>([
    ['reports an error', false, json(200, rejection)],
    ['responds with an error status', false, json(401, {})],
    ['fails', false, json(500, {})],
    ['is behind a gateway that waits in vain', true, json(504, {})],
    ['responds with HTML', true, (response) => response.end('<html>busy</html>')],
    ['closes the connection', true, (response) => response.destroy()],
    ['never responds', true, () => {}],
  ])('[CREDIT-05] that %s may have taken the message: %s', async (kind, isUnanswered, response) => {
    answer = response
    const error: unknown = await open(baseUrl, kind === 'never responds' ? shortTimeout : undefined)
      .send(message)
      .catch((reason: unknown) => reason)
    expect(error instanceof UnansweredError).toBe(isUnanswered)
  })

  test('rejects when the provider is unreachable', async () => {
    const sending = open('http://127.0.0.1:1').send(message)
    await expect(sending).rejects.toThrow(/unreachable/)
    await expect(sending).rejects.not.toBeInstanceOf(UnansweredError)
  })
})

test('MSG91 gets the template, the number without plus, and the variables', async () => {
  answer = json(200, { type: 'success', message: 'x' })
  await msg91({ authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl }).send(message)
  expect(requests[0]?.request).toMatchObject({
    method: 'POST',
    url: '/api/v5/flow',
    headers: { authkey: 'key' },
  })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    template_id: 'flow-1',
    recipients: [{ mobiles: '919812345678', ...message.variables }],
  })
})

test('MSG91 gets the order template for an order update', async () => {
  answer = json(200, { type: 'success', message: 'x' })
  const variables = { store: 'Neev', order: '4821-9035-7', news: 'has been shipped' }
  const provider = msg91({ authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl })
  await provider.send({ to: message.to, template: 'order-update', variables })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    template_id: 'flow-2',
    recipients: [{ mobiles: '919812345678', ...variables }],
  })
})

test('[DESK-10] MSG91 gets the template for payment links, and without one the link as an order update', async () => {
  answer = json(200, { type: 'success', message: 'x' })
  const link = 'https://shop.example/pay/x'
  const variables = { store: 'Neev', order: '4821-9035-7', amount: '354.00', minutes: '30', link }
  const due = { to: message.to, template: 'payment-link', variables } as const
  const keys = { authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl }
  const sent = () => JSON.parse(requests.at(-1)?.body ?? '') as unknown
  await msg91({ ...keys, paymentTemplate: 'flow-4' }).send(due)
  expect(sent()).toEqual({ template_id: 'flow-4', recipients: [{ mobiles: '919812345678', ...variables }] })
  await msg91(keys).send({ ...due, wording: { text: '', dltId: '', flowId: 'flow-5' } })
  expect(sent()).toMatchObject({ template_id: 'flow-5' })
  await msg91(keys).send({ ...due, wording: { text: 'x', dltId: '', flowId: '' } })
  const news = `waits for your payment: ${link}`
  expect(sent()).toEqual({
    template_id: 'flow-2',
    recipients: [{ mobiles: '919812345678', store: 'Neev', order: '4821-9035-7', news }],
  })
})

test('[STOCK-03] MSG91 gets the template for what is back in stock, and without one the message is rejected', async () => {
  answer = json(200, { type: 'success', message: 'x' })
  const variables = { store: 'Neev', product: 'Cement, 50 kg', link: 'https://shop.example/product/cement' }
  const news = { to: message.to, template: 'back-in-stock', variables } as const
  const keys = { authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2', baseUrl }
  await msg91({ ...keys, stockTemplate: 'flow-3' }).send(news)
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    template_id: 'flow-3',
    recipients: [{ mobiles: '919812345678', ...variables }],
  })
  await expect(msg91(keys).send(news)).rejects.toThrow(/no template/)
})

test('Twilio gets the number, the service and the whole text', async () => {
  answer = json(201, { sid: 'SM1', status: 'queued' })
  await twilio({ accountSid: 'AC1', authToken: 'secret', messagingServiceSid: 'MG1', baseUrl }).send(message)
  expect(requests[0]?.request.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(requests[0]?.request.headers.authorization).toBe(
    `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
  )
  const form = new URLSearchParams(requests[0]?.body)
  expect([form.get('To'), form.get('MessagingServiceSid')]).toEqual(['+919812345678', 'MG1'])
  expect(form.get('Body')).toMatch(/^012345 is your Neev sign-in code\..*@shop\.example #012345$/s)
})

describe('failover', () => {
  const provider = (name: string, works: boolean, log: string[]): SmsGateway => ({
    send: () => {
      log.push(name)
      return works
        ? Promise.resolve({ route: name, reference: null })
        : Promise.reject(new Error(`${name} is down`))
    },
    registration: 'text',
    hasTemplate: () => true,
    readReports: () => null,
  })

  test('the second provider is used only when the first fails', async () => {
    const log: string[] = []
    expect(
      await withFailover([provider('a', false, log), provider('b', true, log)]).send(message),
    ).toMatchObject({
      route: 'b',
    })
    expect(
      await withFailover([provider('c', true, log), provider('d', true, log)]).send(message),
    ).toMatchObject({
      route: 'c',
    })
    expect(log).toEqual(['a', 'b', 'c'])
  })

  test('when all fail, all errors are reported', async () => {
    const log: string[] = []
    const error: unknown = await withFailover([provider('a', false, log), provider('b', false, log)])
      .send(message)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(AggregateError)
    expect((error as AggregateError).errors.map(String)).toEqual(['Error: a is down', 'Error: b is down'])
  })
})

describe('a message of which MSG91 has no flow', () => {
  const reminder: TextMessage = {
    to: message.to,
    template: 'account-reminder',
    variables: { store: 'Neev', account: 'your account', amount: '1.00', when: 'is due today', link: 'x' },
  }
  const wording = { text: '{amount} {link}', dltId: '', flowId: 'flow-9' }
  const keys = { authKey: 'key', signInTemplate: 'flow-1', orderTemplate: 'flow-2' }

  test('[CREDIT-05] is known before it is sent, and fails for good', async () => {
    const gateway = withFailover([msg91({ ...keys, baseUrl })])
    expect(gateway.hasTemplate('account-reminder', undefined)).toBe(false)
    expect(gateway.hasTemplate('account-reminder', wording)).toBe(true)
    expect(gateway.hasTemplate('payment-link', undefined)).toBe(true)
    await expect(gateway.send(reminder)).rejects.toBeInstanceOf(NoTemplateError)
    expect(requests).toEqual([])
    answer = json(200, { type: 'success', message: 'x' })
    await gateway.send({ ...reminder, wording })
    expect(requests).toHaveLength(1)
  })

  test('[CREDIT-05] goes by a provider that needs none, and twice to nobody who may have it', async () => {
    const twilioToo = twilio({ accountSid: 'AC1', authToken: 'secret', messagingServiceSid: 'MG1', baseUrl })
    const gateway = withFailover([msg91({ ...keys, baseUrl, timeoutMs: shortTimeout }), twilioToo])
    answer = json(200, { sid: 'SM1', status: 'accepted' })
    expect(await gateway.send(reminder, { isOnce: true })).toMatchObject({ route: 'twilio' })
    requests = []
    answer = () => {}
    await expect(gateway.send({ ...reminder, wording }, { isOnce: true })).rejects.toBeInstanceOf(
      UnansweredError,
    )
    expect(requests).toHaveLength(1)
  })
})
