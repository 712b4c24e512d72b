import { expect, type Page, type Request } from '@playwright/test'
import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import { test } from '../../support/browser/account-test.ts'
import {
  askForCode,
  codeBoxes,
  loginDialog,
  openLogin,
  paste,
  wrongCode,
} from '../../support/browser/login-steps.ts'
import { freshPhone } from '../../support/api/test-partner.ts'

const success = (page: Page) => page.getByRole('dialog', { name: 'Login Successful!' })
const number = (page: Page) => loginDialog(page).getByPlaceholder('Enter 10-digit number')

/** The calls of one kind that a page makes from now on. */
function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) calls.push(request)
  })
  return calls
}

test('[AUTH-01] [AUTH-04] [GEN-01] step 1 shows logo, tagline, a fixed +91, the placeholder and Send OTP @journey', async ({
  page,
}) => {
  const dialog = await openLogin(page)
  await expect(dialog.getByRole('img', { name: 'Neev' })).toBeVisible()
  await expect(dialog.getByText('Your one-stop shop for all material needs')).toBeVisible()
  await expect(dialog.getByText('+91', { exact: true })).toBeVisible()
  await expect(number(page)).toBeFocused()
  await number(page).press('Backspace')
  await expect(dialog.getByText('+91', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeVisible()
})

test('[AUTH-01] the number takes digits only, and no more than ten', async ({ page }) => {
  await openLogin(page)
  await number(page).pressSequentially('9a8-1 2+3.4567')
  await expect(number(page)).toHaveValue('981234567')
  await number(page).pressSequentially('8')
  await expect(number(page)).toHaveValue('9812345678')
  await number(page).pressSequentially('90')
  await expect(number(page)).toHaveValue('9812345678')
  await expect(page.getByText('A mobile number has 10 digits. You typed more')).toBeVisible()
  // nobody else gets a code for it
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(number(page)).toBeFocused()
  await number(page).fill('')
  for (const text of ['+919812345678', '919812345678', '00919812345678', '०९८१२३४५६७८']) {
    await number(page).pressSequentially(text)
    await expect(number(page)).toHaveValue('9812345678')
    await expect(page.getByText('You typed more')).toHaveCount(0)
    await number(page).fill('')
  }
})

test('[AUTH-12] a number that no Indian mobile has is refused with the reason, and nothing is sent', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/login-codes')) asked.push(request.url())
  })
  await openLogin(page)
  await number(page).fill('5812345678')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('They start with 6, 7, 8 or 9.')).toBeVisible()
  expect(asked).toEqual([])
})

test('[AUTH-01] numbers pasted with +91, 91 or 0 before them are understood', async ({ page }) => {
  await openLogin(page)
  for (const [pasted, read] of [
    ['+91 98123 45678', '9812345678'],
    ['098123-45678', '9812345678'],
    ['919812345678', '9812345678'],
    ['9187654321', '9187654321'],
  ] as const) {
    await number(page).fill('')
    await paste(page, pasted)
    await expect(number(page)).toHaveValue(read)
  }
})

test('[AUTH-01] nine digits are not sent, ten are, with +91 before them', async ({ page }) => {
  const calls = callsTo(page, '/api/login-codes')
  const dialog = await openLogin(page)
  const phone = freshPhone()
  await number(page).fill(phone.slice(0, 9))
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter all 10 digits of your mobile number.')
  expect(calls).toHaveLength(0)
  await number(page).pressSequentially(phone.slice(9))
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeBoxes(page)).toHaveCount(6)
  expect(calls.map((call) => call.postDataJSON() as unknown)).toMatchObject([{ phone: `+91${phone}` }])
})

test('[AUTH-02] each of six boxes takes one digit and hands the focus on; the sixth verifies by itself @journey', async ({
  page,
  store,
}) => {
  const checks = callsTo(page, '/api/session')
  await openLogin(page)
  const phone = freshPhone()
  const code = await askForCode(page, store, phone)
  await expect(loginDialog(page).getByRole('button', { name: 'Verify OTP' })).toBeVisible()
  for (const [place, digit] of code.split('').entries()) {
    await expect(codeBoxes(page).nth(place)).toBeFocused()
    await page.keyboard.press('x')
    await expect(codeBoxes(page).nth(place)).toHaveValue('')
    expect(checks).toHaveLength(0)
    await page.keyboard.press(digit)
    if (place < 5) await expect(codeBoxes(page).nth(place)).toHaveValue(digit)
  }
  await expect(success(page)).toBeVisible()
  expect(checks.map((check) => check.postDataJSON() as unknown)).toEqual([
    { phone: `+91${phone}`, code, privacyVersion: PRIVACY_VERSION },
  ])
})

