import { defineMessages } from '#app/i18n/messages.ts'

export const barcodeMessages = defineMessages({
  en: {
    scan: 'Scan a barcode',
    title: 'Scan barcodes',
    hintMany: 'Hold one barcode after the other inside the frame. Each scan adds one.',
    hintOne: 'Hold the product’s barcode inside the frame.',
    picture: 'What the camera sees',
    starting: 'Starting the camera … Allow it if the browser asks.',
    done: 'Done',
    torch: 'Light',
    photo: 'Use a photo',
    added: (name: string, times: number) =>
      times === 1 ? `${name} added` : `${name} added, ${times} in all`,
    taken: (code: string) => `Barcode ${code}`,
    noCode: 'We couldn’t read a barcode in this photo. Move closer and try again, or type it.',
    wrongCode: 'This code is too long for a product’s barcode.',
    refused:
      'This site may not use the camera. Allow it in the browser’s settings for this site, or use a photo.',
    none: 'We found no camera on this device. Use a photo, or type the barcode.',
    busy: 'The camera is in use elsewhere. Close the other app and try again, or use a photo.',
    insecure: 'Browsers open the camera only on https addresses. Use a photo, or type the barcode.',
    failed: 'The barcode reader couldn’t be loaded. Check the connection and try again, or type the barcode.',
  },
})
