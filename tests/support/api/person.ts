import { parsePhone, type Phone } from '#domain/identity/phone.ts'
import { codeSentTo } from './attack.ts'
import { cementLine, deliveryAddress, freshKey } from './order-actions.ts'
import type { TestApi } from './test-api.ts'
import type { Browser } from './test-browser.ts'

export const NAME = 'Zebunnisa Quraishi'
export const STREET = 'Hidden Lane'
let phones = 9_840_000_000

export type Person = {
  readonly phone: Phone
  /** The number without +91. */
  readonly digits: string
  readonly browser: Browser
  readonly order: () => Promise<string>
  /** Asks for a code as the account page does, and erases with it. */
  readonly erase: () => Promise<Response>
}

/** Somebody with a name and an address of their own. */
export async function newPerson(api: TestApi): Promise<Person> {
  phones += 1
  const digits = String(phones)
  const phone = parsePhone(digits) as Phone
  const browser = api.asBrowser()
  await browser.send(digits)
  await browser.verify(digits, codeSentTo(api, digits))
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { 'idempotency-key': freshKey() }
    const answer = await browser.call(path, { method, body, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  await send('PUT', '/api/session/name', { name: NAME })
  const book = await send('POST', '/api/addresses', { ...deliveryAddress, street: STREET })
  const addressId = (book.addresses as { id: string }[])[0]?.id
  const order = async (): Promise<string> => {
    const body = { paymentMode: 'COD', addressId, lines: [cementLine] }
    return String((await send('POST', '/api/orders', body)).orderId)
  }
  const erase = async (): Promise<Response> => {
    api.advanceClock(60_000)
    await browser.send(digits)
    const code = codeSentTo(api, digits)
    return browser.call('/api/account/erasure', { method: 'POST', body: { code } })
  }
  return { phone, digits, browser, order, erase }
}
