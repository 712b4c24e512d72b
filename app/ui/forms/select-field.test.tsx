import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

test('[LANG-01] a choice that is longer than its field ends in dots, not within a letter', () => {
  const field = renderToStaticMarkup(
    <SelectField label="Product" options={[['sand', 'Coarse river sand']]} />,
  )
  expect(/<select[^>]*class="([^"]*)"/.exec(field)?.[1]?.split(' ')).toContain('text-ellipsis')
})
