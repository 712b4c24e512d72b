import type { Page, Response } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { launchChromium } from '../../support/process/launch-chromium.ts'

/** What a first view of a page loads on a phone, in bytes, each kind also as gzip would send it. */
export type ByteFigures = {
  readonly page: string
  readonly requests: number
  readonly gzip: Readonly<Record<Kind, number>>
  readonly sent: Readonly<Record<Kind, number>>
}

type Kind = 'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'other'
type Loaded = { readonly kind: Kind; readonly gzip: number; readonly sent: number }

const kinds = ['html', 'css', 'js', 'fonts', 'pictures', 'other'] as const
const kindOf: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
}

/** Opens each page in a fresh browser profile until the network is quiet, and adds up what came. */
export async function measureBytes(pages: Readonly<Record<string, string>>): Promise<ByteFigures[]> {
  const browser = await launchChromium()
  try {
    const figures: ByteFigures[] = []
    for (const [page, url] of Object.entries(pages)) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      })
      const loaded = await firstView(await context.newPage(), url)
      figures.push({ page, requests: loaded.length, gzip: sums(loaded, 'gzip'), sent: sums(loaded, 'sent') })
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function firstView(page: Page, url: string): Promise<Loaded[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  return Promise.all(responses.map(weigh))
}

async function weigh(response: Response): Promise<Loaded> {
  const kind = kindOf[response.request().resourceType()] ?? 'other'
  const body = await response.body().catch(() => Buffer.alloc(0))
  const { responseBodySize: sent } = await response.request().sizes()
  const compressed = kind === 'fonts' || kind === 'pictures' ? body.length : gzipSync(body).length
  return { kind, sent, gzip: body.length === 0 ? 0 : compressed }
}

function sums(loaded: readonly Loaded[], what: 'gzip' | 'sent'): Record<Kind, number> {
  const entries = kinds.map((kind) => {
    const bytes = loaded.filter((one) => one.kind === kind).map((one) => one[what])
    return [kind, bytes.reduce((sum, size) => sum + size, 0)] as const
  })
  return Object.fromEntries(entries) as Record<Kind, number>
}
