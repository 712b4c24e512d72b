import { chromium, type Browser } from '@playwright/test'
import { chromiumArguments, findChromium } from './find-program.ts'

/** Starts the machine's Chromium without a window, with further arguments where a test needs them. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: [...chromiumArguments, ...more],
    ...(executablePath ? { executablePath } : {}),
  })
}
