import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { catalogue } from './catalogue.ts'
import type { Command } from './command.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { settings } from './settings.ts'

/** The commands of a store by name, as in `npm run NAME`. Each runs in the process that has the database open. */
export const commands: Readonly<Record<string, Command>> = {
  admin,
  backup,
  catalogue,
  orders,
  payments,
  pictures,
  privacy,
  settings,
}
