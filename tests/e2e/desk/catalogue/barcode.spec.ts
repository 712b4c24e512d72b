import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { barcodePicture, writeBarcodeFilm } from '../../../support/browser/barcode-film.ts'
import { cement } from '../../../support/browser/checkout-steps.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import { launchChromium } from '../../../support/process/launch-chromium.ts'

// a store of its own: what it runs out of is bought by other tests
test.use({ settings: { OPEN_CASH_ORDERS: '32' } })

const CODE = '8901234567890'
const OTHER_CODE = '8909876543210'

/** A browser whose camera sees a barcode. */
async function launchWithCamera(code: string) {
  const film = join(mkdtempSync(join(tmpdir(), 'neev-film-')), 'barcode.y4m')
  await writeBarcodeFilm(film, code)
  return launchChromium([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
}

/** Runs in the page: what it gets of a person who does not let it use the camera. */
function refuseCamera(): void {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
}

async function trackWithBarcode(page: Page): Promise<void> {
  await page.goto('/desk/stock?filter=all&q=opc-cement-53-adrika')
  await page.getByRole('button', { name: cement.name }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Track stock').check()
  await dialog.getByLabel('Barcode', { exact: true }).fill(CODE)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('[STOCK-02] a barcode is read by the camera, live; an unknown one is named, and without permission or camera a photo does @any-width', async ({
  page,
  store,
}) => {
  test.slow()
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await trackWithBarcode(page)
  const cookies = await page.context().cookies()
  const scanner = page.getByRole('dialog', { name: 'Scan barcodes' })

  await test.step('where there is no camera, the page says so, and a photo is read', async () => {
    await page.goto('/desk/stock/count')
    await page.getByRole('button', { name: 'Scan a barcode' }).click()
    await expect(scanner.getByRole('alert')).toContainText(/no camera|may not use the camera/)
    await expectAccessible(page, 'the scanner without a camera')
    const photo = { name: 'photo.png', mimeType: 'image/png' }
    await scanner
      .getByLabel('Use a photo')
      .setInputFiles({ ...photo, buffer: await barcodePicture(OTHER_CODE) })
    await expect(scanner.getByText(`No tracked product matches “${OTHER_CODE}”.`)).toBeVisible()
    await scanner.getByLabel('Use a photo').setInputFiles({ ...photo, buffer: await barcodePicture(CODE) })
    await expect(scanner.getByText(/Adrika.* added$/)).toBeVisible()
    await scanner.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByLabel(/^Units of/)).toHaveValue('1')
  })

  const browser = await launchWithCamera(CODE)
  try {
    const { width = 360, height = 740 } = page.viewportSize() ?? {}
    const open = async ({ isRefused = false } = {}) => {
      const context = await browser.newContext({
        baseURL: store.baseURL,
        viewport: { width, height },
        permissions: ['camera'],
      })
      // Chromium without a window asks nobody, so nobody can refuse
      if (isRefused) await context.addInitScript(refuseCamera)
      await context.addCookies(cookies)
      const yard = await context.newPage()
      await yard.goto('/desk/stock/count')
      await yard.getByRole('button', { name: 'Scan a barcode' }).click()
      return { yard, shown: yard.getByRole('dialog', { name: 'Scan barcodes' }) }
    }

    await test.step('the camera reads what it sees once, however long it sees it', async () => {
      const { yard, shown } = await open()
      // a busy machine may list its camera a moment late
      await expect(async () => {
        const again = shown.getByRole('button', { name: 'Try again' })
        if (await again.isVisible()) await again.click()
        await expect(shown.getByText(/Adrika.* added$/)).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 45_000 })
      await expectAccessible(yard, 'the scanner with its camera')
      await shown.getByRole('button', { name: 'Done' }).click()
      await expect(shown).toBeHidden()
      await expect(yard.getByLabel(/^Units of/)).toHaveValue('1')
      await yard.context().close()
    })

    await test.step('a refused camera is explained', async () => {
      const { yard, shown } = await open({ isRefused: true })
      await expect(shown.getByRole('alert')).toContainText('may not use the camera')
      await yard.context().close()
    })
  } finally {
    await browser.close()
  }
})

test('[STOCK-02] [SAFE-01] only the desk may ask for the camera, and no page may run WebAssembly @any-width', async ({
  page,
}) => {
  const headersOf = async (path: string) => (await page.request.get(path)).headers()
  for (const path of ['/', '/search?q=cement', '/desks', '/api/store']) {
    expect((await headersOf(path))['permissions-policy']).toContain('camera=()')
  }
  for (const path of ['/desk', '/desk/stock/count', '/desk']) {
    const headers = await headersOf(path)
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['content-security-policy']).not.toContain('wasm')
  }
})
