import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

test.each([
  ['a field', Field],
  ['a text of several lines', TextArea],
])('[STOCK-02] %s keeps what is too long, and says how much was typed and how much fits', (_, Component) => {
  const render = (value: string) =>
    renderToStaticMarkup(<Component label="Note" maxLength={300} value={value} error="No." readOnly />)
  const refused = render('x'.repeat(1_312))
  expect(refused).toContain('x'.repeat(1_312))
  expect(refused).not.toMatch(/maxlength/i)
  expect(refused).toContain('1,312 characters, at most 300 fit')
  expect(refused).toContain('aria-invalid="true"')
  expect(render('x'.repeat(300))).not.toContain('too long')
  expect(render('x'.repeat(300))).toContain('No.')
})
