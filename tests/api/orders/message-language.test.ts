import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Language } from '#domain/i18n/language.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Registration } from '#domain/notifications/message-wording.ts'
import { messageText } from '#domain/notifications/text-message.ts'
import type { SmsGateway } from '#server/gateways/sms/port.ts'
import { wordMessages } from '#server/services/store/word-messages.ts'
import { openDeskApi } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey, openCustomer } from '../../support/api/order-actions.ts'
import { solvedProof } from '../../support/api/test-browser.ts'

const { api, as } = await openDeskApi({ PUBLIC_URL: 'http://store.test' })
afterAll(() => api.close())

let phone = 9_762_000_000
beforeEach(() => {
  api.advanceClock(60_000)
  phone += 1
})

/** The newest message to the number of the test. */
const newest = (): string => api.messages.findLast(({ to }) => to.endsWith(String(phone)))?.text ?? ''

/** Asks for a code from a page in a language. */
async function askForCode(language?: string): Promise<string> {
  const { call } = api.asBrowser()
  const body = { phone: String(phone), proof: await solvedProof(call), ...(language && { language }) }
  expect((await call('/api/login-codes', { method: 'POST', body })).status).toBe(200)
  return newest()
}

/** A customer of the number who reads in a language. */
async function reader(language: Language) {
  const me = await openCustomer(api, String(phone))
  await api.database.queries
    .updateTable('partners')
    .set({ language })
    .where('phone', '=', `+91${phone}`)
    .execute()
  return me
}

test('[AUTH-01] a code comes in the language of the page that asks for it, with the line for autofill', async () => {
  expect(await askForCode('hi')).toMatch(/^\d{6} आपका Neev लॉग इन OTP है।[^]*\n\n@store\.test #\d{6}$/)
  api.advanceClock(60_000)
  expect(await askForCode()).toMatch(/^\d{6} is your Neev sign-in code\./)
})

test('[ORD-08] news of an order come in the language of its customer', async () => {
  const me = await reader('hi')
  const { orderNumber } = await me.order('COD')
  api.advanceClock(60_000)
  await api.services.jobs.sendOrderNotifications()
  expect(newest()).toBe(`Neev: आपका ऑर्डर ${String(orderNumber)} हमें मिल गया है। भेजते ही हम आपको बताएँगे।`)
})

test('[ORD-08] a customer who reads English gets news in English', async () => {
  const me = await reader('en')
  const { orderNumber } = await me.order('COD')
  api.advanceClock(60_000)
  await api.services.jobs.sendOrderNotifications()
  expect(newest()).toBe(`Neev: your order ${String(orderNumber)} is placed. We'll notify you when it ships.`)
})

test('[DESK-10] the link to pay an order that staff took leads to the page in the language of the customer', async () => {
  const order = {
    phone: String(phone),
    language: 'hi',
    address: deliveryAddress,
    lines: [cementLine],
    paymentMode: 'ONLINE',
  }
  const placed = await as('counter').call('/api/desk/orders', {
    method: 'POST',
    headers: { 'idempotency-key': freshKey() },
    body: order,
  })
  const { orderNumber } = (await placed.json()) as { orderNumber: string }
  await api.services.jobs.sendOrderNotifications()
  const link = /^Neev: ऑर्डर (\S+) के 354\.00 रुपये 30 मिनट में यहाँ चुकाएँ: http:\/\/store\.test\/hi\/pay\/[\w-]+$/
  expect(link.exec(newest())?.[1]).toBe(orderNumber)
})

const code = {
  to: '+919812345678' as Phone,
  template: 'sign-in-code',
  variables: { code: '012345', store: 'Neev', minutes: '5', host: '' },
} as const

/** Sends a code in Hindi by a provider that needs a registration, and returns the text that was sent. */
async function sendHindi(registration: Registration): Promise<string> {
  let sent = ''
  const provider: SmsGateway = {
    registration,
    hasTemplate: () => true,
    readReports: () => null,
    send: async (message) => {
      sent = messageText(message)
      return { route: 'fake', reference: null }
    },
  }
  const translation = { language: 'hi', message: code } as const
  await wordMessages(provider, api.database).send({ ...code, translation })
  return sent
}

test('[GEN-06] operators get a Hindi text only once it is registered; until then the English one is sent', async () => {
  const save = (wording: object) =>
    api.services.store.changeSetting('sign-in-code-hi', JSON.stringify(wording))
  expect(await sendHindi('none')).toMatch(/लॉग इन OTP/)
  expect(await sendHindi('text')).toMatch(/^012345 is your Neev sign-in code/)
  await save({ text: 'कोड {code}', dltId: '1107160000000001234' })
  expect(await sendHindi('text')).toBe('कोड 012345')
  expect(await sendHindi('flow')).toMatch(/^012345 is your/)
  await save({ flowId: 'flow-hi' })
  expect(await sendHindi('flow')).toBe('कोड 012345')
})
