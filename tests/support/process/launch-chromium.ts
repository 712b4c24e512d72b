import { chromium, type Browser } from '@playwright/test'
import { chromiumArguments, findChromium } from './find-program.ts'

/** Starts the machine's Chromium without a window. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: [...chromiumArguments], ...(executablePath ? { executablePath } : {}) })
}
