import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '#domain/errors.ts'
import { parsePhone, type Phone } from '#domain/identity/phone.ts'
import { exportMessages } from '#domain/privacy/export-messages.ts'
import { readablePage } from '#domain/privacy/readable-page.ts'
import { serializePersonalData } from '#domain/privacy/serialize-personal-data.ts'
import type { Command, CommandTask } from './command.ts'
import { failureText } from './reason-texts.ts'

/** Exports or erases what the store holds of a person who asked for it, and removes what has expired. */
export const privacy: Command = {
  usage: `Usage: npm run privacy -- export PHONE FILE | erase PHONE --confirm | sweep
FILE ends in .json or .html. Be sure that whoever asks owns the number; on the account page they prove it by a code.`,
  parse: ([command, number = '', last, ...rest]) => {
    if (command === 'sweep' && number === '') return sweep
    const phone = parsePhone(number)
    if (phone === null || last === undefined || rest.length > 0) return null
    if (command === 'export' && /\.(json|html)$/.test(last)) return exportTo(phone, last)
    return command === 'erase' && last === '--confirm' ? erase(phone) : null
  },
}

function exportTo(phone: Phone, file: string): CommandTask {
  return async ({ store, folder, print }) => {
    const data = serializePersonalData(await store.services.privacy.exportDataOfPhone(phone))
    const target = path.resolve(folder, file)
    const content = file.endsWith('.html')
      ? readablePage(data, exportMessages)
      : JSON.stringify(data, null, 2)
    await writeFile(target, content, { mode: 0o600, flag: 'wx' })
    print(`Exported ${data.orders.length} orders and ${data.documents.length} documents to ${target}`)
    return 0
  }
}

function erase(phone: Phone): CommandTask {
  return async ({ store, print, complain }) => {
    try {
      await store.services.privacy.erasePartner(phone)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      complain(`Nothing was erased: ${failureText(error)}`)
      return 1
    }
    print(
      'Erased. Orders stay without the person, invoices as they were issued until tax law no longer asks for them.',
    )
    return 0
  }
}

const sweep: CommandTask = async ({ store, print }) => {
  const counts = await store.services.jobs.sweepExpiredData()
  for (const [what, count] of Object.entries(counts)) print(`${what}: ${count} removed`)
  return 0
}
