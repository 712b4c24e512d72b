import type { Phone } from '#domain/identity/phone.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { codeSentTo } from './attack.ts'
import type { TestApi } from './test-api.ts'
import type { Browser } from './test-browser.ts'

/** A member of staff at the desk, in a browser of their own. */
export type StaffBrowser = Browser & {
  readonly phone: string
  readonly post: (path: string, body?: unknown) => Promise<Response>
  /** Proves once more who it is. */
  readonly prove: () => Promise<Response>
}

/** Grants a role to a phone number, as a command does. */
export async function grant(api: TestApi, phone: string, role: StaffRole): Promise<string> {
  const member = await api.services.desk.grant(operator('test'), {
    phone: `+91${phone}` as Phone,
    name: `${role} ${phone.slice(-2)}`,
    role,
  })
  return member.uid
}

/** Has a code sent to a phone and opens the desk with it. */
export async function tryDesk(api: TestApi, browser: Browser, phone: string): Promise<Response> {
  await browser.send(phone)
  return browser.call('/api/desk/session', { method: 'POST', body: { phone, code: codeSentTo(api, phone) } })
}

/** Grants a role to a phone number and opens the desk in its name. */
export async function staffBrowser(api: TestApi, phone: string, role: StaffRole): Promise<StaffBrowser> {
  await grant(api, phone, role)
  const browser = api.asBrowser()
  const opened = await tryDesk(api, browser, phone)
  if (!opened.ok) throw new Error(`the desk stays closed: ${await opened.text()}`)
  const post: StaffBrowser['post'] = (path, body) =>
    browser.call(path, { method: 'POST', ...(body === undefined ? {} : { body }) })
  return {
    ...browser,
    phone,
    post,
    prove: async () => {
      await browser.send(phone)
      return post('/api/desk/session/proof', { code: codeSentTo(api, phone) })
    },
  }
}
