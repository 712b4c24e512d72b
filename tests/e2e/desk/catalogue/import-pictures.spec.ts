import { expect } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test as base } from '../../../support/browser/store-test.ts'
import { startPictureServer, type PictureServer } from '../../../support/process/picture-server.ts'

const server: PictureServer = await startPictureServer()
base.use({ settings: { PICTURE_MIRRORS: `https://pictures.test=${server.address}` } })
base.afterAll(() => server.close())

base(
  '[GOODS-02] pictures elsewhere are fetched with their progress, and one that fails is tried again',
  async ({ page, store }, { project }) => {
    base.slow()
    const path = `/${project.name}.png`
    server.missing.add(path)
    const name = `Jute rope ${project.name}`
    const sheet = `name,hsn,price,pictures\n${name},7317,118,https://pictures.test/good-${project.name}.png | https://pictures.test${path}\n`
    await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await page.goto('/desk/catalogue/import')
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'ropes.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await expect(page.getByText('2 pictures are on other servers')).toBeVisible()
    await expect(page.getByLabel('Copy them to your shop')).toBeChecked()
    await expectAccessible(page, 'the choice of what becomes of pictures')
    await page.getByRole('button', { name: 'Import now' }).click()

    await expect(page.getByText('Pictures: 1 of 2 copied')).toBeVisible({ timeout: 90_000 })
    const retry = page.getByRole('button', { name: `Try again: https://pictures.test${path}` })
    await expect(retry).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText('It was answered with 404')).toBeVisible()
    await expectAccessible(page, 'pictures that could not be fetched')
    server.missing.clear()
    await retry.click()
    await expect(page.getByText('Pictures: 2 of 2 copied')).toBeVisible({ timeout: 90_000 })

    await page.goto(`/desk/catalogue/products/jute-rope-${project.name}`)
    await expect(page.getByRole('button', { name: /^Remove picture/ }).first()).toBeVisible()
    await expect(page.locator('img[src^="https://pictures.test"]')).toHaveCount(0)
  },
)
