import type { Browser } from '@playwright/test'
import { launchChromium } from '../../support/process/launch-chromium.ts'
import { median } from '../median.ts'

/** A mid-range phone computes about so many times slower than a core of a server of today. */
const phoneFactor = 6

/** The proof of work before a code is sent, in a real browser. */
export type ProofFigures = {
  /** What the workers took to solve it, once started: the median of several. */
  readonly milliseconds: number
  readonly phoneMilliseconds: number
}

/** Opens the login of a store and types a digit, a few times, each in a fresh profile. */
export async function measureProof(baseURL: string, times = 7): Promise<ProofFigures> {
  const browser = await launchChromium()
  try {
    const taken: number[] = []
    for (let turn = 0; turn < times; turn += 1) taken.push(await oneProof(browser, baseURL))
    const milliseconds = median(taken)
    return { milliseconds, phoneMilliseconds: milliseconds * phoneFactor }
  } finally {
    await browser.close()
  }
}

async function oneProof(browser: Browser, baseURL: string): Promise<number> {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const Plain = Worker
    window.Worker = class extends Plain {
      override postMessage(message: { type?: string }) {
        if (message.type === 'work')
          this.addEventListener('message', ({ data }: MessageEvent<{ time?: number } | null>) => {
            if (data?.time !== undefined) window.name ||= String(data.time)
          })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        super.postMessage(message)
      }
    }
  })
  await page.goto(`${baseURL}/profile`)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.getByPlaceholder('Enter 10-digit number').pressSequentially('9')
  const taken = await page.waitForFunction(() => Number(window.name))
  const milliseconds = await taken.jsonValue()
  await page.close()
  return milliseconds
}