test('[AUTH-02] backspace in an empty box goes back, and takes the digit there with the next press', async ({
  page,
  store,
}) => {
  await openLogin(page)
  await askForCode(page, store, freshPhone())
  await page.keyboard.type('12')
  await expect(codeBoxes(page).nth(2)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(codeBoxes(page).nth(1)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(codeBoxes(page).nth(0)).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(codeBoxes(page).nth(0)).toBeFocused()
  for (const box of await codeBoxes(page).all()) await expect(box).toHaveValue('')
})

test('[AUTH-02] a pasted code fills all boxes and is verified', async ({ page, store }) => {
  await openLogin(page)
  const code = await askForCode(page, store, freshPhone())
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(success(page)).toBeVisible()
})

test('[AUTH-02] Verify OTP sends a whole code that waits in the boxes', async ({ page, store }) => {
  await openLogin(page)
  const code = await askForCode(page, store, freshPhone())
  await page.route('**/api/session', (route) => route.abort(), { times: 1 })
  await page.keyboard.type(code)
  await expect(loginDialog(page).getByRole('alert')).toBeVisible()
  await loginDialog(page).getByRole('button', { name: 'Verify OTP' }).click()
  await expect(success(page)).toBeVisible()
})

test('[AUTH-03] with five digits Verify OTP does nothing but warn in the console @journey', async ({
  page,
  store,
}) => {
  const checks = callsTo(page, '/api/session')
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await openLogin(page)
  await askForCode(page, store, freshPhone())
  await page.keyboard.type('12345')
  const said = async () => (await loginDialog(page).innerText()).replaceAll(/\d+/g, '#')
  const before = await said()
  await loginDialog(page).getByRole('button', { name: 'Verify OTP' }).click()
  await expect.poll(() => warnings).toEqual([expect.stringMatching(/6 digits.*5/)])
  await expect(loginDialog(page).getByRole('alert')).toHaveCount(0)
  expect(await said()).toBe(before)
  expect(checks).toHaveLength(0)
})

test('[AUTH-05] Login Successful! closes by itself after 2.5 s', async ({ page, store }) => {
  await page.clock.install()
  await openLogin(page)
  const code = await askForCode(page, store, freshPhone())
  await page.keyboard.type(code.slice(0, 5))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.type(code.slice(5))
  await expect(success(page)).toBeVisible()
  await expect(success(page)).toContainText("You're now signed in.")
  await page.clock.runFor(2_400)
  await expect(success(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(success(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeVisible()
})

test('[AUTH-11] a wrong code is said with the tries that are left, and is typed anew', async ({
  page,
  store,
}) => {
  await openLogin(page)
  const code = await askForCode(page, store, freshPhone())
  await page.keyboard.type(wrongCode(code))
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'That code isn’t right. You have 4 tries left.',
  )
  await expect(codeBoxes(page).first()).toBeFocused()
  await expect(codeBoxes(page).first()).toHaveValue('')
  await page.keyboard.type(wrongCode(code))
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'That code isn’t right. You have 3 tries left.',
  )
  await page.keyboard.type(code)
  await expect(success(page)).toBeVisible()
})

test('[AUTH-11] a code that could not be sent is said, and the number stays', async ({ page, store }) => {
  await openLogin(page)
  await page.route(
    '**/api/login-codes',
    (route) =>
      route.fulfill({
        status: 502,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'code-not-sent', status: 502, title: 'x' }),
      }),
    { times: 1 },
  )
  const phone = freshPhone()
  await number(page).fill(phone)
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(loginDialog(page).getByRole('alert')).toContainText('We couldn’t send a code')
  await expect(number(page)).toHaveValue(phone)
  await askForCode(page, store, phone)
})

test('[AUTH-10] another code can be requested after 30 s, and the wait is shown', async ({ page, store }) => {
  await page.clock.install()
  await openLogin(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const phone = freshPhone()
  await askForCode(page, store, phone)
  const resend = loginDialog(page).getByRole('button', { name: /new code/i })
  await expect(resend).toHaveText('New code in 30 s')
  await expect(resend).toBeDisabled()
  await page.clock.runFor(29_000)
  await expect(resend).toHaveText('New code in 1 s')
  await expect(resend).toBeDisabled()
  await page.clock.runFor(1_250)
  await expect(resend).toHaveText('Send a new code')
  await expect(resend).toBeEnabled()
  // the store's own clock has not moved: it says itself how long to wait
  await resend.click()
  await expect(resend).toHaveText(/New code in \d+ s/)
})

test('[AUTH-02] Change number goes back to step 1 with the number still filled in', async ({
  page,
  store,
}) => {
  await openLogin(page)
  const phone = freshPhone()
  await askForCode(page, store, phone)
  await expect(loginDialog(page)).toContainText(`Sent to +91 ${phone.slice(0, 5)} ${phone.slice(5)}`)
  await loginDialog(page).getByRole('button', { name: 'Change number' }).click()
  await expect(number(page)).toHaveValue(phone)
})
