import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { StaffRole } from '#domain/staff/roles.ts'
import { freshPhone } from '../api/test-partner.ts'
import { openDeskOverHttp } from '../process/sign-in-over-http.ts'
import type { Store } from '../process/start-store.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/** Gives a role to a fresh phone number with the command of the shopkeeper, while the store runs. */
export async function grantRole(store: Store, role: StaffRole, name: string): Promise<string> {
  const phone = freshPhone()
  await command(store, 'admin', 'grant', phone, role, name)
  return phone
}

/** Takes the delivery areas of the demo away, so that a test begins with none. */
export async function removeAreas(store: Store): Promise<void> {
  await command(store, 'settings', 'set', 'delivery', '{"areas":[]}')
}

/** Runs a command of the shopkeeper, while the store runs. */
async function command(store: Store, ...words: string[]): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: store.dataDirectory,
    DATABASE_URL: store.databaseURL,
  }
  await run(process.execPath, ['scripts/command.ts', ...words], { cwd: root, env })
}

/** Opens the desk for a phone that has a role; they have signed in elsewhere. */
export async function openDesk(page: Page, store: Store, phone: string): Promise<void> {
  const cookies = (await openDeskOverHttp(store, phone)).split('; ').map((cookie) => cookie.split('='))
  // cookies without a value are those that signing in takes away
  const held = cookies.filter(([, value]) => value !== '')
  await page
    .context()
    .addCookies(held.map(([name = '', value = '']) => ({ name, value, url: store.baseURL, httpOnly: true })))
  await page.goto('/desk')
}

/** Signs in at the desk as staff do, by the page. */
export async function signInAtDesk(page: Page, store: Store, phone: string): Promise<void> {
  const before = store.messagesTo(phone).length
  await page.goto('/desk')
  await page.getByPlaceholder('Enter 10-digit number').fill(phone)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await typeCode(page, await store.codeFor(phone, before))
}

async function typeCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByRole('textbox', { name: /^Digit \d of 6$|6-digit code/ })
  await expect(boxes).toHaveCount(6)
  await boxes.first().focus()
  await page.keyboard.type(code)
}

/** Opens a room of the desk by its navigation; on a phone some stand behind “More”. */
export async function openRoom(page: Page, name: string): Promise<void> {
  const rooms = page.getByRole('navigation', { name: 'Desk' }).filter({ visible: true })
  const link = rooms.getByRole('link', { name, exact: true })
  const more = rooms.getByRole('button', { name: 'More' })
  await expect(link.or(more).first()).toBeVisible()
  if (!(await link.isVisible())) await more.click()
  await link.click()
}

/** Fills the order pad for a new customer who wants so many bags of cement, with an address in Gurugram. */
export async function fillOrderPad(
  desk: Page,
  { bags, name }: { bags: number; name?: string },
): Promise<void> {
  await desk.goto('/desk/new-order')
  await desk.getByLabel('Mobile number').fill(freshPhone())
  await expect(desk.getByText('A new customer')).toBeVisible()
  if (name !== undefined) await desk.getByLabel('Name').fill(name)
  await desk.getByLabel(/^What do they need/).fill(`${bags} bag OPC 53 cement`)
  await desk.getByRole('button', { name: 'Find items' }).click()
  await expect(desk.getByLabel(/^Quantity of/)).toHaveValue(String(bags))
  const address = { 'House or plot number': '12', Street: 'MG Road', Landmark: 'Metro', City: 'Gurugram' }
  for (const [label, text] of Object.entries({ ...address, State: 'Haryana', 'PIN code': '122001' }))
    await desk.getByLabel(label, { exact: true }).fill(text)
}

/** Finds a customer by the end of their number and opens their page. */
export async function openCustomer(page: Page, { phone }: { readonly phone: string }): Promise<void> {
  await openRoom(page, 'Customers')
  await page.getByLabel('Search customers').fill(phone.slice(-6))
  // rows move until the search is done
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(phone) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
