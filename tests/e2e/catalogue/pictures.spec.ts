import { expect } from '@playwright/test'
import { test } from '../../support/browser/store-test.ts'

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

test(
  'a phone fetches pictures of its own size, and a banner shortly before it is shown @journey',
  { tag: '@any-width' },
  async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
    })
    await page.clock.install({ time: '2026-11-20T10:00:00Z' })
    await page.clock.pauseAt('2026-11-20T10:00:01Z')
    await page.goto('/')
    const banners = () => fetched.filter((path) => path.includes('/banner-'))
    await expect.poll(banners).toEqual([expect.stringMatching(/-480\.webp$/)])
    const tiles = fetched.filter((path) => path.includes('/demo/pictures/') && !path.includes('/banner-'))
    expect(tiles.length).toBeGreaterThan(5)
    expect(tiles.filter((path) => !path.endsWith('-240.webp'))).toEqual([])
    await page.clock.runFor(2_000)
    await expect.poll(banners).toHaveLength(2)
    await page.clock.runFor(2_000)
    await expect.poll(banners).toHaveLength(3)
  },
)
