import { defaultMerchantSettings } from '#domain/store/settings.ts'
import type { Command, CommandContext } from './command.ts'

/** Lists or changes the settings of the store: name, phone numbers, location, app, delivery promise, return terms, seller. */
export const settings: Command = {
  usage: 'Usage: npm run settings -- list | set NAME VALUE',
  parse: ([command, name, ...values]) => {
    if (command === 'list' && name === undefined) return list
    if (command !== 'set' || name === undefined || values.length === 0) return null
    return async (context) => {
      await context.store.services.store.changeSetting(name, values.join(' '))
      return list(context)
    }
  },
}

async function list({ store: { services }, print }: CommandContext): Promise<number> {
  const current = await services.store.getMerchantSettings()
  for (const key of Object.keys(defaultMerchantSettings) as (keyof typeof defaultMerchantSettings)[]) {
    print(`${key}: ${current[key]}`)
  }
  const { sections, isExample } = await services.store.getReturnTerms()
  print(
    `returnTerms: ${isExample ? 'an example, for you to check and replace' : `${sections.length} sections of yours`}`,
  )
  print(`seller: ${JSON.stringify(await services.store.getSeller())}`)
  return 0
}
