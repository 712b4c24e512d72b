import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import type { Store } from '../../../support/process/start-store.ts'

const RED = [255, 0, 0] as const
const BLUE = [0, 0, 255] as const

/** A picture with red on its left half and blue on its right. */
function halves(): Promise<Buffer> {
  const half = { width: 400, height: 400, channels: 3, background: '#f00' } as const
  return sharp({ create: { ...half, width: 800, background: '#00f' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Opens the form of a new product and returns where its pictures are added. */
async function openNewProduct(page: Page, store: Store): Promise<Locator> {
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/products/+new')
  return page.getByRole('group', { name: 'Pictures' }).getByLabel('Add a picture')
}

/** The size of the shown picture as it is kept, and the colours of its first and last pixel. */
async function readShown(page: Page) {
  const src = await page.getByRole('group', { name: 'Pictures' }).locator('img').last().getAttribute('src')
  const answer = await page.request.get(src ?? '', { headers: { accept: 'image/webp' } })
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = (at: number) => [0, 1, 2].map((channel) => (data[at + channel] ?? 0) > 128)
  return { ratio: info.width / info.height, first: colour(0), last: colour(data.length - 3) }
}

const isColour = (colour: readonly number[]) => colour.map((value) => value > 128)

test('[GOODS-02] a picture is turned and cropped by hand and by keyboard, and the original is taken back', async ({
  page,
  store,
}) => {
  const add = await openNewProduct(page, store)
  await add.setInputFiles({ name: 'halves.png', mimeType: 'image/png', buffer: await halves() })
  await page.getByRole('button', { name: 'Edit picture 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit picture' })
  await expect(dialog.locator('canvas')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Use the original' })).toBeVisible()
  await expectAccessible(page, 'turning and cropping a picture')

  await dialog.getByRole('button', { name: 'Rotate right' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await readShown(page)).ratio).toBe(0.5)
  expect(await readShown(page)).toMatchObject({ first: isColour(RED), last: isColour(BLUE) })

  await page.getByRole('button', { name: 'Edit picture 1' }).click()
  await dialog.getByRole('button', { name: 'Square' }).click()
  await expect(dialog.getByRole('button', { name: 'Square' })).toHaveAttribute('aria-pressed', 'true')
  // the square is dragged to the lower end
  const frame = dialog.getByLabel('Crop area.')
  await frame.hover()
  const box = await frame.boundingBox()
  const whole = await dialog.locator('canvas').boundingBox()
  if (box === null || whole === null) throw new Error('there is no frame')
  // the frame lies on the picture
  for (const side of [box.width, box.height, whole.height / 2]) expect(side).toBeCloseTo(whole.width, 0)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 2, { steps: 5 })
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await readShown(page)).ratio).toBe(1)
  expect(await readShown(page)).toMatchObject({ first: isColour(BLUE), last: isColour(BLUE) })

  await page.getByRole('button', { name: 'Edit picture 1' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Use the original' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await readShown(page)).ratio).toBe(2)

  await page.getByRole('button', { name: 'Edit picture 1' }).click()
  // a touch screen has corners only
  await dialog.getByLabel('Handle at the bottom right.').focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+ArrowLeft')
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await readShown(page)).ratio).not.toBe(2)
})

test('[GOODS-02] a plain background is removed, seen before it is applied, and where there is none it is said', async ({
  page,
  store,
}) => {
  const add = await openNewProduct(page, store)
  await add.setInputFiles({ name: 'halves.png', mimeType: 'image/png', buffer: await halves() })
  const dialog = page.getByRole('dialog', { name: 'Edit picture' })
  const remove = dialog.getByRole('button', { name: 'Remove background' })
  await page.getByRole('button', { name: 'Edit picture 1' }).click()
  await remove.click()
  await expect(dialog.getByText('There is no plain background to remove.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await page.keyboard.press('Escape')

  const tile = { width: 200, height: 200, channels: 3, background: '#a22' } as const
  const photo = await sharp({ create: { ...tile, width: 600, height: 600, background: '#f2f2ee' } })
    .composite([{ input: { create: tile }, left: 200, top: 200 }])
    .jpeg()
    .toBuffer()
  await add.setInputFiles({ name: 'tile.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Edit picture 2' }).click()
  await expect(dialog.locator('canvas')).toBeVisible()
  await remove.click()
  await expect(remove).toHaveAttribute('aria-pressed', 'true')
  const opacityAt = (x: number, y: number) =>
    dialog
      .locator('canvas')
      .evaluate(
        (canvas: HTMLCanvasElement, [left, top]) =>
          canvas.getContext('2d')?.getImageData(left ?? 0, top ?? 0, 1, 1).data[3],
        [x, y],
      )
  await expect.poll(() => opacityAt(10, 10)).toBe(0)
  expect(await opacityAt(300, 300)).toBe(255)
  await expectAccessible(page, 'a picture without its background')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  const shown = page.getByRole('group', { name: 'Pictures' }).locator('img').last()
  const answer = await page.request.get((await shown.getAttribute('src')) ?? '', {
    headers: { accept: 'image/webp' },
  })
  const kept = await sharp(await answer.body())
    .ensureAlpha()
    .raw()
    .toBuffer()
  expect([kept[3], kept[kept.length - 1]]).toEqual([0, 0])
})
