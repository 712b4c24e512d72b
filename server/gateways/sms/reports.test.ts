import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withFailover } from './failover.ts'
import { msg91 } from './msg91.ts'
import type { DeliveryReportRequest } from './port.ts'
import { twilio } from './twilio.ts'

const gateway = withFailover([
  msg91({
    authKey: 'key',
    signInTemplate: 'flow',
    orderTemplate: 'orders',
    webhookToken: 'a token of the operator',
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
  const target = '/api/messages/msg91/reports?token=a%20token%20of%20the%20operator'
  const entry = (status: string) => ({ requestId: 'r1', report: [{ number: '919812345678', status }] })

  test.each([
    ['1', 'delivered'],
    ['2', 'failed'],
    ['17', 'failed'],
    ['5', 'sent'],
  ])('status %s of its form is %s', (status, state) => {
    const body = new URLSearchParams({ data: JSON.stringify([entry(status)]) }).toString()
    expect(gateway.readReports('msg91', request(target, body))).toEqual([{ reference: 'r1', state }])
  })

  test('its JSON format is parsed too, and an unreadable body has no reports', () => {
    const json = JSON.stringify({ requestId: 'r2', status: '1', telNum: '919812345678' })
    expect(gateway.readReports('msg91', request(target, json))).toEqual([
      { reference: 'r2', state: 'delivered' },
    ])
    for (const body of ['', '{', 'data=[', 'data=[null,1]', '{"requestId":7}'])
      expect(gateway.readReports('msg91', request(target, body))).toEqual([])
  })

  test.each(['/api/messages/msg91/reports', '/api/messages/msg91/reports?token=guess'])(
    'a request to %s is rejected',
    (foreign) => {
      expect(gateway.readReports('msg91', request(foreign, '[]'))).toBeNull()
    },
  )

  test('without a configured token every report is rejected, even with an empty token', () => {
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

  test('a signed report is accepted', () => {
    const signed = request(target, body, { 'x-twilio-signature': signature })
    expect(gateway.readReports('twilio', signed)).toEqual([{ reference: 'SM1', state: 'delivered' }])
  })

  test('an unsigned report, a changed body and another URL are rejected', () => {
    const headers = { 'x-twilio-signature': signature }
    expect(gateway.readReports('twilio', request(target, body))).toBeNull()
    expect(gateway.readReports('twilio', request(target, body.replace('SM1', 'SM2'), headers))).toBeNull()
    expect(gateway.readReports('twilio', request(`${target}?a=b`, body, headers))).toBeNull()
  })
})
