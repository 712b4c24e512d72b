import { expect, it } from 'vitest'
import { withFilterForm } from './filter-form.ts'

const query = (text: string) => new URLSearchParams(text)

it('[LIST-08] a filter form replaces the filters of the query', () => {
  const form = new FormData()
  form.append('f.Brand', 'Yojak')
  form.append('min', ' 50 ')
  form.append('max', '')
  form.append('other', 'x')
  expect(withFilterForm(query('sub=a&f.Brand=Adrika&max=9&page=2'), form)).toBe('?sub=a&f.Brand=Yojak&min=50')
})
