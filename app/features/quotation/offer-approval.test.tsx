import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApprovalNotice } from './offer-approval.tsx'

const notice = (approvers: readonly string[]) =>
  renderToStaticMarkup(<ApprovalNotice approval={{ isNeeded: true, approvers, request: null, path: null }} />)

test('[FIRM-06] any one of those who may approve an offer is enough', () => {
  expect(notice(['Meera Gupta', 'Ravi', 'Sunita'])).toContain(
    'Can be approved by Meera Gupta, Ravi or Sunita.',
  )
  expect(notice(['Meera Gupta'])).toContain('Can be approved by Meera Gupta.')
  expect(notice([])).not.toContain('Can be approved by')
})
