import { defaultMerchantSettings } from '../domain/store/settings.ts'
import { readConfig } from '../server/config.ts'
import { createLogger } from '../server/log.ts'
import { openStore } from '../server/open-store.ts'
import { describeStartupError } from '../server/startup-error.ts'

const usage = 'Usage: npm run settings -- list | set NAME VALUE'

/** Lists or changes the settings of the store: name, phone numbers, location, app, delivery promise, seller. */
async function main(): Promise<number> {
  const [command, name, ...values] = process.argv.slice(2)
  if (command !== 'list' && (command !== 'set' || name === undefined || values.length === 0)) {
    console.error(usage)
    return 1
  }
  const { services, close } = await openStore(readConfig(), createLogger('silent', false), false)
  try {
    if (name !== undefined) await services.store.changeSetting(name, values.join(' '))
    const settings = await services.store.getSettings()
    for (const key of Object.keys(defaultMerchantSettings) as (keyof typeof defaultMerchantSettings)[]) {
      console.log(`${key}: ${settings[key]}`)
    }
    console.log(`seller: ${JSON.stringify(await services.store.getSeller())}`)
    return 0
  } finally {
    await close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(describeStartupError(error) ?? (error instanceof Error ? error.message : error))
  process.exitCode = 1
}
