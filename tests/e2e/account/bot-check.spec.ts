import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { codeBoxes, loginDialog, openLogin } from '../../support/browser/login-steps.ts'
import { keepRoutes } from '../../support/browser/keep-routes.ts'
import { freshPhone } from '../../support/api/test-partner.ts'

const challengeCall = '**/api/login-codes/challenge'

test('[AUTH-07] the task is fetched and solved while the number is typed; the partner is asked nothing', async ({
  page,
}) => {
  const tasks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/challenge')) tasks.push(request.url())
  })
  await openLogin(page)
  expect(tasks).toEqual([])
  // the task may be solved before the key is up
  const solved = new Promise((resolve) => {
    page.once('worker', (worker) => worker.once('close', resolve))
  })
  await loginDialog(page).getByPlaceholder('Enter 10-digit number').pressSequentially('9')
  await solved
  await loginDialog(page).getByPlaceholder('Enter 10-digit number').fill(freshPhone())
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeBoxes(page)).toHaveCount(6)
  expect(tasks).toHaveLength(1)
})

test('[AUTH-07] without a task nothing is sent, the number stays, and another try works', async ({
  page,
  store,
}) => {
  await openLogin(page)
  await keepRoutes(page)
  await page.route(challengeCall, (route) => route.abort())
  const phone = freshPhone()
  const number = loginDialog(page).getByPlaceholder('Enter 10-digit number')
  await number.fill(phone)
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(loginDialog(page).getByText(/can’t reach the store/)).toBeVisible()
  await expect(number).toHaveValue(phone)
  expect(store.messagesTo(phone)).toEqual([])
  await page.unroute(challengeCall)
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeBoxes(page)).toHaveCount(6)
})

test('[AUTH-07] a proof that the store refuses is made anew once, then the refusal is said', async ({
  page,
}) => {
  await keepRoutes(page)
  await openLogin(page)
  const refusal = {
    status: 403,
    contentType: 'application/problem+json',
    json: { code: 'proof-invalid', title: 'x' },
  }
  await page.route('**/api/login-codes', (route) => route.fulfill(refusal), { times: 1 })
  await loginDialog(page).getByPlaceholder('Enter 10-digit number').fill(freshPhone())
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeBoxes(page)).toHaveCount(6)
  await page.reload()
  await openLogin(page)
  await page.route('**/api/login-codes', (route) => route.fulfill(refusal))
  await loginDialog(page).getByPlaceholder('Enter 10-digit number').fill(freshPhone())
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(loginDialog(page).getByText(/couldn’t confirm that you’re not a robot/)).toBeVisible()
})
