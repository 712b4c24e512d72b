import { defineConfig } from '@playwright/test'
import { assertNode } from './tests/support/process/assert-node.ts'
import { chromiumArguments, findChromium } from './tests/support/process/find-program.ts'

assertNode()
const executablePath = findChromium()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }
/** What `npm test` runs: on a phone and, where the layout differs or the desk is meant, on a wide screen. */
const journey = /@journey( |$)/
const wideJourney = /@journey-wide( |$)/
/** These files, and tests with this tag, do not depend on the width. */
const anyWidth = /@any-width/
const anyWidthFiles = /(failures-\w+|login|bot-check|devices|shared-phone|tabs|page-urls)\.spec\.ts$/
/** Most pages live for a second or two, which does not repay optimising their code. */
const withoutOptimising = '--js-flags=--no-opt'
const wide = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.results/playwright',
  globalSetup: './tests/support/browser/prepare-data.ts',
  reporter: 'list',
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumArguments, withoutOptimising],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  // `npm test` runs the first two; `npm run test:all` everything, with accessibility at every step
  projects: [
    { name: 'journeys-phone', use: phone, grep: journey },
    { name: 'journeys-wide', use: wide, grep: wideJourney },
    { name: 'all-phone', use: phone },
    { name: 'all-wide', use: wide, testIgnore: anyWidthFiles, grepInvert: anyWidth },
  ],
})
