import { expect, it } from 'vitest'
import { telLink, whatsappLink } from './contact-links.ts'

it('[GEN-06] the hotline is dialled without its spaces', () => {
  expect(telLink('+91 124 400 0000')).toBe('tel:+911244000000')
})

it('[GEN-06] the chat link takes digits only', () => {
  expect(whatsappLink('+91 12440 00000')).toBe('https://wa.me/911244000000')
})
