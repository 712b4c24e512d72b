import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withFailover } from './failover.ts'
import { msg91 } from './msg91.ts'
import type { DeliveryReportRequest } from './port.ts'
import { twilio } from './twilio.ts'

const routes = withFailover([
  msg91({
    authKey: 'key',
    signInTemplate: 'flow',
    orderTemplate: 'orders',
    webhookToken: 'a token of the keeper',
  }),
  twilio({
    accountSid: 'AC1',
    authToken: 'secret',
    messagingServiceSid: 'MG1',
    publicUrl: 'https://shop.example',
  }),
])

const request = (
  target: string,
  body: string,
  headers: Record<string, string> = {},
): DeliveryReportRequest => ({
  target,
  body,
  header: (name) => headers[name],
})

describe('MSG91', () => {
  const target = '/api/messages/msg91/reports?token=a%20token%20of%20the%20keeper'
  const entry = (status: string) => ({ requestId: 'r1', report: [{ number: '919812345678', status }] })

  test.each([
    ['1', 'delivered'],
    ['2', 'failed'],
    ['17', 'failed'],
    ['5', 'sent'],
  ])('status %s of its form is %s', (status, state) => {
    const body = new URLSearchParams({ data: JSON.stringify([entry(status)]) }).toString()
    expect(routes.readReports('msg91', request(target, body))).toEqual([{ reference: 'r1', state }])
  })

  test('its JSON is read as well, and what cannot be read reports nothing', () => {
    const json = JSON.stringify({ requestId: 'r2', status: '1', telNum: '919812345678' })
    expect(routes.readReports('msg91', request(target, json))).toEqual([
      { reference: 'r2', state: 'delivered' },
    ])
    for (const body of ['', '{', 'data=[', 'data=[null,1]', '{"requestId":7}'])
      expect(routes.readReports('msg91', request(target, body))).toEqual([])
  })

  test.each(['/api/messages/msg91/reports', '/api/messages/msg91/reports?token=guess'])(
    'a request to %s is not from it',
    (foreign) => {
      expect(routes.readReports('msg91', request(foreign, '[]'))).toBeNull()
    },
  )

  test('without a token nothing is taken, not even an empty one', () => {
    const tokenless = msg91({ authKey: 'key', signInTemplate: 'flow', orderTemplate: 'orders' })
    expect(tokenless.readReports('msg91', request('/api/messages/msg91/reports?token=', '[]'))).toBeNull()
  })
})

describe('Twilio', () => {
  const target = '/api/messages/twilio/reports'
  const body = 'MessageStatus=delivered&MessageSid=SM1&AccountSid=AC1'
  const signature = createHmac('sha1', 'secret')
    .update(
      'https://shop.example/api/messages/twilio/reportsAccountSidAC1MessageSidSM1MessageStatusdelivered',
    )
    .digest('base64')

  test('a signed report is read', () => {
    const signed = request(target, body, { 'x-twilio-signature': signature })
    expect(routes.readReports('twilio', signed)).toEqual([{ reference: 'SM1', state: 'delivered' }])
  })

  test('an unsigned one, one of other words, and one for another address are not', () => {
    const headers = { 'x-twilio-signature': signature }
    expect(routes.readReports('twilio', request(target, body))).toBeNull()
    expect(routes.readReports('twilio', request(target, body.replace('SM1', 'SM2'), headers))).toBeNull()
    expect(routes.readReports('twilio', request(`${target}?a=b`, body, headers))).toBeNull()
  })
})
