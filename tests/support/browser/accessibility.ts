import { basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'

/**
 * Fails on anything wrong with a step of a journey for who uses it by touch, keyboard or ear. `npm test` looks at the pages of the
 * files of accessibility, `npm run test:all` at every step.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { file, project } = test.info()
  if (project.name.startsWith('all-') || basename(file).startsWith('accessibility-'))
    await expectNothingWrong(page, where)
}

/**
 * Fails on anything that axe finds wrong with what is on the screen, in light on a phone, in dark on a wide screen, and
 * on what must be moved sideways there: at 320 px on a phone, with text of twice the size on both.
 */
async function expectNothingWrong(page: Page, where: string): Promise<void> {
  const size = page.viewportSize()
  const phone = size !== null && size.width <= 768
  await expectNothingFound(page, where, phone ? 'light' : 'dark')
  if (phone) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScrolling(page, `${where} at 320 px`)
    await page.setViewportSize(size)
  }
  const twice = await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
  await expectNoSidewaysScrolling(page, `${where} with text at 200 %`)
  await twice.evaluate((style) => style.parentNode?.removeChild(style))
}

async function expectNothingFound(page: Page, where: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await settle(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, `${where}, ${colorScheme}`).toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** From the next page on, good news stays long enough to be looked into instead of going after 2 or 2.5 s. */
export async function prolongSuccessMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const kept = (act: TimerHandler, ms?: number): number =>
      later(act, ms === 2_000 || ms === 2_500 ? 60_000 : ms)
    window.setTimeout = kept as typeof window.setTimeout
  })
}

/** Goes on with Tab until something has the focus, as who uses no mouse does; fails when it is never reached. */
export async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < most; presses += 1) {
    if (await isFocused(wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted.toString()} is not reached with ${most} presses of Tab`)
}

/** A layer opens by keyboard, keeps the focus, and is closed by Escape and by the back button; then the focus is back. */
export async function expectLayer(
  page: Page,
  { opener, layer }: { opener: Locator; layer: Locator },
): Promise<void> {
  const address = page.url()
  for (const way of ['Escape', 'back'] as const) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(layer).toBeVisible()
    await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    if (way === 'Escape') {
      await expectTrapped(page, layer)
      await page.keyboard.press('Escape')
    } else await page.goBack()
    await expect(layer).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(page.url()).toBe(address)
  }
}

/** Fails when Tab, in either direction, leads out of an open layer. */
async function expectTrapped(page: Page, layer: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press(key)
      // at the ends the focus stands for a moment on the guards of the trap
      await expect
        .poll(() => layer.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true)
    }
  }
}

/** Fails when a page, or an open layer of it, can be moved sideways. */
async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  // what is placed by measuring follows a change of the size
  await settle(page)
  const wide = await page.evaluate(() => {
    const root = document.documentElement
    // parts that stand out, without those that are cut off there or move within a part of their own
    const isCut = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement))
    const moved = root.scrollWidth > root.clientWidth ? ['the page'] : []
    for (const part of moved.length > 0 ? document.body.querySelectorAll('*') : [])
      if (part.getBoundingClientRect().right > root.clientWidth + 1 && !isCut(part.parentElement))
        moved.push(part.outerHTML.slice(0, 120))
    for (const layer of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
      for (const part of [layer, ...layer.querySelectorAll('*')]) {
        const { overflowX } = getComputedStyle(part)
        const canMove = ['auto', 'scroll'].includes(overflowX) && part.scrollWidth > part.clientWidth + 1
        const box = part.getBoundingClientRect()
        if (canMove || box.right > innerWidth + 1 || box.left < -1) moved.push(part.outerHTML.slice(0, 120))
      }
    }
    return moved
  })
  expect(wide, where).toEqual([])
}

/** Waits until the page stands: colours go over into each other for a moment, and layers move. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

async function isFocused(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement)
}
