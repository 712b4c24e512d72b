import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { catalogue } from './catalogue.ts'
import type { BareCommand } from './command.ts'
import { moveDatabase } from './move-database.ts'
import { onOpenStore } from './on-open-store.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { restore } from './restore.ts'
import { settings } from './settings.ts'

/** The commands of the terminal by name, as in `npm run NAME`. */
export const commands: Readonly<Record<string, BareCommand>> = {
  admin: onOpenStore(admin),
  backup: onOpenStore(backup),
  catalogue: onOpenStore(catalogue),
  'move-database': moveDatabase,
  orders: onOpenStore(orders),
  payments: onOpenStore(payments),
  pictures: onOpenStore(pictures),
  privacy: onOpenStore(privacy),
  restore,
  settings: onOpenStore(settings),
}
