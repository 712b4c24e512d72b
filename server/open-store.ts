import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { defaultStoreSettings } from '#domain/store/settings.ts'
import type { Config } from './config.ts'
import { altcha } from './gateways/bot-check/altcha.ts'
import { jsonFolder } from './gateways/catalogue/json-folder.ts'
import { openMessages } from './gateways/sms/open-messages.ts'
import { showMessage } from './log.ts'
import { makeServices, type Services } from './services.ts'
import { openDatabase, type Database } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { findOrAddSecret } from './store/secrets.ts'

/** Opens the database, brings it to the newest form and binds the verbs to it. */
export async function openStore(
  config: Config,
  log: Logger,
  terminal: boolean,
): Promise<{ database: Database; services: Services }> {
  await mkdir(path.join(config.dataDir, 'media'), { recursive: true })
  const database = await openDatabase(config.databaseUrl, path.join(config.dataDir, 'database'))
  try {
    const done = await migrate(database)
    if (done.length > 0) log.info({ migrations: done }, 'the database was brought to the newest form')
    const secret = (name: string): Promise<string> =>
      findOrAddSecret(database.queries, name, randomBytes(32).toString('base64url'))
    const services = makeServices({
      database,
      botCheck: altcha({ secret: await secret('bot-check'), steps: config.proofSteps }),
      messages: openMessages(config.smsRoutes, { dataDir: config.dataDir, show: showMessage(log, terminal) }),
      catalogueFiles: jsonFolder,
      now: () => new Date(),
      loginSecret: await secret('login-codes'),
      loginLimits: config.loginLimits,
      storeName: defaultStoreSettings.name,
      apiBase: config.apiBase,
      publicUrl: config.publicUrl,
      wantsCatalogue: config.catalogue !== null,
    })
    if (await services.catalogue.remakeSearch()) log.info('the search text of the goods was made anew')
    return { database, services }
  } catch (error) {
    await database.close()
    throw error
  }
}
