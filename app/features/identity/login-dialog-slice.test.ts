import { expect, it } from 'vitest'
import { loginClosed, loginCompleted, loginDialogReducer, loginRequested } from './login-dialog-slice.ts'

it('[AUTH-05] a completed login shows the welcome and keeps its purpose', () => {
  const asked = loginDialogReducer(undefined, loginRequested('checkout'))
  const welcomed = loginDialogReducer(asked, loginCompleted(asked.purpose))
  expect(welcomed).toEqual({ stage: 'welcome', purpose: 'checkout' })
  expect(loginDialogReducer(welcomed, loginClosed()).stage).toBe('closed')
})
