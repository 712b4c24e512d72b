import { expect, test } from 'vitest'
import { deviceMessages, newDeviceMessages } from '#app/messages/hi/profile/devices.ts'

test('[LANG-01] [SAFE-02] a device is named without a word of English on pages in Hindi', () => {
  expect(deviceMessages.named('Chrome on Android')).toBe('Android पर Chrome')
  expect(newDeviceMessages.signedIn('Samsung Internet on Android', 'सुबह 9:35 बजे')).toBe(
    'Android पर Samsung Internet, सुबह 9:35 बजे',
  )
  expect(deviceMessages.named('Firefox')).toBe('Firefox')
})
