import { type Browser, chromium, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '../tests/support/find-program.ts'
import { startStore } from '../tests/support/start-store.ts'

type Shot = {
  readonly name: string
  readonly path: string
  /** What a person does on the page before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>
}

const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category' },
  { name: 'categories', path: '/categories' },
  { name: 'subpage', path: '/subpage?mainCat=cement' },
  { name: 'cart', path: '/cart' },
  { name: 'profile', path: '/profile' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no-such-page' },
]

const widths = [360, 768, 1280, 1920] as const
const schemes = ['light', 'dark'] as const
const folder = join(import.meta.dirname, '../screenshots')

// `npm run screenshots -- home 360 dark` narrows what is taken by name, width and scheme
const asked = process.argv.slice(2)
const known: readonly string[] = [...shots.map(({ name }) => name), ...widths.map(String), ...schemes]
const stranger = asked.find((word) => !known.includes(word))
if (stranger !== undefined) {
  console.error(`"${stranger}" is none of ${known.join(', ')}`)
  process.exit(1)
}
const chosen = <T extends string | number>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => asked.includes(String(one)))
  return some.length > 0 ? some : all
}

mkdirSync(folder, { recursive: true })
const executablePath = findChromium()
const store = await startStore()
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath ? { executablePath } : {}),
})
try {
  const names = chosen(shots.map(({ name }) => name))
  const wanted = shots.filter(({ name }) => names.includes(name))
  const looks = chosen(widths).flatMap((width) =>
    chosen(schemes).map((colorScheme) => ({ width, colorScheme })),
  )
  for (const shot of wanted) {
    for (const look of looks) await take(browser, shot, look)
  }
} finally {
  await browser.close()
  await store.stop()
}

async function take(
  within: Browser,
  shot: Shot,
  { width, colorScheme }: { width: number; colorScheme: 'light' | 'dark' },
): Promise<void> {
  const phone = width <= 768
  const context = await within.newContext({
    baseURL: store.baseURL,
    viewport: { width, height: phone ? 780 : 900 },
    isMobile: phone,
    hasTouch: phone,
    colorScheme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(shot.path, { waitUntil: 'networkidle' })
  await shot.steps?.(page)
  const path = join(folder, `${shot.name}-${width}-${colorScheme}.png`)
  await page.screenshot({ path, fullPage: shot.steps === undefined, animations: 'disabled' })
  console.log(path)
  await context.close()
}
