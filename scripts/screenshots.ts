import type { Browser, BrowserContext } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages, pathIn, type Language } from '../domain/i18n/language.ts'
import { grantRole } from '../tests/support/browser/desk-steps.ts'
import { launchChromium } from '../tests/support/process/launch-chromium.ts'
import { newPartner, type TestPartner } from '../tests/support/api/test-partner.ts'
import { openDeskOverHttp } from '../tests/support/process/sign-in-over-http.ts'
import { startStore } from '../tests/support/process/start-store.ts'
import { texts } from '../tests/support/messages/texts.ts'
import type { Shot } from '../tests/support/screenshots/shot.ts'
import { enter, shots } from '../tests/support/screenshots/shots.ts'

const widths = [360, 768, 1280, 1920] as const
const schemes = ['light', 'dark'] as const
const folder = join(import.meta.dirname, '../screenshots')

// `npm run screenshots -- home 360 dark hi` narrows what is taken by name, width and scheme, and takes it in another language
const asked = process.argv.slice(2)
const known: readonly string[] = [
  ...shots.map(({ name }) => name),
  ...widths.map(String),
  ...schemes,
  ...languages,
]
const unknown = asked.find((word) => !known.includes(word))
if (unknown !== undefined) {
  console.error(`"${unknown}" is not one of ${known.join(', ')}`)
  process.exit(1)
}
const chosen = <T extends string | number>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => asked.includes(String(one)))
  return some.length > 0 ? some : all
}

mkdirSync(folder, { recursive: true })
const store = await startStore({ environment: { CODES_PER_HOUR_FROM_ADDRESS: '100000' } })
const browser = await launchChromium()
const failed: string[] = []
let owner: Promise<string> | undefined
try {
  const names = chosen(shots.map(({ name }) => name))
  const language = languages.find((one) => asked.includes(one)) ?? 'en'
  const looks = chosen(widths).flatMap((width) =>
    chosen(schemes).map((colorScheme) => ({ width, colorScheme, language })),
  )
  const wanted = shots.filter(({ name }) => names.includes(name))
  const all = wanted.flatMap((shot) =>
    looks.filter((look) => suits(shot, look)).map((look) => ({ shot, look })),
  )
  for (const { shot, look } of all) await take(browser, shot, look)
} finally {
  await browser.close()
  await store.stop()
}
if (failed.length > 0) {
  console.error(`Not taken:\n${failed.join('\n')}`)
  process.exitCode = 1
}

type Look = { readonly width: number; readonly colorScheme: 'light' | 'dark'; readonly language: Language }

/** The desk speaks English, and other languages are offered on pages in English. */
function suits({ only, path, who, prefers }: Shot, { width, language }: Look): boolean {
  const isEnglish = path.startsWith('/desk') || who === 'owner' || prefers !== undefined
  if (language !== 'en' && isEnglish) return false
  return only === undefined || (only === 'wide') === width > 768
}

async function take(within: Browser, shot: Shot, { width, colorScheme, language }: Look): Promise<void> {
  const phone = width <= 768
  const context = await within.newContext({
    baseURL: store.baseURL,
    viewport: { width, height: phone ? 780 : 900 },
    isMobile: phone,
    hasTouch: phone,
    colorScheme,
    locale: shot.prefers ?? 'en-IN',
    javaScriptEnabled: shot.hasScripts ?? true,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const name = [shot.name, width, colorScheme, ...(language === 'en' ? [] : [language])].join('-')
  try {
    if (shot.who === 'owner') await signInOwner(context)
    await enter(
      { ...shot, path: pathIn(language, shot.path) },
      { page, store, wide: !phone, language, say: texts[language] },
      await partnerFor(shot),
    )
    if (shot.busy !== true && shot.who !== 'owner') await page.waitForLoadState('networkidle')
    if (shot.hasScripts !== false) await page.waitForFunction(visiblePicturesAreLoaded)
    const path = join(folder, `${name}.png`)
    await page.screenshot({ path, fullPage: shot.whole ?? shot.steps === undefined, animations: 'disabled' })
    console.log(path)
  } catch (error) {
    failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    await context.close()
  }
}

/** Runs in the page: resolves when the pictures in the viewport can be painted. */
async function visiblePicturesAreLoaded(): Promise<boolean> {
  const inView = Array.from(document.images).filter((image) => {
    const { top, left, bottom, right } = image.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
  await Promise.allSettled(inView.map((image) => image.decode()))
  return true
}

async function signInOwner(context: BrowserContext): Promise<void> {
  owner ??= openShop()
  const cookies = (await owner).split('; ').map((cookie) => {
    const at = cookie.indexOf('=')
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: store.baseURL, httpOnly: true }
  })
  await context.addCookies(cookies)
}

/** Gives the shop some orders and an owner; resolves with the cookies of the owner's desk. */
async function openShop(): Promise<string> {
  for (let orders = 0; orders < 6; orders += 1) {
    const partner = await newPartner(store)
    await partner.addAddress()
    await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 10 + orders)
  }
  return openDeskOverHttp(store, await grantRole(store, 'owner', 'Meera'))
}

async function partnerFor({ who }: Shot): Promise<TestPartner | null> {
  if (who === undefined || who === 'owner') return null
  const partner = await newPartner(store)
  if (who === 'customer') {
    await partner.addAddress()
    await partner.placeOrder('opc-cement-53-adrikaVariant[0]')
  }
  return partner
}
